import type { ParameterValue, ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/words.ts';
import { ensembleFailures } from './ensembleFailures.zh.ts';

const SERVERS: ParameterWords = { label: '服务器数' };
const TICK: ParameterWords = {
  label: 'tickTime',
  values: { '2000': '2 秒', '1000': '1 秒', '500': '0.5 秒' },
  hint: '沉默满五个 tick (syncLimit) 才算失去。',
};
const WRITES: ParameterWords = { label: '客户端 B 写几次', values: { endless: '一直写' } };

/** 集群的故事：关于多台服务器的场景，以及可以并排比较的组合。 */
export const ensemble: FamilyWords = {
  scenarios: {
    'ensemble-start': {
      name: '首次启动',
      more: '一无所知的服务器选出一个领导者',
      sentence: byStory({
        together: (servers) =>
          `${servers} 台服务器同时启动。每台先投自己，再改投它听到的更好的一票：编号最大的成为领导者。`,
        oneByOne: () =>
          '服务器一台一台启动。不过半时什么也不会发生；凑成多数的那一台成为领导者，后来的跟随它。',
        none: () => '还没有服务器在运行。在它们的卡片上按任意顺序启动。',
      }),
      parameters: { story: story({ together: '同时启动', oneByOne: '一台一台启动' }), servers: SERVERS },
    },
    'quorum-write': {
      name: '一次写入的路程',
      more: '提案、写日志、确认、提交',
      sentence: byStory({
        one: () => '客户端 A 写入。领导者发出提案，每台服务器写日志并确认；凑成多数的那个确认使它提交。',
        three: () => '三个客户端同时写入。三个提案同时在路上，按 zxid 的顺序提交。',
        slowMinority: () => '不到半数的磁盘很慢。写入不等它们。',
        slowMajority: () => '慢磁盘太多，任何多数里都有一块：写入要等其中最快的那块。',
        none: () => '按客户端上的“写”，放慢某块磁盘，看是谁的确认使写入提交。',
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
      more: '每台服务器用自己手上的数据回答',
      sentence: byStory({
        staleThenSync: () => '领导者发给服务器 1 的消息来得晚。客户端 B 在那里读到旧值；sync 之后读到新值。',
        behindTheClient: () => '客户端 A 已见过新值，却丢了连接。服务器 1 还没跟上，拒绝了它。',
        none: () => '放慢领导者到某个跟随者的连接，在领导者处写，在跟随者处读。',
      }),
      parameters: {
        story: story({ staleThenSync: '先读到旧值，再 sync', behindTheClient: '服务器落后于客户端' }),
        servers: SERVERS,
        lagMs: { label: '服务器 1 晚多久听到', hint: '从领导者到服务器 1 的毫秒数' },
      },
    },
    'leader-crash': {
      name: '领导者带着一次写入宕机',
      more: '同样的 ConnectionLoss，两种结局',
      sentence: (choice) => crash(choice),
      parameters: {
        story: story({
          onlyLeader: '只有领导者有它',
          oneFollower: '领导者和一个跟随者有它',
          quorum: '多数有它，尚未提交',
          committed: '已提交，跟随者还不知道',
          frozen: '它在冻结的跟随者那里等着',
        }),
        voters: {
          label: '之后谁投票',
          values: {
            survivors: '所有剩下的服务器',
            withoutWitness: '从未收到它的服务器',
            oldLeaderToo: '原来的领导者也投票',
          },
          hint: '投票者中最新的日志说了算。',
        },
        servers: SERVERS,
      },
    },
    failover: {
      name: '冻结不是宕机',
      more: '失去领导者的三种方式，看时钟',
      sentence: byStory({
        crashed: () => '领导者的进程没了。连接随之关闭，大家立刻知道：半秒左右就有新的领导者。',
        frozen: (_, { tickTimeMs }) =>
          `领导者停住了。连接仍开着，只有沉默能说明问题：${silence(tickTimeMs)}，然后才选举。`,
        cutOff: (_, { tickTimeMs }) =>
          `领导者与其他服务器断网。只有沉默能说明问题：${silence(tickTimeMs)}，然后选举，没有它。`,
        none: () => '客户端 B 一直在写。让领导者宕机、冻结或断网，看多久没人能写。',
      }),
      parameters: {
        story: story({ crashed: '领导者宕机', frozen: '领导者冻结', cutOff: '领导者断网' }),
        tickTimeMs: TICK,
        servers: SERVERS,
        writes: WRITES,
      },
    },
    'session-failover': {
      name: '会话比服务器活得久',
      more: '故障切换中的临时节点和监听',
      sentence: byStory({
        leaderCrashes: () => '领导者宕机，每个客户端都丢了连接。会话、临时节点和监听之后都还在。',
        followerCrashes: () => '一个跟随者宕机。只有它自己的客户端察觉，带着同一个会话转到别的服务器。',
        changeMeanwhile: () => '客户端 A 离开时客户端 B 没有连接。B 一回来就得知，因为它重新注册了监听。',
        ownerDiesToo: () => '客户端 A 宕机，就在会话快过期时领导者也宕机了。新领导者让这个会话重新计时。',
        none: () => '客户端 A 是成员，客户端 B 列出成员。让服务器宕机，看什么留了下来。',
      }),
      parameters: {
        story: story({
          leaderCrashes: '领导者宕机',
          followerCrashes: '一个跟随者宕机',
          changeMeanwhile: 'B 不在时发生变化',
          ownerDiesToo: '客户端和领导者先后宕机',
        }),
        servers: SERVERS,
      },
    },
    'away-too-long': {
      name: '离开太久',
      more: '客户端回来时才知道会话已过期',
      sentence: byStory({
        tooLong: () => '客户端 A 断网，直到会话过期。别人看到它的节点消失；A 自己回来时才知道。',
        inTime: () => '客户端 A 断网，但及时回来。它丢了连接，没丢会话，也没丢节点。',
        none: () => '让客户端 A 断网，在它的六秒之前或之后再让它回来。',
      }),
      parameters: {
        story: story({ tooLong: '过期后才回来', inTime: '及时回来' }),
        servers: SERVERS,
      },
    },
    partition: {
      name: '一分为二的机房',
      more: '只有较大的一边能作出承诺',
      sentence: byStory({
        leaderInMinority: () =>
          '原来的领导者在较小的一边，仍接下一次写入。较大的一边另选领导者；网络恢复后，那次写入被收回。',
        carriedOver: () =>
          '网络完全断开前，较大一边有一台服务器收到了写入。它的日志在那边最新：写入保留下来。',
        bothSidesWrite: () => '两边都有写入。较大的一边提交；较小的一边不能提交，退出之前一直回答旧值。',
        syncOnSmallerSide: () =>
          'sync 问的是领导者，不是多数派。在较小的一边由旧领导者回答，其后的读仍是旧值。',
        leaderInMajority: () => '领导者在较大的一边，照常工作。较小的一边察觉之前回答旧值，之后无人应答。',
        none: () => '在服务器之间画一条线，在两边写入，再恢复网络。',
      }),
      parameters: {
        story: story({
          leaderInMinority: '领导者在较小的一边',
          carriedOver: '同上，但对面有见证者',
          bothSidesWrite: '两边都有写入',
          syncOnSmallerSide: '在较小的一边 sync',
          leaderInMajority: '领导者在较大的一边',
        }),
        servers: SERVERS,
      },
    },
    'one-way-cut': {
      name: '单向断开的连接',
      more: '一边听得见，另一边听不见',
      sentence: byStory({
        leaderUnheard: () => '没有人听得见领导者，它却听得见所有人。其他服务器另选领导者，它只好退出。',
        leaderDeaf: () =>
          '领导者听不见任何人，所有人都听得见它。它退出；其他服务器又选中它，却怎么也联系不上，没有人当领导者。',
        followerUnheard: () => '领导者听不见服务器 1。服务器 1 的数据是最新的，仍被放弃。',
        followerDeaf: () => '服务器 1 听不见领导者。它退出之前一直回答旧值。',
        none: () => '只在一个方向上切断两台服务器之间的连接。',
      }),
      parameters: {
        story: story({
          leaderUnheard: '没人听得见领导者',
          leaderDeaf: '领导者听不见任何人',
          followerUnheard: '听不见某个跟随者',
          followerDeaf: '某个跟随者听不见',
        }),
        servers: SERVERS,
      },
    },
    'even-and-odd': {
      name: '偶数与奇数',
      more: '多一台服务器有什么用',
      sentence: byStory({
        twoCrash: (servers, { servers: count }) =>
          Number(count) > 4
            ? `${servers} 台服务器中两台宕机。剩下的过半：写入照常。`
            : `${servers} 台服务器中两台宕机。剩下的不是多数：有一台回来之前什么也写不了。`,
        cutInHalf: (servers, { servers: count }) =>
          Number(count) % 2 === 0
            ? `${servers} 台服务器被切成两半。哪一半都不是多数，所以都不能写。`
            : `${servers} 台服务器切不成两半：较大的一边照常工作。`,
        none: () => '让服务器一台接一台宕机，看剩下几台时写入停止。',
      }),
      parameters: {
        story: story({ twoCrash: '两台服务器宕机', cutInHalf: '从中间切开' }),
        servers: SERVERS,
      },
    },
    'split-brain': {
      name: '脑裂',
      more: '多数派所禁止的事',
      sentence: (choice) => splitBrain(choice),
      parameters: {
        story: story({ oldLeaderStays: '旧领导者与新领导者', bothElect: '两半各自选举' }),
        quorum: {
          label: '由什么决定',
          values: { majority: '多数', oneVote: '一票' },
          hint: 'ZooKeeper 并不是一票决定：这里演示多数派的用处。',
        },
        servers: SERVERS,
      },
    },
    'rolling-restart': {
      name: '滚动重启',
      more: '每台一次，选举越少越好',
      sentence: byStory({
        leaderLast: () => '每台服务器重启一次，领导者最后：总共一次选举。',
        leaderFirst: () => '每台服务器重启一次，领导者最先。接着重启的正是新领导者：两次选举。',
        none: () => '客户端 B 一直在写。把每台服务器重启一次，数一数选举。',
      }),
      parameters: {
        story: story({ leaderLast: '领导者最后', leaderFirst: '领导者最先' }),
        servers: SERVERS,
        writes: WRITES,
      },
    },
    observer: {
      name: '观察者 (Observer)',
      more: '跟着读，从不投票',
      sentence: byStory({
        write: () => '客户端 A 通过观察者写入。只由投票者决定；提交之后才告诉观察者。',
        observersCrash: () => '所有观察者宕机。没人需要它们的票：写入照常。',
        votersCrash: () => '宕机的投票者太多，剩下的不是多数。观察者都在，也帮不上忙。',
        none: () => '有些服务器只学习。让投票者和观察者宕机，看少了谁不行。',
      }),
      parameters: {
        story: story({
          write: '通过观察者写入',
          observersCrash: '观察者宕机',
          votersCrash: '太多投票者宕机',
        }),
        servers: { label: '投票者' },
        observers: { label: '观察者' },
        log: { label: '观察者的日志', values: { kept: '写入磁盘 (默认)', none: '不写' } },
      },
    },
    ...ensembleFailures,
  },
  pairs: {
    'frozen-against-crashed': {
      name: '冻结对宕机',
      more: '领导者停住 · 领导者没了',
      sentence: '左边领导者冻结，右边领导者宕机。右边一秒左右恢复，左边要等十秒。',
    },
    'four-against-five': {
      name: '四台对五台服务器',
      more: '这边宕机两台 · 那边宕机两台',
      sentence: '两边各有两台服务器宕机。四台的停了，五台的照常。',
    },
    'four-against-three': {
      name: '四台对三台服务器',
      more: '多一台服务器 · 不多容忍一次宕机',
      sentence: '两边各有两台服务器宕机。四台并不比三台更经得起。',
    },
    'quorum-against-one-vote': {
      name: '多数对一票',
      more: '一个领导者或没有 · 各有一个领导者',
      sentence: '领导者宕机，机房被切成两半。左边哪一半都选不出；右边各选一个，承诺了两个真相。',
    },
    'minority-leader-against-majority-leader': {
      name: '领导者在较小或较大的一边',
      more: '写入丢失 · 写入完成',
      sentence: '同样的断开，同样的写入。左边领导者与少数在一起，右边与多数在一起。',
    },
    'lost-against-kept': {
      name: '同样的回答，两种结局',
      more: '只有领导者有它 · 一个跟随者也有',
      sentence: '领导者宕机，客户端 A 在两边得到同样的回答。左边它的写入永远没了，右边还在。',
    },
    'leader-last-against-first': {
      name: '领导者最后或最先',
      more: '一次选举 · 两次选举',
      sentence: '两边每台服务器都重启一次。左边领导者最后，右边最先。',
    },
  },
  contradictions: {
    noWitness: '只有领导者有这次写入：没有哪个跟随者可以排除。请让所有剩下的服务器投票。',
    noQuorumWithoutWitnesses: '多数服务器有这次写入：没有它们，投票者就不够了。请让所有剩下的服务器投票。',
  },
};

type Values = ScenarioChoice['values'];

function story(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '发生什么', values: { ...values, none: '由你来做' } };
}

function byStory(
  sentences: Readonly<Record<string, (servers: string, values: Values) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ values }) => sentences[String(values['story'])]?.(String(values['servers']), values) ?? '';
}

