// Simulated servers behind real sockets, as a client program finds them.
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, type CreateMode, type Request } from '../../src/engine/index.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import { listen } from '../serving/listen.ts';
import { obey } from './console.ts';
import { startLive, type LiveServer, type LiveServerOptions } from './liveServer.ts';
import { TinyClient } from './testing/tinyClient.ts';

const opened: LiveServer[] = [];
const clients: TinyClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const live of opened.splice(0)) await live.close();
});

describe('one server', () => {
  it('gives a session, creates, reads, and closes when asked to', async () => {
    const client = await session(await serve(1));
    expect(client.session).toMatchObject({ timeoutMs: 30_000, readOnly: false });
    expect(await client.request(create('/a', 'hello'))).toMatchObject({
      err: 0,
      zxid: 2,
      body: { path: '/a' },
    });
    expect(await client.request(create('/a'))).toMatchObject({ err: -110 });
    expect(await client.request({ op: 'getData', path: '/a', watch: false })).toMatchObject({
      body: { data: 'hello', stat: { version: 0, ephemeralOwner: '0x0' } },
    });
    await client.request({ op: 'closeSession' });
    await client.until(() => client.ending !== null);
    expect(client.ending).toBe('closed');
  });

  it('refuses an ACL of a scheme that it does not know; of a multi the part, not the header', async () => {
    const client = await session(await serve(1));
    // On the wire a scheme that is null is read as this one.
    const acl = [{ scheme: '', id: 'x', perms: 31 }];
    const creation = { op: 'create', path: '/b', data: '', acl, mode: 'PERSISTENT' } as const;
    await client.request(create('/a'));
    expect(await client.request({ op: 'setACL', path: '/a', acl, version: -1 })).toMatchObject({ err: -114 });
    expect(await client.request(creation)).toMatchObject({ err: -114 });
    expect(await client.request({ op: 'multi', parts: [creation] })).toMatchObject({
      err: 0,
      body: { results: [{ err: -114 }] },
    });
  });

  it('names each connection by its number, which commands take', async () => {
    const live = await serve(1);
    const client = await session(live);
    expect(obey(live, 'status')).toContain(`  wire:1 session ${client.session.sessionId}`);
    expect(obey(live, 'expireWire wire:1')).toBeNull();
    await client.until(() => client.ending !== null);
    expect(obey(live, 'status')).not.toContain('wire:');
  });

  it('answers pipelined requests in order', async () => {
    const client = await session(await serve(1));
    await client.request(create('/n'));
    for (let write = 0; write < 500; write++)
      client.tell({ op: 'setData', path: '/n', data: String(write), version: -1 });
    const last = await client.request({ op: 'getData', path: '/n', watch: false });
    expect(last).toMatchObject({ body: { data: '499', stat: { version: 500 } } });
  });

  it('tells one client what another one does', async () => {
    const live = await serve(1);
    const [a, b] = [await session(live), await session(live)];
    await a.request({ op: 'exists', path: '/x', watch: true });
    await b.request(create('/x'));
    await a.until(() => a.events.length > 0);
    expect(a.events).toEqual(['1 /x']);
  });

  it('keeps a session whose connection is gone, and takes it up again', async () => {
    const live = await serve(1);
    const first = await session(live);
    await first.request(create('/e', '', 'EPHEMERAL'));
    const { session: credentials } = first;
    first.close();
    const second = await TinyClient.open(live.portOf('server:1'), undefined, credentials);
    clients.push(second);
    expect(second.session.sessionId).toBe(credentials.sessionId);
    expect(await second.request({ op: 'exists', path: '/e', watch: false })).toMatchObject({ err: 0 });
  });

  it('gives a client the same number over all connections of its session, and another to a new session', async () => {
    const live = await serve(3);
    const first = await session(live);
    const { session: credentials } = first;
    for (const server of ['server:2', 'server:3'] as const) {
      for (const client of clients.splice(0)) client.close();
      await until(() => obey(live, 'status')?.includes('wire:1') === false);
      clients.push(await TinyClient.open(live.portOf(server), undefined, credentials));
      expect(obey(live, 'status')).toContain(`wire:1 session ${credentials.sessionId}`);
    }
    const other = await session(live);
    expect(obey(live, 'status')).toContain(`wire:2 session ${other.session.sessionId}`);
    const second = await TinyClient.open(live.portOf('server:1'), undefined, credentials);
    clients.push(second);
    expect(obey(live, 'status')).toContain(`wire:3 session ${credentials.sessionId}`);
  });

  it('expires the session of a client that has no connection', async () => {
    const live = await serve(1);
    const { session: credentials } = await session(live);
    for (const each of clients.splice(0)) each.close();
    await until(() => obey(live, 'status')?.includes('wire:1') === false);
    expect(obey(live, 'expireWire wire:1')).toBeNull();
    const again = await TinyClient.open(live.portOf('server:1'), undefined, credentials);
    clients.push(again);
    expect(again.session.sessionId).toBe('0x0');
  });

  it('answers the words of administrators and closes', async () => {
    const live = await serve(1);
    expect(await word(live.portOf('server:1'), 'ruok')).toBe('imok');
    expect(await word(live.portOf('server:1'), 'srvr')).toContain('Mode: standalone');
    expect(await word(live.portOf('server:1'), 'oops')).toBe('');
  });

  it('answers a word whose asker has ended its side, as `echo stat | nc` does', async () => {
    const live = await serve(3);
    const port = live.portOf('server:1');
    expect(await word(port, 'ruok\n', 'halfClosed')).toBe('imok');
    expect(await word(port, 'conf', 'halfClosed')).toContain(`clientPort=${port}\n`);
    expect(await word(port, 'oops', 'halfClosed')).toBe('');
  });

  it('sets the trace mask that comes with stmk', async () => {
    const port = (await serve(1)).portOf('server:1');
    expect(await word(port, 'stmk\0\0\0\0\0\0\x01\x02')).toBe('258');
    expect(await word(port, 'gtmk')).toBe('258');
    expect(await word(port, 'stmk', 'halfClosed')).toBe('');
  });

  it('tells by hash what its tree was, each server of an ensemble the same', async () => {
    const live = await serve(3);
    const client = await session(live);
    for (let made = 0; made < 130; made++) await client.request(create(`/n${made}`));
    const told: string[] = [];
    for (const server of live.world.servers) {
      let text = '';
      while (text === '') text = await word(live.portOf(server), 'hash');
      told.push(text);
    }
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/^100000080: [1-9]\d*\n$/u);
    expect(new Set(told).size).toBe(1);
  });

  it('takes no session of servers that ran before it for one of its own', async () => {
    const before = await session(await serve(1));
    const live = await serve(1);
    const own = await session(live);
    expect(own.session.sessionId).not.toBe(before.session.sessionId);
    const again = await TinyClient.open(live.portOf('server:1'), undefined, before.session);
    clients.push(again);
    expect(again.session.sessionId).toBe('0x0');
  });
});

