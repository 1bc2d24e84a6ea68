// What the search does to a world: faults by the names they are allowed by, whom each is about, and what puts it right again.
import {
  assertNever,
  isClientId,
  isServerId,
  messageNames,
  type ClientId,
  type Command,
  type ServerId,
  type ServerTarget,
  type TraceRecord,
  type World,
} from '../../../engine/index.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import type { Dice } from './dice.ts';

export const FAULTS = [
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
  'drift',
  'restart',
  'crash',
  'freeze',
  'hold',
  'break',
  'slow',
  'part',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault as a command, and the command that ends it where it lasts. */
export interface Inflicted {
  readonly command: Command;
  readonly undo: Command | null;
}

/**
 * What is tried where nobody says otherwise. No recipe promises to survive that its program is broken off from inside, or that its
 * session ends without its having been silent: it cannot know before it is told.
 */
export function usualFaults({ picture }: Pick<Scenario, 'picture'>): readonly Fault[] {
  const unusual: readonly Fault[] =
    picture === 'ensemble' ? ['interrupt', 'expire'] : ['interrupt', 'expire', 'part'];
  return FAULTS.filter((fault) => !unusual.includes(fault));
}

/** How often each is drawn. Stopping a holder breaks every lock without a guard: what is this recipe's own comes first. */
export const WEIGHTS: Readonly<Record<Fault, number>> = {
  kill: 4,
  close: 1,
  pause: 3,
  cut: 5,
  drop: 6,
  expire: 2,
  stall: 4,
  lane: 2,
  interrupt: 3,
  jump: 2,
  drift: 1,
  restart: 5,
  crash: 3,
  freeze: 1,
  hold: 2,
  break: 2,
  slow: 1,
  part: 4,
};

/** The fault as it can be done now; null where there is nothing it could be done to. */
export function inflict(fault: Fault, { client, server, world, dice }: Victim): Inflicted | null {
  switch (fault) {
    case 'kill':
      return lasting({ type: 'killClient', client }, { type: 'startClient', client });
    case 'close':
      return lasting({ type: 'closeClient', client }, { type: 'startClient', client });
    case 'pause':
      return lasting({ type: 'pauseClient', client }, { type: 'resumeClient', client });
    case 'cut':
      return lasting({ type: 'cutClientLink', client }, { type: 'healClientLink', client });
    case 'drop':
      return single({ type: 'dropReply', client });
    case 'expire':
      return single({ type: 'expireSession', client });
    case 'stall':
      return lasting({ type: 'stallProgram', client }, { type: 'unstallProgram', client });
    case 'lane':
      return lasting({ type: 'blockEventLane', client }, { type: 'unblockEventLane', client });
    case 'interrupt':
      return single({ type: 'interruptThread', client, thread: 0 });
    case 'jump':
      return single({ type: 'jumpClientClock', client, byMs: dice.of([10_000, 60_000, -10_000]) });
    case 'drift':
      return lasting(
        { type: 'driftClientClock', client, perMille: dice.of([1000, -500]) },
        { type: 'driftClientClock', client, perMille: 0 },
      );
    case 'restart':
      return single({ type: 'restartServer', server });
    case 'crash':
      return lasting({ type: 'crashServer', server }, { type: 'startServer', server });
    case 'freeze':
      return lasting({ type: 'freezeServer', server }, { type: 'thawServer', server });
    case 'hold': {
      const name = dice.among(messageNames(world).filter(({ link }) => !link.startsWith('wire:')));
      return name === undefined
        ? null
        : lasting({ type: 'holdMessage', ...name }, { type: 'releaseMessage', ...name });
    }
    case 'break': {
      const name = dice.among(messageNames(world).filter(({ link }) => !link.startsWith('wire:')));
      return name === undefined ? null : single({ type: 'cutAtMessage', ...name });
    }
    case 'slow': {
      const way = { from: dice.among(othersOf(server, world)) ?? client, to: server, ways: 'both' } as const;
      return lasting(
        { type: 'slowLink', ...way, extraMs: dice.of([500, 2000]) },
        { type: 'slowLink', ...way, extraMs: 0 },
      );
    }
    case 'part':
      return lasting(parting(server, world, dice), { type: 'healAll' });
    default:
      return assertNever(fault);
  }
}

export interface Victim {
  readonly client: ClientId;
  readonly server: ServerTarget;
  readonly world: World;
  readonly dice: Dice;
}

/** Whom a record is about. */
export function clientIn(record: TraceRecord | null): ClientId | null {
  if (record === null) return null;
  if (isClientId(record.actor)) return record.actor;
  if (!('link' in record) || record.link === null) return null;
  const opener = record.link.slice(0, record.link.indexOf('#'));
  return isClientId(opener) ? opener : null;
}

function single(command: Command): Inflicted {
  return { command, undo: null };
}

function lasting(command: Command, undo: Command): Inflicted {
  return { command, undo };
}

function othersOf(server: ServerTarget, world: World): readonly ServerId[] {
  return isServerId(server) ? [...world.servers.keys()].filter((id) => id !== server) : [];
}

/** That server, with or without some clients, on one side; all others on the other. */
function parting(server: ServerTarget, world: World, dice: Dice): Command {
  const near = [...world.clients.keys()].filter(() => dice.below(2) === 0);
  const far = [...world.clients.keys()].filter((client) => !near.includes(client));
  const servers = [...world.servers.keys()];
  const others = isServerId(server)
    ? servers.filter((id) => id !== server)
    : FOLLOWERS.slice(0, servers.length - 1);
  return {
    type: 'partition',
    groups: [
      [server, ...near],
      [...others, ...far],
    ],
  };
}

const FOLLOWERS = [1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `role:follower${nth}` as ServerTarget);
