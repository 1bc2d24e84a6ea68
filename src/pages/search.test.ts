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
import { lessonsFound } from '../rooms/lessons/ui/foundLessons.ts';

const chinese: Messages = { ...completed<Messages>(en, zh), voices: zh.voices ?? {} };
const chineseSpoken = await spokenIn('zh-CN');
const english = foundScenes(en, []);
const onChinesePage = foundScenes(chinese, [en]);

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

test.each([
  ['没有更小的节点', 'lock-without-a-node'],
  ['删除别人的锁', 'deleted-somebody-elses-lock'],
  ['释放锁 删除节点', 'deleted-somebody-elses-lock'],
  ['determineState', 'scheme-two'],
  ['定时 心跳', 'scheme-two'],
  ['dataWatches', 'watch-events'],
  ['NodeDeleted', 'watch-events'],
  ['getLeader', 'leader-latch'],
])('%s, as an article has it, is found on a page in Chinese: %s', (query, id) => {
  expect(idsFor(query, onChinesePage).slice(0, 6)).toContain(id);
});

/** Half sentences and lines of code, as somebody copies them out of an article that lies beside the page. */
describe.each([
  ['参考zookeeper-3.4.10/recipes中的示例代码,但因为这里的示例代码有bug', 'create-repeated-blindly'],
  ['分布式锁要求全局只有一个线程可以获取到锁', 'stale-write'],
  ['我们依然实现java.util.concurrent.locks.Lock接口', 'holder-is-never-told'],
  ['通过CountDownLatch阻塞,直到监听上一节点被取消,再进行后续操作', 'woken-without-a-second-look'],
  ['主要用到了Znode的两个性质', 'leader-for-ever'],
  ['如果执行查询节点时除了问题将导致无法选举出leader', 'hop-look-after-the-event-fails'],
  ['最好将创建的node删除,以免时间过程后导致创建的临时节点膨胀', 'predecessor-lock'],
  ['因为节点名称相同只会有一个节点创建成功', 'try-lock'],
  ['新进入队列的总是会被先取到', 'fifo-queue'],
  ['剔除主流程中的不确定因素 异常处理的补偿流程', 'scheme-two'],
  ['不同的是主节点不需要等待所有节点的ack而是过半的 follower 就可以', 'quorum-write'],
  ['编号越大权重越高', 'ensemble-start'],
  ['可以保证在客户端 watcher1 先于 watcher2 被触发', 'lesson-two-watches'],
  ['被丢弃的消息不能再出现', 'leader-crash'],
  ['选主期间30~120s不可用', 'failover'],
  ['模拟Leader节点死去', 'candidates'],
  ['callbackWhenGainLock(WatchedEvent event, T obj)', 'lock-in-the-watcher'],
  ['removeDeadNodes();', 'dead-by-its-heartbeat'],
  ['StringUtils.isNoneBlank(nodePath)', 'no-answer-taken-for-no'],
  ['new TreeSet<>(); headSet(id); lessSet.last()', 'fair-lock'],
  ['client.getConnectionStateErrorPolicy().isErrorState(ConnectionState.SUSPENDED)', 'leader-latch'],
])('«%s» of an article', (query, id) => {
  test.each([
    ['English', foundScenes(en, [chinese])],
    ['Chinese', onChinesePage],
  ])(`is found on a page in %s: ${id}`, (_, entries) => {
    expect(idsFor(query, entries).slice(0, 12)).toContain(id);
  });
});

/** By what stands together in an article as in the query, not by small words that happen to stand in both. */
describe.each([
  ['新的 leader 会以自己的最后一个事务消息为准明确其他节点需要丢弃的消息', 'leader-crash'],
  ['排序后找到上一个node,监听此node的create/delete事件', 'predecessor-lock'],
  ['value注册在当前节点的 watcher 集合', 'herd-lock'],
  ['如果获取锁的client挂掉,则该节点自动失效', 'predecessor-lock'],
  ['使一个系统中的节点知道其他节点的状态', 'group-membership'],
  ['过期时间的更新也意味着 session 需要在 桶 之间进行迁移', 'session-failover'],
])('«%s» of an article', (query, id) => {
  test(`leads to one of three scenes: ${id}`, () => {
    expect(idsFor(query, onChinesePage).slice(0, 3)).toContain(id);
  });
});

/** As somebody puts an article's sentence who reads it in Chinese and searches in English: other endings, and small words. */
test.each([
  ['an observer is serving reads and never votes', 'observer'],
  ['dequeued is always the item whose number is lowest', 'fifo-queue'],
  ['deleting children changed the pzxid of a node', 'stat-and-acl'],
])('«%s» leads to one of three scenes: %s', (query, id) => {
  expect(idsFor(query, english).slice(0, 3)).toContain(id);
});

test('in a sentence a word is found with another ending, and small words count for nothing', () => {
  const voting = { names: ['Ballots'], tags: [], said: ['a server votes, and what was deleted is gone'] };
  const reading = { names: ['Reads'], tags: [], said: ['this has been read with that server'] };
  expect(search([reading, voting], 'this is what deleting a vote does')).toEqual([voting]);
});

describe.each([
  ['而取数据的时候是从序号小的开始取', 'fifo-queue'],
  ['创建和删除节点只能通过Leader服务器来执行', 'quorum-write'],
  ['将 watcher 对象保存到客户端的 watch 管理器中', 'watch-events'],
  ['添加子节点或删除子节点就会影响子节点列表', 'stat-and-acl'],
  ['没有指定的namespace的话client.fixForNamespace返回原值', 'leader-latch'],
])('«%s» of an article', (query, id) => {
  test(`leads to one of three scenes: ${id}`, () => {
    expect(idsFor(query, onChinesePage).slice(0, 3)).toContain(id);
  });
});

test('what an article misspells is found as it stands there, and is no slip', () => {
  expect(idsFor('是leader还是fllower', onChinesePage)[0]).toBe('scheme-one');
});

test.each([
  ['该节点的子节点列表最后一次修改的事务ID', 'L6'],
  ['DataNode 是数据存储的最小单位', 'L6'],
  ['定期扫描下一个过期的桶', 'L4'],
  ['由父节点的 cVersion 控制', 'L2'],
])('«%s» of an article is found in lesson %s', (query, id) => {
  const found = search(lessonsFound([chineseSpoken, ENGLISH]), query).map(({ lesson }) => lesson.id);
  expect(found.slice(0, 5)).toContain(id);
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
])('a reader’s %s', (query, id) => {
  test.each([
    // The page fetches the words of another language when a query is written in it.
    ['English', /\p{Script=Han}/u.test(query) ? foundScenes(en, [chinese]) : english],
    ['Chinese', onChinesePage],
  ])(`is answered on a page in %s: ${id}`, (_, entries) => {
    expect(idsFor(query, entries).slice(0, 5)).toContain(id);
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
  for (const among of [lessonsFound([ENGLISH, chineseSpoken]), lessonsFound([chineseSpoken, ENGLISH])]) {
    const found = search(among, query).map(({ lesson }) => lesson.id);
    expect(found.slice(0, 5)).toContain(id);
  }
});

test('every word has to be found', () => {
  const both = idsFor('observer restart', english);
  expect(both.every((id) => idsFor('observer', english).includes(id))).toBe(true);
});

test('where few have every word, those with many of the words follow', () => {
  expect(idsFor('too many children makes getChildren fail', english).slice(0, 2)).toEqual([
    'large-queue',
    'hop-look-after-the-event-fails',
  ]);
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
