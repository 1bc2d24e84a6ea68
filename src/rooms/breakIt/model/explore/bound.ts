// What an exploration covers: everything within its bound, and nothing beyond.
import {
  assertNever,
  type ClientId,
  type Command,
  type ServerId,
  type WorldSetup,
} from '../../../../engine/index.ts';

/** Faults that can be placed after every step. */
export const PLACED_FAULTS = [
  'kill',
  'close',
  'pause',
  'cut',
  'drop',
  'expire',
  'stall',
  'lane',
  'interrupt',
  'jump',
  'restart',
  'crash',
  'freeze',
  'isolate',
] as const;
export type PlacedFault = (typeof PLACED_FAULTS)[number];

export interface Bound {
  readonly faults: readonly PlacedFault[];
  /** Faults in a run, at most. */
  readonly atMost: number;
  /** Deviations from first come, first served, at most: a message that everything else on its way overtakes, or another gate opened first. */
  readonly delays: number;
  /** Gates that are opened, one whenever all is quiet, at most. */
  readonly gates: number;
}

/** What is placed where nothing else is said. */
export function usualFaults({ servers }: WorldSetup): readonly PlacedFault[] {
  return servers.length > 1 ? OF_SERVERS : OF_CLIENTS;
}

const OF_CLIENTS = ['kill', 'close', 'pause', 'cut', 'drop', 'expire'] as const;
const OF_SERVERS = ['crash', 'isolate'] as const;

export function isPlacedFault(name: string): name is PlacedFault {
  return PLACED_FAULTS.some((fault) => fault === name);
}

/** A fault with its target, and what ends it. */
export interface Deed {
  readonly key: string;
  readonly fault: PlacedFault;
  readonly target: ClientId | ServerId;
  readonly command: Command;
  readonly ending: Ending | null;
}

/**
 * How a lasting fault ends. `quiet`: as soon as nothing else happens. `expired`: when the session of its client has expired and all is
 * quiet again.
 */
export interface Ending {
  readonly when: 'quiet' | 'expired';
  readonly command: Command;
}

/** All that may be done to a world, whether or not it can be done now. */
export function deedsIn(setup: WorldSetup, faults: readonly PlacedFault[]): readonly Deed[] {
  return faults.flatMap((fault) => {
    if (!isOfServers(fault)) return setup.clients.flatMap(({ id }) => toClient(fault, id));
    const clients = setup.clients.map(({ id }) => id);
    return setup.servers.flatMap((server) => toServer(fault, server, setup.servers, clients));
  });
}

type ServerFault = Extract<PlacedFault, 'restart' | 'crash' | 'freeze' | 'isolate'>;

function isOfServers(fault: PlacedFault): fault is ServerFault {
  return fault === 'restart' || fault === 'crash' || fault === 'freeze' || fault === 'isolate';
}

function toClient(fault: Exclude<PlacedFault, ServerFault>, client: ClientId): readonly Deed[] {
  const deed = (command: Command, ending: Ending | null = null, name: string = fault): Deed => ({
    key: `${name} ${client}${ending === null ? '' : ` until ${ending.when}`}`,
    fault,
    target: client,
    command,
    ending,
  });
  switch (fault) {
    case 'kill':
      return [deed({ type: 'killClient', client })];
    case 'close':
      return [deed({ type: 'closeClient', client })];
    case 'pause':
      return SHORT_AND_LONG.map((when) =>
        deed({ type: 'pauseClient', client }, { when, command: { type: 'resumeClient', client } }),
      );
    case 'cut':
      return SHORT_AND_LONG.map((when) =>
        deed({ type: 'cutClientLink', client }, { when, command: { type: 'healClientLink', client } }),
      );
    case 'drop':
      return [deed({ type: 'dropReply', client })];
    case 'expire':
      return [deed({ type: 'expireSession', client })];
    case 'stall':
      return [
        deed(
          { type: 'stallProgram', client },
          { when: 'quiet', command: { type: 'unstallProgram', client } },
        ),
      ];
    case 'lane':
      return [
        deed(
          { type: 'blockEventLane', client },
          { when: 'quiet', command: { type: 'unblockEventLane', client } },
        ),
      ];
    case 'interrupt':
      return [deed({ type: 'interruptThread', client, thread: 0 })];
    case 'jump':
      return [60_000, -10_000].map((byMs) =>
        deed({ type: 'jumpClientClock', client, byMs }, null, byMs > 0 ? 'jump forwards' : 'jump back'),
      );
    default:
      return assertNever(fault);
  }
}

const SHORT_AND_LONG = ['quiet', 'expired'] as const;

function toServer(
  fault: ServerFault,
  server: ServerId,
  servers: readonly ServerId[],
  clients: readonly ClientId[],
): readonly Deed[] {
  const deed = (command: Command, undo: Command | null): Deed => ({
    key: `${fault} ${server}${undo === null ? '' : ' until quiet'}`,
    fault,
    target: server,
    command,
    ending: undo === null ? null : { when: 'quiet', command: undo },
  });
  switch (fault) {
    case 'restart':
      return [deed({ type: 'restartServer', server }, null)];
    case 'crash':
      return [deed({ type: 'crashServer', server }, { type: 'startServer', server })];
    case 'freeze':
      return [deed({ type: 'freezeServer', server }, { type: 'thawServer', server })];
    case 'isolate': {
      const others = servers.filter((other) => other !== server);
      if (others.length === 0) return [];
      return [deed({ type: 'partition', groups: [[server], [...others, ...clients]] }, { type: 'healAll' })];
    }
    default:
      return assertNever(fault);
  }
}
