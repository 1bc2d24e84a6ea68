import { typesetChinese } from '../format.ts';
import type { Messages, Translation } from '../messages.ts';
import { beliefs, format } from './nouns.ts';

export const live = {
  world: (world, clauses) => typesetChinese(`${world}：${clauses.join('；')}。`),
  both: (clauses) => typesetChinese(`${clauses.join('；')}。`),
  wakeUps: (count, who, isOneRelease) =>
    count === 1
      ? `${who.join('')} 被唤醒`
      : `${isOneRelease ? '一次释放' : ''}唤醒 ${format.number(count)} 个客户端`,
  wokenByLastRelease: (left, right) =>
    `最近一次释放：左侧唤醒 ${format.number(left)} 个客户端，右侧唤醒 ${format.number(right)} 个。`,
  stacked: {
    wokenByLastRelease: (left, right) =>
      `最近一次释放：上方唤醒 ${format.number(left)} 个客户端，下方唤醒 ${format.number(right)} 个。`,
  },
  fire: (count) => `触发 ${format.number(count)} 个监听`,
  watch: (who, paths, watches) => {
    const watching =
      who.length === 1 ? `${who.join('')} 开始监听` : `${format.number(who.length)} 个客户端开始监听`;
    if (paths.length === 1) return `${watching} ${paths.join('')}`;
    const isOneEach = who.length > 1 && who.length === paths.length && who.length === watches;
    return isOneEach
      ? `${watching}，各自监听不同的节点`
      : `${watching} ${format.number(paths.length)} 个路径`;
  },
  expired: (who, afterMs) => `${format.span(afterMs)} 没有消息，${who} 的会话过期`,
  refused: (op, code) => `${op} 被拒绝：${code}`,
  unanswered: (who, op, code) => `${who} 的 ${op} 得到 ${code}，无法知道是否已执行`,
  livesOn: (ms) => `会话还会存活 ${format.span(ms)}`,
  bothLiveOn: (ms) => `两个会话都还会存活 ${format.span(ms)}`,
  holds: (who, what) => `${who} ${beliefs[what]}`,
  broken: (name) => `不变式被违反：${name}`,
  command: {
    release: (who) => `${who} 释放`,
    openGate: (who) => `${who} 继续`,
    typeLine: (who) => `在 ${who} 输入了一行`,
    startClient: (who) => `${who} 已启动`,
    addClient: (who) => `添加了 ${who}`,
    closeClient: (who) => `${who} 已关闭`,
    killClient: (who) => `${who} 被杀死`,
    pauseClient: (who) => `${who} 暂停`,
    resumeClient: (who) => `${who} 恢复`,
    cutClientLink: (who) => `${who} 的网络断开`,
    healClientLink: (who) => `${who} 的网络恢复`,
    dropReply: (who) => `给 ${who} 的下一个响应将被丢弃`,
    expireSession: (who) => `${who} 的会话被结束`,
    stallProgram: (who) => `${who} 的程序卡住`,
    unstallProgram: (who) => `${who} 的程序继续`,
    blockEventLane: (who) => `${who} 的事件线程被阻塞`,
    unblockEventLane: (who) => `${who} 的事件线程已恢复`,
    jumpClientClock: (who) => `${who} 的时钟跳变`,
    driftClientClock: (who) => `${who} 的时钟快慢改变`,
    interruptThread: (who) => `${who} 的一个线程被中断`,
    askServer: (who) => `询问了 ${who}`,
    restartServer: (who) => `${who} 重启`,
    crashServer: (who) => `${who} 宕机`,
    startServer: (who) => `${who} 启动`,
    freezeServer: (who) => `${who} 冻结`,
    thawServer: (who) => `${who} 解冻`,
    wipeDisk: (who) => `${who} 的磁盘被清空`,
    slowDisk: (who) => `${who} 的磁盘变慢`,
    failDisk: (who) => `${who} 的磁盘故障`,
    mendDisk: (who) => `${who} 的磁盘已修复`,
    driftClock: (who) => `${who} 的时钟被拨动`,
    driftRate: (who) => `${who} 的时钟快慢改变`,
    cutLink: (who) => `${who} 断开`,
    healLink: (who) => `${who} 恢复`,
    slowLink: (who) => `${who} 变慢`,
    partition: (who) => `网络分区：${who}`,
    healAll: () => '网络恢复',
    stopScript: () => '脚本停止',
    holdMessage: (who) => `消息 ${who} 被扣住`,
    releaseMessage: (who) => `消息 ${who} 放行`,
    cutAtMessage: (who) => `连接在消息 ${who} 处断开`,
    openWire: (who) => `外部客户端连接了 ${who}`,
    sendWire: () => '外部客户端发来一个数据包',
    closeWire: () => '外部客户端关闭了连接',
    expireWire: () => '外部客户端的会话被结束',
  },
  gates: {
    arrive: (who) => `${who} 到场`,
    create: (who) => `${who} 再试一次`,
    release: (who) => `${who} 释放`,
    write: (who) => `${who} 写入`,
    read: (who) => `${who} 读取`,
    sync: (who) => `${who} 先 sync 再读取`,
    produce: (who) => `${who} 放入一件`,
    consume: (who) => `${who} 取出一件`,
    publish: (who) => `${who} 发布`,
    enter: (who) => `${who} 进入`,
    leave: (who) => `${who} 离开`,
    giveUp: (who) => `${who} 放弃等待`,
    act: (who) => `${who} 继续`,
  },
  fastLink: (who) => `${who} 恢复速度`,
  at: (at) => `现在是 ${at}。`,
} satisfies Translation<Messages['live']>;
