import type { CommandWords, RefusalWords } from './contract.ts';
import { spaced } from './nouns.zh.ts';

export const commands: CommandWords = {
  release: {
    label: '释放锁',
    action: (who) => `让${spaced(who)}释放锁`,
    explanation: '持锁者归还锁：删除它的节点。',
    done: (who) => `让${spaced(who)}释放锁`,
  },
  startClient: {
    label: '启动',
    action: (who) => `重新启动${who}`,
    explanation: '重新运行客户端的程序；旧进程已不在时，启动一个新进程。',
    done: (who) => `重新启动了${who}`,
  },
  addClient: {
    label: '添加客户端',
    action: () => '添加一个客户端',
    explanation: '又来一个想要锁的客户端。',
    done: () => '添加了一个客户端',
  },
  closeClient: {
    label: '关闭',
    action: (who) => `关闭${who}`,
    explanation: '客户端关闭会话并退出：它的临时节点立即删除。',
    done: (who) => `关闭了${who}`,
  },
  killClient: {
    label: '宕机',
    action: (who) => `让${spaced(who)}宕机`,
    explanation: '进程立刻消失，不打招呼：它的会话和临时节点要等到会话过期才消失。',
    done: (who) => `让${spaced(who)}宕机`,
  },
  pauseClient: {
    label: '冻结',
    action: (who) => `冻结${who}`,
    explanation: '整个进程停住，连心跳也停，就像一次漫长的 GC 停顿。',
    done: (who) => `冻结了${who}`,
  },
  resumeClient: {
    label: '解冻',
    action: (who) => `解冻${who}`,
    explanation: '进程从停住的地方继续，并不知道自己停了多久。',
    done: (who) => `解冻了${who}`,
  },
  cutClientLink: {
    label: '断网',
    action: (who) => `切断${spaced(who)}的网络`,
    explanation: '客户端与服务器之间什么都传不过去；双方都不会得到通知。',
    done: (who) => `切断了${spaced(who)}的网络`,
  },
  healClientLink: {
    label: '恢复网络',
    action: (who) => `恢复${spaced(who)}的网络`,
    explanation: '消息又能通过了；被挡住的消息现在到达。',
    done: (who) => `恢复了${spaced(who)}的网络`,
  },
  dropReply: {
    label: '丢响应',
    action: (who) => `丢掉给${spaced(who)}的下一个响应`,
    explanation:
      '连接恰好在下一个响应到达之前断开：写入已生效，客户端只看到 ConnectionLoss（连接丢失，结果未知）。',
    done: (who) => `要丢掉给${spaced(who)}的下一个响应`,
  },
  expireSession: {
    label: '会话过期',
    action: (who) => `让${spaced(who)}的会话过期`,
    explanation: '服务器现在就关闭会话；客户端要到重连时才知道。',
    done: (who) => `让${spaced(who)}的会话过期`,
  },
  restartServer: {
    label: '重启',
    action: (who) => `重启${who}`,
    explanation: '服务器停止，再从快照和事务日志恢复；客户端会重连。',
    done: (who) => `重启了${who}`,
  },
};

export const refusals: RefusalWords = {
  noSuchClient: (who) => `这里没有${who}`,
  noSuchServer: (who) => `这里没有${who}`,
  nobodyInRole: (who) => `此刻没有${who}`,
  alreadyDead: (who) => `${spaced(who)}的进程已经不在了，请先启动它`,
  notDead: (who) => `${spaced(who)}还活着`,
  stillRunning: (who) => `${spaced(who)}的程序还在运行`,
  alreadyPaused: (who) => `${spaced(who)}已经冻结`,
  notPaused: (who) => `${spaced(who)}没有冻结`,
  alreadyCut: (who) => `${spaced(who)}的网络已经断开`,
  notCut: (who) => `${spaced(who)}的网络是通的`,
  notConnected: (who) => `${spaced(who)}没有连接`,
  noSession: (who) => `${spaced(who)}没有会话`,
  notWaitingToRelease: (who) => `${spaced(who)}没有在等待释放：只有持锁者可以`,
  dropAlreadyArmed: (who) => `给${spaced(who)}的下一个响应已经会被丢掉`,
  tooManyClients: () => '客户端已达到页面能显示的上限',
};
