import type { ScenarioWords } from '../../../../scenarios/scenario/words.ts';
import { PACE, byVariant } from './common.ts';

const WATCH_CALLS: Readonly<Record<string, string>> = {
  getData: '带监听读取 /a',
  exists: '带监听对 /a 调用 exists',
  getChildren: '带监听列出 /a 的子节点',
  persistent: '在 /a 上设置持久监听',
  recursive: '在 /a 上设置持久递归监听',
  handle: '只有构造函数的监听器',
};

const WATCH_HAPPENINGS: Readonly<Record<string, string>> = {
  create: ' B 创建 /a',
  setData: ' B 写入 /a',
  setSame: ' B 向 /a 写入相同的内容',
  delete: ' B 删除 /a',
  setACL: ' B 修改 /a 的 ACL',
  createChild: ' B 在 /a 下创建子节点',
  setChild: ' B 写入 /a 的子节点',
  deleteChild: ' B 删除 /a 的子节点',
  createGrandchild: ' B 在 /a 的子节点下创建节点',
  disconnected: ' A 与服务器之间的网络断开',
  syncConnected: '服务器重启，A 重新连上',
  expired: ' A 的会话过期',
  authFailed: '服务器拒绝 A 的 addAuth',
  connectedReadOnly: ' A 重新连上一台没有领导者、只提供读的服务器',
  closed: ' A 关闭句柄',
};

