import { format, server } from './nouns.zh.ts';
import type { QuestionWords } from './questions.en.ts';

export const questions: QuestionWords = {
  leader: (number) => `为什么服务器 ${number} 是 leader？`,
  follows: (number, leader) => `为什么服务器 ${number} 跟随服务器 ${leader}？`,
  looks: (number) => `为什么服务器 ${number} 在寻找 leader？`,
  down: (number) => `为什么服务器 ${number} 宕机了？`,
  disconnected: (who) => `为什么客户端 ${who} 断开了连接？`,
  expired: (who) => `为什么客户端 ${who} 的会话过期了？`,
  unexpired: (who) => `为什么没有人让客户端 ${who} 的会话过期？`,
  unexpiredId: (session) => `为什么没有人让会话 ${session} 过期？`,
  vanished: (zxid) => `为什么这次写（zxid ${zxid}）消失了？`,
  doomed: (zxid) => `为什么这次写（zxid ${zxid}）将被丢弃？`,
  between: (count) => `中间 ${format.number(count)} 步`,

  answers: (answer, nowMs) => {
    switch (answer.why) {
      case 'gone':
        return '它已经不存在：会话已结束。';
      case 'noLeader':
        return '只有 leader 能让会话过期，而现在没有 leader 在任。跟随者把会话原样留着；下一个 leader 就任时，会从那一刻起给它完整的超时时间。';
      case 'leaderFrozen':
        return `只有 leader 能让会话过期。${server(answer.server.id)} 是 leader，但它被冻结了，会话的时间也随之停住。`;
      case 'closing':
        return '它的结束已定：closeSession 也是一个事务，正在等待过半确认。';
      case 'heard':
        return `它的客户端有消息：最近一次在 ${format.span(nowMs - answer.touchedAtMs)} 之前，因此它的终点推迟到 ${format.clock(answer.expiresAtMs)}。`;
      case 'restarted':
        return `${server(answer.server.id)} 在 ${format.clock(answer.touchedAtMs)} 就任，并从那时起给每个会话完整的超时时间：故障切换时它的时钟重新开始。若再无消息，它在 ${format.clock(answer.expiresAtMs)} 结束。`;
      case 'notYet':
        return `最近一次消息在 ${format.span(nowMs - answer.touchedAtMs)} 之前，超时时间是 ${format.span(answer.timeoutMs)}。若再无消息，它在 ${format.clock(answer.expiresAtMs)} 结束。`;
      case 'bucket':
        return `${format.span(answer.timeoutMs)} 的超时时间已过。会话按桶过期，桶的终点是 tickTime（${format.span(answer.tickMs)}）的整数倍：它在 ${format.clock(answer.expiresAtMs)}。`;
      default:
        return answer satisfies never;
    }
  },
};
