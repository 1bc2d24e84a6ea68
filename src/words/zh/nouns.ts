import type { Belief, ClientId, LinkId, SessionId, WireId } from '../../engine/index.ts';
import type { Telling } from '../contracts/engine.ts';
import { createFormat } from '../format.ts';
import { afterColon, letters, lettersOfLink } from '../names.ts';

export const format = createFormat('zh-CN');

export const client = (id: ClientId | WireId) => `客户端 ${letters(id)}`;
export const clientOf = (link: LinkId) => `客户端 ${lettersOfLink(link)}`;
export const server = (id: string) => `服务器 ${afterColon(id)}`;

export function actor(id: string): string {
  if (id.startsWith('server:')) return server(id);
  if (id === 'user') return '你';
  if (id === 'conductor') return '脚本';
  if (id.startsWith('resource:')) return id === 'resource:printer' ? '打印机' : afterColon(id);
  return `客户端 ${afterColon(id)}`;
}

export function sessionOf(session: SessionId, telling: Telling): string {
  const owner = telling.ownerOf(session);
  return owner === null ? `会话 ${session}` : `${client(owner)} 的会话`;
}

export const call = (op: string, path: string | null) => (path === null ? op : `${op} ${path}`);

/** A name before Chinese text: a space follows Latin letters and digits, none follows Chinese. */
export const spaced = (name: string) => (/[A-Za-z0-9]$/.test(name) ? `${name} ` : name);

/** Who plays a role that a command names, in words; null for those named by letter or number. */
export function roleName(target: string): string | null {
  if (!target.startsWith('role:')) return null;
  const follower = /^role:follower([1-8])$/.exec(target);
  if (follower !== null) return `第 ${follower[1]} 个跟随者`;
  return ROLES.get(target) ?? null;
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['role:holder', '持锁者'],
  ['role:nextInLine', '下一个等待者'],
  ['role:leader', '领导者'],
  ['role:observer1', '第一个观察者'],
]);

/** 跟在“自己”之后：`持有锁`。 */
export const beliefs: Readonly<Record<Belief['what'], string>> = {
  holder: '持有锁',
  leader: '是领导者',
  reader: '可以读',
  writer: '可以写',
  permit: '拿到了许可',
  member: '是组内成员',
  entered: '已通过屏障',
};

export function groundOf({ path }: Belief): string {
  return path === '' ? '，却没有节点' : `：${path} 是它的`;
}
