import { describe, expect, test } from 'vitest';
import '../src/scenarios/library.ts';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
import type { Simulation, TraceRecord } from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { museumPieces } from '../src/scenarios/museum/museum.ts';
import { pieceChoices } from '../src/scenarios/museum/pieceChoices.ts';
import { sideChoice } from '../src/scenarios/pairs.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { search } from '../src/ui/controls/search.ts';
import { leadIn } from '../src/rooms/claims/ui/leadIn.ts';
import { tellSentence } from '../src/ui/controls/caption/tellSentence.ts';
import { sentenceIndexAt, sentencesOf } from '../src/ui/select/sentences.ts';
import { en as english } from '../src/words/en/index.ts';
import { RECORDS } from '../src/words/records.ts';
import { countersAt } from '../src/ui/select/counters.ts';
import { traceIndex } from '../src/ui/select/traceIndex.ts';
import { lastSeconds } from '../src/ui/playback/lastSeconds.ts';
import { headlineOf, lookAtOf, playedTo, type Played } from '../src/rooms/claims/model/playedTo.ts';
import { quotes } from '../src/rooms/claims/model/quotes.ts';
import { redIn } from '../src/rooms/claims/model/redIn.ts';
import { rows } from '../src/rooms/claims/model/rows/all.ts';
import { findableClaims, lookOf, saidOf } from '../src/rooms/claims/ui/said.ts';
import { headlineAt } from '../src/rooms/claims/ui/useHeadline.ts';
import { claimsWords as en } from '../src/rooms/claims/words/en.ts';
import { claimsWords as zh } from '../src/rooms/claims/words/zh.ts';
import { tellEnsembles } from '../src/ui/controls/caption/testing/tellEnsembles.ts';

tellEnsembles();

const ids = rows.map(({ id }) => id);

test('every claim has words in Chinese, and none is left of a claim that is gone', () => {
  expect(Object.keys(zh.truths)).toEqual(ids);
  expect(rows.filter((row) => saidOf(row, zh).claim === row.claim).map(({ id }) => id)).toEqual([]);
  expect([...Object.keys(quotes), ...Object.keys(zh.claims)].filter((id) => !ids.includes(id))).toEqual([]);
});

test('where to look is said in Chinese for each moment, and for none that is gone', () => {
  const counts = (all: Readonly<Record<string, readonly unknown[]>>) =>
    Object.entries(all).map(([id, looks]) => [id, looks.length]);
  const sights = Object.fromEntries(rows.map((row) => [row.id, row.sights]));
  expect(counts(zh.looks)).toEqual(counts(sights).filter(([, count]) => count !== 0));
});

test.each(['S2-06', 'S3-19'])('%s: the tree is still as it was when its headline was new', (id) => {
  const [sight] = rows.find((row) => row.id === id)?.sights ?? [];
  if (sight === undefined || 'named' in sight) throw new Error(`${id} is not played`);
  const experiment = playedTo(sight);
  const { step } = experiment.head;
  const from = headlineOf(sight, experiment, step)?.at ?? step;
  const later = Array.from({ length: step - from }, (_, at) => experiment.recordsAt(from + 1 + at)).flat();
  expect(later.filter(({ record }) => record.kind === 'txn.applied')).toEqual([]);
});

test('each further picture of a card has a name of its own to be chosen by, in both languages', () => {
  const unnamed = rows.flatMap((row) =>
    row.sights.slice(1).flatMap((_, before) =>
      [en, zh].flatMap((words) => {
        const names = row.sights.map((_sight, at) => lookOf(row, at, words));
        const name = names[before + 1] ?? '';
        const isOwn = names.filter((other) => other === name).length === 1;
        const least = words === en ? 15 : 5;
        return isOwn && name.length >= least ? [] : [`${row.id}, picture ${before + 2}: ${name}`];
      }),
    ),
  );
  expect(unnamed).toEqual([]);
});

