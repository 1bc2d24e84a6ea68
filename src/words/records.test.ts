import type { RecordBody, RecordHead, RecordKind, TraceRecord } from '../engine/index.ts';
import type { RecordWords, Telling } from './contracts/engine.ts';
import { spokenIn } from './load.ts';
import { RECORDS } from './records.ts';
import { commands as chineseCommands } from './zh/commands.ts';
import { describe, expect, test } from 'vitest';

const en = RECORDS.english;
const zh = (await spokenIn('zh-CN')).area(RECORDS);

/** As Chinese is not set. */
const APART = /\p{Script=Han} \p{Script=Han}/u;

const LANGUAGES: readonly (readonly [string, RecordWords])[] = [
  ['English', en],
  ['Chinese', zh],
];

describe.each(LANGUAGES)('%s', (_name, words) => {
  test.each(Object.keys(samples()))('has a sentence for %s', (kind) => {
    const sentence = say(words, samples()[kind as RecordKind]);
    expect(sentence.length).toBeGreaterThan(3);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    expect(sentence).not.toMatch(/[.。]$/);
    expect(sentence).not.toMatch(APART);
  });
});

test('what a command does is said without a space between Chinese characters, whoever it is done to', () => {
  const said = Object.values(chineseCommands).flatMap(({ action, done }) =>
    ['客户端 A', '服务器 1', '持有者'].flatMap((who) => [action(who), done(who)]),
  );
  // Messages have Latin names.
  expect(said.filter((each) => APART.test(each) && !each.includes('消息'))).toEqual([]);
});

test('a wake-up is told as who woke and what of', () => {
  expect(say(en, samples()['callback.run'])).toBe(
    'Client B woke up: /exclusive_lock/n-0000000041 was deleted',
  );
  expect(say(zh, samples()['callback.run'])).toBe('客户端 B 被唤醒：/exclusive_lock/n-0000000041 被删除');
});

test('a log that is cut back below a snapshot says that the snapshot stays', () => {
  const body: RecordBody = { kind: 'log.truncated', to: 2 ** 32 + 4, dropped: 1, treeAt: 2 ** 32 + 5 };
  expect(say(en, body, 'server:3')).toMatch(
    /back to zxid 1:4 \(TRUNC\), but loaded its snapshot of zxid 1:5, which nobody cuts back$/,
  );
  expect(say(zh, body, 'server:3')).toMatch(
    /截断到 zxid 1:4 \(TRUNC\)，但加载了 zxid 1:5 的快照，快照不会被截断$/,
  );
});

test('a command on a role names the client it met and the role', () => {
  const body: RecordBody = {
    kind: 'command.given',
    command: { type: 'killClient', client: 'role:holder' },
    client: 'client:A',
  };
  expect(say(en, body, 'user')).toBe('You killed client A, the holder');
  expect(say(zh, body, 'user')).toBe('你杀死了客户端 A（持锁者）');
});

test('who was never connected did not lose a connection', () => {
  const lost = (why: 'connectTimeout' | 'refused' | 'silence'): RecordBody => ({
    kind: 'connection.lost',
    link: 'client:A#1',
    why,
  });
  expect(say(en, lost('connectTimeout'), 'client:A')).toBe(
    'Client A could not connect: its connect request timed out',
  );
  expect(say(en, lost('refused'), 'client:A')).toBe('Client A could not connect: no server is listening');
  expect(say(zh, lost('refused'), 'client:A')).toBe('客户端 A 没有连上：目标服务器没有监听');
  expect(say(en, lost('silence'), 'client:A')).toMatch(/^Client A lost its connection: it heard nothing/);
});

test('a program that wants its turn is not said to say so: it may be counted as wanting it from its claims', () => {
  const body: RecordBody = {
    kind: 'program.resumed',
    thread: 0,
    input: { kind: 'started' },
    yielded: { kind: 'op', op: { kind: 'fact', fact: { type: 'wants' } } },
  };
  expect(say(en, body, 'client:A')).toMatch(/ wants its turn$/);
  expect(say(en, body, 'client:A')).not.toContain('says');
});

