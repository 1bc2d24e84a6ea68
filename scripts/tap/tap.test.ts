// Bytes pass the tap unchanged, whatever they are; orders do what they say.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { conversationIn, mutated, noise, saidBy } from '../../src/rooms/tap/model/testing/conversations.ts';
import { findingsOf } from '../../src/rooms/tap/model/findings.ts';
import { parseOrder } from '../../src/rooms/tap/model/order.ts';
import { parseScript } from '../../src/rooms/tap/model/script.ts';
import { bytesOfClientMessage } from '../../src/wire/testing/clientCodec.ts';
import { startLive, type LiveServer } from '../live/liveServer.ts';
import { creation } from '../live/testing/servedPage.ts';
import { TinyClient } from '../live/testing/tinyClient.ts';
import { areSweepsWhole } from '../wideSweeps.mjs';
import { Asker } from './asker.ts';
import { ScriptPlayer } from './scriptPlayer.ts';
import { tapped, upstreamOf, type Tapped } from './testing/tapped.ts';

const RECORDED = readFileSync(
  new URL('../../src/rooms/live/model/testing/recordedBytes.json', import.meta.url),
  'utf8',
);
const NOISE_MB = areSweepsWhole ? 100 : 20;
const ROUNDS = areSweepsWhole ? 500 : 150;
/** Of the wall clock. */
const SLOW = 0.1;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const ending of endings.splice(0).toReversed()) await ending();
});

async function tapOf(attend: (socket: Socket) => void): Promise<Tapped> {
  const upstream = await upstreamOf(attend);
  endings.push(() => upstream.close());
  return tapAt(upstream.port);
}

async function tapAt(...ports: readonly number[]): Promise<Tapped> {
  const through = await tapped(...ports);
  endings.push(() => through.close());
  return through;
}

