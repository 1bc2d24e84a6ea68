import type { FilmSummary } from '../en/figures.ts';
import type { FigureWords, Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';

const atDeath = ({ value, had, of }: FilmSummary) =>
  `领导者宕机时，${of} 台服务器中有 ${had} 台已写入 ${value}：`;
const stuck = ({ value, had, of }: FilmSummary) => `${of} 台中的 ${had} 台无法提交 ${value}`;

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
  film: {
    'failover-figure': {
      title: '写入途中领导者宕机',
      choice: '已写入多数派',
    },
    'partition-figure': {
      title: '网络分区：只有一侧能提交',
      choice: '领导者在少数派',
    },
    moments: {
      written: '写入',
      crashed: '领导者宕机',
      elected: '新领导者',
      restarted: '重启',
      whole: '分区前',
      cut: '网络断开',
      healed: '恢复',
    },
    server: (number) => `服务器 ${number}`,
    ofServers: (count, all) => `${count}/${all}`,
    looks: { logged: '已写日志', committed: '已提交', discarded: '已丢弃' },
    spoken: {
      moment: (name, parts) => `${name}：${parts.join('；')}。`,
      call: (client, value, isDone) => `客户端 ${client} 写入 ${value}，${isDone ? '已确认' : '没有响应'}`,
      server: (name, notes, values) =>
        `服务器 ${name}${notes.length > 0 ? `（${notes.join('，')}）` : ''}：${values.join('、')}`,
      roles: { leads: '领导者', looks: '没有领导者', down: '宕机' },
      cutOff: '被隔开',
      count: (value, count, all) => `${all} 台中 ${count} 台有 ${value}`,
      onDisk: (value) => `磁盘上的 ${value}`,
    },
    leader: '领导者',
    told: {
      none: '尚无新的写入。',
      fates: {
        open: ({ value }) => `${value} 尚无定论。`,
        decided: ({ value, had, of }) =>
          `${of} 台服务器中有 ${had} 台已写入 ${value}，达到多数派：已有定论。`,
        survives: (of) => `${atDeath(of)}任何新领导者都有它。`,
        passedOver: (of) => `${atDeath(of)}新领导者没有它。`,
        lost: (of) => `${atDeath(of)}从未被确认，最终被丢弃。`,
        stuck: (of) => `${stuck(of)}。`,
        beside: (told) => `${stuck(told)}；另外 ${told.of - told.had} 台提交了 ${told.last}。`,
      },
    },
  },
  claim: {
    title: '两个消费者，一个队列元素',
    choice: '先认领',
    claim: '认领',
    processed: '次处理',
    processes: (item) => `处理 ${item}`,
    times: (count) => `${count}`,
    told: {
      none: '该元素尚未处理。',
      first: (item, client) => `${client} 已处理 ${item}。`,
      once: (item, client) => `两个消费者都被唤醒，但只有一个认领成功：${client} 处理 ${item}。`,
      often: (item, count) => `两个消费者都被唤醒，${item} 被处理了 ${count} 次。`,
    },
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
} satisfies Translation<FigureWords>;