function silence(tickTimeMs: ParameterValue | undefined): string {
  return `${(5 * Number(tickTimeMs ?? 2000)) / 1000} 秒`;
}

function crash({ values }: ScenarioChoice): string {
  const { story: how, voters } = values;
  if (how === 'none') return '在客户端 A 写入，在其他服务器写日志之前、之中或之后让领导者宕机。';
  const had = {
    onlyLeader: '领导者宕机时只有它自己有这次写入',
    oneFollower: '领导者宕机时它和一个跟随者有这次写入',
    quorum: '领导者宕机时多数服务器有这次写入，但还没有人知道',
    committed: '领导者已告诉客户端 A 写入完成，还没告诉其他服务器就宕机了',
    frozen: '跟随者都停住了，领导者宕机时写入在它们的接收缓冲区里等着',
  }[String(how)];
  return `${had ?? ''}。${crashEnd(how, voters)}`;
}

function crashEnd(how: ParameterValue | undefined, voters: ParameterValue | undefined): string {
  if (how === 'committed') return '已确认的写入总会保留，不论谁投票。';
  if (how === 'frozen') return '冻结不是断网：它们继续运行时就会读到它。';
  if (voters === 'oldLeaderToo') return '它及时回来投票，带着最新的日志：写入保留。';
  if (voters === 'withoutWitness') return '有它的那台不投票：写入丢失。';
  return how === 'onlyLeader'
    ? '投票者都没有它：写入丢失，原来的领导者回来时把它收回。'
    : '有它的服务器日志最新，赢得选举：写入保留。';
}

function splitBrain({ values }: ScenarioChoice): string {
  const isMajority = values['quorum'] !== 'oneVote';
  if (values['story'] === 'none') return '把机房切成两半，在两边写入，由多数或由一票决定。';
  if (values['story'] === 'bothElect')
    return isMajority
      ? '领导者宕机，机房被切成两半。哪一半都不是多数：网络恢复之前没有领导者。'
      : '领导者宕机，机房被切成两半。一票就够：两半各自选举，同一个 zxid 指着两次写入。';
  return isMajority
    ? '原来的领导者在较小的一边。它不再提交任何写入，网络恢复后跟随新的领导者。'
    : '原来的领导者在较小的一边。一票就够：它对一次写入说 Ok，这次写入最后却哪儿也没有。';
}
