import { typesetChinese } from '../format.ts';
import type { Messages, Translation } from '../messages.ts';
import { beliefs, beliefsEnded, format } from './nouns.ts';

export const live = {
  world: (world, clauses) => typesetChinese(`${world}：${clauses.join('；')}。`),
  both: (clauses) => typesetChinese(`${clauses.join('；')}。`),
  wakeUps: (count, who, isOneRelease, news) => {
    const why = news === '' ? '' : `：${news}`;
    if (who.length > 1)
      return `${isOneRelease ? '一次释放' : ''}唤醒 ${format.number(who.length)} 个客户端${why}`;
    return `${who.join('')} 被唤醒${count === 1 ? '' : ` ${format.number(count)} 次`}${why}`;
  },
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
  waitInLine: (count) => `${format.number(count)} 个客户端等待，各自监听前一个节点`,
  expired: (who, afterMs) => `${format.span(afterMs)} 没有消息，${who} 的会话过期`,
  refused: (who, op, code) => `${who === null ? '' : `${who} 的 `}${op} 被拒绝：${code}`,
  unanswered: (who, op, code) => `${who} 的 ${op} 得到 ${code}，无法知道是否已执行`,
  gained: (who, gain) =>
    'item' in gain
      ? `${who === null ? '' : `${who} `}取到元素 ${gain.item}`
      : `${who === null ? '' : `${who} 的`}节点是 ${gain.path}`,
  ends: (who, code) => `${who} 的程序以 ${code} 结束`,
  callbackFails: (who, code) => `${who} 的回调因 ${code} 失败`,
  gotNothing: (who) => `${who === null ? '' : `${who} `}得到 null，没取到元素`,
  waitsBehind: (who) => `给 ${who} 的事件排在一个回调后面`,
  livesOn: (ms) => `会话比它多活 ${format.span(ms)}`,
  bothLiveOn: (ms) => `两个会话都多活 ${format.span(ms)}`,
  holds: (who, what) => `${who} ${beliefs[what]}`,
  threadsHold: (who, count) => `${who} 的 ${format.number(count)} 个线程同时认为自己持有锁`,
  believes: (who, what) => `${who} 认为自己${beliefs[what]}，节点树却不这么说`,
  noLonger: (who, what) => `${who} ${beliefsEnded[what]}`,
  toldNotLeader: (who) => `${who} 调用监听器的 notLeader()`,
  lost: (who, isTold) => `${who} 为 LOST：${isTold ? '会话已过期' : '按它自己的时钟，会话超时已过'}`,
  dataSet: (path, version) => `${path} 已写入，版本为 ${version}`,
  aclSet: (path, version) => `${path} 换了 ACL：aversion 为 ${version}`,
  learnedExpired: (who) => `${who} 的客户端库得知会话已过期`,
  authFailed: (who) => `${who} 的认证失败`,
  replyTooLong: (who) => `响应超过 jute.maxbuffer：${who} 关闭连接`,
  typed: (who, line) => `${who} 输入：${line}`,
  at: (at) => `现在是 ${at}。`,
} satisfies Translation<Messages['live']>;
