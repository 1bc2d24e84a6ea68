import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import { format } from '../../../words/zh/nouns.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/words.ts';

const LIBRARY: ParameterWords = {
  label: '客户端程序库',
  values: {
    java: 'ZooKeeper 自带，Java',
    kazoo: 'kazoo，Python',
    'curator-4.0.1': 'Curator 4.0.1',
    'curator-5.4': 'Curator 5.4',
    'curator-5.7': 'Curator 5.7',
  },
  hint: '连接断开时，监听和会话会怎样',
};

/** Locks and all who share them: what the shelf says of each, and of the pairs it offers. */
export const locks: FamilyWords = {
  scenarios: {
    'try-lock': {
      name: '试一次就放弃',
      more: '一个名字，没有人等',
      sentence: byVariant({
        article: (clients) => `一个名字，${clients} 个客户端。失败的走开，以后再试。没有应答就当作没有得到。`,
        'delete-until-done': (clients) =>
          `一个名字，${clients} 个客户端。失败的走开。锁按名字删除，直到有人说删好了。`,
        corrected: (clients) => `一个名字，${clients} 个客户端。失败的走开。没有得到应答的，看看节点是谁的。`,
      }),
      parameters: {
        variant: form({
          article: '照文章的写法',
          'delete-until-done': '按名字删，删成为止',
          corrected: '改正后',
        }),
        library: LIBRARY,
      },
    },
    'one-name-lock': {
      name: '等同一个名字',
      more: '各自把什么当作它结束的消息',
      sentence: byVariant({
        'deleted-only': (clients) => `一个节点，${clients} 个客户端。所有人监听它，只有删除才唤醒它们。`,
        'any-change': (clients) => `一个节点，${clients} 个客户端。所有人监听它，一有变化就再试。`,
        'any-event': (clients) => `一个节点，${clients} 个客户端。所有人监听它，有任何消息就再试。`,
      }),
      parameters: {
        variant: {
          label: '被什么唤醒',
          values: {
            'deleted-only': '只有节点被删除',
            'any-change': '节点的任何变化',
            'any-event': '任何事件，连接的也算',
          },
        },
        library: LIBRARY,
      },
    },
    'line-lock': {
      name: '排队锁：公开发表的写法',
      more: '一把锁，十种写法',
      sentence: byVariant({
        'no-guid': (clients) => `${clients} 个客户端排队。创建没有应答，就再创建一次。`,
        'guid-gives-up': (clients) => `${clients} 个客户端排队。创建没有应答，就报告失败，不再过问。`,
        'guid-cleans-up': (clients) =>
          `${clients} 个客户端排队。创建没有应答，就报告失败，并删掉留下的节点。`,
        guid: (clients) => `${clients} 个客户端排队。创建没有应答，就按 GUID 去找。`,
        'write-lock': (clients) => `${clients} 个客户端排队，用 ZooKeeper 自带的 WriteLock。`,
        article: (clients) => `${clients} 个客户端排队，照文章的写法：没有可监听的，就等着被叫。`,
        'article-looks-again': (clients) =>
          `${clients} 个客户端排队，照文章的写法，只是没有可监听的就再看一遍。`,
        'beside-its-parent': (clients) =>
          `${clients} 个客户端，节点建在了锁节点旁边：锁节点下面的列表是空的，人人都以为自己第一。`,
        persistent: (clients) => `${clients} 个客户端用持久节点排队，主人死了节点还在。`,
        corrected: (clients) => `${clients} 个客户端排队。每人监听前一个。`,
      }),
      parameters: {
        variant: form({
          'no-guid': '2011 年前的文档：没有 GUID',
          'guid-gives-up': '有 GUID，应答一丢就放弃',
          'guid-cleans-up': '有 GUID，放弃并清理',
          guid: '此后的文档：名字里带 GUID',
          'write-lock': '自带的 WriteLock',
          article: '照文章的写法',
          'article-looks-again': '照文章的写法，再看一遍',
          'beside-its-parent': '用父节点的路径作前缀',
          persistent: '持久节点',
          corrected: '改正后',
        }),
        library: LIBRARY,
        firstNumber: { label: '起始序号', hint: '第一个节点的序号；最大的序号是 2,147,483,647。' },
      },
    },
    'fair-lock': {
      name: '公平的可重入锁',
      more: 'lock、tryLock、限时 tryLock',
      sentence: byVariant({
        article: (clients) =>
          `${clients} 个客户端，每个有一个锁对象，照文章的写法：所有线程共用一个计数、一个门闩、一个 id。`,
        corrected: (clients) =>
          `${clients} 个客户端，每个有一个锁对象。每个线程各占一个位置，醒来都再看一遍。`,
      }),
      parameters: {
        variant: form({ article: '照文章的写法', corrected: '改正后' }),
        second: {
          label: '第二个客户端怎样取锁',
          values: {
            lock: 'lock()',
            tryLock: 'tryLock()',
            tryLockFor: 'tryLock(time)',
            unlockedByAnother: 'lock()，由另一个线程 unlock',
          },
          hint: '其他客户端都用 lock()，等多久都行',
        },
        patienceMs: { label: 'tryLock(time) 等多久' },
        threads: { label: '每个客户端的线程数' },
        depth: { label: '每次取几重', hint: '可重入：取几次就要还几次' },
      },
    },
    'guarded-lock': {
      name: '锁和它保护的资源',
      more: '资源处的防护令牌',
      subtitle: ({ values }) =>
        `${values['guard'] === 'on' ? '有防护' : '无防护'} · ${HOLDERS[String(values['holder'])] ?? ''}`,
      sentence: ({ clients, values }) =>
        values['guard'] === 'on'
          ? `${format.number(clients)} 个客户端轮流持锁，用同一台打印机。打印机拒绝比见过的更旧的令牌。`
          : `${format.number(clients)} 个客户端轮流持锁，用同一台打印机。打印机来者不拒。`,
      parameters: {
        guard: { label: '资源处的防护', values: { off: '关', on: '开' } },
        holder: {
          label: '持锁者何时停手',
          values: { deaf: '什么也不听', stopsWhenLost: '会话丢失时', stopsWhenSuspended: '连接断开时' },
        },
        library: LIBRARY,
      },
    },
    'read-write-lock': {
      name: '读者与写者',
      more: '读者共享，写者独占',
      sentence: byVariant({
        'host-names': (clients) => `${clients} 个客户端读写。节点名以主机名开头，并按文本排序。`,
        'all-writers': (clients) => `${clients} 个客户端读写。读者等最后一个写者，哪怕它来得更晚。`,
        'downgrade-behind': (clients) => `${clients} 个客户端。写完接着读，新位置在队尾。`,
        children: (clients) => `${clients} 个客户端读写。每人都监听整个队列。`,
        'downgrade-in-place': (clients) => `${clients} 个客户端。写完接着读，沿用写时的序号。`,
        recipe: (clients) =>
          `${clients} 个客户端读写。读者等在它之前的最后一个写者，写者等紧挨在前面的那一个。`,
      }),
      parameters: {
        variant: form({
          'host-names': '主机名在前，按文本排序',
          'all-writers': 'kazoo 2.8 及以前：所有写者都算',
          'downgrade-behind': 'Curator 5.4 及以前：降级到队尾',
          children: '所有人监听子节点',
          'downgrade-in-place': 'Curator 5.5 起：原位降级',
          recipe: '文档的写法',
        }),
        mix: {
          label: '谁来写',
          values: { alternate: '每两个客户端一个', fewWriters: '每四个客户端一个', writers: '全部' },
        },
      },
      steps: { 'share.downgrade': '交还锁之前：创建一个节点，接着读' },
      stepNames: { 'share.downgrade': '转为读者' },
    },
    semaphore: {
      name: '信号量',
      more: '许可少，客户端多',
      sentence: ({ clients, values }) =>
        `${format.number(clients)} 个客户端，${format.number(Number(values['permits']))} 个许可。${SEMAPHORES[String(values['variant'])] ?? ''}`,
      parameters: {
        variant: form({
          'nth-before': '排队，监听前面隔几位的一个',
          'leases-careless': '租约，收回时不负责任',
          children: '排队，监听所有人',
          leases: '租约，一次只有一个在要',
        }),
        permits: { label: '许可数' },
        patienceMs: { label: '第二个客户端等多久', values: { forever: '多久都等' } },
      },
      steps: {
        'semaphore.lease': '列出租约并注册监听。数目不超：得到许可',
        'semaphore.await': '否则休眠，直到有变化，再列一次',
      },
      stepNames: { 'semaphore.lease': '数租约', 'semaphore.await': '休眠' },
    },
    'multi-lock': {
      name: '同时要两把锁',
      more: '要么全有，要么没有，逐把去取',
      sentence: byVariant({
        'own-order': (clients) => `${clients} 个客户端两把锁都要。每隔一个，就按相反的顺序取。`,
        'one-order': (clients) => `${clients} 个客户端两把锁都要，全按同一个顺序取。`,
      }),
      parameters: {
        variant: { label: '按什么顺序', values: { 'own-order': '各按各的', 'one-order': '全都一样' } },
      },
    },
    'revocable-lock': {
      name: '可以要回来的锁',
      more: '持锁者监听自己的节点',
      sentence: byVariant({
        deaf: (clients) => `${clients} 个客户端排队。等待者可以向持锁者要锁，可是它不听。`,
        obeys: (clients) => `${clients} 个客户端排队。等待者可以向持锁者要锁，它会交出来。`,
      }),
      parameters: { variant: { label: '持锁者怎么做', values: { deaf: '不放', obeys: '交还' } } },
    },
    'job-watcher': {
      name: '在监听器里取锁',
      more: '所有事件只有一个线程',
      sentence: byVariant({
        'in-watcher': () =>
          '客户端 C 送来任务。客户端 B 的监听器每次都去取锁，就在所有事件都要经过的那个线程里。',
        'handed-over': () => '客户端 C 送来任务。客户端 B 的监听器把任务交给另一个线程，由它去取锁。',
      }),
      parameters: {
        variant: {
          label: '谁来等锁',
          values: { 'in-watcher': '监听器自己', 'handed-over': '另一个线程' },
        },
      },
      steps: { 'job.watch': '列出任务并注册监听', 'job.bring': '等用户发话，然后创建一个任务' },
      stepNames: { 'job.watch': '监听任务', 'job.bring': '送任务' },
    },
    'tidy-lock': {
      name: '随手收拾的队列',
      more: '最后走的删掉父节点',
      sentence: byVariant({
        'waits-for-parent': (clients) =>
          `${clients} 个客户端排队。最后走的删掉父节点。找不到父节点的，等它回来。`,
        'makes-parent': (clients) =>
          `${clients} 个客户端排队。最后走的删掉父节点。找不到父节点的，自己创建。`,
      }),
      parameters: {
        variant: {
          label: '父节点没了怎么办',
          values: { 'waits-for-parent': '等它回来', 'makes-parent': '重新创建' },
        },
      },
      steps: { 'tidy.awaitParent': '没有父节点：休眠，直到它回来' },
      stepNames: { 'tidy.awaitParent': '等父节点' },
    },
    'stranger-lock': {
      name: '队列旁的陌生人',
      more: '谁都可以删节点',
      sentence: byVariant({
        'looks-on': () => '客户端 C 可以删任何人的节点。找不到自己节点的，一遍遍地再看。',
        'joins-again': () => '客户端 C 可以删任何人的节点。找不到自己节点的，重新排队。',
      }),
      parameters: {
        variant: {
          label: '找不到自己的节点',
          values: { 'looks-on': '继续找', 'joins-again': '重新排队' },
        },
      },
      steps: { 'stranger.wait': '陌生人：等用户发话，然后删掉最后一个节点' },
      stepNames: { 'stranger.wait': '在找目标' },
    },
  },
  pairs: {
    'lines-published': {
      name: '排队锁：文章与改正',
      more: '等着被叫 · 再看一遍',
      sentence: '同一条队。左：没有可监听的，就等着被叫。右：再看一遍。',
    },
    'lines-guid': {
      name: '没有 GUID 与有 GUID',
      more: '丢一次应答留下两个节点 · 一个节点',
      sentence: '丢掉一个应答试试。左：再创建一次。右：先找一找。',
    },
    'fair-locks': {
      name: '公平锁：文章与改正',
      more: '大家共用一个计数 · 每个线程一个',
      sentence: '左：文章里的锁，毛病都在。右：许诺相同，而且做到。',
    },
    fence: {
      name: '没有防护与有防护',
      more: '打印机来者不拒 · 检查令牌',
      sentence: '让持锁者停顿得比会话更久。左：迟到的写入照样通过。右：被拒绝。',
    },
    'readers-writers': {
      name: '读者与写者，两种等法',
      more: '人人监听整个队列 · 只监听一个',
      sentence: '左：一有变化就唤醒所有人。右：只唤醒能进去的。',
    },
    'orders-of-locks': {
      name: '两把锁，两种顺序',
      more: '各按各的 · 全都一样',
      sentence: '左：A 有 x 要 y，B 有 y 要 x。右：大家一个顺序。',
    },
    revocations: {
      name: '把锁要回来',
      more: '持锁者不放 · 交还',
      sentence: '让一个等待者去要锁。左：持锁者不听。右：听。',
    },
  },
  contradictions: {
    storyNeedsItsCast: '这个故事的角色比客户端多：请增加客户端，或者不选故事。',
    storyHasItsOwnOrder: '故事自己决定谁先谁后，步调一致也是：请换一种到来方式，或者不选故事。',
    lockstepWaits: '步调一致时，要等人人都停下才继续，限时等待的总会超时：请换一种到来方式，或者不限时间。',
    nobodyWouldWait: '许可和客户端一样多，就没有人需要等：请减少许可，或者增加客户端。',
    waitsForEver: '排队等许可的不能放弃：请选带租约的写法，或者不限时间。',
  },
};

const HOLDERS: Readonly<Record<string, string>> = {
  deaf: '什么也不听',
  stopsWhenLost: '只听会话',
  stopsWhenSuspended: '听连接',
};

const SEMAPHORES: Readonly<Record<string, string>> = {
  'nth-before': '每人监听前面隔着许可数的那个节点。',
  'leases-careless': '一次只有一个客户端要租约。放弃的只收回一次，不看结果。',
  children: '每人监听所有节点。',
  leases: '一次只有一个客户端要租约，等到数目不超为止。',
};

function form(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '写法', values };
}

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(format.number(clients)) ?? '';
}
