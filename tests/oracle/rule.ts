import type { Happening } from './history.ts';

export interface Rule {
  readonly name: string;
  /** What is wrong with this one after all before it; null if nothing is. */
  see(happening: Happening): string | null;
}

/** Not closeSession: the end of a session that one server alone knows is no transaction. */
const WRITES = new Set(['create', 'create1', 'createMulti', 'delete', 'setData', 'setACL', 'multi']);

export function isWrite(op: string): boolean {
  return WRITES.has(op);
}
