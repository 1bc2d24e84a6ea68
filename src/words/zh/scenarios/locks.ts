import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { format } from '../nouns.ts';
import type { FamilyWords, ParameterWords } from '../../../scenarios/scenario/words.ts';

const LIBRARY = {
  label: '客户端库',
  values: {
    java: 'ZooKeeper 自带，Java',
    kazoo: 'kazoo，Python',
    'curator-4.0.1': 'Curator 4.0.1',
    'curator-5.4': 'Curator 5.4',
    'curator-5.7': 'Curator 5.7',
  },
  hint: '连接断开后如何处理监听和会话',
} satisfies ParameterWords;

const CREATE = '创建自己的临时顺序节点';
const BLINDLY = { 'line.create': `${CREATE}；响应丢失后再创建一次` };
const NONE_BEFORE = '列出子节点。自己之前没有节点则持有锁';
const CALLED_BACK = {
  'line.list': NONE_BEFORE,
  'line.watchPredecessor': '否则对前一个节点调用 exists 并注册监听，不看结果',
  'line.awaitPredecessor': '等待任意一个事件，再重新列出',
};

const LINE_STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-guid': BLINDLY,
  'guid-gives-up': { 'line.create': `${CREATE}，名字带 GUID；响应丢失后放弃` },
  'guid-cleans-up': { 'line.create': `${CREATE}，名字带 GUID；响应丢失后删除它并放弃` },
  guid: { 'line.create': `${CREATE}，名字带 GUID；响应丢失后按 GUID 查找` },
  'write-lock': { ...CALLED_BACK, 'line.create': '查找名字里带自己会话 id 的节点；没有则创建' },
  article: { ...BLINDLY, ...CALLED_BACK },
  'article-looks-again': {
    ...BLINDLY,
    ...CALLED_BACK,
    'line.watchPredecessor': '否则对前一个节点调用 exists 并注册监听；它已不在则重新列出',
  },
  'article-without-watcher': {
    ...BLINDLY,
    'line.list': '列出子节点。不论是否排第一都持有锁',
    'line.watchPredecessor': '没有 watcher 则跳过：对前一个节点调用 exists',
    'line.awaitPredecessor': '没有 watcher 则跳过：等待事件',
  },
  'beside-its-parent': { 'line.create': '以父节点路径为前缀创建临时顺序节点', 'line.list': NONE_BEFORE },
  persistent: { 'line.create': '创建自己的持久顺序节点' },
};

/** 一个对象只有一个计数、一个 id、一个闭锁；被唤醒后不再列出。 */
function fairSteps(second: string): Readonly<Record<string, string>> {
  const givesUp = second === 'tryLock' || second === 'tryLockThenUnlock';
  return {
    'line.create': '计数为 0 且没有 id 则创建临时顺序节点',
    'line.list': '列出子节点。没有更小的名字则计数加 1 并返回',
    'line.watchPredecessor': `${givesUp ? 'tryLock() 在此返回 false，lock() ' : '否则'}对前一个节点调用 exists 并注册监听；它已不在则计数加 1 并返回`,
    'line.awaitPredecessor': `用新的闭锁等待任意一个事件${second === 'tryLockFor' ? '，tryLock(time) 最多等这么久' : ''}。然后计数加 1 并返回`,
    'lock.release': 'unlock()：计数减 1；减到 0 则删除节点',
  };
}

function sharedSteps(variant: string): Readonly<Record<string, string>> {
  const heeds = variant === 'all-writers' ? '没有任何写者时' : '前面没有写者时';
  const waitsFor = variant === 'all-writers' ? '最后一个写者' : '前面最后一个写者';
  const how = { 'host-names': '，按文本排序', children: '并注册监听' }[variant] ?? '';
  const steps = {
    'line.list': `列出子节点${how}。读者${heeds}可以读，写者排第一时可以写`,
    'line.watchPredecessor': `否则调用 exists 并注册监听：读者监听${waitsFor}，写者监听前一个节点`,
  };
  if (variant !== 'children') return steps;
  return {
    ...steps,
    'line.watchPredecessor': '否则：监听已经注册',
    'line.awaitPredecessor': '等待子节点变化，再重新列出',
  };
}

