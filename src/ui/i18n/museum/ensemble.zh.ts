import type { PieceWords } from '../catalogue/contract.ts';

export const ensemble: Readonly<Record<string, PieceWords>> = {
  'told-by-telephone': {
    name: '电话里听说的',
    story:
      'A 写入，得到 “Ok”，打电话告诉 B。B 在一台还没听说这次写入的服务器上读，读到旧值。什么也没坏：ZooKeeper 从没向 B 承诺更多。',
    look: 'B 读的那一刻，服务器 1 的树比领导者的落后一个版本。',
    fix: 'B 读之前先调用 sync：它的服务器先接收领导者到那时为止提交的一切。',
  },
  'leader-that-was-replaced': {
    name: '已被取代的领导者',
    story:
      '领导者与其他服务器断开，B 在它这边。五个 tick 之后，其他服务器选出新的领导者，A 在那里写入。有一小会儿旧领导者还不知情，用自己的树回答了 B 的读。',
    look: '两台服务器在两个 epoch 里都是领导者。只有一台能提交，两台都回答读。',
    fix: 'B 先写点什么。旧领导者凑不齐多数：B 只会在有多数的地方得到回答。',
  },
  'sync-asks-the-old-leader': {
    name: '没有和谁同步的 sync',
    story:
      '领导者被隔开，已被取代。B 还在它这边，读之前调用 sync。旧领导者谁也没问就回答了 sync，读到的仍是旧值。',
    look: 'sync 立刻得到回答，而旧领导者已联系不上任何跟随者。',
    fix: 'sync 不是表决，写入才是：多数有了它才会回答。所以 B 先写点什么，再读。',
  },
  'gone-with-its-leader': {
    name: '随领导者消失',
    story:
      '领导者把 A 的写入记进日志，别人还没有它就宕机了。A 听到“连接丢失”，就当写入已完成。其他服务器选出的领导者从没有过它。',
    look: '第二次写入只在服务器 5 的日志里；服务器 5 回来时，它在那里被截掉。',
    fix: '“连接丢失”既不是成功也不是失败。A 先读现状，自己的写入不在就再加一次。',
  },
  'back-from-the-dead': {
    name: '死而复生',
    story:
      '只有服务器 3 有一次写入，它宕机了。服务器 1 和 2 开始没有它的新 epoch，B 也读到没有它。还没写入任何新东西，服务器 2 宕机，服务器 3 回来：只比 zxid 的话它的日志最长，它当选，那次写入又出现了。',
    look: '日志里注定丢弃的那一列：第二次选举之后它被提交。B 先读到没有它，后来又读到了它。',
    fix: '先比服务器最后跟随的 epoch，再比 zxid：服务器 1 当选，服务器 3 丢弃那次写入。',
  },
};
