import type { Translation } from '../../../../words/messages.ts';
import { format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

const THREAD_ROLES: Readonly<Record<string, string>> = {
  'latch-listener': '监听器',
  'selector-listener': '监听器',
  'latch-again': '重试',
  'scheme-timer': '定时器',
  'fair-lock-unlocker': '解锁',
};

export const words = {
  empty: '没有客户端。',
  inside: (name) => `客户端 ${name} 的内部。`,
  process: { running: null, paused: '整个进程已暂停。', killed: '进程已被杀死。', closed: '进程已结束。' },
  stalled: '各线程卡住，事件线程仍在运行。',
  blocked: (count) =>
    count === 0 ? '事件线程被阻塞。' : `事件线程被阻塞，后面有 ${format.number(count)} 个事件在等。`,
  stuck: (count) =>
    `事件线程上的回调在等待${count === 0 ? '' : `，后面还有 ${format.number(count)} 个事件`}。`,
  another: '选择其他客户端即可查看其内部。',
  thread: (id, recipe) => {
    const role = THREAD_ROLES[recipe];
    return `线程 ${format.number(id + 1)}${role === undefined ? '' : `（${role}）`}`;
  },
  lane: '事件线程',
  doing: {
    notStarted: '未启动',
    runs: '运行中',
    stalled: '卡住',
    returned: '已结束',
    threw: (message) => (message === '' ? '因错误结束' : `因 ${message} 结束`),
    dropped: '随进程消失',
  },
  waits: (what) => `等待${what}`,
  since: (lasted) => `已 ${lasted}`,
  believes: {
    holder: '持有锁',
    leader: '是领导者',
    writer: '可以写',
    reader: '可以读',
    permit: '有许可',
    member: '是成员',
    entered: '已进入',
  },
  mistaken: (belief) => `${belief}（并非如此）`,
  inMonitor: (monitor) => `在 synchronized (${monitor}) 里`,
  interrupted: '中断标志已置位',
  late: (event, handled, thread, since) =>
    handled === since
      ? `${handled} 处理了 ${event}；同一毫秒里，${thread}之后才开始等`
      : `${handled} 处理了 ${event}，${thread}之后才开始等（${since}）`,
  laneStates: { idle: '空闲', busy: '运行中', stuck: '等待中', blocked: '被阻塞' },
  event: (event, name) => (name === null ? event : `${event} ${name}`),
  answer: (op) => `${op} 的响应`,
  callback: (recipe) => `回调 ${recipe}`,
  mail: (watcher, count) => `${watcher} 的 ${format.number(count)} 个事件在排队`,
  sentence: (parts) => parts.join('，'),
} satisfies Translation<Words>;
