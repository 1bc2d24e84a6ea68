import { request } from 'node:http';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { MAX_PHONE_BYTES, OUT_OF_REACH_MS } from '../../src/rooms/classroom/model/protocol.ts';
import {
  castVote,
  closeBallot,
  countsOf,
  openBallot,
  type Ballot,
} from '../../src/rooms/classroom/model/ballot.ts';
import { ClassServer } from './classServer.ts';
import { ClassHost, ClassPhone } from './testing/classPhone.ts';

const QUESTION = {
  id: 'q',
  text: 'How many wake?',
  options: [
    { id: 'all', text: 'all' },
    { id: 'one', text: 'one' },
  ],
};

/** The relay’s clock goes on when a test says so. */
let nowMs = 0;
let folder = '';
let server: ClassServer;
let origin = '';
let host: ClassHost;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'class-'));
  writeFileSync(join(folder, 'index.html'), 'the lab');
  writeFileSync(join(folder, 'join.html'), 'the join page');
  server = new ClassServer({ port: 0, host: '127.0.0.1', folder, nowMs: () => nowMs });
  await server.start();
  origin = server.join.replace(/^http/, 'ws').replace(/\/$/, '');
  host = await ClassHost.open(origin, server.secret);
});

afterAll(async () => {
  await host.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the class on one port', () => {
  it('serves the join page at the short address and the lab below /lab/, and sets no cookie', async () => {
    const answer = await fetch(server.join);
    expect(await answer.text()).toBe('the join page');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await (await fetch(server.page)).text()).toBe('the lab');
    expect((await fetch(new URL('..%2f..%2fetc/passwd', server.join))).status).toBe(404);
  });

  it('has the teacher open the lab under the address that phones can open, so that its links work on them', async () => {
    const own = new ClassServer({ port: 0, host: '0.0.0.0', folder });
    await own.start();
    const page = new URL(own.page);
    expect(page.origin).toBe(new URL(own.join).origin);
    expect(page.pathname).toBe('/lab/');
    expect(await (await fetch(page)).text()).toBe('the lab');
    await own.close();
  });

  it('answers no page of another site, and no other method', async () => {
    expect(await statusOf({ host: 'evil.example' })).toBe(403);
    expect(await statusOf({ origin: 'http://evil.example' })).toBe(403);
    expect((await fetch(server.join, { method: 'POST', body: 'x' })).status).toBe(405);
    const foreign = new WebSocket(`${origin}/class/host`, { origin: 'http://evil.example' });
    expect(
      await new Promise((resolve) => foreign.once('error', ({ message }) => resolve(message))),
    ).toContain('403');
  });
});

describe('a phone', () => {
  it('joins without a name, votes, and is the same phone again with its token', async () => {
    const phone = await ClassPhone.join(origin, '');
    const { phone: id = 0, token = null } = phone.welcome ?? {};
    await host.until(() => host.heard.some((message) => message.kind === 'phone' && message.phone === id));
    phone.say({ kind: 'vote', vote: 'v1', option: 'all' });
    await host.until(() => host.said(id).length === 1);
    await phone.close();
    await host.until(() => host.heard.some((m) => m.kind === 'phone' && m.phone === id && !m.isReachable));
    const again = await ClassPhone.join(origin, 'Ana', token);
    expect(again.welcome?.phone).toBe(id);
    await again.close();
  });

  it('that is silent without closing is out of reach, and back with its next beat', async () => {
    const phone = await ClassPhone.join(origin, 'Silent');
    const id = phone.welcome?.phone ?? 0;
    const states = () =>
      host.heard.flatMap((m) => (m.kind === 'phone' && m.phone === id ? [m.isReachable] : []));
    nowMs += OUT_OF_REACH_MS + 1;
    await host.until(() => states().includes(false));
    phone.say({ kind: 'beat' });
    await host.until(() => states().at(-1) === true);
    expect(states()).toEqual([true, false, true]);
    await phone.close();
  });

  it('that is removed is sent away, and its token is worth nothing', async () => {
    const phone = await ClassPhone.join(origin, 'Rude');
    const { phone: id = 0, token = null } = phone.welcome ?? {};
    host.say({ kind: 'remove', phone: id });
    await phone.until(() => phone.closed !== null);
    expect(phone.heard.at(-1)).toEqual({ kind: 'bye', why: 'removed' });
    const again = await ClassPhone.join(origin, 'Rude', token);
    expect(again.welcome?.phone).not.toBe(id);
    await again.close();
  });
});

