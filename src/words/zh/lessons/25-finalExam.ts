import type { Translation } from '../../messages.ts';
import type { LessonWords } from '../../contracts/lessons.ts';

export const finalExam: Translation<LessonWords> = {
  title: '期末考',
  goal: '攻破一把毫无错误的锁，并说出什么能挡住损害。',
  settings: {
    guard: { label: '防护', values: { off: '关：什么写入都接受', on: '开：拒绝更旧的号码' } },
  },
  parts: {
    twoBelieve: {
      text: [
        '这把锁是正确的：连接断开的客户端立刻停手，每次被叫醒都会再看一次，每个节点都有 GUID。',
        '让两个客户端都认为自己持有它。只许用一条命令。这一节可以重来任意多次。',
      ],
      goal: { byOneCommand: '至多一条命令之后，两个客户端都认为持有锁' },
      hints: [
        '断开的客户端由自己的时钟得知。谁什么也得不到？',
        '停住的程序不看时钟。先让 A 持有一阵，然后耐心等。',
        '看一次冻结就够了。',
      ],
    },
    noHarm: {
      text: [
        '没有哪把锁能防住这一点，但别的东西能挡住损害。把它设好，再造出两个持有者，让回来的那个去写。',
        '两条命令就够。',
      ],
      goal: { harmless: '至多两条命令之后，B 已写入，A 迟到的写入被拒绝' },
      hints: [
        '资源自己要知道哪个号码更旧。',
        '打开防护。冻结 A，等 B 写完，解冻 A。',
        '看一次迟到的写入被拒绝。',
      ],
    },
  },
};
