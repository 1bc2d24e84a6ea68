import type { Translation } from '../../../../words/messages.ts';
import { typesetChinese } from '../../../../words/format.ts';
import type { Words } from './en.ts';

export const words = {
  empty: '还没有客户端连接过。',
  calm: '所有连接都正常。',
  states: (parts) => parts.join('，'),
  stateNow: (name, state) => typesetChinese(`客户端 ${name} ${state}`),
  line: (parts) => `现在：${parts}。`,
  legend: { state: '库报告的状态', belief: '认为自己是领导者', truth: '服务端上排第一' },
  state: (name, state, from, to, lasted) =>
    `客户端 ${name}：${state}，${to === null ? `从 ${from} 起（至今 ${lasted}）` : `从 ${from} 到 ${to}（${lasted}）`}`,
  remade: (name, count) => `客户端 ${name} 重新创建节点 ${count} 次。`,
  remadeSign: (count) => `重建 ${count} 次`,
} satisfies Translation<Words>;
