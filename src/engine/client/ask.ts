// What every operation of zk.ts is: an operation yielded to the client process, and its result.
import type { Op, OpResult, Recipe, SharedValue } from '../model/op.ts';

/** The one place where what comes back is believed to be what the client process hands to its programs. */
export function* ask(op: Op): Recipe<OpResult> {
  return (yield op) as OpResult;
}

export function* valueOf(op: Op): Recipe<SharedValue> {
  const result = yield* ask(op);
  if (result.kind !== 'value') throw new Error(`${op.kind} was answered by ${result.kind}`);
  return result.value;
}
