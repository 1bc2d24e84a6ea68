// I-9: every item whose enqueueing was acknowledged is in the queue, in the hand of a living program, or processed.
import { isClientId } from '../../model/ids.ts';
import { nameOf, parentOf } from '../../model/path.ts';
import type { RecordOf, TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { Invariant, InvariantMemory } from '../invariant.ts';
import { frameOf, isAlive, isFirstSight, isRunning, truthOf } from './frame.ts';

/** `at /queue/qn-0000000001`: the item that stands there. */
const AT = 'at ';
/** Items that are no longer in the queue and not processed yet: few, in one entry, for they are looked at all the time. */
const GONE = 'gone';
/** Who have it in hand: `client:A 0,client:B 0`. */
const HAND = 'hand ';
/** Before the thread of a process that is over; no thread has such a number. */
const EARLIER = '~';
/** Processed before its producer was told that it is in the queue. */
const DONE = 'done ';
/** `taken /queue/qn-0000000001`: taken out with its result before its producer was told that it is there (1), or moved to that path. */
const TAKEN = 'taken ';

export const noLoss: Invariant = {
  id: 'I-9',
  nature: 'state',
  concerns: new Set([
    'fact.stated',
    'txn.applied',
    'program.resumed',
    'client.killed',
    'client.closed',
    'client.started',
  ]),
  check(world, records, memory) {
    for (const record of records) {
      if (record.kind === 'fact.stated') takeFact(world, record, memory);
      else if (record.kind === 'client.started') emptyHands(record.actor, memory);
      else if (isFirstSight(record, memory)) takeChanges(world, record, memory);
    }
    const lost = goneItems(memory).filter((item) => !isInHand(world, item, memory));
    const [item] = lost;
    if (item === undefined) return null;
    const [actor = ''] = (handsOn(item, memory)[0] ?? '').split(' ');
    return { clients: isClientId(actor) ? [actor] : [], path: item, count: lost.length, records: [] };
  },
};

function takeFact(
  world: World,
  { fact, actor, thread }: RecordOf<'fact.stated'>,
  memory: InvariantMemory,
): void {
  const hand = `${actor} ${thread}`;
  switch (fact.type) {
    case 'produced': {
      overwrite(fact.path, fact.item, memory);
      const path = whereabouts(world, fact.path, memory);
      if (memory.delete(DONE + fact.item) || path === null) return;
      // While no server serves, what was acknowledged is on disk.
      if (truthOf(world)?.nodes.has(path) === false) setGone(memory, [...goneItems(memory), fact.item]);
      else memory.set(AT + path, fact.item);
      return;
    }
    case 'took':
      setHands(fact.item, [...handsBeside(hand, fact.item, memory), hand], memory);
      return;
    case 'putBack':
      setHands(fact.item, handsBeside(hand, fact.item, memory), memory);
      return;
    case 'processed':
      if (!isNoLongerGone(fact.item, memory)) memory.set(DONE + fact.item, 1);
      memory.delete(HAND + fact.item);
      return;
    default:
  }
}

/** Where what was put there stands by now; null: it was taken out with its result. */
function whereabouts(world: World, path: string, memory: InvariantMemory): string | null {
  const taken = memory.get(TAKEN + path);
  if (taken === undefined || truthOf(world)?.nodes.has(path) === true) return path;
  return taken === 1 ? null : whereabouts(world, String(taken), memory);
}

/** A process that begins has nothing in hand of what an earlier one of its name took. */
function emptyHands(actor: TraceRecord['actor'], memory: InvariantMemory): void {
  for (const [key, hands] of memory.entries())
    if (key.startsWith(HAND) && String(hands).includes(actor))
      memory.set(key, String(hands).replaceAll(`${actor} `, `${actor} ${EARLIER}`));
}

/** What stood there before, and nobody has acted upon, is gone. */
function overwrite(path: string, item: string, memory: InvariantMemory): void {
  const before = memory.get(AT + path);
  if (before === undefined || before === item) return;
  memory.delete(AT + path);
  if (!memory.delete(DONE + String(before))) setGone(memory, [...goneItems(memory), String(before)]);
}

/**
 * A result that is put down in the transaction that takes the item out is its processing, whether or not anybody says so; any other
 * znode that it creates has the item from then on.
 */
function takeChanges(world: World, record: TraceRecord, memory: InvariantMemory): void {
  if (record.kind !== 'txn.applied') return;
  const { parents, results } = frameOf(world);
  const isResult = results !== undefined && record.changes.some(({ path }) => parentOf(path) === results);
  const created = record.changes.flatMap(({ type, path }) => (type === 'created' ? [path] : []));
  for (const { type, path } of record.changes) {
    if (type !== 'deleted') continue;
    const item = memory.get(AT + path);
    memory.delete(AT + path);
    if (item !== undefined && (memory.delete(DONE + String(item)) || isResult)) continue;
    const heir = isResult ? undefined : heirOf(world, String(item ?? nameOf(path)), created);
    if (heir !== undefined) {
      memory.set(TAKEN + path, heir);
      // It may have stood there before: it is not to be looked for in a circle.
      memory.delete(TAKEN + heir);
    } else if (isResult && parents.includes(parentOf(path))) memory.set(TAKEN + path, 1);
    if (item === undefined) continue;
    if (heir === undefined) setGone(memory, [...goneItems(memory), String(item)]);
    else memory.set(AT + heir, item);
  }
}

/** Of the znodes that a transaction creates, that which has the item from then on; each has one. */
function heirOf(world: World, item: string, created: string[]): string | undefined {
  const about = created.findIndex((path) => isAbout(world, path, item));
  const [heir] = created.splice(Math.max(0, about), 1);
  return heir;
}

function isAbout(world: World, path: string, item: string): boolean {
  const data = truthOf(world)?.nodes.get(path)?.data;
  return path.endsWith(item) || (typeof data === 'string' && data.includes(item));
}

/** Whether one of those who took it is still there to go about it. */
function isInHand(world: World, item: string, memory: InvariantMemory): boolean {
  return handsOn(item, memory).some((hand) => {
    const [actor = '', thread] = hand.split(' ');
    const client = isClientId(actor) ? world.clients.get(actor) : undefined;
    return client !== undefined && isAlive(client) && isRunning(client, Number(thread));
  });
}

function goneItems(memory: InvariantMemory): readonly string[] {
  const gone = memory.get(GONE);
  return gone === undefined ? [] : String(gone).split('\n');
}

function setGone(memory: InvariantMemory, items: readonly string[]): void {
  if (items.length === 0) memory.delete(GONE);
  else memory.set(GONE, [...new Set(items)].join('\n'));
}

/** Whether it was. */
function isNoLongerGone(item: string, memory: InvariantMemory): boolean {
  const gone = goneItems(memory);
  if (!gone.includes(item)) return false;
  setGone(
    memory,
    gone.filter((other) => other !== item),
  );
  return true;
}

function handsOn(item: string, memory: InvariantMemory): readonly string[] {
  const hands = memory.get(HAND + item);
  return hands === undefined ? [] : String(hands).split(',');
}

function handsBeside(hand: string, item: string, memory: InvariantMemory): readonly string[] {
  return handsOn(item, memory).filter((other) => other !== hand);
}

function setHands(item: string, hands: readonly string[], memory: InvariantMemory): void {
  if (hands.length === 0) memory.delete(HAND + item);
  else memory.set(HAND + item, hands.join(','));
}