describe('half a sentence of an article finds its claim among the first three', () => {
  const claims = [en, zh].map((words) => findableClaims([words]));
  test.each([
    ['S2-01', 'S2-01'],
    ['pzxid', 'S1-16'],
    ['定时程序停止掉', 'S0-41'],
    ['Call getChildren( ) on the lock node without setting the watch flag', 'S0-10'],
    ['use getData() instead of exists()', 'S2-09'],
    ['分布式锁要求全局只有一个线程', 'S0-02'],
    ['如果获取锁的client挂掉', 'S0-08'],
    ['这种情况应该不会发生', 'S0-13'],
    ['所以新进入队列的总是会被先取到', 'S0-23'],
    ['因为节点名称相同只会有一个节点创建成功', 'S0-19'],
    ['设置监听器失败时,可能导致leader失效', 'S0-30'],
    ['节点不存在,则直接认为已停止', 'S0-40'],
    ['在十几秒可以Sync到各个节点', 'S1-03'],
    ['选主期间30~120s不可用', 'S1-06'],
    ['子节点内容变更不会影响pzxid', 'S1-16'],
    ['创建该文件时的最大 zxid', 'S1-30'],
    ['主节点不需要等待所有节点的ack', 'S1-35'],
    ['同一时刻只有一个写操作被批准', 'S1-44'],
    ['编号越大权重越高', 'S1-48'],
    ['旧的 leader 又复活了呢', 'S1-53'],
    ['客户端与服务器之间创建的一个「TCP长链接」', 'S1-55'],
    ['create Sequence node 之前会给其父节点加 synchronized', 'S1-64'],
    ['watcher 是一次性的一旦被触发就会移除', 'S1-65'],
    ['只能有一个客户端会重新获取锁', 'S1-81'],
    ['如果前一个节点被删除,则重新触发reset操作', 'S2-11'],
    ['如果closeMode是NOTIFY_LEADER', 'S2-15'],
    ['空转对于CPU还是有一定消耗的', 'S3-01'],
    ['减到0时断开连接', 'S3-06'],
    ['哪个节点收到了通知,哪个节点就变成Leader', 'S4-05'],
    ['new ZooKeeper(address, 3000, this)', 'S4-08'],
    ['determineState', 'S0-39'],
    ['没有更小的节点', 'S4-05'],
    ['removeDeadNodes();', 'S0-38'],
    ['StringUtils.isNoneBlank(nodePath)', 'S0-20'],
    ['new TreeSet<>(); headSet(id); lessSet.last()', 'S3-09'],
    ['callbackWhenGainLock(WatchedEvent event, T obj)', 'S0-16'],
    ['通过CountDownLatch阻塞,直到监听上一节点被取消,再进行后续操作', 'S3-08'],
    ['被丢弃的消息不能再出现', 'S1-40'],
    ['模拟Leader节点死去', 'S4-11'],
    ['定期扫描下一个过期的桶', 'S1-59'],
    ['DataNode 是数据存储的最小单位', 'S1-28'],
    ['由父节点的 cVersion 控制', 'S1-63'],
    ['value注册在当前节点的 watcher 集合', 'S1-74'],
    ['getLeader', 'S2-19'],
    ['client.getConnectionStateErrorPolicy().isErrorState(ConnectionState.SUSPENDED)', 'S2-18'],
    ['an observer is serving reads and never votes', 'S1-11'],
    ['dequeued is always the item whose number is lowest', 'S0-22'],
    ['deleting children changed the pzxid of a node', 'S1-16'],
    ['the larger myid weighs more', 'S1-48'],
    ['A write takes about ten seconds to be everywhere', 'S1-05'],
    ['An observer’s data is in memory alone', 'S1-12'],
    ['the smallest has the lock, each other watches', 'S0-03'],
    ['what has been put in last is always taken first', 'S0-23'],
    ['Of all threads only one holds', 'S0-02'],
    ['The watcher runs the business callback itself', 'S0-16'],
    ['An election makes it unavailable', 'S1-06'],
    ['the number is that of existing nodes plus 1', 'S1-23'],
    ['A session is a long TCP connection', 'S1-55'],
    ['The leader approves one write at a time', 'S1-44'],
    ['as two-phase commit, with a majority of followers', 'S1-35'],
    ['A watch dies only with its session', 'S1-71'],
    ['the more the vote slows writes', 'S1-91'],
    ['A volatile counter makes it re-entrant', 'S3-05'],
    ['the one that is notified becomes leader', 'S4-05'],
    ['A leader leads until close() is called', 'S2-24'],
    ['参与投票的节点多投票过程会成为性能瓶颈', 'S1-91'],
    ['发出 commit 后崩溃', 'S1-92'],
    ['new ExponentialBackoffRetry(1000, 3)', 'S2-25'],
  ])('%s', (query, id) => {
    for (const inOne of claims) {
      const found = search(inOne, query).slice(0, 3);
      expect(found.map(({ row }) => row.id)).toContain(id);
    }
  });
});

/** Each plays a run: an everyday test takes a few. */
const EVERY = areSweepsWhole ? 1 : 24;

describe('every moment of a claim has something to look at, that is there', () => {
  const moments = rows.flatMap(({ id, sights }) =>
    sights.flatMap((sight): readonly [string, Played][] =>
      'named' in sight ? [] : [[`${id}: ${sight.text}`, sight]],
    ),
  );
  test.each(moments.filter((_, at) => at % EVERY === 0))('%s', (_, sight) => {
    const experiment = playedTo(sight);
    const lookAt = lookAtOf(sight, experiment);
    if (lookAt === null) throw new Error('there is nothing to look at');
    const { worldSteps } = experiment.moment(experiment.head.step);
    const world = experiment.worlds[lookAt.world]!.worldAt(worldSteps[lookAt.world] ?? 0);
    const servers = [...world.servers.keys()];
    const there = [
      ...[...world.clients].map(([id]) => `client ${id}`),
      ...[...world.clients.keys(), ...servers].flatMap((id) =>
        servers.map((server) => `link ${id}~${server}`),
      ),
      ...[...world.servers].flatMap(([id, { nodes }]) => [
        `server ${id}`,
        ...(nodes.get(lookAt.id) === undefined ? [] : [`znode ${lookAt.id}`]),
      ]),
    ];
    expect(there).toContain(`${lookAt.kind} ${lookAt.id}`);
  });
});

