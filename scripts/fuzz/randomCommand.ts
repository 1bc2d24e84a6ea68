// What a fuzz run does next: a command of any kind, about a client or server that is there. Whether it can be done the world says.
import {
  COMMAND_TYPES,
  fieldsOf,
  messageNames,
  type Command,
  type CommandType,
  type Field,
  type MessageName,
  type Peer,
  type ServerId,
  type ServerTarget,
  type World,
} from '../../src/engine/index.ts';
import type { Dice } from '../../src/rooms/breakIt/model/dice.ts';

/** Null where there is nothing it could be about. */
export function randomCommand(world: World, dice: Dice, wipes = false): Command | null {
  if (wipes && dice.below(12) === 0) return wipe(world, dice);
  const type = dice.of(
    dice.below(100) < CLIENTS_SHARE ? CLIENTS : world.servers.size === 1 ? SERVERS : ENSEMBLES,
  );
  return (SPECIAL[type] ?? byFields(type))(world, dice);
}

/** Of a server that is down: nobody can take the disk from under a process. */
function wipe(world: World, dice: Dice): Command | null {
  const down = [...world.servers].filter(([, { vars }]) => vars.value.state === 'down').map(([id]) => id);
  const target = dice.among(down);
  return target === undefined ? null : { type: 'wipeDisk', server: target };
}

/** How many of a hundred commands are about clients. */
const CLIENTS_SHARE = 45;

type Weight = readonly [about: 'client' | 'server' | 'between', weight: number];

/**
 * How likely each is among those about clients, about servers, or about what is between servers; 0: never by itself. One that is not
 * listed weighs 1. The order counts: a seed draws from it.
 */
const WEIGHTS: Readonly<Partial<Record<CommandType, Weight>>> = {
  startClient: ['client', 3],
  killClient: ['client', 1],
  closeClient: ['client', 1],
  pauseClient: ['client', 1],
  resumeClient: ['client', 2],
  dropReply: ['client', 2],
  cutClientLink: ['client', 1],
  healClientLink: ['client', 2],
  expireSession: ['client', 1],
  stallProgram: ['client', 1],
  unstallProgram: ['client', 2],
  blockEventLane: ['client', 1],
  unblockEventLane: ['client', 2],
  jumpClientClock: ['client', 1],
  driftClientClock: ['client', 1],
  interruptThread: ['client', 1],
  release: ['client', 0],
  openGate: ['client', 0],
  typeLine: ['client', 0],
  addClient: ['client', 0],
  crashServer: ['server', 1],
  startServer: ['server', 3],
  freezeServer: ['server', 1],
  thawServer: ['server', 2],
  restartServer: ['server', 1],
  askServer: ['server', 1],
  mendDisk: ['server', 2],
  slowDisk: ['server', 1],
  failDisk: ['server', 1],
  driftClock: ['server', 1],
  driftRate: ['server', 1],
  slowLink: ['server', 1],
  holdMessage: ['server', 1],
  releaseMessage: ['server', 2],
  cutAtMessage: ['server', 1],
  wipeDisk: ['server', 0],
  openWire: ['client', 0],
  sendWire: ['client', 0],
  closeWire: ['client', 0],
  expireWire: ['client', 0],
  cutLink: ['between', 1],
  healLink: ['between', 1],
  partition: ['between', 1],
  healAll: ['between', 2],
  stopScript: ['between', 0],
};

type Some<T> = readonly [T, ...T[]];

const CLIENTS: Some<CommandType> = ['startClient', ...weighed('client').slice(1)];
/** A server that stands alone has nobody to be parted from but its clients. */
const SERVERS: Some<CommandType> = ['crashServer', ...weighed('server').slice(1)];
const ENSEMBLES: Some<CommandType> = [...SERVERS, ...weighed('between')];

/** Each as often as it weighs. */
function weighed(about: Weight[0]): readonly CommandType[] {
  const listed = Object.keys(WEIGHTS) as readonly CommandType[];
  const others = COMMAND_TYPES.filter((type) => WEIGHTS[type] === undefined);
  return [...listed, ...others].flatMap((type) => {
    const [of, weight] = WEIGHTS[type] ?? [isAboutClient(type) ? 'client' : 'server', 1];
    return of === about ? Array.from({ length: weight }, () => type) : [];
  });
}