describe('bytes', () => {
  it(`of ${NOISE_MB} MB of noise are the same on both sides, both ways at once`, async () => {
    const bytes = NOISE_MB << 20;
    const arrived = createHash('sha256');
    let taken = Promise.resolve();
    const through = await tapOf((socket) => {
      socket.on('data', (piece) => arrived.update(piece));
      taken = new Promise((resolve) => socket.once('end', resolve));
      void send(socket, noise(2), bytes / 2);
    });
    const socket = connect({ port: through.port, host: '127.0.0.1', allowHalfOpen: true });
    const back = createHash('sha256');
    socket.on('data', (piece) => back.update(piece));
    const sent = send(socket, noise(1), bytes / 2);
    await new Promise((resolve) => socket.once('close', resolve));
    // The client's end is not the server's: what the tap still holds arrives after it.
    await taken;
    expect(arrived.digest('hex')).toBe(await sent);
    expect(back.digest('hex')).toBe(hashOf(noise(2), bytes / 2));
    expect(through.warnings).toEqual([]);
  });

  it('that a server does not take wait with the client', async () => {
    const through = await tapOf((socket) => socket.pause());
    const socket = connect(through.port, '127.0.0.1');
    endings.push(() => socket.destroy());
    const piece = Buffer.alloc(1 << 16, 7);
    for (let sent = 0; sent < 1024; sent++) socket.write(piece);
    await stands(() => socket.writableLength);
    // Of 64 MB the kernel holds a few; without backpressure all would have left.
    expect(socket.writableLength).toBeGreaterThan(32 << 20);
  });

  it('of a client that pings without a pause and never reads wait for it, and the others are served', async () => {
    const ping = Buffer.from('00000008fffffffe0000000b', 'hex');
    let flooded: Socket | null = null;
    const through = await tapOf((socket) => {
      flooded ??= socket;
      socket.pipe(socket);
    });
    const socket = connect(through.port, '127.0.0.1').pause();
    endings.push(() => socket.destroy());
    const ending = new Promise((resolve) => socket.once('error', resolve));
    const many = Buffer.concat(Array.from({ length: 5000 }, () => ping));
    for (let sent = 0; sent < 64 << 20; sent += many.length) socket.write(many);
    await stands(() => socket.writableLength);
    expect(socket.writableLength).toBeGreaterThan(32 << 20);
    expect(await answerTo(through.port, Buffer.from('ruok'))).toBe('ruok');
    // Its server goes, and the client hears of it although it does not read.
    (flooded as Socket | null)?.resetAndDestroy();
    expect(await ending).toMatchObject({ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) });
    await through.until(() => through.events.filter(({ kind }) => kind === 'ended').length === 2);
  });

  it('of an answer come behind the end of what the client has to say', async () => {
    const through = await tapOf((socket) => {
      let asked = '';
      socket.on('data', (piece) => (asked += String(piece)));
      socket.on('end', () => socket.end(`${asked}: imok`));
    });
    expect(await answerTo(through.port, Buffer.from('ruok'))).toBe('ruok: imok');
    await through.until(() => through.events.some(({ kind }) => kind === 'ended'));
    expect(through.events.map(({ kind }) => kind)).toEqual(['opened', 'word', 'ended']);
  });

  it.each([
    ['TLS', 'tls', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
    ['HTTP', 'http', Buffer.from('GET /commands/stats HTTP/1.1\r\n\r\n')],
  ])('of %s pass, and are said to be opaque', async (_name, why, bytes) => {
    const through = await tapOf((socket) => socket.on('end', () => socket.end('answer')).resume());
    expect(await answerTo(through.port, bytes)).toBe('answer');
    await through.tap.caughtUp();
    expect(through.events).toContainEqual(expect.objectContaining({ kind: 'opaque', side: 'client', why }));
    expect(through.ledger.totals.errors).toBe(0);
  });

  it(`of ${ROUNDS} mutated conversations are what the other side would see`, async () => {
    const chance = noise(7);
    const conversation = conversationIn(RECORDED);
    const [fromClient, fromServer] = [saidBy('client', conversation), saidBy('server', conversation)];
    let told: Uint8Array = Buffer.alloc(0);
    let heard: Promise<Uint8Array> = Promise.resolve(Buffer.alloc(0));
    const through = await tapOf((socket) => {
      const mine: Buffer[] = [];
      socket.on('data', (piece) => mine.push(piece));
      heard = new Promise((resolve) => socket.on('end', () => resolve(Buffer.concat(mine))));
      socket.end(told);
    });
    for (let round = 0; round < ROUNDS; round++) {
      const said = mutated(fromClient, chance);
      told = mutated(fromServer, chance);
      const back = await answerTo(through.port, said, 'hex');
      expect(back, `round ${round}`).toBe(Buffer.from(told).toString('hex'));
      expect(Buffer.from(said).equals(await heard), `round ${round}`).toBe(true);
    }
    expect(through.warnings).toEqual([]);
    expect(through.tap.errors).toBe(0);
  });

  it('end with a reset where the server cannot be reached', async () => {
    const gone = await upstreamOf(() => {});
    gone.close();
    const through = await tapAt(gone.port);
    const client = new TinyClient(through.port);
    await client.until(() => client.ending !== null);
    expect(client.ending).toBe('reset');
    await through.tap.caughtUp();
    expect(through.events.at(-1)).toMatchObject({ kind: 'ended', by: 'unreachable' });
  });
});

