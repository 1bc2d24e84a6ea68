import type { ClientProcessWords } from './contract.ts';
import { format, spaced } from './nouns.zh.ts';
import type { processAmounts as english } from './processCommands.en.ts';

export const processCommands: ClientProcessWords = {
  stallProgram: {
    label: '停住程序',
    action: (who) => `让${spaced(who)}的程序停住`,
    explanation: '程序停住不动，就像在做很久的计算；客户端库照常发送心跳，会话还活着。',
    done: (who) => `让${spaced(who)}的程序停住`,
  },
  unstallProgram: {
    label: '放开程序',
    action: (who) => `让${spaced(who)}的程序继续`,
    explanation: '程序从停住的地方继续。',
    done: (who) => `让${spaced(who)}的程序继续`,
  },
  blockEventLane: {
    label: '堵住事件',
    action: (who) => `堵住${spaced(who)}的事件线程`,
    explanation: '任何回调都不再执行，就像前面有一个不返回的回调；调用的响应照常到达。',
    done: (who) => `堵住${spaced(who)}的事件线程`,
  },
  unblockEventLane: {
    label: '放开事件',
    action: (who) => `放开${spaced(who)}的事件线程`,
    explanation: '等着的回调现在按顺序执行。',
    done: (who) => `放开${spaced(who)}的事件线程`,
  },
  jumpClientClock: {
    label: '时钟跳变',
    action: (who) => `让${spaced(who)}的时钟跳变`,
    explanation: '程序读到的时间跳变；定时器和心跳不受影响。',
    done: (who) => `让${spaced(who)}的时钟跳变`,
  },
  driftClientClock: {
    label: '时钟快慢',
    action: (who) => `改变${spaced(who)}的时钟快慢`,
    explanation: '它的时钟和所有定时器从此走快或走慢：休眠、超时、心跳都是如此。',
    done: (who) => `改变${spaced(who)}的时钟快慢`,
  },
  interruptThread: {
    label: '中断',
    action: (who) => `中断${spaced(who)}的一个线程`,
    explanation: '线程正在等待的地方抛出 InterruptedException；它发出的调用仍可能已经执行。',
    done: (who) => `中断${spaced(who)}的一个线程`,
  },
};

export const processAmounts: typeof english = {
  heading: '进程内部',
  jumps: '时钟跳变多少',
  jumpBy: (byMs) => `${byMs > 0 ? '拨快' : '拨慢'} ${format.span(Math.abs(byMs))}`,
  jump: (byMs) => `时钟 ${byMs > 0 ? '+' : '−'}${format.span(Math.abs(byMs))}`,
  rates: '时钟走多快',
  rateOf: (perMille) => `${perMille > 0 ? '快' : '慢'} ${format.number(Math.abs(perMille) / 10)}%`,
  rate: (perMille) => (perMille === 0 ? '时钟正常' : perMille > 0 ? '时钟走快' : '时钟走慢'),
  interrupt: (thread) => (thread < 0 ? '中断回调' : `中断线程 ${thread + 1}`),
  stalled: '程序停住',
  laneBlocked: '事件线程被堵住',
  clockOff: (ms) => `时钟${ms > 0 ? '快' : '慢'} ${format.span(Math.abs(ms))}`,
};
