// A trial of a program: a world of other seed, size, arrival and latency than the page shows, and faults placed by what happens.
import type { ClientId, Command } from '../../../../engine/index.ts';
import { nthClientId } from '../../../../engine/index.ts';
import type { DutyId, Exam } from '../../../../scenarios/lessons/repair.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { Dice } from '../dice.ts';

export interface Trial {
  readonly choice: ScenarioChoice;
  readonly troubles: readonly Trouble[];
}

export interface Trouble {
  readonly when: TroubleMoment;
  /** Null: the client that the moment is about is killed. */
  readonly command: Command | null;
}

type TroubleMoment =
  | { readonly on: 'time'; readonly atMs: number }
  /** That many have come to hold, lead, pass or work. */
  | { readonly on: 'belief'; readonly nth: number; readonly afterMs: number }
  /** The client has sent that many requests. */
  | { readonly on: 'request'; readonly client: ClientId; readonly nth: number; readonly afterMs: number };

/** What trials of a duty are like. */
interface Plan {
  readonly clients: { readonly min: number; readonly max: number };
  /** How long each keeps what it gets, beside one long time in which nobody may poll. */
  readonly holdMs: { readonly short: number; readonly long: number } | 'untilReleased';
  /** Who may be killed: the client that has come to it, or any of these places. At most so many of them. */
  readonly kills: { readonly atBelief: boolean; readonly from: number; readonly most: number };
}

const PLANS: Readonly<Record<DutyId, Plan>> = {
  lock: {
    clients: { min: 3, max: 6 },
    holdMs: { short: 900, long: 30_000 },
    kills: { atBelief: true, from: 0, most: 2 },
  },
  readWriteLock: {
    clients: { min: 5, max: 8 },
    holdMs: { short: 900, long: 30_000 },
    kills: { atBelief: true, from: 0, most: 2 },
  },
  queue: {
    clients: { min: 3, max: 5 },
    holdMs: { short: 900, long: 4000 },
    kills: { atBelief: true, from: 1, most: 1 },
  },
  // A member that is killed before all have come keeps the barrier shut for good.
  barrier: {
    clients: { min: 3, max: 3 },
    holdMs: { short: 300, long: 3000 },
    kills: { atBelief: true, from: 3, most: 1 },
  },
  election: {
    clients: { min: 3, max: 5 },
    holdMs: 'untilReleased',
    kills: { atBelief: true, from: 0, most: 2 },
  },
  registry: {
    clients: { min: 3, max: 5 },
    holdMs: 'untilReleased',
    kills: { atBelief: false, from: 0, most: 2 },
  },
};

/** Trials without a fault come first: the page's own world but for its size, a long wait, and one that comes late. */
const WITHOUT_FAULT = 3;
const SALT = 0x74726961;

export function isWithoutFault(index: number): boolean {
  return index < WITHOUT_FAULT;
}

export function trialOf(choice: ScenarioChoice, { duty, seed, allow }: Exam, index: number): Trial {
  const dice = new Dice(seed + Math.imul(index, 0x9e3779b1), SALT);
  const { clients, holdMs, kills } = PLANS[duty];
  const count = index === 0 ? clients.min : dice.between(clients.min, clients.max);
  const heldMs =
    holdMs === 'untilReleased'
      ? holdMs
      : index === 1
        ? holdMs.long
        : index === 0
          ? holdMs.short
          : dice.below(holdMs.short);
  const arrival = index === 0 ? 'together' : dice.of(['together', 'staggered', 'random', 'random']);
  const values = { ...choice.values, arrival, rounds: 1, holdMs: heldMs };
  const ids = Array.from({ length: count }, (_, place) => nthClientId(place));
  const troubles = [...latencies(ids, index, dice), ...latecomer(ids, index, dice)];
  if (!isWithoutFault(index)) troubles.push(...faults({ ids, allow, kills, dice }));
  return {
    choice: {
      ...choice,
      seed: index === 0 ? choice.seed : 1 + dice.below(1_000_000),
      clients: count,
      values,
    },
    troubles,
  };
}

/** Some are farther from the server than others. */
function latencies(ids: readonly ClientId[], index: number, dice: Dice): Trouble[] {
  if (index === 0) return [];
  return ids.flatMap((client) => {
    const extraMs = dice.of([0, 0, 15, 40, 80]);
    if (extraMs === 0) return [];
    return [atMs(0, { type: 'slowLink', from: client, to: 'server:1', ways: 'both', extraMs })];
  });
}

/** One begins long after the others. */
function latecomer(ids: readonly ClientId[], index: number, dice: Dice): Trouble[] {
  if (index < 2 || (index > 2 && dice.below(3) > 0)) return [];
  const client = dice.among(ids);
  if (client === undefined) return [];
  return [
    atMs(0, { type: 'stallProgram', client }),
    atMs(dice.between(2500, 7000), { type: 'unstallProgram', client }),
  ];
}

interface FaultOrder {
  readonly ids: readonly ClientId[];
  readonly allow: Exam['allow'];
  readonly kills: Plan['kills'];
  readonly dice: Dice;
}

function faults({ ids, allow, kills, dice }: FaultOrder): Trouble[] {
  let killsLeft = kills.most;
  return Array.from({ length: dice.between(1, 3) }, (): Trouble[] => {
    const fault = dice.among(allow);
    if (fault === 'restart') {
      const on = {
        on: 'request',
        client: dice.among(ids) ?? 'client:A',
        nth: dice.between(1, 6),
        afterMs: dice.below(9),
      } as const;
      return [{ when: on, command: { type: 'restartServer', server: 'server:1' } }];
    }
    if (fault === 'kill' && killsLeft > 0) {
      killsLeft--;
      if (kills.atBelief && dice.below(3) > 0)
        return [{ when: { on: 'belief', nth: dice.between(1, 3), afterMs: dice.below(400) }, command: null }];
      const client = dice.among(ids.slice(kills.from));
      if (client === undefined) return [];
      return [atMs(dice.between(800, 6000), { type: 'killClient', client })];
    }
    const client = dice.among(ids) ?? 'client:A';
    const when = { on: 'request', client, nth: dice.between(1, 8), afterMs: 0 } as const;
    return [{ when, command: { type: 'dropReply', client } }];
  }).flat();
}

function atMs(time: number, command: Command): Trouble {
  return { when: { on: 'time', atMs: time }, command };
}
