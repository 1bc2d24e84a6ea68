import type { CardWords, Translation } from '../messages.ts';
import { format, server } from './nouns.ts';

export const questions = {
  leader: (number) => `为什么服务器 ${number} 是领导者？`,
  follows: (number, leader) => `为什么服务器 ${number} 跟随服务器 ${leader}？`,
  looks: (number) => `为什么服务器 ${number} 在寻找领导者？`,
  down: (number) => `为什么服务器 ${number} 宕机了？`,
  disconnected: (who) => `为什么客户端 ${who} 断开了连接？`,
  expired: (who) => `为什么客户端 ${who} 的会话过期了？`,
  unexpired: (who) => `客户端 ${who} 的会话为什么还没过期？`,
  unexpiredId: (session) => `会话 ${session} 为什么还没过期？`,
  vanished: (zxid) => `为什么这次写（zxid ${zxid}）消失了？`,
  doomed: (zxid) => `为什么这次写（zxid ${zxid}）将被丢弃？`,
  between: (count) => `中间 ${format.number(count)} 步`,

  answers: (answer, nowMs) => {
    switch (answer.why) {
      case 'gone':
        return '会话已不存在：它已经结束。';
      case 'noLeader':
        return '只有领导者能让会话过期，而现在没有领导者。跟随者保留会话不变；下一个领导者就任时，会从那一刻起给它完整的超时时间。';
      case 'frozen':
        return `此刻只有${server(answer.server.id)} 能让会话过期，但它被冻结了，会话计时也随之停止。`;
      case 'closing':
        return '它正在关闭：closeSession 也是一个事务，正在等待提交。';
      case 'heard':
        return `${format.span(nowMs - answer.touchedAtMs)} 前刚收到它的客户端的消息，过期时间因此推迟到 ${format.clock(answer.expiresAtMs)}。`;
      case 'restarted':
        return `${server(answer.server.id)} 在 ${format.clock(answer.touchedAtMs)} ${answer.server.role === 'standalone' ? '重新启动' : '就任'}，并从那时起给每个会话完整的超时时间：计时重新开始。若再无心跳，会话在 ${format.clock(answer.expiresAtMs)} 过期。`;
      case 'notYet':
        return `${format.span(nowMs - answer.touchedAtMs)} 前最后一次收到它的客户端的消息，超时时间是 ${format.span(answer.timeoutMs)}。若再无心跳，会话在 ${format.clock(answer.expiresAtMs)} 过期。`;
      case 'bucket':
        return `${format.span(answer.timeoutMs)} 的超时时间已过。会话按桶过期，过期时刻是 tickTime（${format.span(answer.tickMs)}）的整数倍：它在 ${format.clock(answer.expiresAtMs)} 过期。`;
      default:
        return answer satisfies never;
    }
  },
} satisfies Translation<CardWords['questions']>;
