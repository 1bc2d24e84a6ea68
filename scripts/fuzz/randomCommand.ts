// What a fuzz run does next: a command of any kind, about somebody who is there. Whether it can be done the world says.
import {
  messageNames,
  type ClientId,
  type Command,
  type MessageName,
  type Peer,
  type ServerId,
  type ServerTarget,
  type World,
} from '../../src/engine/index.ts';
import type { Dice } from './dice.ts';

/** Null where there is nothing it could be about. */
export function randomCommand(world: World, dice: Dice, wipes = false): Command | null {
  if (wipes && dice.below(12) === 0) return wipe(world, dice);
  const servers = [...world.servers.keys()];
  return dice.of(dice.below(100) < CLIENTS_SHARE ? CLIENT_COMMANDS : faultsFor(servers.length))(world, dice);
}

/** Of a server that is down: nobody can take the disk from under a process. */
function wipe(world: World, dice: Dice): Command | null {
  const down = [...world.servers].filter(([, { vars }]) => vars.value.state === 'down').map(([id]) => id);
  const target = dice.among(down);
  return target === undefined ? null : { type: 'wipeDisk', server: target };
}

type Maker = (world: World, dice: Dice) => Command | null;
type Makers = readonly [Maker, ...Maker[]];

/** How many of a hundred commands are about clients. */
const CLIENTS_SHARE = 45;

/** The likelier a command, the more often it stands here. */
const CLIENT_COMMANDS: Makers = [
  client('startClient'),
  client('startClient'),
  client('startClient'),
  client('killClient'),
  client('closeClient'),
  client('pauseClient'),
  client('resumeClient'),
  client('resumeClient'),
  client('dropReply'),
  client('dropReply'),
  client('cutClientLink'),
  client('healClientLink'),
  client('healClientLink'),
  client('expireSession'),
  client('stallProgram'),
  client('unstallProgram'),
  client('unstallProgram'),
  client('blockEventLane'),
  client('unblockEventLane'),
  client('unblockEventLane'),
  toClient((target, dice) => ({ type: 'jumpClientClock', client: target, byMs: dice.between(-5000, 5000) })),
  toClient((target, dice) => ({
    type: 'driftClientClock',
    client: target,
    perMille: dice.of([0, -300, 400]),
  })),
  toClient((target) => ({ type: 'interruptThread', client: target, thread: 0 })),
];

const SERVER_FAULTS: Makers = [
  server('crashServer'),
  server('startServer'),
  server('startServer'),
  server('startServer'),
  server('freezeServer'),
  server('thawServer'),
  server('thawServer'),
  server('restartServer'),
  server('mendDisk'),
  server('mendDisk'),
  (world, dice) => slowDisk(serverIn(world, dice), dice),
  (world, dice) => (dice.below(3) === 0 ? { type: 'failDisk', server: serverIn(world, dice) } : null),
  (world, dice) => ({ type: 'driftClock', server: serverIn(world, dice), byMs: dice.between(-5000, 5000) }),
  (world, dice) => ({ type: 'driftRate', server: serverIn(world, dice), perMille: dice.of([0, -200, 250]) }),
  (world, dice) => slowLink(world, dice),
  (world, dice) => message(world, dice, 'holdMessage'),
  (world, dice) => held(world, dice),
  (world, dice) => held(world, dice),
  (world, dice) => message(world, dice, 'cutAtMessage'),
];

const NETWORK_FAULTS: Makers = [
  (world, dice) => ({ type: 'cutLink', ...pairIn(world, dice), ways: dice.of(['both', 'oneWay']) }),
  (world, dice) => ({ type: 'healLink', ...pairIn(world, dice), ways: 'both' }),
  (world, dice) => partition(world, dice),
  () => ({ type: 'healAll' }),
  () => ({ type: 'healAll' }),
];

const ALONE: Makers = SERVER_FAULTS;
const TOGETHER: Makers = [...SERVER_FAULTS, ...NETWORK_FAULTS];

/** A server that stands alone has nobody to be parted from but its clients. */
function faultsFor(servers: number): Makers {
  return servers === 1 ? ALONE : TOGETHER;
}

type PlainClientCommand = Exclude<
  Extract<Command, { readonly client: unknown }>,
  | { readonly gate: unknown }
  | { readonly byMs: unknown }
  | { readonly perMille: unknown }
  | { readonly thread: unknown }
>['type'];
type PlainServerCommand =
  | 'crashServer'
  | 'startServer'
  | 'freezeServer'
  | 'thawServer'
  | 'restartServer'
  | 'mendDisk';

/** A command about one of the clients. */
function toClient(made: (client: ClientId, dice: Dice) => Command): Maker {
  return (world, dice) => {
    const target = dice.among([...world.clients.keys()]);
    return target === undefined ? null : made(target, dice);
  };
}

function client(type: PlainClientCommand): Maker {
  return toClient((target) => ({ type, client: target }));
}

/** Now and then of a role: a leader's troubles are the interesting ones. */
function server(type: PlainServerCommand): Maker {
  return (world, dice) => {
    const isOfRole = world.servers.size > 1 && dice.below(4) === 0;
    return { type, server: isOfRole ? dice.of(ROLES) : serverIn(world, dice) };
  };
}

const ROLES: readonly [ServerTarget, ...ServerTarget[]] = ['role:leader', 'role:leader', 'role:follower1'];

function slowDisk(target: ServerId, dice: Dice): Command {
  return { type: 'slowDisk', server: target, extraFsyncMs: dice.of([5, 50, 400]) };
}

function slowLink(world: World, dice: Dice): Command {
  const extraMs = dice.of([0, 0, 10, 100, 1500]);
  return { type: 'slowLink', ...pairIn(world, dice), ways: dice.of(['both', 'oneWay']), extraMs };
}

/** Two or three groups of servers, now and then with clients among them. */
function partition(world: World, dice: Dice): Command {
  const servers = [...world.servers.keys()];
  const groups: Peer[][] = Array.from({ length: dice.between(1, 2) }, () => []);
  for (const peer of servers) groups[dice.below(groups.length + 1)]?.push(peer);
  if (dice.below(4) === 0)
    for (const peer of world.clients.keys()) groups[dice.below(groups.length + 2)]?.push(peer);
  return { type: 'partition', groups };
}

function message(world: World, dice: Dice, type: 'holdMessage' | 'cutAtMessage'): Command | null {
  const name = dice.among(messageNames(world).filter(isNamable));
  return name === undefined ? null : { type, ...name };
}

/** The release of a message that is held somewhere. */
function held(world: World, dice: Dice): Command | null {
  const flights = [...world.flights.values()];
  const names = messageNames(world).filter((name, at) => {
    const flight = flights[at];
    return flight !== undefined && world.links.get(name.link)?.[name.direction].heldAt === flight.id;
  });
  const name = dice.among(names);
  return name === undefined ? null : { type: 'releaseMessage', ...name };
}

function isNamable({ link }: MessageName): boolean {
  return !link.startsWith('wire:');
}

function serverIn(world: World, dice: Dice): ServerId {
  return dice.among([...world.servers.keys()]) ?? 'server:1';
}

function pairIn(world: World, dice: Dice): { readonly from: Peer; readonly to: Peer } {
  const from = serverIn(world, dice);
  const others: Peer[] = [...world.servers.keys()].filter((id) => id !== from);
  // Between servers more often than between a server and a client.
  const choices = dice.below(4) === 0 || others.length === 0 ? [...world.clients.keys()] : others;
  const to = dice.among<Peer>(choices) ?? from;
  return dice.below(2) === 0 ? { from, to } : { from: to, to: from };
}