test('a command on roles of servers names who played them', () => {
  const body: RecordBody = {
    kind: 'command.given',
    command: { type: 'cutLink', from: 'role:leader', to: 'role:follower2', ways: 'both' },
    meant: { type: 'cutLink', from: 'server:3', to: 'server:2', ways: 'both' },
    client: null,
  };
  expect(say(en, body, 'user')).toBe('You cut server 3 ↔ server 2, the leader, the second follower');
  expect(say(zh, body, 'user')).toBe('你切断了服务器 3 ↔ 服务器 2（领导者、第 2 个跟随者）');
});

test('a command on a role that nobody plays says which', () => {
  const body: RecordBody = {
    kind: 'command.refused',
    command: { type: 'partition', groups: [['role:leader'], ['server:1']] },
    reason: 'nobodyInRole',
    target: null,
  };
  expect(say(en, body, 'user')).toBe('“Partition” was refused: there is no leader at this moment');
  expect(say(zh, body, 'user')).toBe('“分区”无法执行：此刻没有领导者');
});

test('a snapshot in the place of a log names the writes it undoes', () => {
  const body: RecordBody = { kind: 'sync.received', mode: 'SNAP', zxid: 0x1_0000_0009 };
  const undone = [
    { zxid: 0x1_0000_0004, type: 'setData', path: '/x', client: 'client:A' as const, wasCommitted: false },
  ];
  const knowing: Telling = { ...telling, undoneBy: () => undone };
  expect(say(en, body, 'server:3', knowing)).toBe(
    'Server 3 is synced by SNAP, zxid 1:9: the snapshot takes the place of its log and undoes setData /x of client A (zxid 1:4): no quorum had it',
  );
  expect(say(zh, body, 'server:3', knowing)).toContain('快照取代了它的日志，撤销客户端 A 的 setData /x');
});

test('an expiry names the client whose session it was', () => {
  expect(say(en, samples()['session.expired'], 'server:1')).toBe(
    'Server 1 expired client A’s session after 4.2 s of silence',
  );
});

test('a write that may have been done is said to be unknown', () => {
  expect(say(en, samples()['request.failed'])).toContain('it may or may not have been done');
});

const telling: Telling = {
  ownerOf: () => 'client:A',
  programOf: () => null,
  lineBehind: () => null,
  asksForWatch: () => false,
  isUnheard: () => false,
  undoneBy: () => [],
  standingOf: () => 'alone',
  silenceMs: (r) => r.silentForMs,
};

function say(
  words: RecordWords,
  body: RecordBody,
  actor: RecordHead['actor'] = 'client:B',
  knowing = telling,
): string {
  const record: TraceRecord = { seq: 1, step: 1, timeMs: 0, actor, causes: [], ...body };
  return (words[body.kind] as (record: TraceRecord, telling: Telling) => string)(record, knowing);
}

