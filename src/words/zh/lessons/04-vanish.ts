import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const vanish: Translation<LessonWords> = {
  title: '会话过期与临时节点',
  goal: '主动关闭时临时节点立即消失；否则在最后一次收到其所有者消息之后 T 到 T + 一个 tick 之间消失。',
  parts: {
    silence: {
      text: [
        '三个客户端各有一个临时节点。它们请求 3 秒的会话超时时间，服务器给了 4 秒，即它的两个 tick。',
        '服务器每个 tick（2 秒）检查一次过期的会话。假设 B 在某个 tick 刚开始时发出心跳，随后被杀死；C 在下一个 tick 快结束时发出心跳，随后被杀死。',
      ],
      prediction: {
        question: '从最后一次收到所有者消息算起，谁的节点留得更久？',
        options: {
          same: '都正好 4 秒',
          bLonger: 'B 的，它的心跳在 tick 之初',
          cLonger: 'C 的，它更晚被杀死',
        },
        reveal: ({ measured: { b = 0, c = 0 } }) =>
          `超时时间相同：B 的会话在 ${seconds(b)} 秒没有消息后过期，C 的是 ${seconds(c)} 秒。会话总在超时之后的第一个 tick 过期。`,
      },
      goal: {
        goneAtOnce: '所有者关闭会话，节点立即消失',
        unequalWaits: '两个会话过期前没有消息的时间相差 1.5 秒以上',
      },
      hints: [
        '过期轮显示每个会话最后何时有消息、在哪个会话桶里。“关闭”和“杀死”在各客户端的详情里。',
        '关闭 A。一个客户端在 tick 之初发出心跳后杀死它，另一个在 tick 之末发出心跳后杀死它。',
        '看 A 关闭，B 和 C 相隔 1.7 秒被杀死。',
      ],
    },
    leader: {
      text: [
        '在集群里，所有会话的计时只在领导者 (Leader) 的内存里。A 有一个临时节点，会话超时时间 4 秒。',
        '杀死 A。然后设法让它的节点再留 8 秒以上，即两倍的超时时间。',
      ],
      goal: { leaderForgot: '客户端被杀死后，它的节点又留了 8 秒以上' },
      hints: [
        '谁知道 A 已经多久没有消息？只有领导者。',
        '杀死 A，等约 3.5 秒，再让领导者宕机。新领导者会让所有会话重新计时。',
        '看 A 被杀死，3.5 秒后领导者宕机。',
      ],
    },
  },
  misconceptions: {
    timeoutIsExact: '超时时间只是下限：不会早于 T。会话按一个 tick 分桶，所以最多会再晚一个 tick。',
    laterDiesLater: '起作用的是最后一次心跳落在 tick 的什么位置。落在 tick 之初，就还要多等几乎一整个 tick。',
  },
};

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
