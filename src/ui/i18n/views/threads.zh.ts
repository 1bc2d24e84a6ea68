import { format } from '../nouns.zh.ts';
import type { ThreadsWords } from './threads.en.ts';

export const threads: ThreadsWords = {
  empty: '没有客户端。',
  inside: (name) => `客户端 ${name} 的内部。`,
  process: { running: null, paused: '整个进程已冻结。', killed: '进程已宕机。', closed: '进程已结束。' },
  stalled: '程序停住了，库仍在运行。',
  blocked: (count) =>
    count === 0 ? '事件线程被阻塞。' : `事件线程被阻塞，后面有 ${format.number(count)} 个事件在等。`,
  stuck: (count) =>
    `事件线程上的回调在等待${count === 0 ? '' : `，后面还有 ${format.number(count)} 个事件`}。`,
  another: '选择其他客户端即可查看其内部。',
  thread: (number) => `线程 ${format.number(number)}`,
  lane: '事件线程',
  doing: {
    notStarted: '未启动',
    runs: '运行中',
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
  laneStates: { idle: '空闲', busy: '运行中', stuck: '等待中', blocked: '被阻塞' },
  event: (event, name) => (name === null ? event : `${event} ${name}`),
  answer: (op) => `${op} 的应答`,
  callback: (recipe) => `回调 ${recipe}`,
  mail: (watcher, count) => `${watcher} 的 ${format.number(count)} 个事件还没有取走`,
  sentence: (parts) => parts.join('，'),
};
