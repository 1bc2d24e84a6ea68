// The program that reads with a watch, and the one that makes changes.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const NODE = '/a';
export const CHILD = `${NODE}/k`;
export const BELL = 'bell';
export const READS = ['getData', 'exists', 'getChildren'] as const;
export const CHANGES = ['setData', 'setSame', 'setChild', 'createChild', 'deleteNode', 'createNode'] as const;
/** After a change, until its bell has surely been heard. */
const REST_MS = 50;

/** Reads and registers its watcher again on request. */
export function listen({ read }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('read');
      yield* withoutRetry(() => readWith(String(read)));
    }
  });
}

/** Makes the same kind of change each time its user says so. */
export function change({ change: kind }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (let nth = 1; ; nth++) {
      yield* zk.gate('write');
      yield* withoutRetry(() => make(String(kind), nth));
      yield* zk.sleep(REST_MS);
    }
  });
}

function readWith(read: string): Recipe<unknown> {
  switch (read) {
    case 'exists':
      return zk.exists(NODE, { watch: BELL });
    case 'getChildren':
      return zk.getChildren(NODE, { watch: BELL });
    default:
      return zk.getData(NODE, { watch: BELL });
  }
}

function make(kind: string, nth: number): Recipe<unknown> {
  switch (kind) {
    case 'setSame':
      return zk.setData(NODE, '');
    case 'setChild':
      return zk.setData(CHILD, String(nth));
    case 'createChild':
      return zk.create(`${NODE}/new${nth}`);
    case 'deleteNode':
      return zk.deleteNode(NODE);
    case 'createNode':
      return zk.create(NODE);
    default:
      return zk.setData(NODE, String(nth));
  }
}
