import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { format } from '../../../words/zh/nouns.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/words.ts';

const LEAD_MS: ParameterWords = { label: '每任领导多久', values: { untilReleased: '直到被要求离任' } };

const COMMON_STEPS = {
  'election.lead': '领导，直到任期结束或被要求离任',
  'election.leave': '离任：删除自己的节点',
} as const;
const COMMON_STEP_NAMES = { 'election.lead': '领导中', 'election.leave': '离任' } as const;

export const elections: FamilyWords = {
  scenarios: {
    candidates: {
      name: '候选者',
      more: '每人一个节点，序号最小的领导',
      sentence: byChoice('variant', {
        corrected: (clients) => `${clients} 个候选者。序号最小的领导，每人监听前一个节点。`,
        article: (clients) => `${clients} 个候选者，照文章的写法：每人监听前一个节点，等着被 notify。`,
        persistent: (clients) => `${clients} 个候选者，写法同文章，但节点是持久的：创建者死了，节点还在。`,
        everyone: (clients) => `${clients} 个候选者。序号最小的领导，所有人都监听它。`,
      }),
      parameters: {
        variant: {
          label: '写法',
          values: {
            corrected: '改正后',
            article: '照文章',
            persistent: '照文章，但用持久节点',
            everyone: '所有人监听 Leader',
          },
        },
        company: {
          label: '还有谁在场',
          values: { candidates: '没有别人', stranger: '一个会删节点的陌生人' },
          hint: '最后一个客户端是陌生人。你让它继续，它就动手。',
        },
        firstNumber: {
          label: '起始序号',
          hint: '此前创建过这么多子节点，都已消失：序号从这里接着排。文章里从 133 开始。',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        ...COMMON_STEPS,
        'candidate.list': '列出候选者。自己的序号最小：由它领导',
        'candidate.watchLeader': '否则用 exists 查看 Leader 的节点，并注册监听',
      },
      stepNames: {
        ...COMMON_STEP_NAMES,
        'candidate.list': '列出候选者',
        'candidate.watchLeader': '监听 Leader',
      },
    },
    'scheme-one': {
      name: '文章的方案一',
      more: '排成一队，每一跳都可能失败',
      sentence: byChoice('variant', {
        published: (clients) => `${clients} 个成员排队，照文章的写法。调用失败只写进日志，别的什么也不做。`,
        corrected: (clients) => `${clients} 个成员排队。没有应答的调用会重试，断了连接的 Leader 会停下。`,
      }),
      parameters: {
        variant: { label: '写法', values: { published: '照文章', corrected: '改正后' } },
        library: {
          label: '客户端库',
          values: { java: 'ZooKeeper 自带，Java', kazoo: 'kazoo，Python' },
          hint: '断开连接时，监听会怎样',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'scheme.create': '确认父节点存在，然后创建自己的节点',
        'scheme.determine': '列出成员。自己的节点是第一个：由它领导',
        'scheme.watch': '否则跟随：用 exists 查看前一个节点，并注册监听',
        'scheme.await': '什么也不做。前一个节点消失时，回调会再看一遍',
      },
      stepNames: {
        'scheme.create': '参选',
        'scheme.determine': '看谁领导',
        'scheme.watch': '注册监听',
        'scheme.await': '跟随',
      },
    },
    'scheme-two': {
      name: '文章的方案二',
      more: '用定时器补救失败',
      sentence: byChoice('removal', {
        byAge: (clients) =>
          `${clients} 个成员排队，各有一个定时器：发送心跳，删除心跳太旧的成员，再看一遍谁领导。`,
        never: (clients) =>
          `${clients} 个成员排队，各有一个定时器：发送心跳，再看一遍谁领导。谁也不删谁的节点。`,
      }),
      subtitle: ({ values }) => (values['removal'] === 'byAge' ? '删除“死者”' : '谁也不删'),
      parameters: {
        removal: {
          label: '被当作已死的成员',
          values: { byAge: '删除其节点', never: '不去动它' },
          hint: '按自己的时钟，对方的心跳太旧了。至于对方的会话是否还活着，它不问。',
        },
        checkMs: { label: '定时器间隔' },
        deadAfterMs: { label: '心跳多久算旧' },
        leadMs: LEAD_MS,
      },
      steps: {
        'scheme.heartbeat': '定时器：把当前时间写进自己的节点',
        'scheme.removeDead': '定时器：读取所有节点，删除时间太旧的，再看谁领导',
      },
      stepNames: { 'scheme.heartbeat': '发送心跳', 'scheme.removeDead': '清理“死者”' },
    },
    'leader-latch': {
      name: 'Curator 的 LeaderLatch',
      more: '五个版本，修好了四个毛病',
      sentence: ({ clients, values }) =>
        `${format.number(clients)} 个 Curator ${values['version']} 的 latch。${POLICIES[String(values['policy'])] ?? ''}`,
      subtitle: ({ values }) => `${values['version']} · ${values['policy']}`,
      parameters: {
        version: {
          label: '版本',
          values: {
            '2.0.0': '2.0.0：关闭后可能留下节点',
            '4.0.1': '4.0.1：动不动就重来',
            '5.4.0': '5.4.0：改为再列一遍',
            '5.7.0': '5.7.0：检查节点是谁的',
            '5.8.0': '5.8.0：路径没了也能恢复',
          },
        },
        policy: {
          label: '连接挂起时',
          values: { standard: '放弃领导（标准策略）', session: '不放弃，会话丢失才放弃（会话策略）' },
        },
        closeMode: {
          label: '关闭方式',
          values: { SILENT: 'SILENT', NOTIFY_LEADER: 'NOTIFY_LEADER' },
          hint: '关闭时是否告诉监听器它不再领导',
        },
        patienceMs: {
          label: '第二个客户端等多久',
          values: { endless: '等到为止' },
          hint: '先 await(timeout)，再 close()',
        },
        leadMs: LEAD_MS,
      },
      steps: {
        'latch.create': 'reset()：删除旧节点，创建带保护的新节点',
        'latch.list': 'getChildren()：列出所有 latch',
        'latch.watch': 'checkLeadership()：不是第一个，就读取前一个节点并注册监听',
        'latch.await': 'await()：直到 isLeader',
        'latch.close': 'close()：删除自己的节点',
      },
      stepNames: {
        'latch.create': '创建节点',
        'latch.list': '列出 latch',
        'latch.watch': '注册监听',
        'latch.await': '等待领导权',
        'latch.close': '关闭 latch',
      },
    },
    'leader-selector': {
      name: 'Curator 的 LeaderSelector',
      more: '一个线程，返回之前一直领导',
      sentence: byChoice('listener', {
        adapter: (clients) =>
          `${clients} 个 selector。连接丢失时，监听器取消领导权，takeLeadership 随之返回。`,
        deaf: (clients) => `${clients} 个 selector，连接丢失时监听器什么也不做。`,
        swallows: (clients) =>
          `${clients} 个 selector。连接丢失时领导权被取消，takeLeadership 却吞掉中断，继续领导。`,
      }),
      subtitle: ({ values }) => LISTENERS[String(values['listener'])] ?? '',
      parameters: {
        listener: {
          label: '用户写的监听器',
          values: {
            adapter: 'LeaderSelectorListenerAdapter',
            deaf: '不理会连接',
            swallows: '吞掉中断',
          },
        },
        requeue: {
          label: '领导权被取消之后',
          values: { auto: '再次参选 (autoRequeue)', never: '到此为止' },
        },
        leadMs: LEAD_MS,
      },
    },
  },
  pairs: {
    eyes: {
      name: '都盯着 Leader，还是只看前一个',
      more: '所有人被唤醒 · 一个人被唤醒',
      sentence: '杀掉 Leader。左：所有人被唤醒，都去查询。右：只有一个。',
    },
    transcript: {
      name: '文章里的运行记录：133 到 137',
      more: '照印 · 改正后',
      sentence:
        '五个候选者，编号 133 到 137，与文章的输出一致。每个任五秒领导者后离开。左：文章的写法，右：改正后的写法。',
    },
    'candidates-published': {
      name: '候选者：文章与改正',
      more: '等着被 notify · 再看一遍',
      sentence: '左：文章里的候选者，毛病都在。右：同样的选举，已改正。',
    },
    schemes: {
      name: '同一篇文章的两个方案',
      more: '失败了没人重来 · 定时器会重来',
      sentence: '左：每一跳都可能一失败到底。右：定时器来补救，却可能删掉活人的节点。',
    },
    'latch-versions': {
      name: 'LeaderLatch，旧与新',
      more: '4.0.1 · 5.8.0',
      sentence: '重启服务器。左：latch 纷纷重来，撞上彼此留下的残迹。右：先看一看。',
    },
    'latch-policies': {
      name: 'LeaderLatch，两种策略',
      more: '连接一断就放弃 · 会话丢失才放弃',
      sentence: '切断 Leader 的链路。左：马上停下。右：继续领导，直到会话算作丢失。',
    },
    'selector-listeners': {
      name: 'LeaderSelector 与它的监听器',
      more: '不理会连接 · 随连接取消',
      sentence: '切断 Leader 的链路。左：始终没人告诉它。右：它的领导权被取消。',
    },
  },
  contradictions: {
    storyEndsTheTerm: '故事会告诉 Leader 何时离任：请让它领导到被要求为止，或者不选故事。',
    correctedNeedsItsWatches:
      '改正后的写法要靠监听，而 kazoo 断开连接时会丢掉监听：请选 Java 库，或者选照文章的写法。',
    deadBeforeTheNextHeartbeat:
      '下一次心跳还没到，上一次就算旧了，人人都会删掉别人：请放宽心跳期限，或者缩短间隔。',
    policiesCameLater: 'Curator 2.0.0 只有标准策略：请选它，或者选更新的版本。',
    closeModesCameLater: 'Curator 2.0.0 只有 SILENT 方式：请选它，或者选更新的版本。',
    standsOnlyOnce: '不再参选就只有一次机会：请选一轮，或者选 autoRequeue。',
  },
};

const POLICIES: Readonly<Record<string, string>> = {
  standard: '连接一挂起，Leader 就停下。',
  session: '连接挂起后 Leader 继续领导，直到会话算作丢失。',
};

const LISTENERS: Readonly<Record<string, string>> = {
  adapter: '随连接取消',
  deaf: '不理会连接',
  swallows: '吞掉中断',
};

function byChoice(
  parameter: string,
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values[parameter])]?.(format.number(clients)) ?? '';
}