export const values: Readonly<Record<string, ScenarioWords>> = {
  'published-value': {
    name: '发布/订阅',
    more: '一个值，以及何时注册监听',
    sentence: byVariant({
      'reads-with-watch': (clients) =>
        `${clients} 个客户端。A 发布；其他客户端在一次调用里读取并注册监听，不会漏掉变更。`,
      'reads-then-watches': (clients) =>
        `${clients} 个客户端。A 发布；其他客户端先读取，之后才注册监听，会漏掉中间的变更。`,
      'watches-once': (clients) =>
        `${clients} 个客户端。A 发布；其他客户端只注册一次监听。它触发一次后不再触发。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'reads-with-watch': '读取并监听，一次调用',
          'reads-then-watches': '先读取，后监听',
          'watches-once': '只监听一次',
        },
      },
      pace: PACE,
      takeMs: { label: '应用新值的时间' },
      rounds: { label: '发布多少个版本', values: { endless: '不限' } },
    },
    steps: {
      'published.write': '发布者写入新值',
      'published.readWithWatch': '一次调用读取值并注册监听',
      'published.read': '读取值',
      'published.readOnce': '读取值；只有第一次注册监听',
      'published.take': '应用这个值',
      'published.arm': '用 exists 注册监听',
      'published.await': '使用这个值，监听触发后再读',
    },
    stepNames: {
      'published.write': '发布',
      'published.readWithWatch': '读取并监听',
      'published.read': '读取',
      'published.readOnce': '读取',
      'published.take': '应用新值',
      'published.arm': '注册监听',
      'published.await': '等待',
    },
  },
  'two-values': {
    name: '原子更新配置：两个值',
    more: '一个客户端发布，多个客户端读取',
    sentence: byVariant({
      'ready-node': (clients) =>
        `${clients} 个客户端。A 删除 ready 节点，写入两个值，再重新创建它；其他客户端只在它存在时读取。`,
      'one-multi': (clients) =>
        `${clients} 个客户端。A 在一个事务里写入两个值；其他客户端读取两个值，zxid 不同就重读。`,
      'version-node': (clients) =>
        `${clients} 个客户端。A 在一个事务里为新版本创建节点并更新指针；其他客户端按指针读取。`,
      'multi-unchecked': (clients) =>
        `${clients} 个客户端。A 在一个事务里写入两个值；其他客户端先后读取，事务可能正好落在中间。`,
      plain: (clients) =>
        `${clients} 个客户端。A 先写一个值，再写另一个；在中间读取的客户端会读到两个版本的混合。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'ready-node': '用 ready 节点',
          'one-multi': '一个事务，比较 zxid',
          'version-node': '每个版本一个节点，加一个指针',
          plain: '直接写两次',
          'multi-unchecked': '一个事务，直接读两次',
        },
      },
      pace: PACE,
      rounds: { label: '发布多少个版本', values: { endless: '不限' } },
    },
    steps: {
      'config.unready': '删除 ready 节点',
      'config.write': '写入一个值',
      'config.multi': '在一个事务里写入两个值',
      'config.version': '在一个事务里：新建带两个值的节点，并把指针指向它',
      'config.ready': '重新创建 ready 节点',
      'config.ask': '对 ready 节点调用 exists 并注册监听。不存在则等待',
      'config.read': '读取两个值。有 ready 节点且它已变化，则重读',
      'config.compare': '读取两个值并注册监听。zxid 不同则重读',
      'config.follow': '读取指针并注册监听，再读它指向的值',
      'config.await': '使用这些值，直到监听触发',
    },
    stepNames: {
      'config.unready': '删除 ready',
      'config.write': '写入',
      'config.ready': '创建 ready',
      'config.ask': '检查 ready',
      'config.read': '读取',
      'config.multi': '写入两个值',
      'config.version': '新建版本',
      'config.compare': '读取并比较',
      'config.follow': '按指针读取',
      'config.await': '等待',
    },
  },
  'shared-counter': {
    name: '共享计数器：比较并设置',
    more: '读出一个数，加一后写回',
    sentence: byVariant({
      'checks-version': (clients) => `${clients} 个客户端给同一个数加一。版本与读到的一致才写入。`,
      overwrites: (clients) =>
        `${clients} 个客户端给同一个数加一。不检查版本直接写入，期间别的加一就丢失了。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: { 'checks-version': '带上读到的版本', overwrites: '版本填 −1：不检查' },
      },
      pace: PACE,
      rounds: { label: '每个客户端加多少次', values: { endless: '不限' } },
    },
    steps: {
      'counter.read': '读取数字和它的版本',
      'counter.write': '写入加一后的数。返回 BadVersion 则重新读取',
    },
    stepNames: { 'counter.read': '读取数字', 'counter.write': '写入加一' },
  },
  'watch-events': {
    name: '监听事件：每种调用，每种变化',
    more: '节点的变化与连接的状态',
    sentence: ({ values: { call, happening } }) =>
      `A ${WATCH_CALLS[String(call)] ?? ''}，然后${WATCH_HAPPENINGS[String(happening)] ?? ''}。A 的监听器会收到哪些事件？`,
    parameters: {
      call: {
        label: 'A 用什么设置监听',
        values: {
          getData: 'getData',
          exists: 'exists',
          getChildren: 'getChildren',
          persistent: 'addWatch PERSISTENT',
          recursive: 'addWatch PERSISTENT_RECURSIVE',
          handle: '不调用：构造函数的监听器',
        },
      },
      happening: {
        label: '然后',
        values: {
          create: 'create /a',
          setData: 'setData /a',
          setSame: 'setData /a，内容相同',
          delete: 'delete /a',
          setACL: 'setACL /a',
          createChild: 'create /a/child',
          setChild: 'setData /a/child',
          deleteChild: 'delete /a/child',
          createGrandchild: 'create /a/child/below',
          disconnected: 'Disconnected',
          syncConnected: '再次 SyncConnected',
          expired: 'Expired',
          authFailed: 'AuthFailed',
          connectedReadOnly: 'ConnectedReadOnly',
          closed: 'Closed',
        },
      },
    },
    steps: {
      'events.set': 'A 设置监听',
      'events.addAuth': 'A 用服务器不认识的 scheme 调用 addAuth',
      'events.close': 'A 关闭句柄',
      'events.await': 'A 等待事件',
      'events.change': 'B 做一次修改',
    },
    stepNames: {
      'events.set': '设置监听',
      'events.addAuth': '添加认证信息',
      'events.close': '关闭',
      'events.await': '等待',
      'events.change': '做修改',
    },
  },
  'lesson-two-watches': {
    name: '监听事件：两个事件的先后',
    more: '一个客户端，两个监听',
    sentence: () => 'A 先监听 /x，再监听 /y。B 先改 /y，再改 /x。哪个事件先到？',
    parameters: { pace: PACE },
  },
  'stat-and-acl': {
    name: 'Stat 与 ACL：每种修改改变什么',
    more: '版本号、zxid、拒绝写入的 ACL、TTL 节点',
    sentence: () => 'A 创建节点、写入、增加子节点、设置 ACL；B 只能读。打开 /config 的详情，看哪些字段变了。',
    parameters: {
      pauseMs: { label: '两次修改之间的间隔' },
      ttlMs: { label: '/ttl 的 TTL', hint: '这里服务器每 2 s 检查一次，默认每 60 s 一次。' },
    },
    steps: {
      'stat.create': '创建 /config：czxid、mzxid、pzxid 都是这个事务',
      'stat.write': '写入数据：version、mzxid、mtime、dataLength 改变',
      'stat.child': '创建子节点：cversion、pzxid、numChildren 改变',
      'stat.deleteChild': '删除子节点：cversion、pzxid、numChildren 再次改变',
      'stat.acl': '设置 ACL：只有 aversion 改变',
      'stat.refused': 'B 现在只能读：它的写入返回 NoAuth',
      'stat.ttl': '创建带 TTL 的 /ttl：ephemeralOwner 仍是 0x0',
      'stat.gone': '等待服务器删除 /ttl',
    },
    stepNames: {
      'stat.create': '创建',
      'stat.write': '写入',
      'stat.child': '增加子节点',
      'stat.deleteChild': '删除子节点',
      'stat.acl': '设置 ACL',
      'stat.refused': '等 B 写入',
      'stat.ttl': '创建 TTL 节点',
      'stat.gone': '等待',
    },
  },
  'znode-cache': {
    name: '节点缓存',
    more: '节点的副本，用监听保持最新',
    sentence: byVariant({
      'one-shot': (clients) =>
        `${clients} 个客户端。A 写入，其他客户端保存副本。监听只触发一次，每次读取重新注册；中间的版本会跳过。`,
      recursive: (clients) =>
        `${clients} 个客户端。A 写入，其他客户端用一个持久递归监听保存副本；重连后全部重读。`,
      'trusts-the-watch': (clients) =>
        `${clients} 个客户端。A 写入，其他客户端只信持久监听：断开期间的变更，它不会补发。`,
      'compares-version': (clients) =>
        `${clients} 个客户端。A 写入，版本号没变时其他客户端就保留副本。重新创建的节点版本号又从 0 开始。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'one-shot': '一次性监听，每次重新注册',
          recursive: '持久监听，重连后重读',
          'trusts-the-watch': '只用持久监听',
          'compares-version': '比较版本号',
        },
      },
      changes: {
        label: 'A 怎样修改节点',
        values: { rewrites: '写入数据', replaces: '删除后重新创建' },
      },
      pace: PACE,
      rounds: { label: '变更次数', values: { endless: '不限' } },
    },
    steps: {
      'cache.write': 'A 逐个修改节点',
      'cache.watchAll': '注册一个持久递归监听',
      'cache.read': '读取节点',
      'cache.readWithWatch': '读取节点并注册监听',
      'cache.await': '等待事件，再读事件所指的节点',
    },
    stepNames: {
      'cache.write': '写入',
      'cache.watchAll': '监听全部',
      'cache.read': '读取',
      'cache.readWithWatch': '读取并监听',
      'cache.await': '等待',
    },
  },
};
