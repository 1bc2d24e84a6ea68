import { format } from '../nouns.zh.ts';
import type { DeckMessages } from './contract.ts';
import { panel } from './panel.zh.ts';

const herdOf = (clients: number): string => format.number((clients * (clients - 1)) / 2);

export const deckWords: DeckMessages = {
  panel,
  rows: {
    herd: {
      title: '羊群效应',
      moments: {
        empty: {
          caption: '五个程序，一台打印机',
          happens: '舞台已经就绪，什么都没有运行。',
          say: '五个程序，一台打印机。ZooKeeper 只是一棵会敲钟的小树。',
        },
        oneWins: {
          caption: '一个拿到锁，其余的监听它',
          happens: 'A 创建锁节点；其他客户端尝试、失败，然后在它上面注册监听。',
          say: '一个拿到了，其余的都盯着这把锁。',
        },
        tenBells: {
          caption: '四次交接，敲了十次钟',
          happens: '每个客户端轮到一次，直到全部完成。',
          say: `四次交接，敲了十次钟。如果有一百个客户端：${herdOf(100)} 次。`,
          hint: '指向唤醒计数器。',
        },
      },
    },
    line: {
      title: '排队',
      moments: {
        inLine: {
          caption: '现在每个只监听前一个节点',
          happens: '同样五个客户端，各有一个带序号的节点。',
          say: '现在每个人只看着前面的邻居。',
        },
        fourBells: {
          caption: '四次钟，而且顺序公平',
          happens: '每个客户端轮到一次，直到全部完成。',
          say: '只敲了四次。而且顺序公平：先来先得。',
          hint: '指向同一个计数器。',
        },
      },
    },
    middle: {
      title: '下一个是谁？',
      moments: {
        before: {
          caption: '中间的 B 宕机。谁拿到锁？',
          happens: '正确的锁，三个客户端：A 持锁，B 监听 A，C 监听 B。',
          say: '中间的 B 宕机。谁拿到锁？',
          hint: '按下一步之前，请大家举手。',
        },
        after: {
          caption: '收到通知，不等于轮到自己',
          happens: 'B 被终止；它的会话过期；它的节点消失。',
          say: '谁也没有。C 收到通知，再看一次，转而监听 A。收到通知，不等于轮到自己。',
        },
      },
    },
    twoKeys: {
      title: '文章里发表的锁',
      moments: {
        before: {
          caption: '一把来自文章的锁，还是这三个',
          happens: '换成一篇文章里发表的锁。',
          say: '这把锁是公开发表的。同样三个程序，同样的宕机。',
        },
        after: {
          caption: '两把钥匙',
          happens: 'B 被终止，和刚才一样。',
          say: '这把发表的锁不再看第二次。于是有了两把钥匙。',
          hint: '指向变红的承诺。',
        },
      },
    },
    pause: {
      title: '停顿',
      moments: {
        holds: {
          caption: 'A 持有正确的锁，正在写入',
          happens: '回到正确的锁。A 持锁，一页接一页地写。',
          say: '回到正确的锁。A 持锁，正在写。现在 A 停住了：一次很长的 GC 停顿。',
        },
        givenUp: {
          caption: '一片寂静，大家认定 A 已经死了',
          happens: 'A 被暂停；几秒钟没有心跳。',
          say: '寂静四到六秒之后，大家就认定 A 已经死了。',
          hint: '看会话桶的轮子：A 的会话所在的格子到期了。',
        },
      },
    },
    twoBelievers: {
      title: '两个自认持锁者',
      moments: {
        newHolder: {
          caption: 'B 拿到钥匙，已经写入',
          happens: 'B 收到通知、查看、持锁、写入；A 还在沉睡。',
          say: 'B 拿到钥匙，写了文件。A 还睡着，仍然以为自己持锁。',
        },
        lateWrite: {
          caption: '锁是对的，却有两个自认持锁者',
          happens: 'A 醒来，把手里的内容写了出去。',
          say: '锁是对的，却有两个自认持锁者。文件里是旧值。',
        },
      },
    },
    fence: {
      title: '防护令牌',
      moments: {
        newHolder: {
          caption: '再来一次，这回文件会查号',
          happens: '打开防护，同样的过程，直到 B 写入。',
          say: '再来一次。这回文件检查一个只增不减的令牌号。',
        },
        lateWrite: {
          caption: '旧令牌，不得入内',
          happens: 'A 醒来写入，和刚才一样。',
          say: '旧令牌，不得入内。锁本身没有任何改变。',
        },
      },
    },
    leaderDies: {
      title: '一次写入与 Leader 宕机',
      moments: {
        inFlight: {
          caption: '一次写入在途中，Leader 宕机。它保住了吗？',
          happens: '五台服务器。A 的第二次写入还在途中，Leader 宕机。',
          say: '它保住了吗？认为保住的请举手？认为没保住的呢？',
          hint: '让大家表决。有一台跟随者的日志里有它。',
        },
        kept: {
          caption: '一台跟随者有它，并参加了投票：保住了',
          happens: '其余服务器选出领导者；A 回来读取。',
          say: '有它的那一台参加了投票，这次写入保住了。',
        },
        bothFates: {
          caption: '同样的点击，两种结局都合法',
          happens: '两次运行并排；左边只有 Leader 有它。',
          say: '同样的点击，两种结局都合法。客户端只知道：结果未知。',
        },
      },
    },
    partition: {
      title: '网络一分为二',
      moments: {
        cut: {
          caption: '网络被切开：这边两台，那边三台',
          happens: '五台服务器，被切成两台与三台；旧 Leader 在少数一边。',
          say: '这边两台，那边三台。旧 Leader 在两台这边，自己还不知道。',
        },
        oldAnswer: {
          caption: '少数一边仍在回答读请求',
          happens: '多数一边选出领导者并接受写入；C 在少数一边读取。',
          say: '少数一边还在回答问题：答的是旧值。',
          hint: '指向两个不同的值。',
        },
        noPromise: {
          caption: '但它什么也承诺不了',
          happens: '旧 Leader 退位。A 在那里的写入始终没有得到确认。',
          say: '它能回答问题，却什么也承诺不了。',
        },
      },
    },
  },
  end: {
    caption: '带走三个数字',
    happens: '结尾卡片：三个数字，以及这个时刻的链接。',
    say: '请你们自己来弄坏它：链接里就是这个确切的状态。',
    tryIt: '请你们自己来弄坏它：链接里就是这个确切的状态。',
    counting: '正在数…',
    bells: (herd, line) => `${format.number(herd)} 比 ${format.number(line)}`,
    bellsOf: (clients) => `${format.number(clients)} 个程序的敲钟次数：都盯着一把锁，对比排队`,
    silence: (from, to) => `${from / 1000} 到 ${to / 1000} 秒`,
    silenceOf: (measured) => `的寂静之后，程序被认定已死；这次是 ${(measured / 1000).toFixed(1)} 秒`,
    fates: (kept, quorums) => `${quorums} 个里有 ${kept} 个`,
    fatesOf: '多数派会保住这次写入：宕机的 Leader 和一台跟随者有它',
  },
};