test('a museum piece of a claim is played to the step in which its invariant breaks', () => {
  const piece = museumPieces.find(({ id }) => id === 'lock-without-a-node');
  if (piece === undefined) throw new Error('there is no such piece');
  const told = { ...piece.wrong, values: { ...piece.wrong.values, story: piece.id } };
  const experiment = new Experiment([sideChoice(told, piece.seed, piece.clients)], {
    findScenario,
    book: recipeBook,
  });
  const red = redIn(experiment, piece.id);
  expect(red?.lookAt).toEqual({ world: 0, kind: 'client', id: 'client:A' });
  const violation = experiment.violations()[0]!.find(({ invariant }) => invariant === piece.invariant);
  expect(experiment.moment(red!.step).worldSteps[0]).toBe(violation?.step);
  expect(violation?.unfounded?.map(({ why }) => why)).toEqual(['deleted']);
});

test.each([
  ['gone-before-the-watch', 'client client:B'],
  ['hop-watch-is-not-set', 'client client:B'],
  ['gave-up-and-left-its-node', 'znode /exclusive_lock/lock-0000000001'],
  ['create-repeated-blindly', 'znode /exclusive_lock/lock-0000000000'],
])('where nobody gets on, the piece %s points at who is first, or at what is left', (id, thing) => {
  const piece = museumPieces.find((each) => each.id === id);
  if (piece === undefined) throw new Error('there is no such piece');
  const told = { ...piece.wrong, values: { ...piece.wrong.values, story: piece.id } };
  const choice = sideChoice(told, piece.seed, piece.clients);
  const red = redIn(new Experiment([choice], { findScenario, book: recipeBook }), id);
  expect(`${red?.lookAt?.kind} ${red?.lookAt?.id}`).toBe(thing);
});

/** The played run of a claim, that of its moments whose text begins so. */
function runOf(id: string, text: string): Experiment {
  return playedTo(momentOf(id, text));
}

function momentOf(id: string, text: string): Played {
  const sight = rows.find((row) => row.id === id)?.sights.find((each) => each.text.startsWith(text));
  if (sight === undefined || 'named' in sight) throw new Error(`${id} has no such moment`);
  return sight;
}

test('S3-01: its figures are the requests of its run', () => {
  const { worlds, head } = runOf('S3-01', 'three seconds');
  const requests = worlds.map(
    ({ trace }, side) =>
      trace.filter(({ kind, step }) => kind === 'request.received' && step <= (head.worldSteps[side] ?? 0))
        .length,
  );
  const said = truthOf('S3-01');
  expect([...said.matchAll(/\d{2,}/g)].map(([number]) => Number(number))).toEqual([
    ...requests,
    Math.round((requests[0] ?? 0) / (requests[1] ?? 1)),
  ]);
});

test('S0-37: its figures are the requests and wake-ups of its run', () => {
  const { worlds, head } = runOf('S0-37', '');
  const [left, right] = worlds.map(({ trace }, side) =>
    countersAt(traceIndex(trace), head.worldSteps[side] ?? 0),
  );
  expect([...truthOf('S0-37').matchAll(/\d+/g)].map(([number]) => Number(number))).toEqual([
    right?.requests,
    right?.wakeUps,
    left?.requests,
    left?.wakeUps,
  ]);
});

test('S1-05, S1-06: their figures are the times of their runs', () => {
  const timeOf = (experiment: Experiment, isIt: (record: TraceRecord) => boolean) =>
    experiment.worlds[0]!.trace.find(isIt)?.timeMs ?? 0;
  const everywhere = runOf('S1-05', '');
  const written = timeOf(everywhere, (record) => record.kind === 'request.sent' && record.op === 'setData');
  expect(truthOf('S1-05')).toBe(
    `A asks at ${written / 1000} s, and at ${everywhere.head.timeMs / 1000} s the last of five servers has applied it: ${everywhere.head.timeMs - written} ms.`,
  );
  const [crashed, frozen] = [runOf('S1-06', 'a killed'), runOf('S1-06', 'a frozen')];
  const goneFor = (run: Experiment) => run.head.timeMs - timeOf(run, ({ kind }) => kind === 'command.given');
  expect(truthOf('S1-06')).toContain(`${goneFor(crashed)} ms after`);
  expect(truthOf('S1-06')).toContain(`${(goneFor(frozen) / 1000).toFixed(1)} s after`);
});

test('S1-04: B has its answer, and A has none', () => {
  const { trace } = runOf('S1-04', '').worlds[0]!;
  const answered = trace.flatMap((record) =>
    record.kind === 'reply.delivered' && record.op === 'setData' ? [record.actor] : [],
  );
  const asked = trace.flatMap((record) =>
    record.kind === 'request.sent' && record.op === 'setData' ? [record.actor] : [],
  );
  expect(answered).toContain('client:B');
  expect(asked.filter((each) => each === 'client:A').length).toBeGreaterThan(
    answered.filter((each) => each === 'client:A').length,
  );
});