describe('an order', () => {
  let live: LiveServer;
  beforeAll(async () => {
    live = await startLive({
      ports: [0],
      host: '127.0.0.1',
      values: { latencyMs: 0, maxClientCnxns: 0, tickTimeMs: '200' },
      seed: 1,
    });
  });
  afterAll(() => live.close());

  const give = (through: Tapped, text: string) => {
    const order = parseOrder(text);
    if (order === null) throw new Error(text);
    return through.tap.give(order);
  };

  it('drops a reply: the write is done, and the connection has ended in its place', async () => {
    const through = await tapAt(live.portOf('server:1'));
    const client = await TinyClient.open(through.port);
    await client.request(creation('/dropped'));
    give(through, 'dropReply all create');
    expect(await client.request({ op: 'exists', path: '/dropped', watch: false })).toMatchObject({ err: 0 });
    await expect(client.request(creation('/dropped/n'))).rejects.toThrow(/before an answer/);
    const other = await TinyClient.open(through.port);
    expect(await other.request({ op: 'exists', path: '/dropped/n', watch: false })).toMatchObject({ err: 0 });
    await through.tap.caughtUp();
    expect(through.events).toContainEqual(expect.objectContaining({ kind: 'disturbed', order: 'dropReply' }));
    expect(findingsOf(through.ledger)).toMatchObject([
      { kind: 'lostAnswer', lost: { op: 'create', path: '/dropped/n' } },
    ]);
    other.close();
  });

  it('drops a reply that came together with another one, and lets that one pass', async () => {
    const through = await tapOf((socket) => {
      socket.once('data', () => {
        socket.write(answer(connected()));
        socket.once('data', () => socket.write(Buffer.concat([answer(header(1)), answer(header(2))])));
      });
    });
    const socket = connect(through.port, '127.0.0.1');
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.write(
      bytesOfClientMessage({
        kind: 'connect',
        sessionId: '0x0',
        password: null,
        timeoutMs: 40_000,
        lastZxidSeen: 0,
        readOnly: false,
      }),
    );
    await through.until(() => through.events.some(({ kind }) => kind === 'connected'));
    give(through, 'dropReply all create');
    const exists = { op: 'exists', path: '/', watch: false } as const;
    socket.write(
      Buffer.concat([
        bytesOfClientMessage({ kind: 'request', xid: 1, request: exists }),
        bytesOfClientMessage({ kind: 'request', xid: 2, request: creation('/dropped') }),
      ]),
    );
    await new Promise((resolve) => socket.once('close', resolve));
    expect(Buffer.concat(pieces).subarray(41).toString('hex')).toBe(answer(header(1)).toString('hex'));
    await through.tap.caughtUp();
    expect(through.events.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });

  it('cuts: nothing passes, nothing is lost, and healing lets it arrive', async () => {
    const through = await tapAt(live.portOf('server:1'));
    const client = await TinyClient.open(through.port);
    give(through, 'cut connection:1 toClient');
    const asked = client.request({ op: 'exists', path: '/', watch: false });
    // The server has it, and has answered.
    await through.until(() => through.ledger.totals.requests === 1);
    expect(client.answerCount).toBe(0);
    give(through, 'heal');
    expect(await asked).toMatchObject({ err: 0 });
    client.close();
  });

  it('cuts a session off until it expires', async () => {
    const through = await tapAt(live.portOf('server:1'));
    // It is not to expire before it is cut off, also where this process waits for a processor.
    live.setSpeed(SLOW);
    endings.push(() => live.setSpeed(1));
    const client = await TinyClient.open(through.port, 400);
    await client.request({ ...creation('/mine'), mode: 'EPHEMERAL' });
    const other = await TinyClient.open(through.port, 8000);
    await other.request({ op: 'exists', path: '/mine', watch: true });
    give(through, `cut session:${client.session.sessionId}`);
    live.setSpeed(1);
    await other.until(() => other.events.length > 0);
    expect(other.events).toEqual(['2 /mine']);
    give(through, 'heal');
    await client.until(() => client.ending !== null);
    other.close();
  });

  it('delays each way', async () => {
    const through = await tapAt(live.portOf('server:1'));
    const client = await TinyClient.open(through.port);
    give(through, 'delay all 50ms');
    const beforeMs = performance.now();
    await client.request({ op: 'exists', path: '/', watch: false });
    expect(performance.now() - beforeMs).toBeGreaterThanOrEqual(99);
    client.close();
  });

  it('closes, and refuses until it is healed', async () => {
    const through = await tapAt(live.portOf('server:1'));
    const client = await TinyClient.open(through.port);
    give(through, 'refuse server:1');
    give(through, 'close all');
    await client.until(() => client.ending !== null);
    const refused = new TinyClient(through.port);
    await refused.until(() => refused.ending !== null);
    expect(refused.ending).toBe('reset');
    give(through, 'heal');
    (await TinyClient.open(through.port)).close();
  });

  it('is refused where there is nothing it could be about', async () => {
    const through = await tapAt(live.portOf('server:1'));
    for (const text of ['cut connection:9', 'close session:0x1', 'refuse server:2'])
      expect(give(through, text)).toBeNull();
  });

  it('of a script comes at its moment', async () => {
    const through = await tapAt(live.portOf('server:1'));
    const lines = parseScript(`
      # The second one in line is cut off.
      when /line/n-* is created 2 times: close it
      when create of /line/z is asked: dropReply it
    `);
    const done: string[] = [];
    const player = new ScriptPlayer(lines, through.tap, (text) => done.push(text));
    through.tell((event) => player.take(event));
    const clients = [await TinyClient.open(through.port), await TinyClient.open(through.port)];
    await clients[0]?.request(creation('/line'));
    const mine = { ...creation('/line/n-'), mode: 'EPHEMERAL_SEQUENTIAL' } as const;
    await clients[0]?.request(mine);
    clients[1]?.tell(mine);
    await clients[1]?.until(() => clients[1]?.ending !== null);
    expect(clients[0]?.ending).toBeNull();
    await expect(clients[0]?.request(creation('/line/z'))).rejects.toThrow(/before an answer/);
    expect(done).toHaveLength(2);
    expect(await count(live, '/line')).toBe(3);
    player.close();
  });
});

async function count(live: LiveServer, path: string): Promise<number> {
  const client = await TinyClient.open(live.portOf('server:1'));
  const { body } = (await client.request({ op: 'getAllChildrenNumber', path })) as {
    readonly body?: { readonly number: number };
  };
  client.close();
  return body?.number ?? -1;
}

function answer(packet: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(packet.length);
  return Buffer.concat([length, packet]);
}

/** Of a session with its timeout, and a password of zeros. */
function connected(): Buffer {
  const bytes = Buffer.alloc(37);
  bytes.writeInt32BE(40_000, 4);
  bytes.writeInt32BE(16, 16);
  return bytes;
}

/** Of an answer without anything behind it: xid, zxid, and no error. */
function header(xid: number): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32BE(xid);
  return bytes;
}

