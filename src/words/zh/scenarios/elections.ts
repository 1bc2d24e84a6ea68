import { latchVersion } from '../../../scenarios/elections/leaderLatch/latchVersion.ts';
import type { ParameterValues, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { format } from '../nouns.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/scenario/words.ts';

const LEAD_MS: ParameterWords = { label: '每次任期', values: { untilReleased: '直到你让它离任' } };

const COMMON_STEPS = {
  'election.lead': '领导，直到任期结束或被要求离任',
  'election.leave': '离任：删除自己的节点',
} as const;
const COMMON_STEP_NAMES = { 'election.lead': '领导中', 'election.leave': '离任' } as const;

const PUBLISHED = {
  'candidate.list': '列出候选者。自己排第一则当选；列表里没有自己则立即重新列出',
  'line.watchPredecessor': '否则对前一个节点调用 exists 并注册监听，不看结果',
  'line.awaitPredecessor': 'wait()，直到 process() 调用 notify()，再重新列出',
};

const CANDIDATE_STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  article: PUBLISHED,
  persistent: { ...PUBLISHED, 'line.create': '创建自己的持久顺序节点' },
};

function latchSteps({ version, policy, closeMode }: ParameterValues): Readonly<Record<string, string>> {
  const { onGonePredecessor, onReconnected, first } = latchVersion(version);
  const again = { reset: 'reset()', list: 'getChildren()', listAlways: 'getChildren()' };
  const stops = policy === 'standard' ? 'SUSPENDED 或 LOST' : 'LOST';
  const spared = policy === 'session' && onReconnected !== 'listAlways' ? '（仍是领导者则不做）' : '';
  return {
    'latch.create': 'reset()：不再是领导者，删除旧节点，创建带保护的新节点',
    'latch.watch': `checkLeadership()：列表里没有自己则 reset()；排第一${first === 'comparesOwner' ? '且属于本会话' : ''}则当选；否则读取前一个节点并注册监听，它已不在则 ${again[onGonePredecessor]}`,
    'latch.close': `close()：删除自己的节点，${closeMode === 'NOTIFY_LEADER' ? '先调用监听器的 notLeader()，再移除它们' : '移除监听器，不通知'}`,
    'latch.listener': `stateChanged()：${stops} 时不再是领导者；RECONNECTED 时 ${again[onReconnected]}${spared}`,
  };
}

