// The moment in which a promise broke, or in which a scene comes to its point, small: who believed, waited or worked when, what was done to whom, how the znodes stood.
// All of it is read off a run, nothing is told beforehand.
import type { ClientId, Simulation } from '../../../engine/index.ts';
import type { Turn } from './turn.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { rivalSpans } from '../beliefSpans.ts';
import { lockLine } from '../lockLine.ts';
import { boxesAt, type RedBox } from './boxes.ts';
import { clientRows, type RedRow } from './clientRows.ts';
import { serverRows } from './serverRows.ts';

export interface RedPicture {
  readonly fromMs: number;
  readonly toMs: number;
  readonly redMs: number;
  /** Whether a promise breaks then. */
  readonly isBroken: boolean;
  readonly rows: readonly RedRow[];
  /** What is broken, and from when: over those rows. */
  readonly bands: readonly RedBand[];
  /** Znodes as the tree has them then. */
  readonly boxes: readonly RedBox[];
  /** When commands were given, each moment once. */
  readonly commandsMs: readonly number[];
}

export interface RedBand {
  readonly fromMs: number;
  readonly toMs: number;
  /** Keys of the rows that take part; empty: all. */
  readonly rows: readonly string[];
}

interface Moment {
  readonly simulation: Simulation;
  readonly turn: Turn;
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  /** The time that is shown, where it does not follow from the turn. */
  readonly window?: Window | undefined;
}

export type Window = Pick<RedPicture, 'fromMs' | 'toMs'>;

/** Rows that can be told apart in a picture of that size. */
const ROWS = 7;

export function redPicture(moment: Moment): RedPicture {
  const { simulation, turn, scenario, choice } = moment;
  const window = moment.window ?? windowOf(moment);
  const named = new Set<string>([...turn.clients, ...(turn.servers ?? [])]);
  const all = [
    ...(scenario.picture === 'ensemble' ? serverRows(simulation, turn) : []),
    ...clientRows(simulation, turn),
  ];
  const rows = worthARow(all, named);
  return {
    ...window,
    redMs: turn.timeMs,
    isBroken: turn.invariant !== null,
    rows: rows.map((row) => ({ ...row, isNamed: named.has(row.actor) })),
    bands: bandsOf(moment, window.toMs, rows).filter(({ fromMs }) => fromMs < window.toMs),
    boxes: boxesAt(simulation, turn, { ...lockLine(scenario, choice), family: scenario.family }),
    commandsMs: [...new Set(commandTimes(simulation))],
  };
}

/** Those that the breach names before others, in their own order. */
function worthARow(rows: readonly RedRow[], named: ReadonlySet<string>): readonly RedRow[] {
  if (rows.length <= ROWS) return rows;
  const first = rows.filter(({ actor }) => named.has(actor));
  const others = rows.filter(({ actor }) => !named.has(actor));
  const kept = new Set([...first, ...others].slice(0, ROWS));
  return rows.filter((row) => kept.has(row));
}

/** From where the trouble begins to a little beyond the breach. */
function windowOf({ simulation, turn }: Moment): Window {
  const { timeMs } = turn;
  const beginMs = Math.max(0, Math.min(startOf(simulation, turn), timeMs - MIN_SPAN_MS));
  const span = timeMs - beginMs;
  return { fromMs: Math.max(0, beginMs - span * BEFORE), toMs: timeMs + span * BEYOND };
}

/** What lasts milliseconds is drawn so wide that it can be seen. */
const MIN_SPAN_MS = 80;
const BEFORE = 0.06;
const BEYOND = 0.22;
/** A loop is seen by its single requests. */
const LOOP_MS = 1100;

function startOf(simulation: Simulation, { invariant, timeMs, count, step }: Turn): number {
  const given = commandTimes(simulation);
  switch (invariant) {
    case null:
      return timeMs - SCENE_MS;
    case 'I-24':
      return timeMs - LOOP_MS;
    // What was woken was woken by the last thing that happened to the lock.
    case 'I-7':
      return (
        simulation.trace.findLast((one) => one.step < step && ENDS_A_HOLD.has(one.kind))?.timeMs ?? timeMs
      );
    case 'I-5':
    case 'I-13':
      return Math.min(timeMs - count, ...given) - count * BEFORE;
    default:
      return Math.min(timeMs, ...given) - LEAD_MS;
  }
}

/** Those of the script too, which stand in no list of commands. */
function commandTimes({ trace }: Simulation): readonly number[] {
  return trace.flatMap(({ kind, timeMs }) => (kind === 'command.given' ? [timeMs] : []));
}

const LEAD_MS = 300;
/** How its cast came in is seen as well. */
const SCENE_MS = 1800;
const ENDS_A_HOLD: ReadonlySet<string> = new Set(['belief.withdrawn', 'session.closed']);

function bandsOf({ simulation, turn }: Moment, toMs: number, rows: readonly RedRow[]): readonly RedBand[] {
  const { invariant, timeMs, count, until } = turn;
  switch (invariant) {
    case null:
      return [];
    case 'I-1':
    case 'I-12':
      return rivalSpans(simulation.trace).map(({ from, to, believers }) => ({
        fromMs: from.timeMs,
        toMs: Math.min(toMs, to?.timeMs ?? toMs),
        rows: believers.flatMap(({ client, thread }) => keysOf(rows, client, thread)),
      }));
    case 'I-5':
    case 'I-13':
      return [{ fromMs: timeMs - count, toMs, rows: [] }];
    default: {
      const named = [...turn.clients, ...(turn.servers ?? [])];
      const keys = rows.flatMap(({ key, actor }) => (named.some((name) => name === actor) ? [key] : []));
      return until === null && keys.length > 0 ? [{ fromMs: timeMs, toMs, rows: keys }] : [];
    }
  }
}

/** The row of that thread, where its client has several, else the client's only one. */
function keysOf(rows: readonly RedRow[], client: ClientId, thread: number | null): readonly string[] {
  const own = rows.filter(({ actor }) => actor === client);
  const ofThread = own.find(({ key }) => key === `${client} ${thread}`);
  return ofThread === undefined ? own.map(({ key }) => key) : [ofThread.key];
}
