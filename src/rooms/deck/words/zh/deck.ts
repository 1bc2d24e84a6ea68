import type { Translation } from '../../../../words/messages.ts';
import type { DeckMessages } from '../contract.ts';
import { format } from '../../../../words/zh/nouns.ts';

const herdOf = (clients: number): string => format.number((clients * (clients - 1)) / 2);

export const deckWords: Translation<DeckMessages> = {
  askClass: '提问投票',
  votes: { wakeUps: '五个程序各拿到一次锁，一共会被唤醒多少次？' },
  rows: {
    herd: {
      title: '羊群效应',
      moments: {
        empty: {
          caption: '五个程序，一台打印机',
          happens: '一切就绪，尚未运行。',
          say: '五个程序，一台打印机。ZooKeeper 只是一棵会通知监听者的小树。',
        },
        oneWins: {
          caption: '一个拿到锁，其余的监听它',
          happens: 'A 创建锁节点；其他客户端尝试、失败，然后在它上面注册监听。',
          say: '一个拿到了，其余的都监听这把锁。',
        },
        tenBells: {
          caption: '四次交接，唤醒十次',
          happens: '每个客户端轮到一次，直到全部完成。',
          say: `四次交接，唤醒十次。如果有一百个客户端：${herdOf(100)} 次。`,
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
          say: '现在各自只监听前一个节点。',
        },
        fourBells: {
          caption: '唤醒四次，而且顺序公平',
          happens: '每个客户端轮到一次，直到全部完成。',
          say: '只唤醒四次。而且顺序公平：先来先得。',
          hint: '指向同一个计数器。',
        },
      },
    },
    middle: {
      title: '等待者被杀死',
      moments: {
        before: {
          caption: '中间的 B 被杀死。谁拿到锁？',
          happens: '正确的锁，三个客户端：A 持锁，B 监听 A，C 监听 B。',
          say: '中间的 B 被杀死。谁拿到锁？',
          hint: '按下一步之前，请大家举手。',
        },
        after: {
          caption: '收到通知，不等于轮到自己',
          happens: 'B 被杀死；它的会话过期；它的节点被删除。',
          say: '谁也没有。C 收到通知，再次查看，转而监听 A。收到通知，不等于轮到自己。',
        },
      },
    },
    twoKeys: {
      title: '已发表的锁',
      moments: {
        before: {
          caption: '一把已发表的锁，同样三个客户端',
          happens: '换成一篇已发表的锁。',
          say: '这把锁是公开发表的。同样三个程序，同样杀死 B。',
        },
        after: {
          caption: '两个持锁者',
          happens: 'B 被杀死，和刚才一样。',
          say: '这把锁不再次查看。于是有了两个持锁者。',
          hint: '指向变红的不变式。',
        },
      },
    },
    pause: {
      title: '进程暂停',
      moments: {
        holds: {
          caption: 'A 持有正确的锁，正在写入',
          happens: '回到正确的锁。A 持锁，一页接一页地写。',
          say: '回到正确的锁。A 持锁，正在写。现在 A 暂停了：一次很长的 GC 停顿。',
        },
        givenUp: {
          caption: '没有消息，服务器认定 A 已失效',
          happens: 'A 被暂停；几秒钟没有心跳。',
          say: '四到六秒没有消息，服务器就认定 A 已失效。',
          hint: '看过期轮：A 的会话所在的桶快到期了。',
        },
      },
    },
    twoBelievers: {
      title: '两个自认持锁者',
      moments: {
        newHolder: {
          caption: 'B 拿到锁，已经写入',
          happens: 'B 收到通知、查看、持锁、写入；A 还在暂停。',
          say: 'B 拿到锁，打印了一页。A 还在暂停，仍然认为自己持锁。',
        },
        lateWrite: {
          caption: '锁是对的，却有两个自认持锁者',
          happens: 'A 恢复，完成了它的写入。',
          say: '锁是对的，却有两个自认持锁者。最后打印的是旧的那一页。',
        },
      },
    },
    fence: {
      title: '防护令牌',
      moments: {
        newHolder: {
          caption: '再来一次，这回打印机会检查令牌',
          happens: '打开防护，同样的过程，直到 B 写入。',
          say: '再来一次。这回打印机检查一个递增的令牌。',
        },
        lateWrite: {
          caption: '旧令牌，写入被拒绝',
          happens: 'A 恢复后写入，和刚才一样。',
          say: '旧令牌，写入被拒绝。锁本身没有任何改变。',
        },
      },
    },
    leaderDies: {
      title: '一次写入与领导者宕机',
      moments: {
        inFlight: {
          caption: '一次写入在途中，领导者宕机。它保住了吗？',
          happens: '五台服务器。A 的第二次写入还在途中，领导者宕机。',
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
          happens: '两次运行并排；左边只有领导者有它。',
          say: '同样的点击，两种结局都合法。客户端只知道：结果未知。',
        },
      },
    },
    partition: {
      title: '网络分区',
      moments: {
        cut: {
          caption: '网络断开：这边两台，那边三台',
          happens: '五台服务器，断开成两台与三台；旧领导者在少数派。',
          say: '这边两台，那边三台。旧领导者在两台这边，自己还不知道。',
        },
        oldAnswer: {
          caption: '少数派仍在响应读请求',
          happens: '多数派选出领导者并接受写入；C 在少数派读取。',
          say: '少数派还在响应读请求：返回的是旧值。',
          hint: '指向两个不同的值。',
        },
        noPromise: {
          caption: '但它什么也提交不了',
          happens: '旧领导者退位。A 在那里的写入始终没有得到确认。',
          say: '它能响应读请求，却什么也提交不了。',
        },
      },
    },
  },
  end: {
    caption: '带走三个数字',
    happens: '结尾卡片：三个数字，以及这个时刻的链接。',
    say: '请你们自己来弄坏它：链接里就是这个确切的状态。',
    tryIt: '请你们自己来弄坏它：链接里就是这个确切的状态。',
    counting: '正在统计…',
    bells: (herd, line) => `${format.number(herd)} 比 ${format.number(line)}`,
    bellsOf: (clients) => `${format.number(clients)} 个程序的唤醒次数：都监听一把锁，或各自监听前一个`,
    silence: (from, to) => `${from / 1000} 到 ${to / 1000} 秒`,
    silenceOf: (measured) => `没有消息之后，程序被认定失效；这次是 ${(measured / 1000).toFixed(1)} 秒`,
    fates: (kept, quorums) => `${quorums} 个里有 ${kept} 个`,
    fatesOf: '多数派会保住这次写入：宕机的领导者和一台跟随者有它',
  },
};