test('S1-11: a write takes as long with one observer as with three', () => {
  const times = runOf('S1-11', '').worlds.map(({ trace }) => {
    const proposed = trace.findLast((record) => record.kind === 'txn.proposed' && record.type === 'setData');
    const committed = trace.find((record) => record.kind === 'txn.committed' && record.seq > proposed!.seq);
    return committed!.timeMs - proposed!.timeMs;
  });
  expect(times).toEqual([11, 11]);
  expect(truthOf('S1-11')).toContain('after 11 ms');
});

test('S1-42: its zxids belong to those writers, on all five servers', () => {
  const { trace, world } = runOf('S1-42', '').worlds[0]!;
  const clientOf = new Map([...world.clients].map(([id, { vars }]) => [vars.value.sessionId, id.slice(-1)]));
  const order = trace.flatMap((record) =>
    record.kind === 'txn.proposed' && record.type === 'setData'
      ? `1:${record.zxid % 2 ** 32} by ${clientOf.get(record.session)}`
      : [],
  );
  expect(truthOf('S1-42')).toContain(order.join(', '));
  const versions = [...world.servers.values()].map(({ nodes }) => nodes.get('/x')?.version);
  expect(versions).toEqual([3, 3, 3, 3, 3]);
});

test('S1-14, S1-15, S1-16, S1-21: what their texts say of a Stat stands on the card', () => {
  const nodeOf = (id: string, text: string, path: string) =>
    runOf(id, text).worlds[0]!.world.servers.get('server:1')?.nodes.get(path);
  expect(nodeOf('S1-14', '', '/a')).toMatchObject({ czxid: 1, mzxid: 5 });
  expect(nodeOf('S1-16', 'a child’s', '/a')).toMatchObject({ pzxid: 2, czxid: 1 });
  expect(nodeOf('S1-16', 'a child has', '/a')).toMatchObject({ pzxid: 5 });
  expect(nodeOf('S1-21', '', '/a')?.children).toEqual(['k']);
});

function truthOf(id: string): string {
  return rows.find((row) => row.id === id)?.truth ?? '';
}

test('S0-43: an item stands in a queue that its consumer takes for empty', () => {
  const { worlds } = runOf('S0-43', 'B’s list was lost');
  expect(worlds[0]!.world.servers.get('server:1')?.nodes.get('/queue')?.children).toHaveLength(1);
});

test('S0-44: an item stored as null is lost when it is taken', () => {
  const { worlds } = runOf('S0-44', 'A1 is deleted');
  expect(worlds[0]!.violations.map(({ invariant }) => invariant)).toEqual(['I-9']);
});

test('S1-58: at 3 s two sessions end at 8 s, and one at 6 s', () => {
  const { world } = runOf('S1-58', '').worlds[0]!;
  const ends = [...world.servers.get('server:1')!.sessions.values()].map(({ expiresAtMs }) => expiresAtMs);
  expect(ends).toEqual([8000, 8000, 6000]);
});

test('S1-64: three creates at the same time, two of them at followers, have the numbers 0, 1 and 2', () => {
  const { trace } = runOf('S1-64', 'three').worlds[0]!;
  const proposed = trace.flatMap((record) =>
    record.kind === 'txn.proposed' && record.type === 'create' ? [record] : [],
  );
  expect(proposed.map(({ path }) => path)).toEqual(['/n-0000000000', '/n-0000000001', '/n-0000000002']);
  const [leader] = proposed.map(({ actor }) => actor);
  const asked = trace.filter((record) => record.kind === 'request.received' && record.op === 'create');
  expect(asked.filter(({ actor }) => actor !== leader)).toHaveLength(2);
});

test('S1-10: all states of servers are there at once', () => {
  const { worlds } = runOf('S1-10', '');
  const roles = [...worlds[0]!.world.servers.values()].map(({ peer }) => peer.value?.role);
  expect(roles).toEqual(['FOLLOWING', 'FOLLOWING', 'LEADING', 'OBSERVING', 'LOOKING']);
});

test('S1-88: one name more than fits is in the queue', () => {
  const { worlds } = runOf('S1-88', '');
  expect(worlds[0]!.world.servers.get('server:1')?.nodes.get('/queue')?.children).toHaveLength(17_773);
});

test('S2-19: getLeader() answers with the one that leads, and with one that leads no more', () => {
  const leading = (text: string) => {
    const { trace, world } = runOf('S2-19', text).worlds[0]!;
    const printed = trace.flatMap((record) =>
      record.kind === 'fact.stated' && record.fact.type === 'says' ? record.fact.text : [],
    );
    expect(printed).toEqual(["Participant{id='A', isLeader=true}"]);
    const leaders = [...world.clients].filter(([, { vars }]) => vars.value.beliefs.length > 0);
    return leaders.map(([id]) => id);
  };
  expect(leading('C’s getLeader() printed A, and A')).toEqual(['client:A']);
  expect(leading('C’s getLeader() printed A, and now')).toEqual(['client:B']);
});

