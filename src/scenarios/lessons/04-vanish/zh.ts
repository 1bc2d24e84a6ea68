import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '节点何时消失',
  goal: '主动关闭会话，临时节点立即消失；否则在最后一次心跳之后 T 到 T + 一个 tick 之间消失。',
  closing: '你量过了：告别立即生效，被杀死要等超过超时时间，换领导者则从头计时。',
  parts: {
    goodbye: {
      text: [
        '三个客户端各有一个临时节点。它们请求 3 秒的会话超时时间，服务器给了 4 秒，这是它的下限：两个 tick，每个 2 秒。',
        '“关闭”是告别：客户端结束自己的会话。“杀死”是崩溃：进程再也不说一个字。',
      ],
      prediction: {
        question: '同一时刻，A 关闭，B 被杀死。谁的节点先消失？',
        options: { together: '同时：两个都不在了', closed: 'A 的', killed: 'B 的：没有什么可关的' },
        reveal: ({ measured: { goodbye = 0, silence = 0 } }) =>
          `A 的在告别之后 ${goodbye} 毫秒消失。B 的在 ${seconds(silence)} 秒没有消息之后才消失：服务器要先发现没有心跳。`,
      },
      goal: {
        goneAtOnce: '所有者关闭了会话，节点因此被删除',
        goneLate: '客户端没有消息，会话因此结束',
      },
      hints: [
        '客户端下方的横条是它的会话。什么会把它重新填满？',
        '关闭一个客户端，杀死另一个，然后让时间流逝。',
        '看 A 关闭，B 被杀死。',
      ],
    },
    silence: {
      text: [
        '心跳是一条很短的消息，意思是“我还在”。图下方的轮盘每个 tick 有一个会话桶，心跳把会话移到后面的桶里，每个 tick 最多移动一次。',
        '服务器不是时刻检查，而是每个 tick（2 秒）检查一次，让到期那个桶里的会话过期。',
      ],
      prediction: {
        question:
          'B 在某个 tick 之初发出心跳后被杀死，C 在下一个 tick 之末发出心跳后被杀死。谁没有消息的时间更长？',
        options: {
          same: '都正好是超时时间',
          earlier: 'B：心跳在 tick 之初',
          later: 'C：它更晚被杀死',
        },
        reveal: ({ measured: { first = 0, second = 0 } }) =>
          `前一个 ${seconds(first)} 秒没有消息，后一个 ${seconds(second)} 秒。会话总在超时之后的第一个 tick 过期。`,
      },
      goal: { unequalWaits: '两个会话过期前没有消息的时间相差 1.5 秒以上' },
      hints: [
        '轮盘的指针每个 tick 走一格。客户端最后一次有消息时，指针走到哪里？',
        '指针刚走过时杀死一个客户端，快要走时杀死另一个。',
        '看 B 和 C 相隔 1.7 秒被杀死。',
      ],
    },
    leader: {
      text: [
        '在集群里，只有领导者 (Leader) 在内存里替会话计时。/members/A 属于 A，会话超时时间是 4 秒。',
        '领导者宕机后，其余服务器选出新领导者，它在自己的日志里找到所有会话。',
      ],
      prediction: {
        question: 'A 被杀死，3.5 秒之后领导者宕机。A 的节点什么时候消失？',
        options: { sooner: '和领导者一起', asEver: '和平时一样，4 到 6 秒之后', longer: '6 秒以上' },
        reveal: ({ measured: { silence = 0 } }) =>
          `${seconds(silence)} 秒没有消息之后。日志里没有会话最后何时有消息，所以新领导者让每个会话重新计满超时时间。`,
      },
      goal: { leaderForgot: '客户端被杀死后，它的节点留了超过两倍的会话超时时间' },
      hints: [
        '谁知道 A 已经多久没有消息？',
        '杀死 A，等约 3.5 秒，再让领导者宕机。',
        '看 A 被杀死，3.5 秒后领导者宕机。',
      ],
    },
  },
  misconceptions: {
    deathIsTold: '崩溃的进程没法说自己崩溃了。服务器只能发现它没有消息。',
    closingTakesTime: '告别和别的请求一样，立即执行。',
    timeoutIsExact: '超时时间只是下限。会话按一个 tick 分桶，所以最多会再晚一个 tick。',
    laterDiesLater: '起作用的是最后一次心跳落在 tick 的什么位置。落在 tick 之初，就还要多等几乎一整个 tick。',
    leaderTakesItAlong: '领导者宕机不会结束任何会话。会话在每台服务器的日志里。',
    timersAreShared: '日志里只有会话存在与否。已经多久没有消息，只有原来的领导者知道。',
  },
};

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
