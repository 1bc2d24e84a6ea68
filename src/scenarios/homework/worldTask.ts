// What a teacher makes of a world of her own: a goal from a list of predicates, and a question that a run of hers answers. The answer
// is not written down: the run is done again, and read.
import * as v from 'valibot';
import {
  INVARIANT_IDS,
  KEEPER_CODES,
  areOfOneLock,
  believers,
  counterOf,
  type World,
} from '../../engine/index.ts';
import { Believers } from '../lessons/believers.ts';
import type { Action, Milestone, Outcome, Part, Prediction, StepSeen } from '../lessons/lesson.ts';
import { broken, milestone } from '../lessons/milestones.ts';
import { Experiment, type ScenarioLibrary } from '../experiment/experiment.ts';
import { carryOut, runTo } from '../lessons/carryOut.ts';
import { CommandSchema } from '../link/commandSchema.ts';
import type { Link } from '../link/permalink.ts';
import { LINK_LIMITS } from '../link/linkLimits.ts';

const PATH = /^\/[^=]{0,200}$/;
const NOTHING = /^$/;
const SERVER = /^[1-9]$/;

/** What each goal is about, as it is written. */
const GOALS = {
  /** An invariant is violated. */
  violated: (about: string) => INVARIANT_IDS.some((id) => id === about),
  /** So many clients believe at one moment that they hold one lock, or that they lead. */
  believers: (about: string) => /^[1-9]\d?$/.test(about),
  /** A znode has a value: `/path=value`. */
  value: (about: string) => /^\/[^=]{0,200}=.{0,200}$/.test(about),
  /** A znode was there and is gone. */
  gone: (about: string) => PATH.test(about),
  /** The session of a client is over. */
  closed: (about: string) => /^[A-Z]{1,3}$/.test(about),
  /** A call of a client is answered with an error. */
  error: (about: string) => about !== 'Ok' && Object.hasOwn(KEEPER_CODES, about),
} as const satisfies Readonly<Record<string, (about: string) => boolean>>;

/** What can be asked of the moment a run ends at, and what each question is about. */
const QUESTIONS = {
  wakeUps: NOTHING,
  requests: NOTHING,
  believers: NOTHING,
  value: PATH,
  children: PATH,
  /** The counter in the zxid of the last transaction of a server, by its number. */
  zxid: SERVER,
  sessions: SERVER,
} as const satisfies Readonly<Record<string, RegExp>>;

export type WorldGoalKind = keyof typeof GOALS;
export type WorldQuestionKind = keyof typeof QUESTIONS;
export const WORLD_GOALS = Object.keys(GOALS) as readonly WorldGoalKind[];
export const WORLD_QUESTIONS = Object.keys(QUESTIONS) as readonly WorldQuestionKind[];

export interface WorldGoal {
  readonly is: WorldGoalKind;
  readonly about: string;
}

/** A run of the teacher's: what was done in it, and the time that it is asked of. */
export interface WorldRun {
  readonly commands: readonly {
    readonly command: v.InferOutput<typeof CommandSchema>;
    readonly atMs: number;
  }[];
  readonly untilMs: number;
}

export interface WorldQuestion {
  readonly asks: WorldQuestionKind;
  readonly about: string;
  readonly options: readonly string[];
  readonly run: WorldRun;
}

export function isGoal({ is, about }: WorldGoal): boolean {
  return GOALS[is](about);
}

/** Whether it can be asked; whether one of its options is right is another question. */
export function isQuestion({ asks, about, options }: WorldQuestion): boolean {
  const isDistinct = new Set(options).size === options.length;
  return QUESTIONS[asks].test(about) && isDistinct && options.length >= 2 && options.length <= MOST_OPTIONS;
}

const MOST_OPTIONS = 6;

/** A day of virtual time. */
const MOST_MS = 86_400_000;

const text = v.pipe(v.string(), v.maxLength(420));
const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS));

export const GOAL_SCHEMA = v.pipe(v.object({ is: v.picklist(WORLD_GOALS), about: text }), v.check(isGoal));
export const QUESTION_SCHEMA = v.pipe(
  v.object({
    asks: v.picklist(WORLD_QUESTIONS),
    about: text,
    options: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))), v.maxLength(MOST_OPTIONS)),
    run: v.object({
      commands: v.pipe(
        v.array(v.object({ command: CommandSchema, atMs: ms })),
        v.maxLength(LINK_LIMITS.commands),
      ),
      untilMs: ms,
    }),
  }),
  v.check((question) => isQuestion(question)),
);

