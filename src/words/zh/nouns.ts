import type {
  Belief,
  ClientId,
  Finding,
  LinkId,
  SessionId,
  UnfoundedBelief,
  WireId,
} from '../../engine/index.ts';
import type { Telling } from '../contracts/engine.ts';
import { createFormat, typesetChinese } from '../format.ts';
import { afterColon, calledClient, calledClientOf } from '../names.ts';

export const format = createFormat('zh-CN');

export const client = (id: ClientId | WireId) => `客户端 ${calledClient(id)}`;
export const clientOf = (link: LinkId) => `客户端 ${calledClientOf(link)}`;
export const server = (id: string) => `服务器 ${afterColon(id)}`;

export function actor(id: string): string {
  if (id.startsWith('server:')) return server(id);
  if (id === 'user') return '你';
  if (id === 'conductor') return '脚本';
  if (id.startsWith('resource:')) return id === 'resource:printer' ? '打印机' : afterColon(id);
  return `客户端 ${calledClient(id)}`;
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

/** 不再如此时怎么说。 */
export const beliefsEnded: Readonly<Record<Belief['what'], string>> = {
  holder: '不再持有锁',
  leader: '不再是领导者',
  reader: '不再读',
  writer: '不再写',
  permit: '归还了许可',
  member: '离开了组',
  entered: '离开了屏障',
};

export function groundOf({ path }: Belief): string {
  return path === '' ? '，却没有节点' : `，依据是 ${path}`;
}

/** I-3：每个“认为”所依据的节点有什么问题；一个客户端有多个线程时说明是哪个线程。 */
export function unfounded({ unfounded: suspects = [] }: Finding, belief?: string): string {
  const said = suspects.map((each) => {
    const isOneOfSeveral = suspects.filter((other) => other.client === each.client).length > 1;
    const who =
      isOneOfSeveral && each.thread !== null
        ? `${client(each.client)} 的线程 ${format.number(each.thread)} `
        : `${client(each.client)} `;
    return `${who}认为自己${belief ?? beliefs[each.what]}，但${groundFault(each)}`;
  });
  return typesetChinese(`${[...new Set(said)].join('；')}。`);
}

export function groundFault({ path, why }: Pick<UnfoundedBelief, 'path' | 'why'>): string {
  switch (why) {
    case 'noZnode':
      return '不知道自己的节点是哪个';
    case 'deleted':
      return ` ${path} 已被删除`;
    case 'notThere':
      return ` ${path} 不存在`;
    case 'ofNoSession':
      return `${path} 是持久节点，不属于任何会话`;
    case 'ofAnotherSession':
      return ` ${path} 属于别的会话`;
    case 'notFirst':
      return ` ${path} 没有排在第一`;
    default:
      return why satisfies never;
  }
}
