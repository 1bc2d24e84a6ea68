import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const vanish: Translation<LessonWords> = {
  title: '节点什么时候消失？',
  goal: '主动关闭时临时节点立即消失；否则在最后一次收到其所有者消息之后 T 到 T + 一个 tick 之间消失。',
  parts: {
    silence: {
      text: [
        '三个客户端各有一个临时节点。它们请求 3 秒的会话超时时间，服务器给了 4 秒，即它的两个 tick。',
        '服务器每个 tick（2 秒）检查一次沉默的会话。假设 B 在某个 tick 刚开始时发出心跳，随后宕机；C 在下一个 tick 快结束时发出心跳，随后宕机。',
      ],
      prediction: {
        question: '从最后一次收到所有者消息算起，谁的节点留得更久？',
        options: {
          same: '都正好 4 秒',
          bLonger: 'B 的，它的心跳在 tick 之初',
          cLonger: 'C 的，它更晚宕机',
        },
        reveal: ({ measured: { b = 0, c = 0 } }) =>
          `超时时间相同：B 的会话沉默了 ${seconds(b)} 秒才被结束，C 的是 ${seconds(c)} 秒。会话总在超时之后的第一个 tick 结束。`,
      },
      goal: {
        goneAtOnce: '所有者关闭会话，节点立即消失',
        unequalWaits: '两个会话过期前的沉默时间相差 1.5 秒以上',
      },
      hints: [
        '轮盘显示每个会话最后何时有消息、在哪个会话桶里。“关闭”和“宕机”在各客户端的卡片上。',
        '关闭 A。在一个客户端于 tick 之初发出心跳后让它宕机，在另一个于 tick 之末发出心跳后让它宕机。',
        '看 A 关闭，B 和 C 相隔 1.7 秒宕机。',
      ],
    },
    leader: {
      text: [
        '在集群里，所有会话的计时只在领导者 (Leader) 的内存里。A 有一个临时节点，会话超时时间 4 秒。',
        '让 A 宕机。然后设法让它的节点再留 8 秒以上，即两倍的超时时间。',
      ],
      goal: { leaderForgot: '客户端宕机后，它的节点又留了 8 秒以上' },
      hints: [
        '谁知道 A 已经沉默了多久？只有领导者。',
        '让 A 宕机，等约 3.5 秒，再让领导者宕机。新领导者会让所有会话重新计时。',
        '看 A 宕机，3.5 秒后领导者宕机。',
      ],
    },
  },
  misconceptions: {
    timeoutIsExact: '超时时间只是单向的承诺：不会早于 T。会话按一个 tick 分桶，所以最多会再晚一个 tick。',
    laterDiesLater: '起作用的是最后一次心跳落在 tick 的什么位置。落在 tick 之初，就还要多等几乎一整个 tick。',
  },
};

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
