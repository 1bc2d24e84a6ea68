import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '候选者',
  goal: '应用的选举就是换了名字的锁，谁也不能删除别人的节点。',
  closing: '你去掉过候选者，唤醒过一个或全部，还用两种办法造出了两个领导者。',
  settings: {
    clients: { label: '候选者数' },
    variant: {
      label: '候选者',
      values: {
        everyone: '都监听领导者',
        corrected: '各自监听前一个节点',
        article: '发表的版本：从不看连接',
      },
    },
    removal: { label: '定时器', values: { byAge: '删除心跳过旧的节点', never: '什么都不删' } },
  },
  parts: {
    middle: {
      text: [
        '一个应用要在自己的进程里选出一个。每个候选者创建一个临时顺序节点，序号最小的当领导者。',
        'A 最先来，然后是 B、C、D，依此类推。A 领导，其余的各自监听前一个节点。假设 C 死了。',
      ],
      prediction: {
        question: 'C 的节点被删除，D 被唤醒。D 会做什么？',
        options: {
          leads: '成为领导者',
          watchesLeader: '监听 A，也就是领导者',
          watchesNext: '监听 B，它新的前一个节点',
        },
        reveal: ({ outcome }) =>
          outcome === 'leads'
            ? '它成为领导者。'
            : `它监听序号 ${outcome}。D 再次列出候选者，看到还有更小的序号，就监听离自己最近的那个。`,
      },
      goal: { closedUp: '中间的候选者没了，它后面的监听了另一个节点' },
      hints: [
        '事件说明了什么？一个节点没了，仅此而已。',
        '找一个既不领导、也不排在最后的候选者：杀死它、关闭它或让会话过期，然后等。',
        '看 C 被杀死。',
      ],
    },
    woken: {
      text: [
        '假设领导者死了。会话超时之后，它的节点被删除，监听触发。',
        '设定候选者监听哪个节点，以及有多少个候选者。',
      ],
      prediction: {
        question: '有几个候选者被唤醒？',
        options: {
          one: '1 个',
          all: ({ choice }) => `${choice.clients - 1} 个：剩下的全部`,
          twice: ({ choice }) => `${2 * (choice.clients - 1)} 次：全部，新领导者产生时再来一遍`,
        },
        reveal: ({ outcome, choice }) =>
          Number(outcome) === 1
            ? `一个：只有一个候选者监听那个节点，另外 ${choice.clients - 2} 个什么都没察觉。`
            : `${outcome} 个。大家监听同一个节点，都去列出候选者，其中一个成为领导者。`,
      },
      goal: { newLeader: '换了另一个候选者领导' },
      hints: ['数一数领导者的节点上有几个监听。', '杀死 A 然后等，或者点 A 的“离开”。', '看领导者被杀死。'],
    },
    cutOff: {
      text: ['A 在领导，这时断网。会话超时之后，服务器删除它的节点，B 被唤醒。', '设定用哪一种候选者。'],
      prediction: {
        question: 'B 开始领导的那一刻，有几个认为自己是领导者？',
        options: { one: '1 个', two: '2 个' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? '两个。发表的版本当上领导者之后，再也不看连接。'
            : '一个。修正版一断开连接就卸任，那时服务器还没让它的会话过期。',
      },
      goal: { twoLeaders: '两个客户端都认为自己是领导者' },
      hints: [
        '谁会告诉领导者，它已经不是领导者了？',
        '切断 A，等 B 领导。对付修正版，就改成暂停 A。',
        '看 A 断网。',
      ],
    },
    timer: {
      text: [
        '一种发表的方案加了定时器：每个成员每两秒写一次心跳，并删除心跳过旧的成员的节点。',
        'A 在领导。假设 A 的程序卡住十秒，例如很长的计算。它的库照常发送会话的心跳。',
      ],
      prediction: {
        question: '最后有几个认为自己是领导者？',
        options: { one: '1 个', two: '2 个' },
        reveal: ({ outcome }) =>
          outcome === 2
            ? '两个。B 删除了 A 的节点，自己当了领导者。A 的会话还活着，而没有谁告诉 A。'
            : '一个。A 的会话活着，节点就还在，A 继续领导。',
      },
      goal: { twoLeaders: '两个客户端都认为自己是领导者' },
      hints: [
        'ZooKeeper 本来就有对付沉默客户端的计时。第二个计时量的是什么？',
        '让定时器删除节点，卡住 A 的程序，然后等。时钟不准也会这样。',
        '看 A 的程序卡住。',
      ],
    },
  },
  misconceptions: {
    notifiedMeansElected: '被唤醒不等于当选。只有序号在列表里最小，才是领导者。',
    allWatchTheLeader: '那样也能用，但每次换领导者都会唤醒所有候选者：羊群效应。',
    eachWatchesOne: '每个确实只监听一个，但都是同一个节点，所以每个都被唤醒。',
    deathWakesAll: '监听只通知注册它的客户端。这个节点上只有下一个候选者的监听。',
    leadingFires: '监听只触发一次。换了领导者并没有改动任何节点，所以不会再触发。',
    leaderGoesOn: '断网的领导者只能靠自己的程序停下，而这个程序什么都不听。',
    leaderKnows: '这个领导者会察觉：库报告连接断开，它在会话过期之前就停下。',
    cleaningIsSafer: '清理得多并不更安全。定时器看的是程序的时钟和延迟，不是会话。',
    sessionDecides: '只要没有别人删除节点，就只由会话决定，而这个会话从没过期。',
  },
};
