import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '两段历史',
  goal: 'zxid 说明服务器走到哪里，不说明此前的它都有。',
  closing: '你看到两台服务器 zxid 相同而树不同，也看到修复后它们一致。',
  settings: {
    bug: {
      label: '发布过的缺陷',
      values: {
        'tree-behind-its-log': 'ZOOKEEPER-2845：树落后于日志',
        'hole-is-passed-on': 'ZOOKEEPER-4925：缺口传给别人',
      },
    },
    as: { label: '服务器', values: { theFault: '有这个缺陷', mended: '已修复' } },
  },
  parts: {
    replicas: {
      text: [
        '订单 A2 到了一些服务器，错过另一些。领导者宕机，服务器重启并追赶，又有新订单。',
        '最后运行中的服务器 zxid 都相同。A 和 B 在不同服务器上列出订单。',
      ],
      prediction: {
        question: '所有服务器对 A2 的看法一致吗？',
        options: { same: '一致：zxid 相同，树就相同', differ: '不一致：有的有，有的没有' },
        reveal: ({ outcome }) =>
          outcome === 'differ'
            ? '不一致，zxid 却相同，没人察觉：之后的事务两边都能应用。这样的树不会自己变得一致。'
            : '一致。服务器报告 zxid 之前，日志里的都已进树；它发给别人的也没有缺口。',
      },
      goal: {
        differ: 'zxid 相同，服务器的树却不同',
        same: '最后列出成员时，运行中的服务器都有 A2',
      },
      cell: (outcome) =>
        outcome === 'differ'
          ? { sign: '不同', full: '各台的树不同' }
          : { sign: '一致', full: '各台的树一致' },
      hints: [
        '看每台服务器的日志、树和内存里有什么。',
        '先用一种缺陷运行，再用修复版运行同一故事。',
        '依次看两种结局。',
      ],
    },
  },
  misconceptions: {
    zxidIsHistory: 'Learner 只报告一个数，领导者发送其后的事务。之前缺的事务不会再发。',
    logsAlwaysDiffer: '日志可能暂时不同。只要各自报告真实的 zxid，同步会在服务前消除差异。',
  },
};
