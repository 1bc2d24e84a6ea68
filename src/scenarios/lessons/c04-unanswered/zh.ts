import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '幸存的写入',
  goal: '没有得到响应的写入，也可能被提交。',
  parts: {
    write: {
      text: [
        '五台服务器，服务器 5 是领导者。客户端不能得知写入成功：它看到的是 ConnectionLoss（连接丢失，结果未知）。',
        '但换了领导者之后，每台正在服务的服务器都有这次写入。最多四条命令。',
      ],
      goal: { survives: '一次写入以 ConnectionLoss 结束，而每台正在服务的服务器都有它' },
      hints: [
        '提案要走到哪一步，下一个领导者才会有它？',
        '让一个客户端写。在跟随者写好日志之后、响应到达之前，让领导者宕机。',
        '看一次写入比它的领导者活得久。',
      ],
    },
  },
};
