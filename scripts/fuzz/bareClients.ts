// Bare connections beside the traffic: they send what client libraries do not, at random. They are no part of a world's
// history, so that a run with them is repeated by its seed alone.
import { CREATE_MODES, XID } from '../../src/engine/index.ts';
import type {
  Acl,
  AddWatchMode,
  ClientMessage,
  CloseMessage,
  LinkId,
  MultiPart,
  Request,
  ServerId,
  ServerMessage,
  CreateMode,
  SessionId,
  Simulation,
} from '../../src/engine/index.ts';
import type { Dice } from '../../src/rooms/breakIt/model/dice.ts';

/** Records as a client library's would be. */
export type BareRecord = {
  readonly kind: string;
  readonly actor: string;
  readonly step: number;
  readonly link: string;
};

interface Connection {
  readonly link: LinkId;
  /** What answers are awaited for, by xid. */
  readonly asked: Map<number, Request>;
  lastXid: number;
}

interface BareClient {
  readonly name: string;
  connection: Connection | null;
  sessionId: SessionId;
  password: string;
  lastZxidSeen: number;
}

export class BareClients {
  readonly #simulation: Simulation;
  readonly #dice: Dice;
  readonly #see: (record: BareRecord) => void;
  readonly #clients: readonly [BareClient, ...BareClient[]] = [
    newClient('bare1'),
    newClient('bare2'),
    newClient('bare3'),
  ];
  #connections = 0;

  constructor(simulation: Simulation, dice: Dice, see: (record: BareRecord) => void) {
    this.#simulation = simulation;
    this.#dice = dice;
    this.#see = see;
  }

  /** One of them reads what came, and does something. */
  act(): void {
    const client = this.#dice.of(this.#clients);
    this.#read(client);
    const kind = this.#dice.below(20);
    if (client.connection === null || kind === 0) this.#connect(client);
    else if (kind === 1) this.#drop(client);
    else if (kind === 2 && this.#dice.below(8) === 0)
      this.#sendOver(client.connection, { kind: 'unreadable', length: this.#dice.of([-1, 5]) });
    else if (kind < 4) this.#sendOver(client.connection, { kind: 'ping' });
    else if (kind === 4) this.#askWord();
    else
      this.#request(
        client,
        client.connection,
        kind === 5 ? { op: 'closeSession' } : randomRequest(this.#dice, this.#isAlone()),
      );
  }

  #isAlone(): boolean {
    return this.#simulation.world.servers.size === 1;
  }

  #server(): ServerId {
    return this.#dice.among([...this.#simulation.world.servers.keys()]) ?? 'server:1';
  }

  #drop(client: BareClient): void {
    if (client.connection !== null) this.#simulation.closeWire(client.connection.link);
    client.connection = null;
  }

  #connect(client: BareClient): void {
    this.#drop(client);
    const link = this.#simulation.openWire(`${client.name}-${++this.#connections}`, this.#server());
    client.connection = { link, asked: new Map(), lastXid: 0 };
    const isNew = client.sessionId === '0x0' || this.#dice.below(6) === 0;
    if (isNew) {
      client.sessionId = '0x0';
      client.lastZxidSeen = 0;
    }
    this.#sendOver(client.connection, {
      kind: 'connect',
      sessionId: client.sessionId,
      password: this.#dice.below(12) === 0 ? 'wrong' : client.password,
      timeoutMs: this.#dice.of([0, 1000, 3000, 60_000]),
      lastZxidSeen: client.lastZxidSeen,
      readOnly: this.#dice.below(2) === 0,
    });
  }

  #request(client: BareClient, connection: Connection, request: Request): void {
    const xid = request.op === 'auth' ? XID.auth : ++connection.lastXid;
    if (xid > 0) connection.asked.set(xid, request);
    const made: Request =
      request.op === 'setWatches' ? { ...request, relativeZxid: client.lastZxidSeen } : request;
    this.#tell(connection, { kind: 'request.sent', xid, op: request.op, path: pathOf(request) });
    this.#sendOver(connection, { kind: 'request', xid, request: made });
  }

  #askWord(): void {
    const link = this.#simulation.openWire(`word-${++this.#connections}`, this.#server());
    this.#simulation.sendWire(link, {
      kind: 'fourLetterWord',
      word: this.#dice.of(['srvr', 'wchp', 'dump', 'mntr', 'isro']),
    });
  }

  #sendOver(connection: Connection, message: ClientMessage): void {
    this.#simulation.sendWire(connection.link, message);
  }

  #read(client: BareClient): void {
    const { connection } = client;
    if (connection === null) return;
    for (const message of this.#simulation.takeWire(connection.link)) this.#take(client, connection, message);
  }

  #take(client: BareClient, connection: Connection, message: ServerMessage | CloseMessage): void {
    switch (message.kind) {
      case 'connected':
        client.sessionId = message.sessionId;
        client.password = message.password;
        this.#tell(connection, { kind: 'session.established', session: message.sessionId, how: 'resumed' });
        return;
      case 'reply': {
        const { xid, op, zxid, err } = message;
        if (zxid > 0) client.lastZxidSeen = zxid;
        const asked = connection.asked.get(xid);
        this.#tell(connection, {
          kind: 'reply.delivered',
          xid,
          op,
          zxid,
          err,
          path: asked === undefined ? null : pathOf(asked),
        });
        return;
      }
      case 'event':
        this.#tell(connection, { kind: 'event.delivered', event: message.event });
        return;
      case 'close':
        client.connection = null;
        return;
      default:
    }
  }

  #tell(connection: Connection, record: { readonly kind: string } & Readonly<Record<string, unknown>>): void {
    this.#see({ ...record, actor: 'bare', step: this.#simulation.steps, link: connection.link });
  }
}

