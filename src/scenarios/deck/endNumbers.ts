// The three numbers of the end card, found by running what they are about: nothing of them is written down.
import { silenceMs as silenceBefore, Simulation } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import { IN_STEP, worldOf } from '../lessons/scenes.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import { runTo } from './deck.ts';
import { END_RUNS } from './tenMinutes.ts';

export interface EndNumbers {
  /** Wake-ups until all clients have held the lock once: with the herd lock and with the predecessor lock. */
  readonly bells: { readonly clients: number; readonly herd: number; readonly line: number };
  /** Milliseconds of silence after which a session may be given up, and at the latest is; and how long A's took. */
  readonly silenceMs: { readonly from: number; readonly to: number; readonly measured: number };
  /** Of all possible quorums, those that keep a write which only the crashed leader and one other server have. */
  readonly fates: { readonly kept: number; readonly quorums: number };
}

const CLIENTS = 100;
const STEPS_A_SLICE = 800;

/** Yields between slices of work, so that the page stays responsive. */
export function* endNumbers(): Generator<void, EndNumbers> {
  const bells = { clients: CLIENTS, herd: 0, line: 0 };
  bells.line = yield* bellsIn(worldOf('predecessor-lock', CLIENTS, IN_STEP));
  bells.herd = yield* bellsIn(worldOf('herd-lock', CLIENTS, { ...IN_STEP, variant: 'exists' }));
  yield;
  const silenceMs = silence();
  yield;
  let kept = 0;
  for (const down of END_RUNS.survivors) {
    if (isKeptWithout(down)) kept++;
    yield;
  }
  return { bells, silenceMs, fates: { kept, quorums: END_RUNS.survivors.length } };
}

function* bellsIn([choice]: readonly ScenarioChoice[]): Generator<void, number> {
  const simulation = simulationOf(choice);
  let bells = 0;
  while (!simulation.isIdle()) {
    for (let left = STEPS_A_SLICE; left > 0 && simulation.step(); left--)
      for (const { kind } of simulation.recordsOf(simulation.steps)) if (kind === 'watch.fired') bells++;
    yield;
  }
  return bells;
}

/** Nothing is looked at again: what is kept is the newest step. */
function simulationOf(choice: ScenarioChoice | undefined): Simulation {
  const scenario = choice === undefined ? undefined : findScenario(choice.scenario);
  if (choice === undefined || scenario === undefined) throw new RangeError('no such scenario');
  return new Simulation(scenario.setup(choice), recipeBook, { keep: 'newest' });
}

/** A session is given up at the end of the tick in which its time is over. It is silent from its last heartbeat, not from A's pause. */
function silence(): EndNumbers['silenceMs'] {
  const given = runTo(END_RUNS.givenUp);
  const trace = given.worlds[0]?.trace ?? [];
  const expired = trace.find((record) => record.kind === 'session.expired');
  const created = trace.find(
    (record) => record.kind === 'session.created' && record.session === expired?.session,
  );
  const timeoutMs = created?.kind === 'session.created' ? created.timeoutMs : 0;
  const tickTimeMs = given.worlds[0]?.setup.config.tickTimeMs ?? 0;
  const measured = expired === undefined ? 0 : silenceBefore(trace, expired);
  return { from: timeoutMs, to: timeoutMs + tickTimeMs, measured };
}

/** The survivors elect while this one of them is down too. */
function isKeptWithout(down: (typeof END_RUNS.survivors)[number]): boolean {
  const run = runTo(END_RUNS.fateWithout(down));
  const { servers } = run.worlds[0]?.world ?? { servers: new Map() };
  const leader = [...servers.values()].find(({ peer }) => peer.value?.role === 'LEADING');
  return leader?.nodes.get('/x')?.data === 'A2';
}
