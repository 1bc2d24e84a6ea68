import type { Belief } from '../../engine/index.ts';

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
