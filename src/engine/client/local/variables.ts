// Fields of objects that all threads of a process see. Reading and writing are steps of their own, so that what happens
// between them can be seen; `addToVar` is one step, as an AtomicInteger's.
import type { SharedValue } from '../../model/localOp.ts';
import type { ClientState } from '../clientState.ts';

export function readVar(self: ClientState, name: string): SharedValue {
  const thing = self.shared.get(`var ${name}`);
  return thing?.kind === 'var' ? thing.value : null;
}

export function writeVar(self: ClientState, name: string, value: SharedValue): void {
  self.shared.set(`var ${name}`, { kind: 'var', value });
}

/** What is no number counts as 0. */
export function addToVar(self: ClientState, name: string, by: number): number {
  const before = readVar(self, name);
  const after = (typeof before === 'number' ? before : 0) + by;
  writeVar(self, name, after);
  return after;
}
