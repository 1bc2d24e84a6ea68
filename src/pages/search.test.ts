import { describe, expect, test } from 'vitest';
import '../scenarios/library.ts';
import { LIBRARY } from '../scenarios/library.ts';
import { completed } from '../words/translation.ts';
import { en } from '../words/en/index.ts';
import { messages as zh } from '../words/zh/index.ts';
import type { Messages } from '../words/messages.ts';
import { foundScenes } from '../ui/scenes/foundScenes.ts';
import { ENGLISH, spokenIn } from '../words/load.ts';
import { nearTags, search } from '../ui/controls/search.ts';
import { lessonsFound } from '../rooms/lessons/ui/shelf/foundLessons.ts';

const chinese: Messages = { ...completed<Messages>(en, zh), voices: zh.voices ?? {} };
const chineseSpoken = await spokenIn('zh-CN');
const english = foundScenes(en, []);
const onChinesePage = foundScenes(chinese, [en]);
/** Once for all that is asked: making what there is and its words takes longer than to answer. */
const chineseOnEnglishPage = foundScenes(en, [chinese]);
const lessonsOfBoth = [lessonsFound([ENGLISH, chineseSpoken]), lessonsFound([chineseSpoken, ENGLISH])];

test('every scenario of the menus says what it is about', () => {
  const bare = LIBRARY.filter(({ isUnlisted, words }) => !isUnlisted && (words.tags ?? []).length < 1);
  expect(bare.map(({ scenario }) => scenario.id)).toEqual([]);
});

describe.each([
  ['partition', 'partition'],
  ['split brain', 'split-brain'],
  ['thundering herd', 'herd-lock'],
  ['quorum', 'quorum-write'],
  ['ephemeral', 'stranger-lock'],
  ['fencing', 'fence'],
  ['FLP', 'split-brain'],
  ['failover', 'failover'],
  ['latch', 'leader-latch'],
  ['barrier', 'double-barrier'],
  ['service discovery', 'group-membership'],
  ['linearizability', 'stale-read'],
  ['gc pause', 'guarded-lock'],
  ['羊群', 'herd-line'],
  ['惊群', 'herd-lock'],
  ['脑裂', 'split-brain'],
  ['分区', 'partition'],
  ['故障切换', 'failover'],
  ['读写锁', 'read-write-lock'],
])('%s', (query, id) => {
  test.each([
    ['English', english],
    ['Chinese', onChinesePage],
  ])(`is found on a page in %s: ${id}`, (_, entries) => {
    expect(idsFor(query, entries).slice(0, 12)).toContain(id);
  });
});

test('in a sentence a word is found with another ending, and small words count for nothing', () => {
  const voting = { names: ['Ballots'], tags: [], said: ['a server votes, and what was deleted is gone'] };
  const reading = { names: ['Reads'], tags: [], said: ['this has been read with that server'] };
  expect(search([reading, voting], 'this is what deleting a vote does')).toEqual([voting]);
});

test.each([
  ['partiton', 'partition'],
  ['pratition', 'partition'],
  ['thunderng herd', 'herd-lock'],
  ['qourum', 'quorum-write'],
  ['semafore', 'semaphore'],
  ['baarrier', 'barrier'],
  ['ephemreal', 'stranger-lock'],
])('a slip of the fingers is forgiven: %s', (query, id) => {
  expect(idsFor(query, english).slice(0, 12)).toContain(id);
});

test('a museum piece is found by its number and by the issue that reports it', () => {
  expect(idsFor('F13', english)).toContain('woken-without-a-second-look');
  expect(
    idsFor('f13', english).every((id) => english.find((entry) => entry.id === id)?.room === 'museum'),
  ).toBe(true);
  expect(idsFor('F13 CURATOR', english)).toEqual([]);
});

