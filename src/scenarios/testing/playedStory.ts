// Verbs for tests of ensembles’ stories: a story played to its end, and what there is to ask of it.
import { Simulation, type RecordKind, type RecordOf, type ServerId, dataText } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { REGISTER } from '../ensemble/register.ts';
import '../library.ts';

/** Outcomes must not hang on them: with some of these a race goes another way than usual. */
export const SEEDS = [1, 2, 22, 78, 127, 253];

/** The scenario with these values and its own for the others, played until nothing more can come of it. */
export function play(id: string, written: Readonly<Record<string, string>> = {}, seed = 1): PlayedStory {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const values = parseValues(scenario, written, 'headless');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  const clients = scenario.clients.headless ?? scenario.clients.initial;
  const setup = scenario.setup({ scenario: id, seed, clients, values: values.value });
  const sim = new Simulation(setup, recipeBook, { invariants: scenario.invariants });
  while (!sim.isIdle() && sim.steps < PATIENCE) sim.step();
  return new PlayedStory(sim);
}

export class PlayedStory {
  readonly sim: Simulation;

  constructor(sim: Simulation) {
    this.sim = sim;
  }

  /** Whether all of its script was given, nothing of it refused, no program failed, and nothing is left to come. */
  get ending(): string {
    if (!this.sim.isIdle()) return 'goes on';
    for (const { actor, yielded } of this.all('program.resumed'))
      if (yielded.kind === 'threw') return `${actor} threw ${yielded.message}`;
    if (this.sim.world.cue !== null) return `waits for cue ${this.sim.world.cue.index}`;
    const [refused] = this.all('command.refused');
    return refused === undefined ? 'ended' : `${refused.command.type}: ${refused.reason}`;
  }

  /** What each server holds of the shared znode, by number from 1; null where it is down. */
  get values(): readonly (string | null)[] {
    return this.#servers.map(({ vars, nodes }) =>
      vars.value.state === 'down' ? null : dataText(nodes.get(REGISTER)?.data ?? ''),
    );
  }

  /** `leader 2`: role and epoch, by number from 1. */
  get roles(): readonly string[] {
    return this.#servers.map(({ vars, peer }) => {
      if (vars.value.state !== 'serving') return vars.value.state;
      return `${peer.value?.role} ${peer.value?.currentEpoch}`;
    });
  }

  /** Invariants that broke. */
  get broken(): readonly string[] {
    return [...new Set(this.sim.violations.map(({ invariant }) => invariant))].toSorted();
  }

  /** What a client was told of its calls, in order: `setData Ok`, `getData A1`, `setData ConnectionLoss`. */
  told(client: string): readonly string[] {
    const told: string[] = [];
    for (const record of this.sim.trace) {
      if (record.actor !== `client:${client}`) continue;
      if (record.kind === 'reply.delivered' || record.kind === 'request.failed')
        told.push(`${record.op} ${record.err}`);
      if (record.kind !== 'program.resumed' || record.input.kind !== 'response') continue;
      const { data } = record.input.body;
      if (data !== undefined) told.splice(-1, 1, `getData ${dataText(data)}`);
    }
    return told.filter((text) => !text.startsWith('setWatches'));
  }

  all<K extends RecordKind>(kind: K, actor?: string): readonly RecordOf<K>[] {
    return this.sim.trace.filter(
      (record): record is RecordOf<K> =>
        record.kind === kind && (actor === undefined || record.actor === actor),
    );
  }

  /** Virtual time of the first such record. */
  timeOf<K extends RecordKind>(kind: K, wanted: (record: RecordOf<K>) => boolean = () => true): number {
    const found = this.all(kind).find(wanted);
    if (found === undefined) throw new Error(`no ${kind} came`);
    return found.timeMs;
  }

  /** Servers on whose disks the n-th write of a client is. */
  havingLogged(value: string): readonly ServerId[] {
    return this.#servers
      .filter(({ log }) => log.toArray().some(({ txn }) => dataOf(txn.body) === value))
      .map(({ vars }) => vars.value.id);
  }

  get #servers() {
    return [...this.sim.world.servers.values()];
  }
}

const PATIENCE = 100_000;

function dataOf(body: object): string | null {
  return 'data' in body && typeof body.data === 'string' ? body.data : null;
}
