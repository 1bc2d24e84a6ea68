// Programs that create and delete children of /q, one for each button.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const PARENT = '/q';
/** `parentItself`: the number is appended to the name of what should be the parent, as published. */
const PREFIXES = { child: `${PARENT}/n-`, parentItself: PARENT } as const;
export const PREFIX_NAMES = ['child', 'parentItself'] as const;

export function createNumbered({ prefix }: ProgramArgs): Recipe<void> {
  const name = PREFIXES[PREFIX_NAMES.find((known) => known === prefix) ?? 'child'];
  return pressed('produce', () => zk.create(name, { mode: 'PERSISTENT_SEQUENTIAL' }));
}

export function deleteLowest(): Recipe<void> {
  return pressed('consume', function* () {
    const [lowest] = (yield* zk.getChildren(PARENT)).toSorted();
    if (lowest !== undefined) yield* zk.deleteNode(`${PARENT}/${lowest}`);
  });
}

export function createPlain(): Recipe<void> {
  return pressed('write', (nth) => zk.create(`${PARENT}/plain${nth}`));
}

export function deleteParent(): Recipe<void> {
  return pressed('act', () => zk.deleteNode(PARENT));
}

type Gate = Parameters<typeof zk.gate>[0];

/** Each time its user says so; what it is answered the picture shows. */
function pressed(gate: Gate, act: (nth: number) => Recipe<unknown>): Recipe<void> {
  return untilExpired(function* () {
    for (let nth = 1; ; nth++) {
      yield* zk.gate(gate);
      yield* withoutRetry(() => act(nth));
    }
  });
}
