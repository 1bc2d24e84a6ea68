import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '已回答却丢失的写入',
  goal: '跟随者确认领导者时磁盘上有什么，决定已提交的写入有多安全。',
  closing: '你在发布过的版本里丢了一次已答 Ok 的写入，也看到修复后它留了下来。',
  settings: {
    bug: {
      label: '发布过的缺陷',
      values: {
        'acknowledged-before-uptodate': 'ZOOKEEPER-3911：太晚记日志',
        'acknowledged-while-logging': 'ZOOKEEPER-4646：边记日志边确认',
        'epoch-before-log': 'ZOOKEEPER-4643：先写纪元',
      },
    },
    as: { label: '服务器', values: { theFault: '有这个缺陷', mended: '已修复' } },
  },
  parts: {
    answered: {
      text: [
        '三台服务器。服务器 2 宕机，A 的订单 A2 得到 Ok：服务器 3 和 1 有它。',
        '随后全部重启。服务器 2 跟随服务器 3 进入新纪元，途中宕机。最后服务器 1 和 2 相遇，没有服务器 3。',
      ],
      prediction: {
        question: 'A 列出订单，A2 还在吗？',
        options: { kept: '在，已经回答过', gone: '不在，运行中的服务器都没有' },
        reveal: ({ outcome }) =>
          outcome === 'gone'
            ? 'A2 没了。服务器 2 带着旧日志进了新纪元。新纪元胜过长日志，它当选，服务器 1 截掉 A2。'
            : 'A2 还在。服务器 2 先把 A2 记到磁盘，再写新纪元，所以谁当选都有它。',
      },
      goal: {
        lost: '得到响应的写入丢失了',
        kept: '经过这一切，A 列出的订单里有 A2',
      },
      cell: (outcome) =>
        outcome === 'gone' ? { sign: '丢失', full: 'A2 丢失' } : { sign: '保留', full: 'A2 保留' },
      hints: [
        '比较服务器 1 和 2 相遇时的日志和纪元。',
        '先用一种缺陷运行，再用修复版运行同一故事。',
        '依次看两种结局。',
      ],
    },
  },
  misconceptions: {
    okIsForEver: 'Ok 说明过半服务器已记日志。只要没有服务器不带历史就进入新纪元，它就安全。',
    newestEpochKnowsAll: '修复后的服务器先记日志，再写纪元，然后确认。处在最新纪元就不会缺已提交的写入。',
  },
};