/** What readers of articles about ZooKeeper type, and one of the first that they should be shown. */
describe.each([
  ['分布式锁', 'herd-lock'],
  ['distributed lock', 'herd-lock'],
  ['独占锁', 'herd-lock'],
  ['排他锁', 'herd-lock'],
  ['exclusive lock', 'herd-lock'],
  ['InterProcessMutex', 'herd-lock'],
  ['共享锁', 'read-write-lock'],
  ['公平锁', 'predecessor-lock'],
  ['可重入锁', 'fair-lock'],
  ['tryLock', 'try-lock'],
  ['死锁', 'orders-of-locks'],
  ['羊群效应', 'herd-line'],
  ['惊群', 'herd-line'],
  ['herd effect', 'herd-line'],
  ['临时顺序节点', 'candidates'],
  ['ephemeral sequential', 'candidates'],
  ['持久节点', 'locked-for-ever'],
  ['fencing token', 'guarded-lock'],
  ['GC pause', 'guarded-lock'],
  ['假死', 'guarded-lock'],
  ['脑裂', 'split-brain'],
  ['split brain', 'split-brain'],
  ['选举', 'candidates'],
  ['master election', 'candidates-published'],
  ['LeaderLatch', 'leader-latch'],
  ['LeaderSelector', 'leader-selector'],
  ['主备切换', 'failover'],
  ['watch 丢失', 'watch-gap'],
  ['lost watch', 'watch-gap'],
  ['一次性', 'watch-events'],
  ['会话超时', 'away-too-long'],
  ['session timeout', 'away-too-long'],
  ['分桶', 'session-failover'],
  ['ConnectionLoss', 'unanswered-write'],
  ['withProtection', 'lines-guid'],
  ['幽灵节点', 'lines-guid'],
  ['CountDownLatch', 'fair-lock'],
  ['分布式队列', 'fifo-queue'],
  ['distributed queue', 'fifo-queue'],
  ['屏障', 'double-barrier'],
  ['配置中心', 'published-value'],
  ['发布订阅', 'published-value'],
  ['publish subscribe', 'published-value'],
  ['命名服务', 'group-membership'],
  ['集群管理', 'group-membership'],
  ['原子广播', 'comes-back'],
  ['atomic broadcast', 'comes-back'],
  ['崩溃恢复', 'comes-back'],
  ['ZAB', 'comes-back'],
  ['写请求', 'quorum-write'],
  ['过半', 'quorum-write'],
  ['观察者', 'observer'],
  ['数据不一致', 'stale-read'],
  ['乐观锁', 'shared-counter'],
  ['monitoring', 'group-membership'],
  ['监控', 'group-membership'],
  ['message broadcast', 'quorum-write'],
  ['消息广播', 'quorum-write'],
  ['outstandingProposals', 'quorum-write'],
  ['data model', 'stat-and-acl'],
  ['数据模型', 'stat-and-acl'],
  ['WatchManager', 'watch-events'],
  ['容量', 'large-queue'],
  ['capacity', 'large-queue'],
  ['system scheduling', 'published-value'],
])('a reader’s %s', (query, id) => {
  test.each([
    // The page fetches the words of another language when a query is written in it.
    ['English', /\p{Script=Han}/u.test(query) ? chineseOnEnglishPage : english],
    ['Chinese', onChinesePage],
  ])(`is answered on a page in %s: ${id}`, (_, entries) => {
    const found = idsFor(query, entries);
    expect(found.slice(0, 5), `words or tags before ${id} fit “${query}” better`).toContain(id);
  });
});

test.each([
  ['thundering herd', 'L10'],
  ['惊群', 'L10'],
  ['fencing token', 'L14'],
  ['脑裂', 'L24'],
  ['split brain', 'L24'],
  ['leader election', 'L20'],
  ['会话过期', 'L3'],
  ['连接丢失', 'L5'],
  ['读写锁', 'L15'],
  ['临时节点', 'L4'],
  ['屏障', 'L17'],
  ['网络分区', 'L24'],
  ['watch 丢失', 'L7'],
  ['lost watch', 'L7'],
  ['乐观锁', 'L1'],
])('a reader’s %s is taught by lesson %s', (query, id) => {
  for (const among of lessonsOfBoth) {
    const found = search(among, query).map(({ lesson }) => lesson.id);
    expect(found.slice(0, 5)).toContain(id);
  }
});

/** What an engineer types who has met one of the server’s own bugs, or of kazoo’s, and what is among the first three. */
describe.each([
  ['non-blocking lock kazoo leaves contender', 'non-blocking-lock-left-its-contender'],
  ['PR 760', 'non-blocking-lock-left-its-contender'],
  ['acquire blocking=False', 'non-blocking-lock-left-its-contender'],
  ['committed write lost', 'acknowledged-before-uptodate'],
  ['acknowledged write lost', 'acknowledged-before-uptodate'],
  ['data loss', 'acknowledged-before-uptodate'],
  ['NEWLEADER ack', 'acknowledged-before-uptodate'],
  ['ZOOKEEPER-3911', 'acknowledged-before-uptodate'],
  ['4646', 'acknowledged-while-logging'],
  ['epoch before log', 'epoch-before-log'],
  ['log ahead of tree', 'tree-behind-its-log'],
  ['two histories', 'tree-behind-its-log'],
  ['logging thread', 'logging-thread-goes-on'],
  ['half a snapshot', 'half-a-snapshot'],
  ['disk error', 'disk-error-survived'],
  ['ephemeral never goes', 'ephemeral-for-ever'],
  ['watch event lost after a snapshot', 'event-lost-with-a-snapshot'],
  ['数据丢失', 'acknowledged-before-uptodate'],
])('an engineer’s %s', (query, id) => {
  test.each([
    ['English', /\p{Script=Han}/u.test(query) ? chineseOnEnglishPage : english],
    ['Chinese', onChinesePage],
  ])(`is among the first three on a page in %s: ${id}`, (_, entries) => {
    expect(idsFor(query, entries).slice(0, 3)).toContain(id);
  });
});

test('every word has to be found', () => {
  const both = idsFor('observer restart', english);
  expect(both.every((id) => idsFor('observer', english).includes(id))).toBe(true);
});

test('where few have every word, those with many of the words follow', () => {
  const best = idsFor('too many children makes getChildren fail', english).slice(0, 3);
  expect(best).toContain('large-queue');
  expect(best).toContain('hop-look-after-the-event-fails');
});

test('what is not there leads to what is near', () => {
  expect(idsFor('kubernetes', english)).toEqual([]);
  expect(nearTags('fenzink', ['herd'])).toContain('fencing');
  expect(nearTags('xyzzyxyzzy', ['herd'])).toEqual(['herd']);
});

function idsFor(query: string, entries: typeof english): readonly string[] {
  return search(entries, query).map(({ id }) => id);
}

test('a sentence of small words that nothing is about finds nothing', () => {
  expect(idsFor('no such thing at all', english)).toEqual([]);
});
