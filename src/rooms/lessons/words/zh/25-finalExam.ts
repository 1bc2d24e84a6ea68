import type { Translation } from '../../../../words/messages.ts';
import type { LessonWords } from '../contract.ts';

export const finalExam: Translation<LessonWords> = {
  title: '期末考',
  goal: '攻破一把正确的锁，并找出什么能防止损害。',
  closing: '你让一把正确的锁有了两个持锁者，也看到检查防护令牌的资源毫发无损。',
  settings: {
    guard: { label: '防护', values: { off: '关：什么写入都接受', on: '开：拒绝更旧的令牌' } },
  },
  parts: {
    twoBelieve: {
      text: [
        '这把锁是正确的：连接断开的客户端立刻停手，每次被唤醒都会再次查看，每个节点都有 GUID。',
        '让两个客户端都认为自己持有它。最多用两条命令。本节可以重来任意多次。',
      ],
      goal: { byOneCommand: '至多两条命令之后，两个客户端都认为持有锁' },
      hints: [
        '断开的客户端由自己的时钟得知。哪种客户端知道得太晚？',
        '暂停的进程不看时钟，走得慢的时钟又太晚。先让 A 持有一阵。',
        '看一次暂停就够了。',
      ],
    },
    noHarm: {
      text: [
        '没有哪把锁能防住这一点，但别的东西能防止损害。把它设好，再让两个客户端认为自己持有锁，让恢复的那个去写。',
        '最多三条命令。',
      ],
      goal: { harmless: '至多三条命令之后，B 已写入，A 迟到的写入被拒绝' },
      hints: [
        '资源自己要知道哪个令牌更旧。',
        '打开防护。暂停 A，等 B 写完，恢复 A。',
        '看一次迟到的写入被拒绝。',
      ],
    },
  },
};