/** One of each kind: the compiler asks for those of new kinds. */
function samples(): { readonly [K in RecordKind]: Extract<RecordBody, { readonly kind: K }> } {
  const link = 'client:B#1';
  const session = '0x100000000000001';
  const path = '/exclusive_lock/n-0000000041';
  const event = { type: 'NodeDeleted', state: 'SyncConnected', path } as const;
  const belief = { what: 'holder', path } as const;
  const vote = { leader: 'server:3', zxid: 7, peerEpoch: 1 } as const;
  const pairs = [{ from: 'server:1', to: 'server:2' }] as const;
  const killB = { type: 'killClient', client: 'client:B' } as const;
  return {
    'command.given': { kind: 'command.given', command: killB, client: 'client:B' },
    'command.refused': { kind: 'command.refused', command: killB, reason: 'alreadyDead', target: 'client:B' },
    'connection.attempted': { kind: 'connection.attempted', link, server: 'server:1', session: '0x0' },
    'connection.accepted': { kind: 'connection.accepted', link },
    'connection.refused': { kind: 'connection.refused', link, server: 'server:1', why: 'notServing' },
    'connection.closed': { kind: 'connection.closed', link, why: 'sessionExpired' },
    'connection.lost': { kind: 'connection.lost', link, why: 'silence' },
    'link.cut': { kind: 'link.cut', client: 'client:B' },
    'link.healed': { kind: 'link.healed', client: 'client:B' },
    'session.moved': { kind: 'session.moved', session, owner: 'server:2' },
    'server.frozen': { kind: 'server.frozen' },
    'server.thawed': { kind: 'server.thawed' },
    'server.serving': { kind: 'server.serving', lastZxid: 7 },
    'server.readOnly': { kind: 'server.readOnly' },
    'disk.wiped': { kind: 'disk.wiped' },
    'disk.changed': { kind: 'disk.changed', extraFsyncMs: 50, health: 'failing' },
    'log.truncated': { kind: 'log.truncated', to: 7, dropped: 1 },
    'vote.started': { kind: 'vote.started', round: 2 },
    'vote.cast': { kind: 'vote.cast', vote, round: 2 },
    'vote.received': { kind: 'vote.received', from: 'server:2', vote, round: 2, role: 'LOOKING' },
    'vote.decided': { kind: 'vote.decided', leader: 'server:3', round: 2 },
    'role.changed': { kind: 'role.changed', role: 'FOLLOWING', leader: 'server:3' },
    'role.left': { kind: 'role.left', role: 'FOLLOWING', leader: 'server:3', why: 'connectionLost' },
    'epoch.accepted': { kind: 'epoch.accepted', epoch: 2 },
    'config.changed': {
      kind: 'config.changed',
      version: 7,
      voters: ['server:1', 'server:2'],
      observers: ['server:4'],
    },
    'epoch.begun': { kind: 'epoch.begun', epoch: 2 },
    'leader.established': { kind: 'leader.established', epoch: 2 },
    'leader.called': { kind: 'leader.called', leader: 'server:3', link },
    'learner.joined': { kind: 'learner.joined', learner: 'server:2' },
    'learner.synced': { kind: 'learner.synced', learner: 'server:2' },
    'learner.lost': { kind: 'learner.lost', learner: 'server:2', why: 'silence' },
    'sync.sent': { kind: 'sync.sent', to: 'server:2', mode: 'DIFF', zxid: 7, txns: 3 },
    'sync.received': { kind: 'sync.received', mode: 'DIFF', zxid: 7 },
    'request.forwarded': { kind: 'request.forwarded', to: 'server:3', session, xid: 1, op: 'create' },
    'request.taken': { kind: 'request.taken', from: 'server:2', session, xid: 1, op: 'create' },
    'txn.received': { kind: 'txn.received', zxid: 7 },
    'txn.acked': { kind: 'txn.acked', zxid: 7, by: 'server:2' },
    'txn.committed': { kind: 'txn.committed', zxid: 7 },
    'network.cut': { kind: 'network.cut', pairs },
    'network.healed': { kind: 'network.healed', pairs },
    'network.slowed': { kind: 'network.slowed', pairs, extraMs: 50 },
    'message.held': { kind: 'message.held', link, direction: 'toClient', nth: 3, message: 'reply' },
    'message.released': { kind: 'message.released', link, direction: 'toClient', nth: 3, message: 'reply' },
    'message.cut': { kind: 'message.cut', link, direction: 'toServer', nth: 3, message: 'request' },
    'reply.dropped': { kind: 'reply.dropped', link, op: 'create' },
    'request.queued': { kind: 'request.queued', xid: 1, op: 'create', path, thread: 0 },
    'request.sent': { kind: 'request.sent', link, xid: 1, op: 'create', path },
    'request.received': { kind: 'request.received', link, session, xid: 1, op: 'create', path },
    'reply.sent': { kind: 'reply.sent', link, xid: 1, op: 'create', zxid: 7, err: 'NodeExists' },
    'reply.delivered': { kind: 'reply.delivered', link, xid: 1, op: 'create', path, zxid: 7, err: 'Ok' },
    'request.failed': {
      kind: 'request.failed',
      xid: 1,
      op: 'create',
      path,
      err: 'ConnectionLoss',
      sent: 'sent',
    },
    'ping.sent': { kind: 'ping.sent', link },
    'ping.received': { kind: 'ping.received', link, session },
    'pong.delivered': { kind: 'pong.delivered', link },
    'txn.proposed': { kind: 'txn.proposed', zxid: 7, type: 'create', session, err: 'Ok', path },
    'txn.logged': { kind: 'txn.logged', zxid: 7 },
    'txn.applied': {
      kind: 'txn.applied',
      zxid: 7,
      type: 'closeSession',
      session,
      err: 'Ok',
      changes: [{ type: 'deleted', path, owner: session }],
    },
    'watch.set': { kind: 'watch.set', link, table: 'data', path, mode: 'STANDARD' },
    'watch.fired': { kind: 'watch.fired', link, event, registeredPath: path, spent: 'spent' },
    'watch.withheld': { kind: 'watch.withheld', link, event },
    'watch.removed': { kind: 'watch.removed', link, path, why: 'removeWatches' },
    'event.delivered': { kind: 'event.delivered', link, event, watchers: ['predecessor'] },
    'callback.run': { kind: 'callback.run', watcher: 'predecessor', event },
    'session.created': { kind: 'session.created', session, link, timeoutMs: 4000 },
    'session.resumed': { kind: 'session.resumed', session, link, timeoutMs: 4000 },
    'session.expired': { kind: 'session.expired', session, why: 'silence', silentForMs: 4200 },
    'session.closed': { kind: 'session.closed', session, zxid: 7, ephemerals: [path] },
    'session.rejected': { kind: 'session.rejected', session, link, why: 'gone' },
    'session.established': { kind: 'session.established', session, link, timeoutMs: 4000, how: 'created' },
    'session.learnedExpired': { kind: 'session.learnedExpired', session },
    'server.started': { kind: 'server.started', lastZxid: 7, recovered: 'fromSnapshotAndLog' },
    'server.stopped': { kind: 'server.stopped' },
    'snapshot.begun': { kind: 'snapshot.begun', zxid: 7 },
    'snapshot.taken': { kind: 'snapshot.taken', zxid: 7 },
    'client.started': { kind: 'client.started' },
    'client.killed': { kind: 'client.killed' },
    'client.paused': { kind: 'client.paused' },
    'client.resumed': { kind: 'client.resumed' },
    'client.closed': { kind: 'client.closed' },
    'program.started': { kind: 'program.started', thread: 0, recipe: 'herd-lock', args: {} },
    'program.resumed': {
      kind: 'program.resumed',
      thread: 0,
      input: { kind: 'done' },
      yielded: { kind: 'returned' },
    },
    'gate.reached': { kind: 'gate.reached', thread: 0, gate: 'release' },
    'word.answered': { kind: 'word.answered', word: 'ruok', text: 'imok' },
    'line.read': { kind: 'line.read', thread: 0, line: 'ls /' },
    'text.printed': { kind: 'text.printed', thread: 0, stream: 'out', text: '[zookeeper]\n' },
    'gate.opened': { kind: 'gate.opened', gate: 'release', clients: ['client:B'] },
    'program.stalled': { kind: 'program.stalled' },
    'program.unstalled': { kind: 'program.unstalled' },
    'lane.blocked': { kind: 'lane.blocked' },
    'lane.freed': { kind: 'lane.freed' },
    'clock.changed': { kind: 'clock.changed', offsetMs: -2000, perMille: 100 },
    'thread.interrupted': { kind: 'thread.interrupted', thread: 1 },
    'outcome.handled': { kind: 'outcome.handled', op: 'getChildren', path: '/leader', err: 'Ok' },
    'connection.state': { kind: 'connection.state', state: 'SUSPENDED' },
    'session.givenUp': { kind: 'session.givenUp', session },
    'fact.stated': { kind: 'fact.stated', fact: { type: 'processed', item: 'x' }, thread: 0 },
    'resource.requested': {
      kind: 'resource.requested',
      resource: 'resource:printer',
      link,
      value: 'x',
      token: 7,
    },
    'resource.accepted': {
      kind: 'resource.accepted',
      client: 'client:B',
      value: 'x',
      token: 7,
      highest: null,
    },
    'resource.rejected': { kind: 'resource.rejected', client: 'client:B', value: 'x', token: 6, highest: 7 },
    'belief.stated': { kind: 'belief.stated', belief, thread: 0 },
    'belief.withdrawn': { kind: 'belief.withdrawn', belief, thread: 0 },
  };
}
