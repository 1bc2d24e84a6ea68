import type { Messages } from './en.ts';
import { format } from './nouns.zh.ts';

export const live: Messages['live'] = {
  world: (world, clauses) => `${world}侧：${clauses.join('；')}。`,
  both: (clauses) => `${clauses.join('；')}。`,
  wakeUps: (count, who) => (count === 1 ? `唤醒一个，${who.join('')}` : `唤醒 ${format.number(count)} 个`),
  watchSame: (count, path) => `${format.number(count)} 个客户端开始监听 ${path}`,
  watchOthers: (count) => `${format.number(count)} 个客户端开始监听，各自监听不同的节点`,
  expired: (who, afterMs) => `沉默 ${format.span(afterMs)} 后，${who} 的会话过期`,
  holds: (who) => `${who} 持有锁`,
  broken: (name) => `被违反：${name}`,
  command: {
    release: (who) => `${who} 释放锁`,
    startClient: (who) => `${who} 已启动`,
    addClient: (who) => `添加了 ${who}`,
    closeClient: (who) => `${who} 已关闭`,
    killClient: (who) => `${who} 宕机`,
    pauseClient: (who) => `${who} 冻结`,
    resumeClient: (who) => `${who} 解冻`,
    cutClientLink: (who) => `${who} 断网`,
    healClientLink: (who) => `${who} 的网络恢复`,
    dropReply: (who) => `给 ${who} 的下一个响应会被丢掉`,
    expireSession: (who) => `${who} 的会话被结束`,
    restartServer: (who) => `${who} 重启`,
  },
  at: (at) => `现在是 ${at}。`,
};
