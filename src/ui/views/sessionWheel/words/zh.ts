import type { Translation } from '../../../../words/messages.ts';
import { format, server } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  alone: (tickMs) => `指针走完哪个桶，服务器就让其中的会话过期；每 ${format.span(tickMs)} 一个桶。`,
  leader: (id, tickMs) => `由领导者${server(id)} 让会话过期；每 ${format.span(tickMs)} 一个桶。`,
  frozen: (id) => `让会话过期的${server(id)} 被冻结：在它恢复或由别的服务器接替之前，没有会话过期。`,
  nobody: '没有会话过期：只有领导者能让会话过期，而现在没有领导者。下一个领导者会重置所有计时。',
  none: '还没有会话。',
  legend: '收到客户端的消息，会话就移到更晚的桶，每个 tick 最多移动一次。',
  local: '本地',
  localTip: (id) => `本地会话：只有${server(id)} 知道它，并由它让会话过期。`,
  ends: (at) => `${at} 过期`,
  left: (ms) => (ms <= 0 ? '到期' : `${format.span(ms)} 后`),
  bucket: (endsAtMs) => `${format.span(endsAtMs)} 的桶`,
  closing: '正在关闭',
  waits: '等待',
  nowhere: '未连接',
  at: (id) => `在${server(id)}`,
  client: (name) => `客户端 ${name}`,
  why: (who) => `${who} 的会话为什么还没过期？`,
  spoken: (who, parts) => `${who} 的会话：${parts.join('，')}。`,
} satisfies Translation<Words>;