function goalOf({ is, about }: WorldGoal): Milestone {
  switch (is) {
    case 'violated':
      return broken(is, ...INVARIANT_IDS.filter((id) => id === about));
    case 'believers':
      return milestone(
        is,
        () => (record, seen) =>
          record.kind === 'belief.stated' &&
          LOCK_OR_LEAD.some((what) => mostBelievers(seen.world(), what) >= Number(about)),
      );
    case 'value':
      return milestone(
        is,
        () => (record, seen) =>
          record.kind === 'txn.applied' && valueAt(pathIn(about), seen) === valueIn(about),
      );
    case 'gone':
      return milestone(is, () => {
        let wasThere = false;
        return (record, seen) => {
          if (record.kind !== 'txn.applied') return false;
          const isThere = valueAt(about, seen) !== null;
          wasThere ||= isThere;
          return wasThere && !isThere;
        };
      });
    case 'closed':
      return milestone(is, () => {
        const sessions = new Set<string>();
        return (record) => {
          if (record.kind === 'session.established' && record.actor === `client:${about}`)
            sessions.add(record.session);
          return record.kind === 'session.closed' && sessions.has(record.session);
        };
      });
    case 'error':
      return milestone(is, () => (record) => record.kind === 'reply.delivered' && record.err === about);
    default:
      return is satisfies never;
  }
}

/** What is done in the run, up to the moment that is asked of. */
function actionsOf({ commands, untilMs }: WorldRun): readonly Action[] {
  return [
    ...commands.map(({ command, atMs }) => ({ do: 'give', when: { on: 'time', atMs }, command }) as const),
    { do: 'run', until: { on: 'time', atMs: untilMs } },
  ];
}

function predictionOf({ asks, about, options, run }: WorldQuestion): Prediction {
  return {
    id: asks,
    options: options.map((said, index) => ({
      id: `option${index + 1}`,
      misconception: null,
      fits: (outcome) => String(outcome) === said.trim(),
    })),
    rehearsal: actionsOf(run),
    read: () => {
      const roles = [new Believers('holder'), new Believers('leader')];
      const counted = { wakeUps: 0, requests: 0 };
      let outcome: Outcome = '';
      return {
        see: (seen) => {
          for (const record of seen.records) {
            for (const each of roles) each.heed(record);
            if (record.kind === 'event.delivered' && record.event.type !== 'None') counted.wakeUps++;
            if (record.kind === 'request.received') counted.requests++;
          }
          if (!seen.records.some(({ timeMs }) => timeMs >= run.untilMs)) return false;
          outcome = asks === 'wakeUps' || asks === 'requests' ? counted[asks] : '';
          if (asks === 'believers') outcome = roles.find(({ now }) => now.size > 0)?.names ?? 'nobody';
          if (outcome === '') outcome = standsIn(seen, asks, about);
          return true;
        },
        outcome: () => outcome,
      };
    },
    proof: asks === 'wakeUps' || asks === 'requests' ? { kind: 'counter', counter: asks } : { kind: 'log' },
  };
}

/** Up to the last thing that happened before the moment of a link. Throws a LessonMistake if a command cannot be done there. */
export function runOf({ choices, commands, playhead }: WorldMoment, library: ScenarioLibrary): WorldRun {
  const experiment = new Experiment(choices, library);
  const given = commands.map(({ command, atMs }) => ({ command, atMs }));
  for (const { command, atMs } of given)
    carryOut(experiment, { do: 'give', when: { on: 'time', atMs }, command });
  runTo(experiment, { on: 'time', atMs: playhead.timeMs });
  return { commands: given, untilMs: experiment.head.timeMs };
}

type WorldMoment = Pick<Link, 'choices' | 'commands' | 'playhead'>;

export function worldPart(
  goal: WorldGoal,
  question: WorldQuestion | null,
): Pick<Part, 'goal' | 'prediction'> {
  return {
    goal: { milestones: [goalOf(goal)] },
    ...(question === null ? {} : { prediction: predictionOf(question) }),
  };
}

/** What is in the world then. */
function standsIn(seen: StepSeen, asks: WorldQuestionKind, about: string): Outcome {
  const number = SERVER.test(about) ? about : '1';
  const server = serverIn(seen.world(), number);
  if (server === undefined) return 'none';
  if (asks === 'value') return valueAt(about, seen) ?? 'none';
  if (asks === 'children') return server.nodes.get(about)?.children.length ?? 0;
  if (asks === 'zxid') return counterOf(server.vars.value.lastProcessedZxid);
  return server.sessions.size;
}

const LOCK_OR_LEAD = ['holder', 'leader'] as const;

/** How many clients believe it of one lock: who holds another one does not count, who names none may mean any. */
function mostBelievers(world: World, what: (typeof LOCK_OR_LEAD)[number]): number {
  const all = believers(world, new Set([what]));
  const ofLockOf = (one: (typeof all)[number]) => all.filter(({ held }) => areOfOneLock(one.held, held));
  return Math.max(0, ...all.map((one) => new Set(ofLockOf(one).map(({ client }) => client)).size));
}

function valueAt(path: string, seen: StepSeen): string | null {
  const data = serverIn(seen.world(), '1')?.nodes.get(path)?.data;
  return typeof data === 'string' ? data : null;
}

function serverIn({ servers }: World, number: string) {
  return [...servers.values()].find(({ vars }) => vars.value.id === `server:${number}`);
}

function pathIn(about: string): string {
  return about.slice(0, about.indexOf('='));
}

function valueIn(about: string): string {
  return about.slice(about.indexOf('=') + 1);
}