test('S3-28: the watch of the first wait opens the latch of the second', () => {
  const { trace } = runOf('S3-28', '').worlds[0]!;
  const heard = trace.findLast((record) => record.kind === 'event.delivered' && record.actor === 'client:B');
  const set = trace.filter((record) => record.kind === 'watch.set' && record.link.startsWith('client:B'));
  expect(set.map((record) => record.kind === 'watch.set' && record.path)).toEqual([
    '/exclusive_lock/lock-0000000000',
    '/exclusive_lock/lock-0000000002',
  ]);
  expect(heard?.kind === 'event.delivered' && heard.event.path).toBe('/exclusive_lock/lock-0000000000');
});

describe('S1-91', () => {
  const commitMs = ({ trace }: Simulation) =>
    trace.flatMap((committed) => {
      if (committed.kind !== 'txn.committed') return [];
      const proposed = trace.find(
        (record) =>
          record.kind === 'txn.proposed' &&
          record.zxid === committed.zxid &&
          record.actor === committed.actor,
      );
      return proposed === undefined ? [] : [committed.timeMs - proposed.timeMs];
    });
  const figures = [...truthOf('S1-91').matchAll(/(\d+) ms/g)].map(([, ms]) => Number(ms));

  test('its times are those from a proposal to its commit, and all that are shown agree with it', () => {
    const [left = [], right = []] = runOf('S1-91', '').worlds.map((world) => commitMs(world).slice(-3));
    expect([left.at(-1), right.at(-1)]).toEqual(figures.slice(0, 2));
    for (const [at, ms] of left.entries()) expect(right[at]).toBeGreaterThan(ms);
  });

  test('its averages are those of twelve runs', () => {
    const sight = momentOf('S1-91', '');
    if ('named' in sight) throw new Error('it names a lesson');
    const all = Array.from({ length: 12 }, (_, at) => {
      const choices = sight.choices.map((choice) => ({ ...choice, seed: at + 1 }));
      return playedTo({ ...sight, choices }).worlds.map(commitMs);
    });
    const means = [0, 1].map((side) => {
      const times = all.flatMap((run) => run[side] ?? []);
      return Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length);
    });
    expect(means).toEqual(figures.slice(2));
  });
});

test('S1-12: the observer that is sent a DIFF is the one that started last', () => {
  const started = runOf('S1-12', 'back').worlds[0]!.trace.findLast(({ kind }) => kind === 'server.started');
  expect(pointsAt('S1-12', 'back')).toBe(`0 server ${started?.actor}`);
});

/** What the caption says at its moment, in English. */
function captionOf(id: string, text = ''): string {
  const [sight, experiment] = [momentOf(id, text), runOf(id, text)];
  const sentences = sentencesOf(experiment);
  const { step } = experiment.head;
  const voices = { words: english, sentences: RECORDS.english };
  const headline = headlineAt(sight, { experiment, branch: experiment.current, step }, voices);
  if (headline !== null) return headline.text;
  const sentence = sentences[sentenceIndexAt(sentences, step)];
  const told = sentence === undefined ? '' : tellSentence(experiment, sentence, step, english);
  if (told === '') throw new Error(`${id}: the caption says nothing of its moment`);
  return told;
}