describe('options', () => {
  it('turn away who has too many connections at one server, and let in again when one is closed', async () => {
    const warnings: string[] = [];
    const live = await serve(3, {
      values: { latencyMs: 0, maxClientCnxns: 2 },
      warn: (text) => warnings.push(text),
    });
    const [a] = [await session(live), await session(live)];
    const third = new TinyClient(live.portOf('server:1'));
    await third.until(() => third.ending !== null);
    expect(warnings[0]).toContain('server:1 has turned 127.0.0.1 away: it has 2 connections');
    await session(live, 'server:2');
    a.close();
    await until(() => live.connectionCount === 2);
    await session(live);
  });

  it('refuse a write beyond a quota, and answer the words that are allowed', async () => {
    const values = { latencyMs: 0, enforceQuota: 'on', fourLetterWords: 'ruok' };
    const live = await serve(1, { values });
    const client = await session(live);
    for (const path of ['/q', '/zookeeper/quota/q']) await client.request(create(path));
    await client.request(
      create('/zookeeper/quota/q/zookeeper_limits', 'count=1,bytes=-1=;byteHardLimit=-1;countHardLimit=1'),
    );
    await client.request(create('/zookeeper/quota/q/zookeeper_stats', 'count=1,bytes=0'));
    expect(await client.request(create('/q/more'))).toMatchObject({ err: -125 });
    expect(await word(live.portOf('server:1'), 'ruok')).toBe('imok');
    expect(await word(live.portOf('server:1'), 'stat')).toContain('not in the whitelist');
  });

  it('let the super user past every ACL', async () => {
    // super:secret
    const live = await serve(1, {
      values: { latencyMs: 0, superDigest: 'super:lK75jTNcA+U9vtVEw5vB51mj/w4=' },
    });
    const client = await session(live);
    const acl = [{ scheme: 'digest', id: 'amy:x', perms: 31 }];
    await client.request({ op: 'create', path: '/closed', data: '', acl, mode: 'PERSISTENT' });
    const read = { op: 'getData', path: '/closed', watch: false } as const;
    expect(await client.request(read)).toMatchObject({ err: -102 });
    await client.request({ op: 'auth', scheme: 'digest', auth: 'super:secret' });
    expect(await client.request(read)).toMatchObject({ err: 0 });
  });
});

