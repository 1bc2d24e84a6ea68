import type { ParameterValue, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/scenario/words.ts';
import { ensembleFailures } from './ensembleFailures.ts';

const SERVERS: ParameterWords = { label: '服务器数' };
const TICK: ParameterWords = {
  label: 'tickTime',
  values: { '2000': '2 秒', '1000': '1 秒', '500': '0.5 秒' },
  hint: '最多容忍五个 tick 收不到消息 (syncLimit)。',
};
const WRITES: ParameterWords = { label: '客户端 B 的写入次数', values: { endless: '不限' } };

export const ensemble: FamilyWords = {
  scenarios: {
    'ensemble-start': {
      name: '启动时的领导者选举',
      more: '没有任何数据的服务器选出领导者',
      sentence: byStory({
        together: (servers) =>
          `${servers} 台服务器同时启动。每台先投自己，再改投更优的候选者：myid 最大的成为领导者。`,
        oneByOne: () =>
          '服务器逐台启动。未过半时选不出领导者；使人数过半的那一台成为领导者，之后启动的跟随它。',
        none: () => '没有服务器在运行。在卡片上按任意顺序启动它们。',
      }),
      parameters: { story: story({ together: '同时启动', oneByOne: '逐台启动' }), servers: SERVERS },
    },
    'server-disk': {
      name: '服务器的磁盘：日志、快照、恢复',
      more: '模糊快照、崩溃与 TRUNC',
      sentence: byStory({
        snapshotAndCrash: () =>
          '客户端 B 不断写入。服务器 1 同时写快照，随后崩溃，再从快照和其后的日志恢复。',
        truncated: () =>
          '领导者被隔开，有一次写入只在它自己的日志里，随后崩溃。它回来后，新领导者让它截掉这次写入。',
        none: () => '客户端 B 不断写入。让一台服务器崩溃再启动：它读什么，又收到什么？',
      }),
      parameters: {
        story: story({ snapshotAndCrash: '快照、崩溃、恢复', truncated: '一次写入被截掉' }),
        snapCount: { label: '多少个事务后写快照', hint: 'snapCount：两次快照之间的事务数，默认 100,000' },
      },
    },
    'quorum-write': {
      name: '过半写入：一次写入怎样提交',
      more: '提案、写日志、确认、提交',
      sentence: byStory({
        one: () => '客户端 A 写入。领导者发出提案，每台服务器写日志并返回确认；确认过半后提交。',
        three: () => '三个客户端同时写入。三个提案同时进行，按 zxid 的顺序提交。',
        slowMinority: () => '不到半数的磁盘很慢。写入不必等它们。',
        slowMajority: () => '慢磁盘太多，任何多数派都至少含一块：写入要等其中最快的那块。',
        none: () => '按客户端上的“写”，放慢某块磁盘，看哪个确认使写入提交。',
      }),
      parameters: {
        story: story({
          one: '一次写入',
          three: '三次同时写入',
          slowMinority: '少数磁盘慢',
          slowMajority: '多数磁盘慢',
        }),
        writerAt: { label: '客户端 A 连接', values: { follower: '一个跟随者', leader: '领导者' } },
        servers: SERVERS,
      },
    },
    'stale-read': {
      name: '陈旧读与 sync',
      more: '每台服务器用自己的数据树响应',
      sentence: byStory({
        staleThenSync: () => '领导者发给服务器 1 的消息有延迟。客户端 B 在那里读到旧值；sync 之后读到新值。',
        behindTheClient: () => '客户端 A 已读到新值，随后连接丢失。服务器 1 落后于它见过的 zxid，拒绝了它。',
        none: () => '放慢领导者到某个跟随者的连接，在领导者处写，在跟随者处读。',
      }),
      parameters: {
        story: story({ staleThenSync: '先读到旧值，再 sync', behindTheClient: '服务器落后于客户端' }),
        servers: SERVERS,
        lagMs: { label: '服务器 1 的延迟', hint: '从领导者到服务器 1 的毫秒数' },
      },
    },
    failover: {
      name: '故障切换：宕机、冻结与网络断开',
      more: '多久才发现领导者没了',
      sentence: byStory({
        crashed: () => '领导者的进程宕机。连接随之关闭，其他服务器立刻发现：半秒左右就选出新的领导者。',
        frozen: (_, { tickTimeMs }) =>
          `领导者冻结。连接仍然打开，只能靠超时发现：${silence(tickTimeMs)}，然后才选举。`,
        cutOff: (_, { tickTimeMs }) =>
          `领导者与其他服务器断开。只能靠超时发现：${silence(tickTimeMs)}，然后其余服务器选举。`,
        none: () => '客户端 B 一直在写。让领导者宕机、冻结或断开，看多久无法写入。',
      }),
      parameters: {
        story: story({ crashed: '领导者宕机', frozen: '领导者冻结', cutOff: '领导者断开' }),
        tickTimeMs: TICK,
        servers: SERVERS,
        writes: WRITES,
      },
    },
    'session-failover': {
      name: '服务器宕机，会话仍在',
      more: '故障切换中的临时节点和监听',
      sentence: byStory({
        leaderCrashes: () => '领导者宕机，每个客户端的连接都丢失。会话、临时节点和监听都会保留。',
        followerCrashes: () => '一个跟随者宕机。只有连着它的客户端受影响，它们带着原会话转移到别的服务器。',
        changeMeanwhile: () =>
          '客户端 A 离开时，客户端 B 的连接断开。B 一重连就收到通知，因为它重新注册了监听。',
        ownerDiesToo: () => '客户端 A 死了，会话快过期时领导者也宕机。新领导者让这个会话重新计时。',
        none: () => '客户端 A 是成员，客户端 B 列出成员。让服务器宕机，看哪些会保留。',
      }),
      parameters: {
        story: story({
          leaderCrashes: '领导者宕机',
          followerCrashes: '一个跟随者宕机',
          changeMeanwhile: 'B 断开期间发生变化',
          ownerDiesToo: '客户端死后领导者宕机',
        }),
        servers: SERVERS,
      },
    },
    'away-too-long': {
      name: '会话过期：客户端断开太久',
      more: '客户端重连后才知道会话已过期',
      sentence: byStory({
        tooLong: () => '客户端 A 断开，直到会话过期。其他客户端看到它的节点消失；A 重连后才知道。',
        inTime: () => '客户端 A 断开，但及时重连。连接丢了，会话和节点都还在。',
        none: () => '断开客户端 A，在六秒的会话超时之前或之后恢复。',
      }),
      parameters: {
        story: story({ tooLong: '会话过期后才重连', inTime: '及时重连' }),
        servers: SERVERS,
      },
    },
    partition: {
      name: '网络分区：只有多数派能提交',
      more: '分区两边的写入、读取与 sync',
      sentence: byStory({
        leaderInMinority: () =>
          '原领导者在少数派一边，仍接受一次写入。多数派选出新领导者；网络恢复后，那次写入被截断丢弃。',
        carriedOver: () => '网络完全断开前，多数派中有一台收到了写入。它的日志在那边最新，所以写入保留下来。',
        bothSidesWrite: () => '两边都有写入。多数派能提交；少数派不能提交，退出之前只能读到旧值。',
        syncOnSmallerSide: () =>
          'sync 问的是领导者，不是多数派。在少数派一边由旧领导者响应，之后读到的仍是旧值。',
        leaderInMajority: () => '领导者在多数派一边，照常工作。少数派察觉之前只能读到旧值，之后不再响应。',
        none: () => '在服务器之间画一条线，在两边写入，再恢复网络。',
      }),
      parameters: {
        story: story({
          leaderInMinority: '领导者在少数派一边',
          carriedOver: '同上，但多数派有一份副本',
          bothSidesWrite: '两边都有写入',
          syncOnSmallerSide: '在少数派一边 sync',
          leaderInMajority: '领导者在多数派一边',
        }),
        servers: SERVERS,
      },
    },
    'one-way-cut': {
      name: '单向断开的链路',
      more: '消息只能单向到达',
      sentence: byStory({
        leaderUnheard: () =>
          '其他服务器收不到领导者的消息，领导者却收得到它们的。它们选出新领导者，旧领导者只好退出。',
        leaderDeaf: () =>
          '领导者收不到任何消息，其他服务器却收得到它的。它退出；其他服务器又选它，却连不上它，于是没有领导者。',
        followerUnheard: () => '领导者收不到服务器 1 的消息。服务器 1 的数据是最新的，仍被领导者断开。',
        followerDeaf: () => '服务器 1 收不到领导者的消息。它退出之前只能读到旧值。',
        none: () => '只在一个方向上断开两台服务器之间的链路。',
      }),
      parameters: {
        story: story({
          leaderUnheard: '收不到领导者的消息',
          leaderDeaf: '领导者收不到消息',
          followerUnheard: '领导者收不到某跟随者的消息',
          followerDeaf: '某跟随者收不到领导者的消息',
        }),
        servers: SERVERS,
      },
    },
    'even-and-odd': {
      name: '集群台数：偶数与奇数',
      more: '多一台服务器有什么用',
      sentence: byStory({
        twoCrash: (servers, { servers: count }) =>
          Number(count) > 4
            ? `${servers} 台服务器中两台宕机。剩下的过半，写入照常。`
            : `${servers} 台服务器中两台宕机。剩下的不过半，有一台恢复之前无法写入。`,
        cutInHalf: (servers, { servers: count }) =>
          Number(count) % 2 === 0
            ? `${servers} 台服务器被分成两半。哪一半都不过半，所以都不能写入。`
            : `${servers} 台服务器分不成两半：较大的一边照常工作。`,
        none: () => '让服务器逐台宕机，看剩下几台时无法写入。',
      }),
      parameters: {
        story: story({ twoCrash: '两台服务器宕机', cutInHalf: '从中间断开' }),
        servers: SERVERS,
      },
    },
    live: {
      name: '真实客户端',
      more: '实验室之外的程序与这些服务器通信',
      sentence: ({ values }) =>
        values['servers'] === 1
          ? '真实的客户端通过 TCP 与这台服务器通信。'
          : `真实的客户端通过 TCP 与这 ${values['servers'] ?? ''} 台服务器通信。`,
      parameters: {
        servers: { label: '服务器数量' },
        latencyMs: { label: '一条消息在途的毫秒数' },
        readOnlyMode: { label: '没有领导者时可读', values: { off: '否', on: '是' } },
        extendedTypes: { label: '带 TTL 的节点', values: { off: '否', on: '是' } },
        containerCheckMs: { label: '检查空容器的间隔毫秒数' },
        startedAtMs: { label: '启动时刻（1970 年起的毫秒数）' },
        childOrder: {
          label: '子节点的顺序',
          values: { hashSet: '与 Java 的 HashSet 相同', sorted: '按名称' },
        },
        ports: { label: '端口', values: { unsaid: '未知' } },
        fourLetterWords: { label: '四字命令', values: { '*': '全部' } },
        superDigest: { label: '超级用户', values: { none: '无' } },
        enforceQuota: { label: '配额', values: { off: '只统计', on: '强制' } },
        maxClientCnxns: { label: '单个地址的连接数上限' },
        snapCount: { label: '两次快照之间的事务数' },
        tickTimeMs: {
          label: 'tickTime',
          values: { 2000: '2 秒', 1000: '1 秒', 500: '0.5 秒', 200: '0.2 秒' },
        },
      },
    },
    'rolling-restart': {
      name: '滚动重启',
      more: '每台重启一次，选举越少越好',
      sentence: byStory({
        leaderLast: () => '每台服务器重启一次，领导者最后，总共一次选举。',
        leaderFirst: () => '每台服务器重启一次，领导者最先。接着重启的正是新领导者，共两次选举。',
        none: () => '客户端 B 一直在写。把每台服务器重启一次，数一数选举次数。',
      }),
      parameters: {
        story: story({ leaderLast: '领导者最后', leaderFirst: '领导者最先' }),
        servers: SERVERS,
        writes: WRITES,
      },
    },
    observer: {
      name: '观察者 (Observer)',
      more: '同步所有写入，但不投票',
      sentence: byStory({
        write: () => '客户端 A 通过观察者写入。只由投票者决定；提交之后再通知观察者。',
        observersCrash: () => '所有观察者宕机。本来就不需要它们的票，写入照常。',
        votersCrash: () => '宕机的投票者太多，剩下的不过半。观察者都在，也帮不上忙。',
        none: () => '有些服务器只是观察者。让投票者和观察者宕机，看哪些宕机使写入停止。',
      }),
      parameters: {
        story: story({
          write: '通过观察者写入',
          observersCrash: '观察者宕机',
          votersCrash: '太多投票者宕机',
        }),
        servers: { label: '投票者' },
        observers: { label: '观察者' },
        log: { label: '观察者的日志', values: { kept: '写入磁盘（默认）', none: '不写' } },
      },
    },
    sandbox: {
      name: '沙盒：你自己的集群',
      more: '亲手输入 zkCli 命令、制造故障',
      sentence: ({ values }) =>
        values['servers'] === '1'
          ? '一台服务器，每个客户端都有 zkCli。打开控制台，开始输入。'
          : `${values['servers'] ?? ''} 台投票服务器，每个客户端都有 zkCli。打开控制台，开始输入。`,
      parameters: {
        servers: { label: '投票服务器', values: { 1: '1', 3: '3', 5: '5', 7: '7' } },
        observers: { label: '观察者' },
        tickTimeMs: {
          label: 'tickTime',
          values: { 2000: '2 秒', 1000: '1 秒', 500: '0.5 秒', 200: '0.2 秒' },
        },
        initLimit: { label: 'initLimit', hint: '跟随者连接并完成同步最多可用的 tick 数。' },
        syncLimit: { label: 'syncLimit', hint: '领导者与跟随者失去联系多少个 tick 后放弃对方。' },
        sessionTimeoutMs: {
          label: '会话超时',
          hint: '客户端请求的值。服务器允许 2 到 20 个 tick。',
        },
        latencyMs: { label: '网络延迟' },
        localSessions: {
          label: '本地会话',
          values: { off: '关闭', on: '开启', upgrading: '开启，需要时升级' },
        },
        childOrder: {
          label: '子节点的顺序',
          values: { sorted: '按名称', hashSet: '与 Java 的 HashSet 相同' },
        },
        enforceQuota: { label: '配额', values: { off: '只记日志', on: '强制执行' } },
      },
    },
    world: {
      name: '自己的世界',
      more: '服务器、客户端和 znode 都由你定',
      sentence: ({ plan }) => {
        const servers = (plan?.servers ?? 1) + (plan?.observers ?? 0);
        const clients = plan?.clients.length ?? 0;
        return clients === 0
          ? `${servers} 台服务器，还没有客户端。添加一个，再打开它的控制台输入命令。`
          : `${servers} 台服务器，${clients} 个客户端。打开控制台可以输入 zkCli 命令。`;
      },
    },
    ...ensembleFailures,
  },
  pairs: {
    'frozen-against-crashed': {
      name: '故障切换：冻结与宕机',
      more: '领导者冻结 · 领导者宕机',
      sentence: '左：领导者冻结。右：领导者宕机。右边一秒左右恢复，左边要等十秒。',
    },
    'four-against-five': {
      name: '四台与五台服务器',
      more: '宕机两台就停 · 宕机两台照常',
      sentence: '两个集群各有两台服务器宕机。四台的停止写入，五台的照常。',
    },
    'four-against-three': {
      name: '四台与三台服务器',
      more: '多一台服务器 · 容错能力相同',
      sentence: '两个集群各有两台服务器宕机。四台能容忍的宕机数并不比三台多。',
    },
    'quorum-against-one-vote': {
      name: '脑裂：过半与一票',
      more: '最多一个领导者 · 两边各有一个',
      sentence:
        '领导者宕机，网络被分成两半。左：哪一半都选不出领导者。右：两半各选一个，确认了互相矛盾的写入。',
    },
    'minority-leader-against-majority-leader': {
      name: '网络分区：领导者在少数派与多数派',
      more: '写入丢失 · 写入保留',
      sentence: '同样的断开，同样的写入。左：领导者在少数派一边。右：在多数派一边。',
    },
    'lost-against-kept': {
      name: '写入过程中领导者宕机：丢失与保留',
      more: '只有领导者有这次写入 · 一个跟随者也有',
      sentence: '领导者宕机，客户端 A 在两边得到同样的错误。左：写入丢失。右：写入保留。',
    },
    'leader-last-against-first': {
      name: '滚动重启：领导者最后与最先',
      more: '一次选举 · 两次选举',
      sentence: '每台服务器都重启一次。左：领导者最后。右：领导者最先。',
    },
  },
  contradictions: {
    observersWithoutQuorum: '单台服务器没有法定多数，观察者无从跟随。请选三台服务器，或不要观察者。',
    noWitness: '只有领导者有这次写入，没有可以排除的跟随者。请让所有剩下的服务器投票。',
    noQuorumWithoutWitnesses: '过半服务器有这次写入，排除它们后投票者不够。请让所有剩下的服务器投票。',
  },
};

type Values = ScenarioChoice['values'];

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '发生什么', values: { ...values, none: '由你操作' } };
}

function byStory(
  sentences: Readonly<Record<string, (servers: string, values: Values) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values['story'])]?.(String(values['servers']), values) ?? '';
}

function silence(tickTimeMs: ParameterValue | undefined): string {
  return `${(5 * Number(tickTimeMs ?? 2000)) / 1000} 秒`;
}