test.each([
  ['S0-03', 'A holds', 'Three clients wait, each watching the znode before its own.'],
  ['S0-03', 'A has released', 'Client B holds the lock.'],
  [
    'S0-10',
    'one release',
    'Left: three clients wake for one release; client B may write. Right: client B wakes.',
  ],
  ['S0-16', 'B’s event', 'An event for client B waits behind a callback.'],
  ['S0-05', 'both were', 'Client B got the reply to create /app: NodeExists, it already exists.'],
  ['S0-07', 'three', /its znode is \/q0000000003\.$/],
  ['S0-09', 'C has', 'Server 1 received delete /exclusive_lock/n-0000000000 from client C.'],
  ['S0-15', 'B has heard', 'Client B wakes: NodeDeleted /exclusive_lock/n-0000000000.'],
  ['S0-17', '', 'Client B was notified: disconnected.'],
  [
    'S0-19',
    'D has it',
    'Client B got the reply to create /exclusive_lock/lock: NodeExists, it already exists.',
  ],
  ['S0-22', '', 'Client B asks for an item; it takes item A1.'],
  ['S0-32', '', 'Client A sent getChildren /election.'],
  ['S0-25', '', 'Client B asks for an item; it gets null instead of an item.'],
  ['S0-28', '', 'Three clients wait, each watching the znode before its own.'],
  ['S0-33', '', '/election/ele-0000000000 was created for client A’s session (zxid 5).'],
  ['S0-35', '', 'Left: nobody leads.'],
  ['S0-43', '', /^Client B gets ConnectionLoss for its getChildren.*; it gets null instead of an item\.$/],
  ['S0-44', '', '/queue/qn-A1-0000000000 was created (zxid 4).'],
  ['S0-44', 'A1 is deleted', 'Client B gets null instead of an item; an item is lost.'],
  [
    'S3-24',
    'A has released',
    'A znode is left that no program knows of; the lock is free, and nobody gets it.',
  ],
  ['S0-46', '', 'Client B woke up: the data of /election/ele-0000000000 changed.'],
  ['S0-46', 'A has left', 'Client A’s znode /election/ele-0000000000 was deleted (zxid 9).'],
  ['S1-01', '', 'Two watches fire.'],
  ['S1-04', '', 'Client B got the reply to setData /x: done.'],
  ['S1-06', 'a killed', 'Server 2 leads epoch 2, 350 ms after server 3 went down.'],
  ['S1-06', 'a frozen', 'Server 2 leads epoch 2, 10.3 s after server 3 froze.'],
  [
    'S1-08',
    '',
    /^Left: server 4 and server 3 logged .* but no quorum has it\. Right: the write of client A is committed\.$/,
  ],
  ['S1-10', '', 'Server 5 looks for a leader.'],
  ['S1-12', 'server 5', 'Server 5 crashed.'],
  ['S1-14', '', 'Client B writes; /a was written and has version 1.'],
  ['S1-16', 'a child’s', 'Client B writes; /a/k was written and has version 1.'],
  ['S1-18', '', 'Client B writes; its setData is refused: BadVersion.'],
  ['S1-19', 'aversion', '/config has a new ACL: aversion 1.'],
  ['S1-20', '/members/A', /^Client A is killed; its session outlives it by/],
  ['S1-31', 'it is being', /server 1, .*\(zxid 1:7\)\.$/],
  ['S1-32', '①', 'Server 1 starts; server 1 has read its disk up to zxid 1:11.'],
  ['S1-33', 'one name', 'The reply exceeds jute.maxbuffer: client B closes its connection.'],
  ['S1-36', '', 'Three writes are proposed and not committed yet.'],
  ['S1-38', 'the leader', 'An election started.'],
  ['S1-39', 'elected', 'Server 2 is elected, but does not lead yet.'],
  ['S1-47', 'server 5', 'Server 5 no longer leads; server 5 looks for a leader.'],
  ['S1-48', '', 'Server 1 is elected, but does not lead yet.'],
  ['S2-01', 'the leading', /^Client A believes it is the leader, because of \S+0000000041\.$/],
  ['S2-03', '', 'Client A opened a connection to server 1 and asked for a session.'],
  ['S2-04', 'thread 2 still', 'Client A sent create /leader/…latch-.'],
  ['S2-26', '…040 is gone', 'Client A sent delete /leader/…latch-0000000041.'],
  ['S2-05', '', /^Client A’s event thread handles the reply to its create/],
  ['S0-18', 'four', /^Client \w’s znode \S+ was deleted \(zxid \d+\)\.$/],
  ['S2-07', 'both', 'Client A says: /leader/…latch-0000000000 is its own.'],
  [
    'S2-09',
    'B was',
    'Client B got the reply to getData /leader/…latch-0000000000: NoNode, the znode does not exist.',
  ],
  ['S2-08', '', 'Client A printed “ERROR getChildren() failed. rc = -4”.'],
  ['S2-10', '', /^Client B received the event: .*0000000000 was deleted\.$/],
  ['S2-18', '', 'Left: client A no longer believes it is the leader.'],
  ['S1-57', 'A is', 'Client A reconnected, session kept.'],
  ['S1-58', '', 'Server 1 received a heartbeat: client B’s session is renewed.'],
  ['S1-24', 'A has', 'Client A’s session is closed, which deletes /members/A (zxid 8).'],
  ['S1-07', '', 'Server 5 is no longer LEADING: it no longer hears from a quorum.'],
  ['S1-53', 'server 5', /^Server 5 is synced by SNAP, zxid 2:1.*undoes setData \/x of client A/],
  ['S1-61', '', 'Server 3 expired client A’s session after 7.2 s of silence.'],
  ['S1-73', 'register', 'Client A sent getData /a, with a watch.'],
  ['S1-03', 'C’s sync', /^Client C synced, then read A1;/],
  ['S2-12', '', 'Client B got the reply to getChildren /leader: NoNode, the znode does not exist.'],
  ['S1-74', '', 'Client A got the reply to exists /a: NoNode, the znode does not exist.'],
  ['S1-05', '', /^On server 2, the data of \/x was set/],
  ['S1-72', 'Closed', 'Client A was notified: the session is closed.'],
  ['S1-76', 'both', 'Two clients wake: NodeDataChanged /config/value.'],
  ['S1-80', 'one has', 'Client D holds the lock; five clients now watch /exclusive_lock.'],
  ['S1-88', '', 'The reply exceeds jute.maxbuffer: client B closes its connection.'],
  ['S4-03', '', 'Client B is the leader.'],
  ['S4-08', '', /^The session of client A expired after 4\.\d s of silence\.$/],
  ['S4-16', '', 'Client B’s library learned that its session expired.'],
  ['S4-21', '', 'Client A believes it is the leader, because of /election/n_0000000000.'],
  ['S2-19', 'C’s getLeader() printed A, and now', 'Client B is the leader.'],
  ['S2-27', '', /^Client A’s program continued: it ended with IllegalStateException/],
  ['S3-19', 'thread 2', 'Client B’s znode /exclusive_lock/lock-0000000001 was deleted (zxid 9).'],
  ['S3-24', 'B printed', 'Client B printed “tryLock(time) returned false”.'],
  ['S3-27', 'the flag', 'Client B’s program continued: it interrupts thread 1.'],
  ['S2-22', '', 'Five clients wait, each watching the znode before its own.'],
  ['S2-23', '', 'Client B’s event thread continued: it calls notifyAll() on latch 1.'],
  ['S2-24', '', 'Client A no longer believes it is the leader.'],
  ['S3-01', '', /^Left: server 1 replied to client \w’s create: NodeExists/],
  [
    'S3-05',
    'the one count',
    'Two threads of client A believe at once that they hold the lock; client A holds the lock.',
  ],
  ['S3-10', 'B was', 'Client B’s program continued: it waits for the latch countDownLatch.'],
  ['S3-23', '', /^Left: two believe at once that they hold the lock/],
  [
    'S3-28',
    'C holds',
    'Two believe at once that they hold the lock; client B believes that it holds the lock, and the tree says otherwise.',
  ],
  [
    'S4-14',
    '',
    'Left: two believe at once that they hold the lock; client C believes that it holds the lock, and the tree says otherwise. Right: client C wakes.',
  ],
  ['S4-22', '', 'Client C got the reply to create /election/n_: NoNode, the znode does not exist.'],
])('%s: the headline says what decides it', (id, text, said) => {
  expect(captionOf(id, text)).toMatch(said);
});

