// A cell of the event table: its scene is played, and what the watcher was called with is read off the run.
import { DEFAULT_WATCHER, Simulation, type TraceRecord, type WatchedEvent } from '../../engine/index.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { Scenario, ScenarioChoice } from '../../scenarios/scenario/scenario.ts';

export interface PlayedEvents {
  readonly choice: ScenarioChoice;
  /** What the watcher was called with after its watch was set: a znode's event, or a state of the connection. */
  readonly events: readonly string[];
  /** Whether the client still has a watch registered at the end. */
  readonly isSetAfterwards: boolean;
  /** When the last of them was heard; without any, when the last transaction was applied. */
  readonly momentMs: number;
}

const SEED = 1;
/** Everything has happened by then. */
const END_MS = 10_500;

/** `handle`: no call is made, and the watcher is the one of the constructor. */
export function playedEvents(scenario: Scenario, values: ScenarioChoice['values']): PlayedEvents {
  const choice = { scenario: scenario.id, seed: SEED, clients: scenario.clients.initial, values };
  const simulation = new Simulation(scenario.setup(choice), recipeBook);
  simulation.runUntil(END_MS);
  const { trace, world } = simulation;
  const heard = heardBy(trace, values['call'] === 'handle');
  const last = heard.at(-1) ?? trace.findLast(({ kind }) => kind === 'txn.applied');
  return {
    choice,
    events: heard.map(({ event }) => nameOf(event)),
    isSetAfterwards: [...(world.clients.get('client:A')?.watches.values() ?? [])].length > 0,
    momentMs: last?.timeMs ?? 0,
  };
}

type Callback = Extract<TraceRecord, { readonly kind: 'callback.run' }>;

function heardBy(trace: readonly TraceRecord[], isOfHandle: boolean): readonly Callback[] {
  const fromMs = trace.find(({ kind }) => kind === 'command.given')?.timeMs ?? CONNECTED_MS;
  return trace.filter(
    (record): record is Callback =>
      record.kind === 'callback.run' &&
      record.actor === 'client:A' &&
      (record.watcher === DEFAULT_WATCHER) === isOfHandle &&
      record.timeMs > fromMs,
  );
}

/** The constructor's watcher hears of the first connection too, which every handle has. */
const CONNECTED_MS = 500;

function nameOf({ type, state }: WatchedEvent): string {
  return type === 'None' ? state : type;
}