export const elections: FamilyWords = {
  scenarios: {
    candidates: {
      name: '用顺序节点做领导者选举',
      more: '每个候选者一个节点，序号最小的当选',
      sentence: byChoice('variant', {
        corrected: (clients) => `${clients} 个候选者。序号最小的当选，每个候选者监听前一个节点。`,
        article: (clients) => `${clients} 个候选者，文章原版：每个监听前一个节点，等待 notify()。`,
        persistent: (clients) => `${clients} 个候选者，文章原版，但用持久节点：创建者死后，节点仍在。`,
        everyone: (clients) => `${clients} 个候选者。序号最小的当选，其余都监听它的节点。`,
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            corrected: '修正版',
            article: '文章原版',
            persistent: '文章原版，但用持久节点',
            everyone: '都监听领导者',
          },
        },
        company: {
          label: '其他客户端',
          values: { candidates: '没有', stranger: '一个会删除节点的客户端' },
          hint: '最后一个客户端不是候选者。你让它继续时，它删除一个节点。',
        },
        firstNumber: {
          label: '起始序号',
          hint: '相当于此前已创建并删除过这么多子节点。文章里从 133 开始。',
        },
        parent: {
          label: '父节点',
          values: { there: '已存在', missing: '没有人创建' },
          hint: '候选者只创建自己的节点，不创建上一级节点。',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        ...COMMON_STEPS,
        'candidate.list': '列出候选者。自己的序号最小则当选',
        'candidate.close': '调用 zk.close()：会话结束，它的临时节点随之消失',
        'candidate.watchLeader': '否则对领导者的节点调用 exists 并注册监听',
      },
      stepsOf: ({ values }) => CANDIDATE_STEPS[String(values['variant'])] ?? {},
      stepNames: {
        ...COMMON_STEP_NAMES,
        'candidate.list': '列出候选者',
        'candidate.close': '关闭会话',
        'candidate.watchLeader': '监听领导者',
      },
    },
    'scheme-one': {
      name: '领导者选举：监听前一个节点（方案一）',
      more: '文章原版：每次调用都可能失败',
      sentence: byChoice('variant', {
        published: (clients) => `${clients} 个成员排队，文章原版。调用失败只写日志，不做别的处理。`,
        corrected: (clients) => `${clients} 个成员排队。响应丢失的调用会重试，连接断开的领导者会停止。`,
      }),
      parameters: {
        variant: { label: '写法', values: { published: '文章原版', corrected: '修正版' } },
        library: {
          label: '客户端库',
          values: { java: 'ZooKeeper 自带，Java', kazoo: 'kazoo，Python' },
          hint: '连接断开后如何处理监听',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'scheme.create': '确认父节点存在，然后创建自己的节点',
        'scheme.determine': '列出成员。自己的节点排第一则当选',
        'scheme.watch': '否则跟随：对前一个节点调用 exists 并注册监听，不看结果',
        'scheme.await': '等待。前一个节点被删除时，回调重新列出',
        'scheme.error': '删除失败则状态为 ERROR。回调不会停止，定时器（若有）也不会',
      },
      stepNames: {
        'scheme.create': '创建节点',
        'scheme.determine': '列出成员',
        'scheme.watch': '注册监听',
        'scheme.await': '跟随',
        'scheme.error': 'ERROR 状态',
      },
    },
    'scheme-two': {
      name: '领导者选举：定时心跳（方案二）',
      more: '文章原版：用定时器弥补失败',
      sentence: byChoice('removal', {
        byAge: (clients) =>
          `${clients} 个成员排队，各有一个定时器：发送心跳，删除心跳过旧的成员，再检查谁是领导者。`,
        never: (clients) =>
          `${clients} 个成员排队，各有一个定时器：发送心跳，再检查谁是领导者。不删除其他成员的节点。`,
      }),
      subtitle: ({ values }) => (values['removal'] === 'byAge' ? '删除心跳过旧的成员' : '不删除成员'),
      parameters: {
        removal: {
          label: '心跳过旧的成员',
          values: { byAge: '删除其节点', never: '不处理' },
          hint: '各成员按自己的时钟判断，不检查对方的会话是否还在。',
        },
        checkMs: { label: '定时器间隔' },
        deadAfterMs: { label: '心跳过旧的期限' },
        timerAtStop: {
          label: 'stop() 之后的定时器',
          values: { ended: '结束（文章的说法）', asPrinted: '继续运行（打印的代码）' },
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'scheme.heartbeat': '定时器：把当前时间写进自己的节点',
        'scheme.removeDead': '定时器：读取所有节点，删除时间过旧的，再检查谁是领导者',
      },
      stepNames: { 'scheme.heartbeat': '发送心跳', 'scheme.removeDead': '删除过旧的成员' },
    },
    'leader-latch': {
      name: 'Curator 的 LeaderLatch',
      more: '五个版本，修复了四个缺陷',
      sentence: ({ clients, values }) =>
        `${format.number(clients)} 个客户端，${latchesEach(Number(values['latches'] ?? 1))}使用 Curator ${values['version']} 的 LeaderLatch。${POLICIES[String(values['policy'])] ?? ''}`,
      subtitle: ({ values }) => `${values['version']} · ${values['policy']} · ${values['closeMode']}`,
      parameters: {
        version: {
          label: '版本',
          values: {
            '2.0.0': '2.0.0：关闭后可能留下节点',
            '4.0.1': '4.0.1：直接重置，不重新列出',
            '5.4.0': '5.4.0：不再重置，改为重新列出',
            '5.7.0': '5.7.0：检查节点属于谁',
            '5.8.0': '5.8.0：路径被删除也能恢复',
          },
        },
        policy: {
          label: '连接挂起时',
          values: { standard: '放弃领导权（标准策略）', session: '会话丢失才放弃（会话策略）' },
        },
        closeMode: {
          label: '关闭方式',
          values: { SILENT: 'SILENT', NOTIFY_LEADER: 'NOTIFY_LEADER' },
          hint: '关闭时是否通知监听器它不再是领导者',
        },
        patienceMs: {
          label: '第二个客户端的等待时间',
          values: { endless: '不限时' },
          hint: '先 await(timeout)，再 close()',
        },
        latches: { label: '每个客户端的 latch 数', hint: '它们共用一个会话：会话结束，节点全部消失' },
        firstNumber: { label: '起始序号', hint: '此前的 latch 用到的下一个序号' },
        asks: {
          label: 'getLeader()',
          values: { nobody: '不调用', lastClient: '按“读取”时由最后一个客户端调用' },
        },
        closes: { label: 'close()', values: { once: '调用一次', twice: '再调用一次，会抛异常' } },
        logs: { label: 'Curator 的日志', values: { nothing: '不打印', errors: '打印最终失败的创建' } },
        namespace: {
          label: '框架的命名空间',
          values: { none: '没有', app: 'app：在 /app 下面' },
          hint: '程序给出的每个路径前面都会加上它',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'latch.create': 'reset()：删除旧节点，创建带保护的新节点',
        'latch.list': 'getChildren()：列出所有 latch',
        'latch.watch': 'checkLeadership()：不是第一个则读取前一个节点并注册监听',
        'latch.await': 'await()：等到 isLeader 为真',
        'latch.close': 'close()：删除自己的节点',
        'latch.listener': 'stateChanged()：连接状态变化时怎么做',
      },
      stepsOf: ({ values }) => latchSteps(values),
      stepNames: {
        'latch.create': '创建节点',
        'latch.list': '列出 latch',
        'latch.watch': '注册监听',
        'latch.await': '等待领导权',
        'latch.close': '关闭 latch',
        'latch.listener': '得知连接变化',
      },
    },
    'leader-selector': {
      name: 'Curator 的 LeaderSelector',
      more: 'takeLeadership 返回之前一直是领导者',
      sentence: byChoice('listener', {
        adapter: (clients) =>
          `${clients} 个 selector。连接丢失时，监听器取消领导权，takeLeadership 随即返回。`,
        deaf: (clients) => `${clients} 个 selector，连接丢失时监听器什么也不做。`,
        swallows: (clients) =>
          `${clients} 个 selector。连接丢失时领导权被取消，takeLeadership 却吞掉中断，继续执行。`,
      }),
      subtitle: ({ values }) => LISTENERS[String(values['listener'])] ?? '',
      parameters: {
        listener: {
          label: '用户写的监听器',
          values: {
            adapter: 'LeaderSelectorListenerAdapter',
            deaf: '忽略连接状态',
            swallows: '吞掉中断',
          },
        },
        requeue: {
          label: '领导权被取消之后',
          values: { auto: '再次参选 (autoRequeue)', never: '不再参选' },
        },
        leadMs: LEAD_MS,
      },
    },
  },
  pairs: {
    eyes: {
      name: '领导者选举：监听领导者与监听前一个',
      more: '全部被唤醒 · 一个被唤醒',
      sentence: '杀死领导者。左：所有候选者被唤醒，都去列出。右：只有一个。',
    },
    transcript: {
      name: '文章里的选举日志：序号 133 到 137',
      more: '文章原版 · 修正版',
      sentence:
        '五个候选者，编号 133 到 137，与文章的输出一致。每个当五秒领导者后离开。左：文章原版。右：修正版。',
    },
    'candidates-published': {
      name: '领导者选举：文章原版与修正版',
      more: '等待 notify() · 重新列出',
      sentence: '左：文章里的选举，问题都在。右：同样的选举，已修正。',
    },
    schemes: {
      name: '领导者选举：没有重试与定时器',
      more: '方案一：不重试 · 方案二：定时器',
      sentence: '左：任何一次调用失败都无法恢复。右：定时器能弥补失败，但可能删掉正常成员的节点。',
    },
    'latch-versions': {
      name: 'LeaderLatch：4.0.1 与 5.8.0',
      more: '重置 · 重新列出',
      sentence: '重启服务器。左：latch 各自重置，与对方的旧节点互相干扰。右：重新列出。',
    },
    'latch-policies': {
      name: 'LeaderLatch：标准策略与会话策略',
      more: '连接断开就停止 · 会话丢失才停止',
      sentence: '断开领导者的链路。左：立即停止。右：继续领导，直到会话被判定丢失。',
    },
    'selector-listeners': {
      name: 'LeaderSelector：监听器忽略与取消',
      more: '忽略连接状态 · 连接丢失时取消',
      sentence: '断开领导者的链路。左：监听器什么也不做。右：它的领导权被取消。',
    },
  },
  contradictions: {
    storyEndsTheTerm: '故事会决定领导者何时离任。请让它等到被要求再离任，或者不选故事。',
    numbersNeedAParent: '没有父节点，就没有分配过序号。请从 0 开始。',
    correctedNeedsItsWatches: '修正版依赖监听，而 kazoo 断开连接时会丢掉监听。请选 Java 库，或者选文章原版。',
    deadBeforeTheNextHeartbeat:
      '下一次心跳还没发出，上一次就已过旧，成员会互相删除。请放宽期限，或者缩短间隔。',
    policiesCameLater: 'Curator 2.0.0 只有标准策略。请选它，或者选更新的版本。',
    closeModesCameLater: 'Curator 2.0.0 只有 SILENT 方式。请选它，或者选更新的版本。',
    standsOnlyOnce: '没有 autoRequeue 就最多当选一次。请选一轮，或者选 autoRequeue。',
  },
};

function latchesEach(latches: number): string {
  return latches === 1 ? '' : `各有 ${format.number(latches)} 个 latch，共用一个会话，`;
}

const POLICIES: Readonly<Record<string, string>> = {
  standard: '连接一挂起，领导者就停止。',
  session: '连接挂起后领导者继续领导，直到会话被判定丢失。',
};

const LISTENERS: Readonly<Record<string, string>> = {
  adapter: '连接丢失时取消',
  deaf: '忽略连接状态',
  swallows: '吞掉中断',
};

function byChoice(
  parameter: string,
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values[parameter])]?.(format.number(clients)) ?? '';
}
