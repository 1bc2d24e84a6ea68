import type { LiveServersWords } from './contract.ts';
import type { Translation } from '../../../words/messages.ts';

export const liveServersWords: Translation<LiveServersWords> = {
  title: '实时服务器',
  connect: '连接字符串',
  pause: '暂停服务器',
  goOn: '恢复服务器',
  speed: '服务器的速度',
  speeds: { '0.01': '1/100', '0.1': '1/10', '1': '1×' },
  toNow: '回到现在',
  again: '重新加载',
  notAnswered: '运行服务器的进程没有应答。请确认它仍在运行，然后再试一次。',
  knownFrom: (time) => `历史记录始于 ${time}`,
  states: {
    connecting: '正在连接运行服务器的进程……',
    following: '画面显示的是服务器此刻的状态。',
    behind: '正在追上服务器……',
    paused:
      '服务器已暂停，会话不会过期。但客户端自己的时钟还在走：超过会话超时的三分之二没有收到任何消息，客户端就会断开连接，改连下一台服务器。',
    lookingBack: '现在看到的是过去的时刻或某个分支，服务器仍在继续运行。',
    broken: '与该进程的连接断开了，正在重试……',
    ended:
      '运行服务器的进程已经结束，到目前为止发生的一切仍保留在这里。如果重新启动了它，请打开它打印的地址。',
    tooLong: '服务器已远远领先于本页面。回到现在即可看到它们的当前状态。',
    differs: '页面算出的运行与服务器不一致。请重新加载；如果再次发生，请附上 --record 的文件反馈给我们。',
  },
};