test('S2-27, S3-25, S3-26: the variable that is pointed at has the value that the claim is about', () => {
  const variable = (id: string, client: `client:${string}`, name: string) =>
    runOf(id, '').worlds[0]!.world.clients.get(client)?.shared.get(`var ${name}`);
  expect(variable('S2-27', 'client:A', 'latch 1 state')).toEqual({ kind: 'var', value: 'CLOSED' });
  expect(variable('S3-25', 'client:A', 'state')).toEqual({ kind: 'var', value: 3 });
  const id = { kind: 'var', value: '/exclusive_lock/lock-0000000001' };
  expect(variable('S3-26', 'client:B', 'id')).toEqual(id);
});

test.each([
  ['S1-77', 'C is dead', 2000],
  ['S0-08', '', 0],
] as const)(
  '%s: how long a session outlives its client is so, %s, at least %i ms later',
  (id, text, laterMs) => {
    const [, seconds] = /outlives it by ([\d.]+) s/.exec(captionOf(id, text)) ?? [];
    const { worlds, head } = runOf(id, text);
    const [world] = worlds;
    const killed = world!.trace.find(({ kind }) => kind === 'command.given');
    const ends = [...world!.world.servers.values()].flatMap(({ sessions }) =>
      [...sessions.values()].map(({ expiresAtMs }) => expiresAtMs),
    );
    expect(ends.map((at) => at - killed!.timeMs)).toContain(Number(seconds) * 1000);
    expect(head.timeMs).toBeGreaterThanOrEqual(killed!.timeMs + laterMs);
  },
);

/** The thing and, where there is one, the row or number that a moment points at. */
function pointsAt(id: string, text = ''): string {
  const sight = momentOf(id, text);
  const lookAt = lookAtOf(sight, playedTo(sight));
  const { view, text: part } = sight.within ?? {};
  return [lookAt?.world, lookAt?.kind, lookAt?.id, view, part].filter((each) => each !== undefined).join(' ');
}