function isAboutClient(type: CommandType): boolean {
  return fieldsOf(type).some(([, { kind }]) => kind === 'client');
}

type Maker = (world: World, dice: Dice) => Command | null;

/** Commands for which a draw of each field would not do. */
const SPECIAL: Partial<Readonly<Record<CommandType, Maker>>> = {
  failDisk: (world, dice) =>
    dice.below(3) === 0 ? { type: 'failDisk', server: serverIn(world, dice) } : null,
  healLink: (world, dice) => ({ type: 'healLink', ...pairIn(world, dice), ways: 'both' }),
  slowLink(world, dice) {
    const extraMs = dice.of([0, 0, 10, 100, 1500]);
    return { type: 'slowLink', ...pairIn(world, dice), ways: dice.of(['both', 'oneWay']), extraMs };
  },
  releaseMessage: held,
};

const NUMBERS: Partial<Readonly<Record<CommandType, (dice: Dice) => number>>> = {
  jumpClientClock: (dice) => dice.between(-5000, 5000),
  driftClientClock: (dice) => dice.of([0, -300, 400]),
  interruptThread: () => 0,
  slowDisk: (dice) => dice.of([5, 50, 400]),
  driftClock: (dice) => dice.between(-5000, 5000),
  driftRate: (dice) => dice.of([0, -200, 250]),
};

/** A command whose fields are drawn one after the other, as its descriptor has them. */
function byFields(type: CommandType): Maker {
  return (world, dice) => {
    const drawn: Record<string, unknown> = {};
    const fields = fieldsOf(type);
    for (const [name, field] of fields) {
      if (name in drawn) continue;
      const values = drawField(type, name, field, fields.length, world, dice);
      if (values === null) return null;
      Object.assign(drawn, values);
    }
    return { type, ...drawn } as Command;
  };
}

/** The field, with those that go with it; null where there is nothing it could be about. */
function drawField(
  type: CommandType,
  name: string,
  field: Field,
  fieldCount: number,
  world: World,
  dice: Dice,
): object | null {
  switch (field.kind) {
    case 'client': {
      const client = dice.among([...world.clients.keys()]);
      return client === undefined ? null : { [name]: client };
    }
    case 'server':
      return { [name]: fieldCount === 1 ? serverOrRole(world, dice) : serverIn(world, dice) };
    case 'peer':
      return pairIn(world, dice);
    case 'ways':
      return { [name]: dice.of(['both', 'oneWay']) };
    case 'link':
    case 'direction':
      return dice.among(messageNames(world).filter(isNamable)) ?? null;
    case 'groups':
      return { [name]: groupsIn(world, dice) };
    case 'choice':
      return { [name]: dice.among(field.of) };
    case 'wire':
    case 'address':
    case 'packet':
      return null;
    case 'line':
      return { [name]: 'ls -R /' };
    case 'number':
      return {
        [name]: NUMBERS[type]?.(dice) ?? dice.between(Math.max(field.min, -1000), Math.min(field.max, 1000)),
      };
  }
}

/** Now and then of a role: a leader's troubles are the interesting ones. */
function serverOrRole(world: World, dice: Dice): ServerTarget {
  const isOfRole = world.servers.size > 1 && dice.below(4) === 0;
  return isOfRole ? dice.of(ROLES) : serverIn(world, dice);
}

const ROLES: Some<ServerTarget> = ['role:leader', 'role:leader', 'role:follower1'];

/** Two or three groups of servers, now and then with clients among them. */
function groupsIn(world: World, dice: Dice): readonly (readonly Peer[])[] {
  const servers = [...world.servers.keys()];
  const groups: Peer[][] = Array.from({ length: dice.between(1, 2) }, () => []);
  for (const peer of servers) groups[dice.below(groups.length + 1)]?.push(peer);
  if (dice.below(4) === 0)
    for (const peer of world.clients.keys()) groups[dice.below(groups.length + 2)]?.push(peer);
  return groups;
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