describe('an ensemble', () => {
  it('has a port for each server, and any of them takes writes', async () => {
    const live = await serve(3);
    const [a, b] = [await session(live, 'server:1'), await session(live, 'server:3')];
    await a.request(create('/a'));
    await b.request({ op: 'sync', path: '/' });
    expect(await b.request({ op: 'exists', path: '/a', watch: false })).toMatchObject({ err: 0 });
  });

  it('closes the connections of a server that is killed, refuses new ones, and goes on without it', async () => {
    const live = await serve(3);
    const [a, b] = [await session(live, 'server:3'), await session(live, 'server:1')];
    live.give({ type: 'crashServer', server: 'server:3' });
    await a.until(() => a.ending !== null);
    const again = new TinyClient(live.portOf('server:3'));
    await again.until(() => again.ending !== null);
    expect(again.ending).toBe('refused');
    live.give({ type: 'startServer', server: 'server:3' });
    await b.until(() => b.ending !== null);
    live.setSpeed(20);
    await until(
      () => live.world.servers.filter((server) => live.world.roleOf(server) === 'leader').length === 1,
    );
    live.setSpeed(1);
    const c = await session(live, 'server:1');
    expect(await c.request(create('/after'))).toMatchObject({ err: 0 });
  });

  it('takes the port of a server that is started again once another program leaves it', async () => {
    const warnings: string[] = [];
    const live = await serve(3, { warn: (text) => warnings.push(text) });
    const port = live.portOf('server:3');
    live.give({ type: 'crashServer', server: 'server:3' });
    const other = createServer();
    await listen(other, '127.0.0.1', port);
    live.give({ type: 'startServer', server: 'server:3' });
    await until(() => warnings.length > 0);
    await new Promise((resolve) => other.close(resolve));
    let client = await TinyClient.open(port);
    while (client.ending !== null) client = await TinyClient.open(port);
    clients.push(client);
    expect(warnings).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
  });

  it('is silent to a client that is cut off, and goes on when the cut heals', async () => {
    const { live, arrivals } = await watched();
    const client = await session(live);
    live.give({ type: 'cutLink', from: 'wire:1', to: 'server:1', ways: 'both' });
    const asked = client.request({ op: 'exists', path: '/', watch: false });
    await until(() => arrivals().length === 2);
    const other = await session(live);
    await other.request({ op: 'exists', path: '/', watch: false });
    expect([client.answerCount, client.ending]).toEqual([0, null]);
    live.give({ type: 'healAll' });
    expect(await asked).toMatchObject({ err: 0 });
  });

  it('resets a connection that breaks at a message', async () => {
    const { live, arrivals } = await watched({ values: { latencyMs: 100 } });
    const client = await session(live);
    // The message is on its way until it is cut.
    live.setSpeed(0.01);
    client.tell({ op: 'exists', path: '/', watch: false });
    await until(() => arrivals().length === 2);
    live.give({ type: 'cutAtMessage', link: 'wire:1#1', direction: 'toServer', nth: 2 });
    await client.until(() => client.ending !== null);
    expect(client.ending).toBe('reset');
  });

  it('closes the connection of a session that is expired by command', async () => {
    const live = await serve(1);
    const client = await session(live);
    live.give({ type: 'expireWire', wire: 'wire:1' });
    await client.until(() => client.ending !== null);
    expect(client.ending).toBe('closed');
  });
});

describe('the world', () => {
  it('stands still while it is paused: no session expires, and answers come when it goes on', async () => {
    const live = await serve(1);
    const client = await session(live);
    live.setPaused(true);
    const at = live.world.nowMs;
    const asked = client.request({ op: 'exists', path: '/', watch: false });
    await new Promise((resolve) => setImmediate(resolve));
    expect(live.world.nowMs).toBe(at);
    live.setPaused(false);
    expect(await asked).toMatchObject({ err: 0 });
  });

  it('makes the same run again from its commands alone', async () => {
    const commands: LinkCommand[] = [];
    const live = await serve(3, { onCommand: (command) => commands.push(command) });
    const client = await session(live, 'server:2');
    await client.request(create('/a'));
    await client.request({ op: 'closeSession' });
    await client.until(() => client.ending !== null);
    expect(commands.map(({ command }) => command.type)).toEqual([
      'openWire',
      'sendWire',
      'sendWire',
      'sendWire',
    ]);
    expect(commands.every(({ atMs }, index) => atMs >= (commands[index - 1]?.atMs ?? 0))).toBe(true);
  });
});

async function serve(servers: number, options: Partial<LiveServerOptions> = {}): Promise<LiveServer> {
  const live = await startLive({
    ports: Array.from({ length: servers }, () => 0),
    host: '127.0.0.1',
    values: { latencyMs: 0 },
    seed: 1,
    ...options,
  });
  opened.push(live);
  return live;
}

/** A server of which is known what arrived. */
async function watched(options: Partial<LiveServerOptions> = {}) {
  const commands: LinkCommand[] = [];
  const live = await serve(1, { ...options, onCommand: (command) => commands.push(command) });
  return { live, arrivals: () => commands.filter(({ command }) => command.type === 'sendWire') };
}

async function session(live: LiveServer, server: `server:${number}` = 'server:1'): Promise<TinyClient> {
  const client = await TinyClient.open(live.portOf(server));
  clients.push(client);
  return client;
}

function create(path: string, data = '', mode: CreateMode = 'PERSISTENT'): Request {
  return { op: 'create', path, data, acl: OPEN_ACL_UNSAFE, mode };
}

function word(port: number, text: string, side: 'open' | 'halfClosed' = 'open'): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (side === 'open') socket.write(text, 'latin1');
      else socket.end(text, 'latin1');
    });
    socket.on('end', () => socket.end());
    socket.on('data', (piece) => (answer += piece.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
