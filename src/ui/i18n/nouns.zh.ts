import type { ClientId, LinkId, SessionId, WireId } from '../../engine/index.ts';
import type { Telling } from './contract.ts';
import { createFormat } from './format.ts';
import { afterColon, letters, lettersOfLink } from './names.ts';

export const format = createFormat('zh-CN');

export const client = (id: ClientId | WireId) => `客户端 ${letters(id)}`;
export const clientOf = (link: LinkId) => `客户端 ${lettersOfLink(link)}`;
export const server = (id: string) => `服务器 ${afterColon(id)}`;

export function actor(id: string): string {
  if (id.startsWith('server:')) return server(id);
  if (id === 'user') return '你';
  if (id === 'conductor') return '指挥';
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