const WITH_LEASES = {
  'line.create': '创建一张号票：临时顺序节点',
  'line.list': '列出号票。自己的排第一则创建租约',
};
const IN_LINE = {
  'line.list': '列出子节点。自己之前的节点少于许可数则获得许可',
  'line.watchPredecessor': '否则监听前面隔着许可数那么多位的节点',
};

export const locks: FamilyWords = {
  scenarios: {
    'own-recipe': {
      name: '自己写的程序',
      more: '每个客户端都运行你的代码',
      sentence: ({ clients }) => `${clients} 个客户端运行你的代码。`,
      parameters: {
        promise: {
          label: '评判依据',
          values: {
            fromCode: '代码中的 client.holds、invariant 等',
            oneHolder: '同一时刻只有一个客户端持有锁',
            oneLeader: '最多一个领导者',
            nothing: '不评判',
          },
        },
        library: { label: LIBRARY.label, values: LIBRARY.values },
      },
    },
    'try-lock': {
      name: '尝试锁 (try-lock)',
      more: '一个节点，失败的客户端不等待',
      sentence: byVariant({
        article: (clients) => `一个节点，${clients} 个客户端。没拿到锁就离开，稍后再试。响应丢失按失败处理。`,
        'delete-until-done': (clients) =>
          `一个节点，${clients} 个客户端。没拿到锁就离开。持锁者按名字删除锁节点，反复重试直到确认。`,
        corrected: (clients) =>
          `一个节点，${clients} 个客户端。没拿到锁就离开。响应丢失时，先检查节点属于谁。`,
      }),
      parameters: {
        variant: form({
          article: '文章原版',
          'delete-until-done': '按名字删除，直到确认',
          corrected: '修正版',
        }),
        library: LIBRARY,
        restMs: { label: '两次尝试之间的间隔', hint: '0：轮询，收到响应立刻再试' },
      },
    },
    'one-name-lock': {
      name: '单节点锁：什么事件唤醒等待者',
      more: '仅删除、任何变化，或任何事件',
      sentence: byVariant({
        'deleted-only': (clients) => `一个节点，${clients} 个客户端都监听它，只有删除事件才唤醒。`,
        'any-change': (clients) => `一个节点，${clients} 个客户端都监听它，节点一有变化就再尝试。`,
        'any-event': (clients) => `一个节点，${clients} 个客户端都监听它，收到任何事件都再尝试。`,
      }),
      parameters: {
        variant: {
          label: '唤醒等待者的事件',
          values: {
            'deleted-only': '仅节点被删除',
            'any-change': '节点的任何变化',
            'any-event': '任何事件，包括连接事件',
          },
        },
        library: LIBRARY,
      },
    },
    'line-lock': {
      name: '顺序节点锁：十一种写法',
      more: '公开发表的版本与修正版',
      sentence: byVariant({
        'no-guid': (clients) => `${clients} 个客户端排队。create 的响应丢失后，再创建一次。`,
        'guid-gives-up': (clients) => `${clients} 个客户端排队。create 的响应丢失后，报告失败，不再处理。`,
        'guid-cleans-up': (clients) =>
          `${clients} 个客户端排队。create 的响应丢失后，报告失败，并删除残留节点。`,
        guid: (clients) => `${clients} 个客户端排队。create 的响应丢失后，按 GUID 查找自己的节点。`,
        'write-lock': (clients) => `${clients} 个客户端排队，用 ZooKeeper 自带的 WriteLock。`,
        article: (clients) => `${clients} 个客户端排队，文章原版：前一个节点已不存在时，仍然等待事件。`,
        'article-looks-again': (clients) =>
          `${clients} 个客户端排队，文章原版，但前一个节点已不存在时重新列出。`,
        'article-without-watcher': (clients) =>
          `${clients} 个客户端排队，文章原版，但没有给 watcher：不是第一个的也拿到锁。`,
        'beside-its-parent': (clients) =>
          `${clients} 个客户端，节点建在了锁节点旁边。锁节点下的列表为空，每个客户端都以为自己是第一个。`,
        persistent: (clients) => `${clients} 个客户端用持久节点排队，创建者死后节点仍在。`,
        corrected: (clients) => `${clients} 个客户端排队，每个只监听前一个节点。`,
      }),
      parameters: {
        variant: form({
          'no-guid': '2011 年前的官方文档：没有 GUID',
          'guid-gives-up': '有 GUID，响应丢失就放弃',
          'guid-cleans-up': '有 GUID，放弃并清理',
          guid: '此后的官方文档：名字带 GUID',
          'write-lock': '自带的 WriteLock',
          article: '文章原版',
          'article-looks-again': '文章原版，但会重新列出',
          'article-without-watcher': '文章原版，没有 watcher',
          'beside-its-parent': '用父节点路径作前缀',
          persistent: '持久节点',
          corrected: '修正版',
        }),
        library: LIBRARY,
        firstNumber: { label: '起始序号', hint: '第一个节点的序号；最大序号为 2,147,483,647。' },
      },
      stepsOf: ({ values }) => LINE_STEPS[String(values['variant'])] ?? {},
    },
    'fair-lock': {
      name: '公平的可重入锁',
      more: 'lock、tryLock、限时 tryLock',
      sentence: byVariant({
        article: (clients) =>
          `${clients} 个客户端，各有一个锁对象，文章原版：所有线程共用一个计数、一个闭锁、一个 id。`,
        corrected: (clients) => `${clients} 个客户端，各有一个锁对象。每个线程单独排队，被唤醒后重新列出。`,
        kazoo: (clients) =>
          `${clients} 个客户端，各有一个锁对象。非阻塞加锁失败后只删除一次自己的节点，如 kazoo。`,
      }),
      parameters: {
        variant: form({ article: '文章原版', corrected: '修正版', kazoo: 'kazoo：只删除一次' }),
        second: {
          label: '第二个客户端的加锁方式',
          values: {
            lock: 'lock()',
            tryLock: 'tryLock()',
            tryLockFor: 'tryLock(time)',
            unlockedByAnother: 'lock()，由另一个线程 unlock()',
            tryLockThenUnlock: 'tryLock()，之后无论如何都 unlock()',
          },
          hint: '其他客户端都调用 lock()，不限时等待',
        },
        firstNumber: { label: '起始序号', hint: '第一个节点的序号；最大序号为 2,147,483,647。' },
        patienceMs: { label: 'tryLock(time) 的等待时间' },
        threads: { label: '每个客户端的线程数' },
        depth: { label: '重入次数', hint: '可重入：加锁几次就要释放几次' },
        afterError: {
          label: '出现 KeeperException 之后',
          values: { logs: '只写日志', interruptsItself: '写日志，并置中断标志' },
          hint: '只用于文章原版。NodeExists 不置标志。',
        },
        prints: { label: 'tryLock() 的返回值', values: { nothing: '不打印', answers: '打印' } },
      },
      stepsOf: ({ values }) => (values['variant'] === 'article' ? fairSteps(String(values['second'])) : {}),
    },
    'guarded-lock': {
      name: '防护令牌 (fencing token)：锁与受保护的资源',
      more: '原持锁者的迟到写入',
      subtitle: ({ values }) =>
        `${values['guard'] === 'on' ? '有防护' : '无防护'} · ${HOLDERS[String(values['holder'])] ?? ''}`,
      sentence: ({ clients, values }) =>
        values['guard'] === 'on'
          ? `${format.number(clients)} 个客户端共用一台打印机，持锁时才打印。打印机拒绝旧令牌。`
          : `${format.number(clients)} 个客户端共用一台打印机，持锁时才打印。打印机不检查令牌。`,
      parameters: {
        guard: {
          label: '资源是否检查令牌',
          values: { off: '无防护：接受所有写入', on: '有防护：拒绝旧令牌' },
        },
        holder: {
          label: '持锁者何时停止',
          values: {
            deaf: '从不：忽略所有事件',
            stopsWhenLost: '会话丢失时',
            stopsWhenSuspended: '连接断开时',
          },
        },
        library: LIBRARY,
      },
    },
    'read-write-lock': {
      name: '读写锁',
      more: '读者共享，写者独占',
      sentence: byVariant({
        'host-names': (clients) => `${clients} 个客户端读写。节点名以主机名开头，并按文本排序。`,
        'all-writers': (clients) => `${clients} 个客户端读写。读者等待最后一个写者，即使它来得更晚。`,
        'downgrade-behind': (clients) => `${clients} 个客户端。写完继续读，读节点排到队尾。`,
        children: (clients) => `${clients} 个客户端读写，都监听整个队列。`,
        'downgrade-in-place': (clients) => `${clients} 个客户端。写完继续读，沿用写节点的序号。`,
        recipe: (clients) => `${clients} 个客户端读写。读者等待前面最后一个写者，写者等待前一个节点。`,
      }),
      parameters: {
        variant: form({
          'host-names': '主机名在前，按文本排序',
          'all-writers': 'kazoo 2.8 及以前：等待所有写者',
          'downgrade-behind': 'Curator 5.4 及以前：降级到队尾',
          children: '都监听子节点',
          'downgrade-in-place': 'Curator 5.5 起：原位降级',
          recipe: '官方文档的写法',
        }),
        mix: {
          label: '写者',
          values: { alternate: '每两个客户端一个', fewWriters: '每四个客户端一个', writers: '所有客户端' },
        },
      },
      steps: { 'share.downgrade': '释放锁之前：创建读节点' },
      stepsOf: ({ values }) => sharedSteps(String(values['variant'])),
      stepNames: { 'share.downgrade': '降级为读' },
    },
    semaphore: {
      name: '信号量',
      more: '许可数少于客户端数',
      sentence: ({ clients, values }) =>
        `${format.number(clients)} 个客户端，${format.number(Number(values['permits']))} 个许可。${SEMAPHORES[String(values['variant'])] ?? ''}`,
      parameters: {
        variant: form({
          'nth-before': '排队，监听前面隔几位的节点',
          'leases-careless': '租约，清理不可靠',
          children: '排队，监听所有节点',
          leases: '租约，一次只有一个请求',
        }),
        permits: { label: '许可数' },
        patienceMs: { label: '第二个客户端的等待时间', values: { forever: '不限时' } },
      },
      steps: {
        'semaphore.lease': '列出租约并注册监听。未超出许可数则获得许可',
        'semaphore.await': '否则等待变化，再重新列出',
      },
      stepsOf: ({ values }) => (String(values['variant']).startsWith('leases') ? WITH_LEASES : IN_LINE),
      stepNames: { 'semaphore.lease': '统计租约', 'semaphore.await': '等待' },
    },
    'multi-lock': {
      name: '多重锁：同时加两把锁',
      more: '要么全部拿到，要么都不要，逐个加锁',
      sentence: byVariant({
        'own-order': (clients) => `${clients} 个客户端都需要两把锁。每隔一个客户端，加锁顺序相反。`,
        'one-order': (clients) => `${clients} 个客户端都需要两把锁，加锁顺序相同。`,
      }),
      parameters: {
        variant: { label: '加锁顺序', values: { 'own-order': '各不相同', 'one-order': '全部相同' } },
      },
    },
    'revocable-lock': {
      name: '可撤销的锁',
      more: '等待者可以要求持锁者释放锁',
      sentence: byVariant({
        deaf: (clients) => `${clients} 个客户端排队。等待者可以要求释放锁，但持锁者不理会。`,
        obeys: (clients) => `${clients} 个客户端排队。等待者可以要求释放锁，持锁者会释放。`,
      }),
      parameters: { variant: { label: '收到要求时，持锁者', values: { deaf: '不释放', obeys: '释放锁' } } },
    },
    'job-watcher': {
      name: '在监听器里阻塞加锁',
      more: '所有回调共用一个事件线程',
      sentence: byVariant({
        'in-watcher': () => '客户端 C 创建任务。每来一个任务，客户端 B 的监听器就在事件线程里加锁。',
        'handed-over': () => '客户端 C 创建任务。客户端 B 的监听器把任务交给另一个线程，由它加锁。',
      }),
      parameters: {
        variant: {
          label: '等待锁的是',
          values: { 'in-watcher': '监听器（事件线程）', 'handed-over': '另一个线程' },
        },
      },
      steps: { 'job.watch': '列出任务并注册监听', 'job.bring': '等你操作，然后创建一个任务' },
      stepNames: { 'job.watch': '监听任务', 'job.bring': '创建任务' },
    },
    'tidy-lock': {
      name: '会删除空父节点的锁',
      more: '最后离开的客户端删除父节点',
      sentence: byVariant({
        'waits-for-parent': (clients) =>
          `${clients} 个客户端排队。最后离开的删除父节点。父节点不存在时，等待它出现。`,
        'makes-parent': (clients) =>
          `${clients} 个客户端排队。最后离开的删除父节点。父节点不存在时，自己创建。`,
      }),
      parameters: {
        variant: {
          label: '父节点不存在时',
          values: { 'waits-for-parent': '等待它出现', 'makes-parent': '重新创建' },
        },
      },
      steps: { 'tidy.awaitParent': '父节点不存在：等待它重新出现' },
      stepNames: { 'tidy.awaitParent': '等父节点' },
    },
    'stranger-lock': {
      name: '锁的节点被别的客户端删除',
      more: '客户端在列表里找不到自己',
      sentence: byVariant({
        'looks-on': () => '客户端 C 可以删除任何节点。找不到自己节点的客户端反复重新列出。',
        'joins-again': () => '客户端 C 可以删除任何节点。找不到自己节点的客户端重新排队。',
      }),
      parameters: {
        variant: {
          label: '找不到自己的节点',
          values: { 'looks-on': '重新列出', 'joins-again': '重新排队' },
        },
      },
      steps: { 'stranger.wait': '外来客户端：等你操作，然后删除最后一个节点' },
      stepNames: { 'stranger.wait': '等待删除' },
    },
  },
  pairs: {
    'lines-published': {
      name: '丢失唤醒：文章原版与修正版',
      more: '等待事件 · 重新列出',
      sentence: '前一个节点已不存在。左：仍然等待事件。右：重新列出。',
    },
    'lines-guid': {
      name: '响应丢失：没有 GUID 与有 GUID',
      more: '留下两个节点 · 一个节点',
      sentence: '让 create 的响应丢失。左：再创建一次。右：先查找自己的节点。',
    },
    'fair-locks': {
      name: '公平锁：文章原版与修正版',
      more: '所有线程共用一个计数 · 每个线程一个',
      sentence: '左：文章里的锁，问题都在。右：接口相同，已修正。',
    },
    fence: {
      name: '防护令牌：没有与有',
      more: '接受所有写入 · 检查令牌',
      sentence: '暂停持锁者，直到会话过期。左：迟到的写入被接受。右：被拒绝。',
    },
    'readers-writers': {
      name: '读写锁：监听全部与只监听一个',
      more: '监听整个队列 · 只监听一个节点',
      sentence: '左：任何变化都唤醒所有等待者。右：只唤醒能拿到锁的。',
    },
    'orders-of-locks': {
      name: '死锁：两把锁，加锁顺序相反',
      more: '各不相同 · 全部相同',
      sentence: '左：A 持有 x 等待 y，B 持有 y 等待 x。右：加锁顺序相同。',
    },
    revocations: {
      name: '可撤销的锁：不理会与释放',
      more: '持锁者不释放 · 释放',
      sentence: '让一个等待者要求释放锁。左：持锁者不理会。右：释放锁。',
    },
  },
  contradictions: {
    storyNeedsItsCast: '这个故事的角色比客户端多。请增加客户端，或者不选故事。',
    storyHasItsOwnOrder: '故事自己决定谁先谁后，步调一致也是：请换一种到来方式，或者不选故事。',
    lockstepWaits: '步调一致时，所有客户端都停下才继续，限时等待总会超时。请换一种到来方式，或者不限时等待。',
    nobodyWouldWait: '许可数等于客户端数，没有客户端需要等待。请减少许可，或者增加客户端。',
    waitsForEver: '排队等许可的客户端不能放弃。请选带租约的写法，或者不限时等待。',
  },
};

const HOLDERS: Readonly<Record<string, string>> = {
  deaf: '忽略所有事件',
  stopsWhenLost: '会话丢失时停止',
  stopsWhenSuspended: '连接断开时停止',
};

const SEMAPHORES: Readonly<Record<string, string>> = {
  'nth-before': '每个客户端监听往前数第“许可数”个节点。',
  'leases-careless': '一次只有一个客户端申请租约。放弃时只删除一次，不检查结果。',
  children: '每个客户端监听所有节点。',
  leases: '一次只有一个客户端申请租约，直到租约数不超过许可数。',
};

function form(values: Readonly<Record<string, string>>): ParameterWords {
  return { label: '写法', values };
}

function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(format.number(clients)) ?? '';
}