function newClient(name: string): BareClient {
  return { name, connection: null, sessionId: '0x0', password: '', lastZxidSeen: 0 };
}

function pathOf(request: Request): string | null {
  return 'path' in request && typeof request.path === 'string' ? request.path : null;
}

/** Of the servers, so that too long a request is not too long for a test. */
export const MAX_PACKET_BYTES = 4000;
const PATHS = [
  '/bare',
  '/bare/a',
  '/bare/a/b',
  '/bare/closed',
  '/bare/eph',
  '/shared',
  '/shared/a',
  '/zookeeper/config',
  'odd',
  '/odd/',
] as const;
const QUOTA = '/zookeeper/quota/bare';
const OPEN: Acl = [{ perms: 31, scheme: 'world', id: 'anyone' }];
const ACLS: readonly [Acl | null, ...(Acl | null)[]] = [
  OPEN,
  OPEN,
  [{ perms: 31, scheme: 'auth', id: '' }],
  [{ perms: 1, scheme: 'world', id: 'anyone' }],
  // Nobody may read: events of such a node are withheld.
  [{ perms: 30, scheme: 'world', id: 'anyone' }],
  [{ perms: 31, scheme: 'nosuch', id: 'x' }],
  null,
];

/** `alone`: on one server also what brings an ensemble down, as it does a real one. */
function randomRequest(dice: Dice, alone: boolean): Request {
  const path = dice.of(PATHS);
  const version = dice.of([-1, -1, 0, 1, 99]);
  const watch = dice.below(2) === 0;
  const lists = () => (dice.below(2) === 0 ? [path] : []);
  const choices: readonly [Request, ...Request[]] = [
    createOf(dice),
    createOf(dice),
    createOf(dice),
    { op: 'delete', path, version },
    {
      op: 'setData',
      path,
      data: dice.of(['', 'x'.repeat(20), 'x'.repeat(2 * MAX_PACKET_BYTES), null]),
      version,
    },
    { op: 'setACL', path, acl: dice.of(ACLS), version: -1 },
    { op: dice.of(['getData', 'exists', 'getChildren', 'getChildren1']), path, watch },
    { op: dice.of(['getACL', 'sync', 'getAllChildrenNumber']), path },
    { op: 'getEphemerals', prefix: dice.of(['/', '/shared', '']) },
    { op: 'whoAmI' },
    { op: 'multi', parts: Array.from({ length: dice.below(4) }, () => partOf(dice)) },
    {
      op: 'multiRead',
      parts: [
        { op: 'getData', path, watch: false },
        { op: 'getChildren1', path, watch: false },
      ],
    },
    { op: 'addWatch', path, mode: dice.of<AddWatchMode | number>(['PERSISTENT', 'PERSISTENT_RECURSIVE', 9]) },
    { op: dice.of(['removeWatches', 'checkWatches']), path, type: dice.of(['Children', 'Data', 'Any']) },
    {
      op: 'setWatches',
      relativeZxid: 0,
      data: lists(),
      exist: lists(),
      child: lists(),
      persistent: lists(),
      recursive: lists(),
    },
    {
      op: 'auth',
      scheme: dice.of(['digest', 'digest', 'ip', 'nosuch']),
      auth: dice.of(['amy:a', 'super:secret']),
    },
    { op: 'reconfig' },
    { op: 'raw', type: dice.of([1, 4, 14, 18, 22, 106]) },
    dice.below(6) === 0 ? { op: 'raw', type: 999 } : { op: 'whoAmI' },
    alone ? { op: 'check', path: '/nowhere', version: 0 } : { op: 'sync', path: '/' },
    quotaOf(dice),
  ];
  return dice.of(choices);
}

function createOf(dice: Dice): Request & MultiPart {
  const mode = dice.of<CreateMode | number>([...CREATE_MODES, 9]);
  const path =
    mode === 'CONTAINER'
      ? '/bare/box'
      : dice.of([...PATHS, '/bare/box/child', '/bare/n-', '/bare/eph/child']);
  const ttl = typeof mode === 'string' && mode.includes('TTL') ? { ttlMs: dice.of([500, 2000, 0]) } : {};
  return {
    op: dice.of(['create', 'create1']),
    path,
    data: 'x',
    acl: dice.of(ACLS),
    mode,
    ...ttl,
  };
}

function partOf(dice: Dice): MultiPart {
  const path = dice.of(PATHS);
  return dice.of<MultiPart>([
    createOf(dice),
    { op: 'delete', path, version: -1 },
    { op: 'setData', path, data: 'part', version: -1 },
    { op: 'check', path, version: dice.of([-1, 0, 5]) },
  ]);
}

function quotaOf(dice: Dice): Request {
  const create = { op: 'create', acl: OPEN, mode: 'PERSISTENT' } as const;
  const data = dice.of(['count=2,bytes=30;countHardLimit=3;byteHardLimit=25', 'count=-1,bytes=-1']);
  return dice.of<Request>([
    { ...create, path: QUOTA, data: '' },
    { ...create, path: `${QUOTA}/zookeeper_limits`, data },
    { ...create, path: `${QUOTA}/zookeeper_stats`, data: 'count=0,bytes=0' },
    { op: 'setData', path: `${QUOTA}/zookeeper_limits`, data, version: -1 },
  ]);
}
