import { format, server } from '../nouns.zh.ts';
import type { SessionWheelWords } from './sessionWheel.en.ts';

export const sessionWheel: SessionWheelWords = {
  alone: (tickMs) => `指针走到哪个桶，服务器就结束其中的会话；每 ${format.span(tickMs)} 一个桶。`,
  leader: (id, tickMs) => `由 leader ${server(id)} 决定谁过期；每 ${format.span(tickMs)} 一个桶。`,
  leaderFrozen: (id) => `${server(id)} 是 leader，但被冻结：在它恢复或换 leader 之前，没有会话过期。`,
  nobody:
    '没有会话过期：只有 leader 能结束会话，而现在没有 leader 在任。下一个 leader 会让所有时钟重新开始。',
  none: '还没有会话。',
  legend: '听到消息，会话就移到更晚的桶。',
  local: '本地',
  localTip: (id) => `本地会话：只有${server(id)} 知道它，并由它决定。`,
  ends: (at) => `在 ${at} 结束`,
  left: (ms) => (ms <= 0 ? '到期' : `${format.span(ms)} 后`),
  closing: '正在关闭',
  waits: '等待',
  nowhere: '未连接',
  at: (id) => `在${server(id)}`,
  client: (name) => `客户端 ${name}`,
  why: (who) => `为什么没有人让${who} 的会话过期？`,
  spoken: (who, parts) => `${who} 的会话：${parts.join('，')}。`,
};
