import type { ScenarioWords } from '../../../../scenarios/words.ts';
import { PACE, byVariant } from './common.zh.ts';

export const values: Readonly<Record<string, ScenarioWords>> = {
  'published-value': {
    name: '发布与订阅',
    more: '一个值，和注册监听的时机',
    sentence: byVariant({
      'reads-with-watch': (clients) =>
        `${clients} 个客户端。A 发布；其他人在一次调用里读取并注册监听：中间不会漏掉变更。`,
      'reads-then-watches': (clients) =>
        `${clients} 个客户端。A 发布；其他人先读取，之后才注册监听：中间发布的，没有人告诉它们。`,
      'watches-once': (clients) =>
        `${clients} 个客户端。A 发布；其他人只注册一次监听：它响一次，以后再也不响。`,
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
      takeMs: { label: '订阅者换上新值要多久' },
      rounds: { label: '发布多少个版本', values: { endless: '没有尽头' } },
    },
    steps: {
      'published.write': '发布者写入新值',
      'published.readWithWatch': '一次调用读取值并注册监听',
      'published.read': '读取值',
      'published.readOnce': '读取值；只有第一次注册监听',
      'published.take': '换上这个值',
      'published.arm': '用 exists 注册监听',
      'published.await': '照这个值行事，监听响了再读',
    },
    stepNames: {
      'published.write': '发布',
      'published.readWithWatch': '读取并监听',
      'published.read': '读取',
      'published.readOnce': '读取',
      'published.take': '换上新值',
      'published.arm': '注册监听',
      'published.await': '休眠',
    },
  },
  'two-values': {
    name: '两个值的配置',
    more: '一个发布，大家读取',
    sentence: byVariant({
      'ready-node': (clients) =>
        `${clients} 个客户端。A 删除 ready 节点，写入两个值，再重新创建它；其他人只在它存在时读取。`,
      'one-multi': (clients) =>
        `${clients} 个客户端。A 在一个事务里写入两个值；其他人读取两个值，zxid 不同就重读。`,
      'version-node': (clients) =>
        `${clients} 个客户端。A 一举为每个版本新建节点并把指针指向它；其他人跟着指针走。`,
      'multi-unchecked': (clients) =>
        `${clients} 个客户端。A 在一个事务里写入两个值；其他人先读一个，再读另一个，事务可能正好落在中间。`,
      plain: (clients) => `${clients} 个客户端。A 先写一个值，再写另一个；在中间读取的，两个版本各得一半。`,
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
      rounds: { label: '发布多少个版本', values: { endless: '没有尽头' } },
    },
    steps: {
      'config.unready': '删除 ready 节点',
      'config.write': '写入一个值',
      'config.multi': '在一个事务里写入两个值',
      'config.version': '在一个事务里：新建带两个值的节点，并把指针指向它',
      'config.ready': '重新创建 ready 节点',
      'config.ask': '用 exists 查看 ready 节点并注册监听。不在：等待',
      'config.read': '读取两个值。有 ready 节点时：它还是同一个吗？不是就重读',
      'config.compare': '读取两个值并注册监听。zxid 不同？重读',
      'config.follow': '读取指针并注册监听，再读它指向的值',
      'config.await': '照此行事，直到监听响起',
    },
    stepNames: {
      'config.unready': '撤下 ready',
      'config.write': '写入',
      'config.ready': '放回 ready',
      'config.ask': '查看 ready',
      'config.read': '读取',
      'config.multi': '写入两个值',
      'config.version': '新建版本',
      'config.compare': '读取并比较',
      'config.follow': '跟着指针读',
      'config.await': '休眠',
    },
  },
  'shared-counter': {
    name: '共享计数器',
    more: '读出来，加一写回去',
    sentence: byVariant({
      'checks-version': (clients) => `${clients} 个客户端给同一个数加一。读过之后没有别人写过，才写入。`,
      overwrites: (clients) => `${clients} 个客户端给同一个数加一。不管版本直接写入：别人这期间加的就没了。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: { 'checks-version': '带上读到的版本', overwrites: '版本填 −1：不检查' },
      },
      pace: PACE,
      rounds: { label: '每个客户端加多少次', values: { endless: '没有尽头' } },
    },
    steps: {
      'counter.read': '读取数字和它的版本',
      'counter.write': '写入加一后的数。版本不符？重新读取',
    },
    stepNames: { 'counter.read': '读取数字', 'counter.write': '写入加一' },
  },
  'znode-cache': {
    name: '缓存',
    more: '节点的副本，靠监听跟上变更',
    sentence: byVariant({
      'one-shot': (clients) =>
        `${clients} 个客户端。A 写入，其他人保存副本。监听只响一次，每次读取重新注册；中间的变更看不到。`,
      recursive: (clients) => `${clients} 个客户端。A 写入，其他人用一个持久监听跟踪全部；断线之后全部重读。`,
      'trusts-the-watch': (clients) =>
        `${clients} 个客户端。A 写入，其他人只信持久监听：断线期间的变更，它不会补发。`,
      'compares-version': (clients) =>
        `${clients} 个客户端。A 写入，其他人看版本号没变就保留副本。重新创建的节点又从 0 开始。`,
    }),
    parameters: {
      variant: {
        label: '写法',
        values: {
          'one-shot': '一次性监听，每次重新注册',
          recursive: '持久监听，断线后重读',
          'trusts-the-watch': '持久监听，完全信任',
          'compares-version': '比较版本号',
        },
      },
      changes: {
        label: 'A 对节点做什么',
        values: { rewrites: '写入数据', replaces: '删除后重新创建' },
      },
      pace: PACE,
      rounds: { label: '变更次数', values: { endless: '没有尽头' } },
    },
    steps: {
      'cache.write': 'A 逐个改动节点',
      'cache.watchAll': '在全部节点上注册一个持久递归监听',
      'cache.read': '读取节点',
      'cache.readWithWatch': '读取节点并注册监听',
      'cache.await': '等待事件，再读它所指的节点',
    },
    stepNames: {
      'cache.write': '写入',
      'cache.watchAll': '监听全部',
      'cache.read': '读取',
      'cache.readWithWatch': '读取并监听',
      'cache.await': '休眠',
    },
  },
};
