import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: '读到过去',
  goal: '读到的值，可能比之前已确认的写入更旧。',
  parts: {
    read: {
      text: [
        '五台服务器，每个客户端都能写、读、sync。没有脚本。',
        '让一次读取的结果，比提问之前已确认的写入更旧。最多四条命令。',
      ],
      goal: { staleRead: '读到的值，比之前已确认的写入更旧' },
      hints: [
        '哪台服务器会晚知道提交了什么？',
        '拖慢领导者到 C 的服务器的消息，或者切断网络。让 B 写，然后让 C 读。',
        '看 C 读到过去。',
      ],
    },
  },
};
