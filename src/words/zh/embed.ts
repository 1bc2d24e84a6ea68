import type { Messages, Translation } from '../messages.ts';
import { format } from './nouns.ts';

export const embed = {
  openWhole: '在 Znode Lab 中打开',
  intoPage: '嵌入你的网页…',
  problems: '无效参数',
  problem: (name, value, right) =>
    `${name} = “${value}”无效。可用：${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
} satisfies Translation<Messages['embed']>;

export const figures = {
  herd: {
    title: '同一把锁，两种等法',
    left: '都监听同一把锁',
    right: '各自监听前一个节点',
    wakeUps: () => '次唤醒',
    inAll: (count) => `共 ${format.number(count)} 次唤醒`,
    clients: '客户端',
    spoken: (title, holder, waiting, wakeUps) =>
      `${title}。${holder === null ? '没有客户端持有锁' : `客户端 ${holder} 持有锁`}，${format.number(waiting)} 个在等。至今唤醒 ${format.number(wakeUps)} 次。`,
  },
  fence: {
    title: '暂停的持锁者与防护令牌',
    fence: '防护',
    on: '开',
    off: '关',
    resource: '打印机',
    belief: '认为自己持有锁',
    truth: '其节点排在第一',
    paused: '进程暂停',
    together: '两个都认为持有',
    expired: '会话过期',
    accepted: '接受',
    rejected: '拒绝',
    back: '接受：旧值覆盖新值',
    token: (token) => `令牌 ${token}`,
    both: (span) => `A 和 B 同时认为自己持有锁，共 ${span}。`,
    fates: {
      none: '没有迟到的写入。',
      rejected: (value, token, highest) =>
        `${value} 带着令牌 ${token}，在令牌 ${highest} 之后到达：被防护拒绝。`,
      back: (value, token, highest) =>
        `${value} 带着令牌 ${token}，在令牌 ${highest} 之后到达：没有防护，它覆盖了更新的值。`,
    },
  },
} satisfies Translation<Messages['figures']>;
