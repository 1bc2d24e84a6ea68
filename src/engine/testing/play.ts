// Verbs for tests: a small world with named clients and the program each runs, and ways to wait for what happens.
import '../index.ts';
import type { ClientSetup, ProgramSetup } from '../client/clientState.ts';
import type { InvariantId } from '../invariants/invariant.ts';
import type { Command, Refusal } from '../model/command.ts';
import type { ClientId, ServerId } from '../model/ids.ts';
import type { Recipe } from '../model/op.ts';
import { Simulation } from '../simulation.ts';
import { describe } from '../trace/describe.ts';
import type { RecordKind, RecordOf, TraceRecord } from '../trace/record.ts';
import type { WorldSetup } from '../world/world.ts';
import { CONFIG } from './config.ts';

/** One program a client, or several threads of it. */
export type Programs = Readonly<Record<string, (() => Recipe<void>) | readonly (() => Recipe<void>)[]>>;

export interface PlayOptions {
  readonly seed?: number;
  readonly nodes?: readonly string[];
  readonly created?: WorldSetup['created'];
  readonly latencyMs?: { readonly min: number; readonly max: number };
  readonly sessionTimeoutMs?: number;
  readonly conductor?: WorldSetup['conductor'];
  readonly library?: ClientSetup['library'];
  readonly resources?: WorldSetup['resources'];
  readonly recipe?: WorldSetup['recipe'];
  readonly invariants?: readonly InvariantId[];
}

/** Clients `A`, `B`… that run these programs from the beginning. */
export function play(programs: Programs, options: PlayOptions = {}): Play {
  return new Play(programs, options);
}

export class Play {
  readonly sim: Simulation;

  constructor(programs: Programs, options: PlayOptions) {
    const book: Record<string, () => Recipe<void>> = {};
    const clients = Object.entries(programs).map(([name, own]) => {
      const threads = typeof own === 'function' ? [own] : own;
      const setups = threads.map((program, index): ProgramSetup => {
        const recipe = `${name}${index}`;
        book[recipe] = program;
        return { recipe, args: {}, startAfterMs: 0 };
      });
      const { library = 'java' } = options;
      return { id: `client:${name}` as const, ...CLIENT, library, ...timeout(options), programs: setups };
    });
    const setup: WorldSetup = {
      seed: options.seed ?? 1,
      config: CONFIG,
      servers: [SERVER],
      clients,
      newcomer: null,
      nodes: options.nodes ?? [],
      ...(options.created === undefined ? {} : { created: options.created }),
      latencyMs: options.latencyMs ?? { min: 1, max: 1 },
      conductor: options.conductor ?? [],
      ...(options.resources === undefined ? {} : { resources: options.resources }),
      ...(options.recipe === undefined ? {} : { recipe: options.recipe }),
    };
    this.sim = new Simulation(setup, book, { invariants: options.invariants ?? [] });
  }

  give(command: Command): Refusal | null {
    return this.sim.give(command);
  }

  /** Steps until such a record is made, and returns it; at most so many steps. */
  until<K extends RecordKind>(
    kind: K,
    actor?: string,
    wanted: (record: RecordOf<K>) => boolean = () => true,
  ): RecordOf<K> {
    for (let steps = 0; steps < PATIENCE && this.sim.step(); steps++) {
      for (const record of this.sim.recordsOf(this.sim.steps)) {
        if (isOf(record, kind, actor) && wanted(record)) return record;
      }
    }
    throw new Error(`no ${kind} of ${actor ?? 'anybody'} came:\n${this.text(-30)}`);
  }

  /** Steps until nothing is pending but pings and expiry checks. */
  settle(): this {
    for (let steps = 0; !this.sim.isQuiescent() && this.sim.step(); steps++) {
      if (steps > PATIENCE) throw new Error(`it does not settle:\n${this.text(-30)}`);
    }
    return this;
  }

  /** Lets virtual time pass. */
  pass(ms: number): this {
    this.sim.runUntil(this.sim.nowMs + ms);
    return this;
  }

  /** All records of a kind so far, of one actor or of all. */
  all<K extends RecordKind>(kind: K, actor?: string): readonly RecordOf<K>[] {
    return this.sim.trace.filter((record): record is RecordOf<K> => isOf(record, kind, actor));
  }

  /** Kinds of an actor's records since a record, as one list: for the order of things. */
  kindsSince(since: TraceRecord, actor: string): readonly RecordKind[] {
    return this.sim.trace.filter((r) => r.seq >= since.seq && r.actor === actor).map(({ kind }) => kind);
  }

  client(name: string) {
    const client = this.sim.world.clients.get(`client:${name}` satisfies ClientId);
    if (client === undefined) throw new Error(`there is no client ${name}`);
    return client;
  }

  /** The server's tree: paths but those of the system. */
  paths(): readonly string[] {
    const paths = [...(this.sim.world.servers.get(SERVER)?.nodes.keys() ?? [])];
    return paths.filter((path) => path !== '/' && !path.startsWith('/zookeeper')).toSorted();
  }

  /** The trace, or its last lines, for a failure's message. */
  text(from = 0): string {
    return this.sim.trace.slice(from).map(describe).join('\n');
  }
}

const SERVER: ServerId = 'server:1';
const PATIENCE = 200_000;

const CLIENT = { connectString: [SERVER], sessionTimeoutMs: 6000 } as const;

function timeout({ sessionTimeoutMs }: PlayOptions): { sessionTimeoutMs?: number } {
  return sessionTimeoutMs === undefined ? {} : { sessionTimeoutMs };
}

function isOf<K extends RecordKind>(
  record: TraceRecord,
  kind: K,
  actor: string | undefined,
): record is RecordOf<K> {
  return record.kind === kind && (actor === undefined || record.actor === `client:${actor}`);
}