const PIECE = 1 << 16;

async function send(socket: Socket, next: (bytes: number) => Uint8Array, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  for (let sent = 0; sent < bytes; sent += PIECE) {
    const piece = next(PIECE);
    hash.update(piece);
    if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve));
  }
  socket.end();
  return hash.digest('hex');
}

function hashOf(next: (bytes: number) => Uint8Array, bytes: number): string {
  const hash = createHash('sha256');
  for (let sent = 0; sent < bytes; sent += PIECE) hash.update(next(PIECE));
  return hash.digest('hex');
}

/** All that comes back. */
async function answerTo(port: number, bytes: Uint8Array, encoding: 'utf8' | 'hex' = 'utf8'): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  socket.end(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(pieces).toString(encoding);
}

/** Until a number stays as it is for many turns. */
async function stands(number: () => number): Promise<void> {
  let before = -1;
  let same = 0;
  while (same < 2000) {
    await new Promise((resolve) => setImmediate(resolve));
    same = number() === before ? same + 1 : 0;
    before = number();
  }
}

it('keeps no password, no authentication and no data', async () => {
  const live = await startLive({ ports: [0], host: '127.0.0.1', values: { latencyMs: 0 }, seed: 1 });
  endings.push(() => live.close());
  const through = await tapAt(live.portOf('server:1'));
  const client = await TinyClient.open(through.port);
  client.send({ kind: 'request', xid: -4, request: { op: 'auth', scheme: 'digest', auth: 'ann:s3cret' } });
  await client.request({ ...creation('/kept'), data: 's3cret' });
  await through.tap.caughtUp();
  const text = JSON.stringify(through.events);
  expect(text).not.toContain('s3cret');
  expect(text).not.toContain(client.session.password);
  expect(text).toContain('"op":"auth"');
  expect(text).toContain('"dataBytes":6');
  client.close();
});

it('asks servers only through the words, and tells apart what passed and what did not', async () => {
  const live = await startLive({ ports: [0], host: '127.0.0.1', values: { latencyMs: 0 }, seed: 1 });
  endings.push(() => live.close());
  const port = live.portOf('server:1');
  const older = await TinyClient.open(port);
  await older.request({ op: 'exists', path: '/older', watch: true });
  const through = await tapAt(port);
  const client = await TinyClient.open(through.port);
  await client.request({ op: 'exists', path: '/seen', watch: true });
  const asker = new Asker([{ host: '127.0.0.1', port }], 1000, (server, report) =>
    through.tap.report(server, report),
  );
  await asker.ask();
  await asker.ask();
  asker.close();
  await through.tap.caughtUp();
  expect(through.ledger.asked.all).toMatchObject([
    {
      server: 1,
      report: { mode: 'standalone', watchCount: 2, refused: [] },
      knownSessions: 1,
      inferredWatches: 1,
      besides: [older.session.sessionId],
      differences: [],
    },
  ]);
  older.close();
  client.close();
});
