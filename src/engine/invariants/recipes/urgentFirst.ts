// I-33: nobody takes an item while a more urgent one was free already when it last looked or took. An item's name begins with
// its urgency, `qn-07-…`: the lower the number, the more urgent.
import { isClientId } from '../../model/ids.ts';
import type { RecordOf } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { Finding, Invariant, InvariantMemory } from '../invariant.ts';
import { frameOf, isFirstSight, keysOf, truthOf } from './frame.ts';

export const urgentFirst: Invariant = {
  id: 'I-33',
  nature: 'event',
  concerns: new Set(['fact.stated', 'txn.applied']),
  check(world, records, memory) {
    for (const record of records) {
      if (record.kind === 'fact.stated') {
        const finding = takeFact(world, record, memory);
        if (finding !== null) return finding;
      } else if (isFirstSight(record, memory) && record.kind === 'txn.applied')
        takeChanges(world, record, memory);
    }
    return null;
  },
};

/** `at item`: its path; `free /queue/qn-07-0000000001`: since which step; `mark client:A 0`: when it last looked or took. */
const AT = 'at ';
const FREE = 'free ';
const MARK = 'mark ';

function takeFact(
  world: World,
  { fact, actor, thread, seq, step }: RecordOf<'fact.stated'>,
  memory: InvariantMemory,
): Finding | null {
  const mark = `${MARK}${actor} ${thread}`;
  if (fact.type === 'produced') memory.set(AT + fact.item, fact.path);
  if (fact.type === 'looked') memory.set(mark, step);
  if (fact.type !== 'took') return null;
  const path = String(memory.get(AT + fact.item) ?? '');
  const passedOver = path === '' ? [] : moreUrgent(world, path, Number(memory.get(mark) ?? step), memory);
  memory.set(mark, step);
  const [first] = passedOver;
  if (first === undefined) return null;
  return { clients: isClientId(actor) ? [actor] : [], path: first, count: passedOver.length, records: [seq] };
}

/** Items that stand in the queue, unclaimed, and did so by that step. */
function moreUrgent(world: World, than: string, step: number, memory: InvariantMemory): readonly string[] {
  const server = truthOf(world);
  const { claims } = frameOf(world);
  return keysOf(memory, FREE).filter((path) => {
    if (urgencyOf(path) >= urgencyOf(than) || Number(memory.get(FREE + path)) >= step) return false;
    const isClaimed = claims !== undefined && server?.nodes.has(`${claims}/${nameOf(path)}`) === true;
    return server?.nodes.has(path) === true && !isClaimed;
  });
}

/** An item is free from when it stands in the queue, and again from when a claim on it goes. */
function takeChanges(
  world: World,
  { changes, step }: RecordOf<'txn.applied'>,
  memory: InvariantMemory,
): void {
  const { parents, claims } = frameOf(world);
  const [queue = ''] = parents;
  for (const { type, path } of changes) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (parents.includes(parent) && type === 'created') memory.set(FREE + path, step);
    if (parents.includes(parent) && type === 'deleted') memory.delete(FREE + path);
    const claimed = `${FREE}${queue}/${nameOf(path)}`;
    if (parent === claims && type === 'deleted' && memory.has(claimed)) memory.set(claimed, step);
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Infinite for a name without one. */
function urgencyOf(path: string): number {
  const digits = /^[^-]*-(?<urgency>\d+)-/.exec(nameOf(path))?.groups?.['urgency'];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}
