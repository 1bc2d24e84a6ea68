import type { Translation } from '../../../../words/messages.ts';
import { zxidText } from '../../../../words/names.ts';
import { beliefs, client, format } from '../../../../words/zh/nouns.ts';
import type { Words } from './en.ts';

export const words = {
  there: { left: '左边', right: '右边' },
  alone: '需要两个世界并排。',
  none: '此刻两个世界相同。',
  line: (count) => `${format.number(count)} 处不同，用虚线标出。`,
  more: (count) => `另有 ${format.number(count)} 处`,
  belief: (who, own, other, there) => {
    if (own === null) return `只有${there}的${client(who)} 认为自己${other === null ? '' : beliefs[other]}`;
    if (other === null) return `${client(who)} 认为自己${beliefs[own]}；${there}则不是`;
    return `${client(who)} 认为自己${beliefs[own]}；${there}认为自己${beliefs[other]}`;
  },
  client: (who, own, other, there) => {
    if (own === null) return `${client(who)} 只在${there}`;
    if (other === null) return `${client(who)} 只在这边`;
    return `${client(who)}：${own}；${there}：${other}`;
  },
  clientStates: {
    killed: '已杀死',
    paused: '已暂停',
    closed: '已关闭',
    connected: '已连接',
    connecting: '连接中',
    notConnected: '尚未连接',
    authFailed: '认证失败',
  },
  session: (who, own, other, there) => `${client(who)}：会话 ${own}；${there}：${other}`,
  server: (number, own, other, there) => {
    if (own === null) return `服务器 ${format.number(number)} 只在${there}`;
    if (other === null) return `服务器 ${format.number(number)} 只在这边`;
    return `服务器 ${format.number(number)}：${own}；${there}：${other}`;
  },
  znode: (path, where, there) => (where === 'here' ? `${path} 只在这边` : `${path} 只在${there}`),
  data: (path, own, other, there) => `${path}：数据“${own}”；${there}：“${other}”`,
  owner: (path, own, other, there) =>
    `${path}：所有者 ${own === null ? '无' : client(own)}；${there}：${other === null ? '无' : client(other)}`,
  written: (path, own, other, there) =>
    `${path}：版本 ${format.number(own)}；${there}：${format.number(other)}`,
  acl: (path, there) => `${path}：与${there}的 ACL 不同`,
  log: (number, zxid, own, other, there) =>
    `服务器 ${format.number(number)} 的日志从 ${zxidText(zxid)} 起不同：此后 ${format.number(own)} 条；${there} ${format.number(other)} 条`,
} satisfies Translation<Words>;