it('a phone is told when the teacher’s page goes and comes, and another page takes the class over', async () => {
  const phone = await ClassPhone.join(origin, 'Watcher');
  const isThere = () => phone.heard.flatMap((m) => (m.kind === 'host' ? [m.isThere] : []));
  await host.close();
  await phone.until(() => isThere().at(-1) === false);
  const first = await ClassHost.open(origin, server.secret);
  host = await ClassHost.open(origin, server.secret);
  await first.until(() => first.closed !== null);
  expect(first.heard.at(-1)).toEqual({ kind: 'bye', why: 'elsewhere' });
  await phone.until(() => isThere().at(-1) === true);
  const [room] = host.heard;
  expect(room?.kind === 'room' && room.phones.some(({ name }) => name === 'Watcher')).toBe(true);
  await phone.close();
});

describe('hostile phones', () => {
  const garbage: readonly (string | Buffer)[] = [
    '',
    '{',
    'null',
    '[]',
    '0',
    '"join"',
    '{}',
    '{"kind":null}',
    '{"kind":"host","secret":"00000000000000000000000000000000"}',
    '{"kind":"tell","to":"all","screen":{"vote":null}}',
    '{"kind":"remove","phone":1}',
    '{"kind":"room","phones":[]}',
    '{"kind":"said","phone":1,"word":{"kind":"vote","vote":"v1","option":"all"}}',
    '{"kind":"act","act":"healAll"}',
    '{"kind":"act","act":"kill","client":"client:A"}',
    '{"kind":"act","act":{"toString":1}}',
    '{"kind":"vote","vote":"v1"}',
    '{"kind":"vote","vote":"v1","option":["one"]}',
    '{"kind":"vote","vote":"v1","option":"one","phone":1}',
    '{"kind":"vote","vote":1e999,"option":"one"}',
    `{"kind":"vote","vote":"v1","option":"${'x'.repeat(65)}"}`,
    '{"__proto__":{"kind":"vote"},"vote":"v1","option":"one"}',
    '{"kind":"join","name":"again","token":null}',
    '{"kind":"join","name":5,"token":null}',
    '{"kind":"beat","__proto__":1}',
    '\u0000\u0001\uFFFF',
    '{"kind":"vote","vote":"v1","option":"one"}}',
    '['.repeat(400),
    '{"kind":"VOTE","vote":"v1","option":"one"}',
    '{"kind":"vote","vote":{"v1":1},"option":"one"}',
    '{"kind":"vote","vote":"","option":""}',
    '{"kind":"act","act":"constructor"}',
    '{"kind":"screen","vote":null}',
    '{"kind":"bye","why":"removed"}',
    '{"kind":"welcome","phone":1,"token":"00000000000000000000000000000000"}',
    '{"kind":"phone","phone":1,"name":"<script>alert(1)</script>","isReachable":false}',
    '{"kind":"gone","phone":1}',
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('{"kind":"vote","vote":"v1","option":"one"}'),
  ];
  const strangers: readonly (string | Buffer)[] = [
    '{"kind":"vote","vote":"v1","option":"one"}',
    '{"kind":"act","act":"kill"}',
    '{"kind":"beat"}',
    '{"kind":"join","name":"x","token":"zz"}',
    `{"kind":"join","name":"x","token":"${'0'.repeat(33)}"}`,
    `{"kind":"join","name":${'['.repeat(200)}`,
    Buffer.alloc(10),
  ];
  const forgers = [
    '{"kind":"host","secret":"00000000000000000000000000000000"}',
    '{"kind":"host","secret":""}',
    '{"kind":"host"}',
    '{"kind":"tell","to":"all","screen":{"vote":{"question":"gotcha"}}}',
    '{"kind":"remove","phone":1}',
    '{"kind":"join","name":"x","token":null}',
  ];

  it('change nothing in 50 tries: garbage, forged tokens and secrets, second votes, floods, scripts in names', async () => {
    const tried = new Set<string | Buffer>();
    const honest = await ClassPhone.join(origin, 'Honest');
    const honestId = honest.welcome?.phone ?? 0;
    const mallory = await ClassPhone.join(origin, '<img src=x onerror=alert(1)>');
    const malloryId = mallory.welcome?.phone ?? 0;
    // Its own one vote counts.
    mallory.say({ kind: 'vote', vote: 'v1', option: 'all' });
    for (const data of garbage) {
      mallory.raw(data);
      // It says no more than a phone may.
      nowMs += 200;
      mallory.say({ kind: 'beat' });
      const beats = (): number => mallory.heard.filter(({ kind }) => kind === 'beat').length;
      await mallory.until(() => beats() > 0 || mallory.closed !== null);
      mallory.heard.splice(0, mallory.heard.length, ...mallory.heard.filter(({ kind }) => kind !== 'beat'));
      tried.add(data);
    }
    for (const data of strangers) {
      const stranger = new ClassPhone(origin);
      await stranger.opened();
      stranger.raw(data);
      await stranger.close();
      expect(stranger.heard).toEqual([]);
      tried.add(`without having joined: ${data.toString()}`);
    }
    for (const text of forgers) {
      const forger = new ClassHost(origin);
      await forger.opened();
      forger.raw(text);
      // Behind it comes what is answered, unless it was sent away already.
      forger.say({ kind: 'host', secret: '1'.repeat(32) });
      await forger.until(() => forger.closed !== null);
      expect(forger.heard.every((m) => m.kind === 'bye' && m.why === 'secret')).toBe(true);
      await forger.close();
      tried.add(`as a teacher: ${text}`);
    }
    // A forged token is a new phone, never another’s.
    const stolen = await ClassPhone.join(origin, 'Honest', 'f'.repeat(32));
    expect(stolen.welcome?.phone).not.toBe(honestId);
    await stolen.close();
    tried.add('a forged token');
    // Too large a message costs the connection.
    const large = await ClassPhone.join(origin, 'Large');
    large.raw(JSON.stringify({ kind: 'join', name: 'x'.repeat(MAX_PHONE_BYTES), token: null }));
    await large.until(() => large.closed !== null);
    expect(large.closed).toBe(1009);
    tried.add('a message that is too large');
    // A long name is refused by the form, a name with tricks is cut to a line.
    const tricky = await ClassPhone.join(origin, `a\u202Eb\n${'y'.repeat(100)}`);
    const trickyId = tricky.welcome?.phone ?? 0;
    await host.until(() => host.heard.some((m) => m.kind === 'phone' && m.phone === trickyId));
    const named = host.heard.find((m) => m.kind === 'phone' && m.phone === trickyId);
    expect(named?.kind === 'phone' && named.name).toBe(`a b ${'y'.repeat(20)}`);
    await tricky.close();
    tried.add('a name with tricks');
    // Second votes.
    for (const option of ['one', 'one', 'all', 'none']) honest.say({ kind: 'vote', vote: 'v1', option });
    tried.add('a second vote');
    await host.until(() => host.said(honestId).length >= 4);
    // A flood is not heard, and ends.
    const flood = await ClassPhone.join(origin, 'Flood');
    const floodId = flood.welcome?.phone ?? 0;
    for (let at = 0; at < 2000; at++) flood.say({ kind: 'vote', vote: 'v1', option: 'one' });
    await flood.until(() => flood.closed !== null);
    expect(flood.heard.at(-1)).toEqual({ kind: 'bye', why: 'flood' });
    expect(host.said(floodId).length).toBeLessThan(60);
    tried.add('a flood');

    expect(tried.size).toBeGreaterThanOrEqual(50);
    // What the teacher’s page makes of all that it was passed: one vote of each phone.
    let ballot: Ballot = openBallot('v1', QUESTION);
    const words = host.heard.flatMap((m) => (m.kind === 'said' ? [m] : []));
    for (const { phone, word } of words) {
      if (word.kind === 'vote' && [honestId, malloryId, floodId].includes(phone))
        ballot = castVote(ballot, phone, word);
    }
    expect(countsOf(closeBallot(ballot))).toEqual({ all: 1, one: 2 });
    expect(words.filter(({ word }) => word.kind === 'act')).toEqual([]);
    // The honest phone has seen nothing of it.
    expect(honest.heard.filter(({ kind }) => kind === 'screen' || kind === 'bye')).toEqual([]);
    expect(honest.closed).toBeNull();
    await Promise.all([honest.close(), mallory.close()]);
  });
});

it('a whole class joins, hears a vote, and nothing is left when the process ends', async () => {
  const files = readdirSync(folder);
  const own = new ClassServer({ port: 0, host: '127.0.0.1', folder });
  await own.start();
  const address = own.join.replace(/^http/, 'ws').replace(/\/$/, '');
  const teacher = await ClassHost.open(address, own.secret);
  const phones = await Promise.all(
    Array.from({ length: 40 }, (_, index) => ClassPhone.join(address, `P${index}`)),
  );
  teacher.say({ kind: 'tell', to: 'all', screen: { vote: null } });
  await Promise.all(phones.map((phone) => phone.until(() => phone.screen.vote === null)));
  await own.close();
  await Promise.all(phones.map((phone) => phone.until(() => phone.closed !== null)));
  await teacher.until(() => teacher.closed !== null);
  expect(readdirSync(folder)).toEqual(files);
  await expect(fetch(own.join)).rejects.toThrow('fetch failed');
});

function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(server.join, { headers }, ({ statusCode = 0 }) => resolve(statusCode));
    asked.once('error', reject);
    asked.end();
  });
}
