import type { LatchStripsWords } from './latchStrips.en.ts';

export const latchStrips: LatchStripsWords = {
  empty: '还没有客户端连接过。',
  calm: '所有连接都正常。',
  states: (parts) => parts.join('，'),
  stateNow: (name, state) => `客户端 ${name} ${state}`,
  line: (parts) => `现在：${parts}。`,
  legend: { connection: '库告知的状态', belief: '认为自己是领导者', truth: '服务端上排第一' },
  state: (name, state, from, to, lasted) =>
    `客户端 ${name}：${state}，${to === null ? `从 ${from} 起（至今 ${lasted}）` : `从 ${from} 到 ${to}（${lasted}）`}`,
  remade: (name, count) => `客户端 ${name} 重新创建节点 ${count} 次。`,
  remadeSign: (count) => `+${count}`,
};
