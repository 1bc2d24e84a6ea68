// What strangers send: whatever it is, the servers go on, and nothing piles up.
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE } from '../../src/engine/index.ts';
import { bytesOfClientMessage } from '../../src/wire/testing/clientCodec.ts';
import { startLive, type LiveServer } from './liveServer.ts';
import { allGarbage, type Garbage } from './testing/garbage.ts';
import { TinyClient } from './testing/tinyClient.ts';

let live: LiveServer;
const warnings: string[] = [];

beforeAll(async () => {
  live = await startLive({
    ports: [0],
    host: '127.0.0.1',
    values: { latencyMs: 0, maxClientCnxns: 0 },
    seed: 1,
    warn: (text) => warnings.push(text),
  });
});
afterAll(() => live.close());

describe('garbage', () => {
  it('of at least 300 kinds is answered or costs its connection, and the next client is served', async () => {
    const all = allGarbage();
    expect(new Set(all.map(({ when, name }) => `${when} ${name}`)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const garbage of all) await send(garbage);
    await until(() => live.connectionCount === 0);
    await serves();
    expect(warnings).toEqual([]);
  });

  it('may come in pieces and end in the middle of one', async () => {
    for (const garbage of allGarbage().filter((_, index) => index % 20 === 0)) {
      const socket = await opened();
      for (const byte of garbage.bytes.subarray(0, 20)) socket.write(Uint8Array.of(byte));
      socket.resetAndDestroy();
    }
    await until(() => live.connectionCount === 0);
    await serves();
    expect(warnings).toEqual([]);
  });
});

describe('many', () => {
  it('connections at once are served', async () => {
    const clients = await Promise.all(
      Array.from({ length: 1000 }, () => TinyClient.open(live.portOf('server:1'))),
    );
    const answers = await Promise.all(
      clients.map((client) => client.request({ op: 'exists', path: '/', watch: false })),
    );
    expect(answers.every(({ err }) => err === 0)).toBe(true);
    for (const client of clients) client.close();
    await until(() => live.connectionCount === 0);
  });
});

describe('a client that does not read', () => {
  it('is not read from either, and others are served meanwhile', async () => {
    const writer = await TinyClient.open(live.portOf('server:1'));
    await writer.request({
      op: 'create',
      path: '/big',
      data: 'x'.repeat(900_000),
      acl: OPEN_ACL_UNSAFE,
      mode: 'PERSISTENT',
    });
    const lazy = await TinyClient.open(live.portOf('server:1'));
    lazy.socket.pause();
    for (let read = 0; read < 400; read++) lazy.tell({ op: 'getData', path: '/big', watch: false });
    await until(() => live.waitingBytes > 0);
    await serves();
    expect(live.waitingBytes).toBeLessThan(4 << 20);
    lazy.close();
    writer.close();
    await until(() => live.connectionCount === 0);
  });

  it('gets all its answers when it reads at last', async () => {
    const late = await TinyClient.open(live.portOf('server:1'));
    late.socket.pause();
    for (let read = 0; read < 40; read++) late.tell({ op: 'getData', path: '/big', watch: false });
    await until(() => live.waitingBytes > 0);
    late.socket.resume();
    await late.until(() => late.answerCount === 40 || late.ending !== null);
    expect([late.answerCount, late.ending]).toEqual([40, null]);
    late.close();
  });
});

/** Sends it, ends, and waits until the server has ended too. */
async function send({ when, bytes }: Garbage): Promise<void> {
  const socket = await opened();
  const closed = new Promise((resolve) => socket.on('close', resolve));
  if (when === 'then') {
    socket.write(HELLO);
    await new Promise((resolve) => socket.once('data', resolve));
  }
  socket.on('data', () => {});
  socket.end(bytes);
  await closed;
}

const HELLO = bytesOfClientMessage({
  kind: 'connect',
  sessionId: '0x0',
  password: null,
  timeoutMs: 8000,
  lastZxidSeen: 0,
  readOnly: false,
});

async function opened(): Promise<Socket> {
  const socket = connect(live.portOf('server:1'), '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

async function serves(): Promise<void> {
  const client = await TinyClient.open(live.portOf('server:1'));
  expect(await client.request({ op: 'exists', path: '/', watch: false })).toMatchObject({ err: 0 });
  client.close();
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
