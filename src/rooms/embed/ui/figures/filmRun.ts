// The runs of the two figures about servers: what is done to them and when, and the moments that are drawn.
import { parseValues, register } from '../../../../scenarios/catalogue.ts';
import { leaderCrash } from '../../../../scenarios/ensemble/leaderCrash/scenario.ts';
import { partition } from '../../../../scenarios/ensemble/partition/scenario.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import type { ScenarioEntry } from '../../../../scenarios/scenario/entry.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { ClientId, Command, ServerId } from '../../../../engine/index.ts';
import type { Switched } from './switched.ts';

// The only ones of their family that are needed here.
register([leaderCrash, partition]);

export type FilmId = 'failover-figure' | 'partition-figure';

/** What has just happened in a moment. */
export type MomentKey = 'written' | 'crashed' | 'elected' | 'restarted' | 'whole' | 'cut' | 'healed';

export interface Film {
  readonly entry: ScenarioEntry;
  readonly clients: number;
  /** Virtual milliseconds: where it is played from, and its last moment. */
  readonly startMs: number;
  readonly moments: readonly { readonly key: MomentKey; readonly atMs: number }[];
  readonly commands: readonly (readonly [atMs: number, command: Command])[];
  /** From top to bottom. Servers of another camp stand behind a cut. */
  readonly rows: readonly FilmRow[];
  /** The camps while the network is cut: from one moment until before another. */
  readonly cutMs: readonly [from: number, to: number] | null;
}

export type FilmRow =
  | { readonly kind: 'client'; readonly client: ClientId }
  | { readonly kind: 'server'; readonly server: ServerId; readonly camp: 0 | 1 }
  /** How many servers have the write that the figure is about. */
  | { readonly kind: 'count' };

const MAX_STEPS = 50_000;
const SERVERS = 5;

export function filmOf(id: FilmId, switched: Switched): Film {
  return id === 'failover-figure' ? failover(switched) : partitioned(switched);
}

export function filmChoice({ entry, clients }: Film, seed: number): ScenarioChoice {
  const { scenario } = entry;
  const values = parseValues(scenario, { story: 'none', servers: String(SERVERS) }, 'initial');
  if (!values.ok) throw new Error(`${scenario.id} does not take what the figure says`);
  return { scenario: scenario.id, seed, clients, values: values.value };
}

/** From its first moment to its last. */
export function runFilm(experiment: Experiment, film: Film): void {
  for (const [atMs, command] of film.commands) {
    experiment.runUntil(atMs, MAX_STEPS);
    experiment.give(command, { step: experiment.steps, timeMs: atMs });
  }
  experiment.runUntil(endOf(film), MAX_STEPS);
}

export function endOf({ moments }: Film): number {
  return moments.at(-1)?.atMs ?? 0;
}

/**
 * A writes, and the leader dies: with the write on a majority of disks, and A told so, or on its own disk alone. Links that are
 * cut carry it no further, and as no connection closes, the survivors miss the leader together. Then the old one comes back.
 */
function failover(switched: Switched): Film {
  const others = ['server:1', 'server:2', 'server:3', 'server:4'] as const;
  const [unreached, reached] = switched === 'on' ? [others.slice(0, 2), others.slice(2)] : [others, []];
  return {
    entry: leaderCrash,
    clients: 2,
    startMs: 1900,
    moments: [
      { key: 'written', atMs: 2098 },
      { key: 'crashed', atMs: 2400 },
      { key: 'elected', atMs: 13_990 },
      { key: 'restarted', atMs: 15_500 },
    ],
    commands: [
      [1500, { type: 'openGate', client: 'client:A', gate: 'write' }],
      ...unreached.map((server) => cutOff(2000, server)),
      [2000, { type: 'openGate', client: 'client:A', gate: 'write' }],
      ...reached.map((server) => cutOff(2099, server)),
      [2100, { type: 'crashServer', server: 'server:5' }],
      [14_000, { type: 'healAll' }],
      [14_000, { type: 'startServer', server: 'server:5' }],
    ],
    rows: [
      { kind: 'client', client: 'client:A' },
      ...[5, 4, 3, 2, 1].map((n) => ({ kind: 'server', server: `server:${n}`, camp: 0 }) as const),
      { kind: 'count' },
    ],
    cutMs: null,
  };
}

function cutOff(atMs: number, server: ServerId): Film['commands'][number] {
  return [atMs, { type: 'cutLink', from: 'server:5', to: server, ways: 'both' }];
}

/** The network is cut in two, and a client on either side writes. `on`: the leader is in the smaller camp. */
function partitioned(switched: Switched): Film {
  const { first, small, large } = CAMPS[switched];
  return {
    entry: partition,
    clients: 3,
    startMs: 4200,
    moments: [
      { key: 'whole', atMs: 4300 },
      { key: 'cut', atMs: 4500 },
      { key: 'written', atMs: 15_700 },
      { key: 'healed', atMs: 20_500 },
    ],
    commands: [
      [3840, { type: 'openGate', client: first, gate: 'write' }],
      [4333, { type: 'partition', groups: [small.all, large.all] }],
      [4333, { type: 'openGate', client: small.client, gate: 'write' }],
      [15_300, { type: 'openGate', client: large.client, gate: 'write' }],
      [18_300, { type: 'healAll' }],
    ],
    rows: [
      { kind: 'client', client: small.client },
      ...small.servers.map((server) => ({ kind: 'server', server, camp: 0 }) as const),
      ...large.servers.map((server) => ({ kind: 'server', server, camp: 1 }) as const),
      { kind: 'client', client: large.client },
    ],
    cutMs: [4333, 18_300],
  };
}

interface Camp {
  /** Who writes there. */
  readonly client: ClientId;
  readonly servers: readonly ServerId[];
  readonly all: readonly (ClientId | ServerId)[];
}

/** Server 5 leads at first. A is its client, C that of server 1; B knows servers 4, 3 and 2 alone. */
const CAMPS: Readonly<
  Record<Switched, { readonly first: ClientId; readonly small: Camp; readonly large: Camp }>
> = {
  on: {
    first: 'client:B',
    small: camp('client:A', ['server:5', 'server:1'], ['client:C']),
    large: camp('client:B', ['server:4', 'server:3', 'server:2']),
  },
  off: {
    first: 'client:A',
    small: camp('client:C', ['server:2', 'server:1']),
    large: camp('client:A', ['server:5', 'server:4', 'server:3'], ['client:B']),
  },
};

function camp(client: ClientId, servers: readonly ServerId[], others: readonly ClientId[] = []): Camp {
  return { client, servers, all: [...servers, client, ...others] };
}
