import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '双重屏障',
  goal: '屏障让成员一起通过，除非有名字留下，或者把任何唤醒都当成信号。',
  closing: '你打开了屏障，又靠残留的名字和不相干的唤醒让一个成员独自通过。',
  settings: {
    variant: {
      label: '屏障',
      values: {
        'leaves-its-node': '放弃的成员留下节点',
        'any-event': '任何事件都当成信号',
        corrected: '修正版',
      },
    },
  },
  parts: {
    together: {
      text: [
        '屏障挡住成员，直到全部到齐。每个成员创建一个节点，再数一数有多少个。',
        '最后到的创建名为 ready 的节点，其余的监听它。这个屏障有四个成员：A、B、C、D。',
      ],
      prediction: {
        question: 'A、B、C 到了，D 还没来。有几个已通过？',
        options: { nobody: '没有', one: '1 个：最先到的', all: '三个都通过' },
        reveal: ({ outcome }) => `${outcome} 个。它们数到的都不足四个，所以没有谁创建 ready，都在等它。`,
      },
      goal: { allPassed: '四个成员都已通过' },
      hints: ['第四个成员做了什么别人没做的事？', '在四个成员上点“进入”，先后随意。', '看屏障打开。'],
    },
    leftBehind: {
      text: [
        '三个成员，每个只等两秒。A 和 B 来了，没等到，就放弃了。',
        '之后 C 独自到来。设定成员放弃时怎么做。',
      ],
      prediction: {
        question: 'C 会怎样？',
        options: { passes: '通过', turnedAway: '等一会儿，也放弃' },
        reveal: ({ outcome }) =>
          outcome === 'passed'
            ? '通过了。它数到三个名字：一个是自己的，两个是早已放弃的成员的。'
            : '也放弃了。它只数到一个名字，就是自己的。',
      },
      goal: { passesAlone: '有成员通过，而另一个并没有在等', turnedAway: '用修正版的屏障，C 放弃' },
      hints: [
        '节点说明某个客户端来过，能说明它还在吗？',
        '在 A 和 B 上点“进入”，等两者都放弃，再在 C 上点“进入”。两种屏障各做一次。',
        '看 C 两次独自到来。',
      ],
    },
    anyEvent: {
      text: [
        '三个成员，等多久都行。B 到了，在等 ready。这时服务器重启。',
        'B 断开，又重新连上。会话和监听都还在，而客户端库会把这两次变化告诉每个监听器。',
      ],
      prediction: {
        question: 'B 重新连上后会做什么？',
        options: { waits: '继续等', passes: '通过' },
        reveal: ({ outcome }) =>
          outcome === 'passed'
            ? '独自通过了。它把“重新连上”这个事件当成信号，没有去看 ready 在不在。'
            : '继续等。它被唤醒，看了看 ready，没有找到，就再次监听。',
      },
      goal: {
        passesEarly: '没有到齐，就有成员通过',
        stayedOn: '用修正版的屏障：B 断开过，三个成员最后一起通过',
      },
      hints: [
        '唤醒只是“去看一看”的理由，不是答案。',
        '在 B 上点“进入”，重启服务器。再用修正版做一次，最后让 A 和 C 进入。',
        '看服务器重启两次。',
      ],
    },
  },
  misconceptions: {
    majorityIsEnough: '屏障没有过半一说。名字的个数等于成员数时才打开。',
    eachForItself: '到了并不等于通过。它要等最后一个成员创建的那个节点。',
    namesAreGone: '放弃只是不再等，会话还在。没人删除的临时节点仍被数进去。',
    namesAreMembers: '这里放弃的成员会先删除自己的节点，所以数到的就是正在等的成员。',
    anyEventIsNews: '监听器不只因节点被调用，也因连接变化被调用。这个程序不问是哪一种。',
    eventsAreFiltered: '这里事件同样到了。但不管被什么唤醒，程序都先看 ready 在不在。',
  },
};