test.each([
  ['S0-03', 'A has', '0 client client:B counter byLastRelease'],
  ['S0-03', 'A holds', /lockLane$/],
  ['S0-05', 'two programs', '0 link client:B~server:1 card NodeExists'],
  ['S0-05', 'both were', '0 client client:B log NodeExists'],
  ['S0-44', 'the znode', '0 znode /queue/qn-A1-0000000000 card null'],
  ['S1-43', '', '0 link client:A~server:1 card getData /x'],
  ['S1-03', 'C’s sync', '0 client client:C log sync /x'],
  ['S0-07', 'three', '0 znode /q card numChildren'],
  ['S0-08', '', '0 znode /members/B'],
  ['S0-10', 'all', '0 znode /exclusive_lock card childWatches'],
  ['S0-10', 'one', '0 client client:A counter byLastRelease'],
  ['S0-22', '', '0 client client:B conveyor'],
  ['S0-33', '', '0 znode /election/ele-0000000000'],
  ['S0-37', '', /counter requests$/],
  ['S0-18', '', '0 znode /exclusive_lock card numChildren'],
  ['S0-27', '', '0 znode /queue/qn-A1-0000000000 card dataWatches'],
  ['S0-46', 'A has left', '0 client client:B counter byLastRelease'],
  ['S1-10', '', '0 server server:3 card LEADING'],
  ['S1-12', 'server 5', '0 server server:5 disk'],
  ['S1-14', '', '0 znode /a card czxid'],
  ['S1-18', '', '0 znode /cfg card version'],
  ['S1-20', '/members/A', '0 znode /members/A card ephemeralOwner'],
  ['S1-20', 'the session', '0 znode /members card ephemeralOwner'],
  ['S1-25', '', '0 znode /exclusive_lock/n-0000000005'],
  ['S1-27', '', '0 server server:1 card dataWatches'],
  ['S1-30', 'log.', '0 server server:1 disk log.100000007'],
  ['S1-41', 'server 4', '0 server server:4 ballots'],
  ['S1-42', '', /ackBoard$/],
  ['S1-49', 'column', /ballots$/],
  ['S1-53', 'server 5', '0 server server:5 card Leader'],
  ['S1-54', '', '1 server server:4 logStrips'],
  ['S1-56', '', '0 client client:A'],
  ['S1-57', 'A is', '0 client client:A card 0x1'],
  ['S1-60', 'A’s ping', '0 client client:A sessionWheel'],
  ['S1-61', '', '0 client client:A'],
  ['S1-94', 'C is dead', '0 client client:C sessionWheel'],
  ['S1-94', '', '0 link client:B~server:1 card heartbeat'],
  ['S1-95', '', '0 znode /names/db.example card "10.0.0.5"'],
  ['S1-68', 'the event is', '0 link client:A~server:1 card NodeDataChanged /a'],
  ['S1-65', 'the second', /counter wakeUps$/],
  ['S1-81', 'five', /counter byLastRelease$/],
  ['S1-85', '', '0 client client:C lockLane'],
  ['S1-89', '', '0 server server:1 card watch2Paths'],
  ['S2-03', '', '0 client client:A threads'],
  ['S2-05', '', '0 client client:A threads'],
  ['S2-06', '', /latch-0000000000 card "A"$/],
  ['S2-15', '', '1 client client:A log notLeader()'],
  ['S2-18', 'a short', '1 client client:A'],
  ['S2-08', '', '0 client client:A log -latch'],
  ['S2-27', '', '0 client client:A threads'],
  ['S2-19', '', /log isLeader=true$/],
  ['S2-22', '', /eyes$/],
  ['S3-01', '', /counter requests$/],
  ['S3-15', '', '0 client client:B threads'],
  ['S3-23', '', '0 client client:C'],
  ['S3-25', 'A has', '0 client client:A card state'],
  ['S4-14', '', '1 client client:C'],
  ['S4-18', '', /log \/election\/n_0000000137$/],
  ['S4-19', '', '0 znode /election card 138'],
  ['S4-21', '', '0 znode /election/n_0000000000 card "A"'],
])('%s points at what decides it', (id, text, thing) => {
  expect(pointsAt(id, text)).toMatch(thing);
});

test.each([
  ['S0-20', 'no-answer-taken-for-no', /^Left: client A will get no reply to create .*ConnectionLoss/],
  ['S3-17', 'out-of-time-and-in', /^Left: client B’s time to wait ran out/],
])('%s: the headline tells of the wrong world of its museum piece', (id, piece, said) => {
  const sight = rows.find((row) => row.id === id)!.sights[0];
  const shown = museumPieces.find((each) => each.id === piece)!;
  const experiment = new Experiment(pieceChoices(shown), { findScenario, book: recipeBook });
  const { step } = redIn(experiment, piece)!;
  const voices = { words: english, sentences: RECORDS.english };
  expect(headlineAt(sight, { experiment, branch: experiment.current, step }, voices)?.text).toMatch(said);
});

test('S4-04: all five have been woken where the herd is shown', () => {
  const piece = museumPieces.find(({ id }) => id === 'everyone-watches-the-leader')!;
  const told = { ...piece.wrong, values: { ...piece.wrong.values, story: piece.id } };
  const experiment = new Experiment([sideChoice(told, piece.seed, piece.clients)], {
    findScenario,
    book: recipeBook,
  });
  const { step } = redIn(experiment, piece.id)!;
  const [world] = experiment.worlds;
  const steps = experiment.moment(step).worldSteps[0] ?? 0;
  expect(countersAt(traceIndex(world!.trace), steps).wakeUps).toBe(5);
});

test('a museum piece of two holders points at the one that the tree contradicts', () => {
  const piece = museumPieces.find(({ id }) => id === 'woken-without-a-second-look')!;
  const told = { ...piece.wrong, values: { ...piece.wrong.values, story: piece.id } };
  const experiment = new Experiment([sideChoice(told, piece.seed, piece.clients)], {
    findScenario,
    book: recipeBook,
  });
  expect(redIn(experiment, piece.id)?.lookAt).toEqual({ world: 0, kind: 'client', id: 'client:C' });
});

test.each([
  ['S1-31', 'it is being written'],
  ['S1-56', ''],
  ['S4-08', ''],
])('%s is played to its moment within seven seconds, from before it', (id, text) => {
  const experiment = runOf(id, text);
  const { step: to } = experiment.head;
  const from = leadIn(experiment, to, { speed: 1, pacing: 'followEvents' });
  expect(from).toBeLessThan(to);
  const frames = lastSeconds(experiment, {
    end: experiment.head,
    seconds: 60,
    speed: 1,
    pacing: 'followEvents',
    motion: 'full',
    framesASecond: 10,
  });
  expect(frames.filter(({ step }) => step >= from).length).toBeLessThan(70);
});
