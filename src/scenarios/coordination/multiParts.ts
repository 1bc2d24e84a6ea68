// Parts of transactions, as recipes write them.
import { type MultiPart, OPEN_ACL_UNSAFE } from '../../engine/index.ts';

export function created(path: string, data: string): MultiPart {
  return { op: 'create', path, data, acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' };
}

export function written(path: string, data: string): MultiPart {
  return { op: 'setData', path, data, version: -1 };
}

export function deleted(path: string): MultiPart {
  return { op: 'delete', path, version: -1 };
}
