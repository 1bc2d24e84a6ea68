import type { Translation } from '../messages.ts';
import type { DeckMessages, DeckPanelWords } from '../contracts/deck.ts';
import { format } from './nouns.ts';

export const panel: Translation<DeckPanelWords> = {
  tenMinutes: '十分钟演示…',
  tenMinutesMore: '共九节，对应按键 1 到 9，带演讲备注',
  start: {
    text: '共九节：从五个程序一台打印机，到发生网络分区的集群。一切都是实时模拟：随时停下、操作，再按下一步回来。',
    begin: '开始',
    fullScreen: '全屏',
    keysTitle: '按键',
  },
  keys: [
    ['PageDown', '播放到下一个时刻；再按一次，立即到达'],
    ['PageUp', '回到上一个时刻'],
    ['1 … 9', '跳到演示的某一节'],
    ['0', '结尾卡片'],
    ['Space', '播放与暂停'],
    ['← →', '单步'],
    ['Backspace', '撤回脚本之外的操作，回到脚本'],
    ['B .', '黑屏'],
    ['N', '演讲备注'],
    ['U', '此刻的二维码；再按一次收起'],
    ['F F5', '全屏'],
    ['Esc', '离开'],
  ],
  where: (number, all) => `第 ${number} / ${all}`,
  deck: '演示',
  previous: '上一个时刻',
  next: '下一个时刻',
  blank: '黑屏',
  blanked: '黑屏；按演示的任意键恢复画面',
  lightHall: '适合明亮的会场',
  darkHall: '适合昏暗的会场',
  leave: '结束演示',
  nothingPrepared: '这个键上没有准备好的时刻。可以自己添加书签，或打开一套演示。',
  noSuchDeck: (name, known) => `没有名为“${name}”的演示；有“${known}”。`,
  openTenMinutes: '十分钟演示',
  notes: {
    title: '演讲备注',
    open: '演讲备注',
    blocked: '浏览器不允许本页打开第二个窗口。备注改为显示在画面旁边。',
    beside: '备注放在画面旁边',
    close: '关闭备注',
    print: '打印',
    language: '备注的语言',
    now: '现在',
    nextPress: '下一次按键',
    end: '这是最后一个时刻。',
    elapsed: '用时',
    script: '脚本',
    onTime: '准时',
    behind: (by) => `慢了 ${by}`,
    ahead: (by) => `快了 ${by}`,
    restart: '重新计时',
    key: (key) => `按键 ${key}`,
    keysHere: '在这里也可以：PageDown 或 → 前进，PageUp 或 ← 后退，0 到 9 跳转，空格播放，B 黑屏。',
    whole: '全部讲稿',
  },
  qr: {
    title: '此刻的二维码',
    show: '二维码',
    text: '扫码的人看到的正是这个时刻，并且可以从这里继续。',
    alt: '指向此刻的链接的二维码',
    link: '链接',
    copy: '复制链接',
    copied: '已复制',
    working: '正在生成二维码…',
    failed: '无法生成链接：这个浏览器不支持压缩。请换一个浏览器。',
    tooLong: (characters, most) =>
      `链接有 ${format.number(characters)} 个字符，二维码最多容纳 ${format.number(most)} 个。请复制链接。`,
    dense: '链接较长，二维码很密：需要靠近扫描。',
    onlyHere: '这个地址属于你自己的机器，别人打不开。',
  },
  bookmarks: {
    title: '书签',
    menu: '书签…',
    text: '你自己的时刻，对应按键 1 到 9。它们写在链接里：打开链接的人也会有。',
    none: '还没有书签。',
    add: '为此刻加书签',
    caption: '标题',
    captionOf: (number) => `书签 ${number} 的标题`,
    here: (scene, time) => `${scene}，${time}`,
    go: (caption) => `前往“${caption}”`,
    up: (caption) => `上移“${caption}”`,
    down: (caption) => `下移“${caption}”`,
    remove: (caption) => `删除“${caption}”`,
    removed: (caption) => `“${caption}”已删除。`,
    undo: '撤销',
    full: (most) => `一个链接最多容纳 ${most} 个书签。`,
    present: '演示这些书签',
    added: (caption) => `已加书签：“${caption}”。`,
    deckInstead: '十分钟演示正在进行，按键对应的是它。',
    endTalk: '结束演示',
    putAside: (count) => `现在的书签来自刚打开的链接；你自己的 ${count} 个已暂时收起。`,
    bringBack: '恢复我的书签',
  },
};

const herdOf = (clients: number): string => format.number((clients * (clients - 1)) / 2);

export const deckWords: Translation<DeckMessages> = {
  panel,
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
          say: 'B 拿到锁，写了文件。A 还在暂停，仍然认为自己持锁。',
        },
        lateWrite: {
          caption: '锁是对的，却有两个自认持锁者',
          happens: 'A 恢复，完成了它的写入。',
          say: '锁是对的，却有两个自认持锁者。文件里是旧值。',
        },
      },
    },
    fence: {
      title: '防护令牌',
      moments: {
        newHolder: {
          caption: '再来一次，这回文件会检查令牌',
          happens: '打开防护，同样的过程，直到 B 写入。',
          say: '再来一次。这回文件检查一个递增的令牌。',
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
          happens: '五台服务器，断开成两台与三台；旧领导者在少数一边。',
          say: '这边两台，那边三台。旧领导者在两台这边，自己还不知道。',
        },
        oldAnswer: {
          caption: '少数一边仍在响应读请求',
          happens: '多数一边选出领导者并接受写入；C 在少数一边读取。',
          say: '少数一边还在响应读请求：返回的是旧值。',
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
