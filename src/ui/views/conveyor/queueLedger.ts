// The items of a queue, as programs and the tree tell of them: which wait, which a client has in hand, which were processed,
// and which were processed twice or are nowhere.
import { isClientId } from '../../../engine/index.ts';
import type { ClientId, RecordOf, TraceRecord } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface QueueLedger {
  /** In the order in which they came into the queue: those of no more interest left out. */
  readonly items: readonly QueueItem[];
  readonly counts: Readonly<Record<ItemState, number>>;
  /** Clients that ever took something, in the order of their names. */
  readonly workers: readonly ClientId[];
  readonly producers: readonly ClientId[];
}

export interface QueueItem {
  readonly item: string;
  readonly path: string;
  readonly producer: ClientId;
  readonly state: ItemState;
  /** Who has it in hand now, those who have processed it otherwise. */
  readonly by: readonly ClientId[];
}

/**
 * `waiting`: in the queue and in nobody’s hand. `taken`: in a client’s hand, whether or not it is still in the queue.
 * `lost`: neither in the queue nor in a hand that could finish it, and nobody has processed it.
 */
export type ItemState = 'waiting' | 'taken' | 'processed' | 'twice' | 'lost';

/** Everything up to that step of the world. Of items waiting or done so many at most are told one by one. */
export function queueLedger(trace: readonly TraceRecord[], step: number, most: number): QueueLedger {
  const { stories, workers, producers } = read(trace);
  const counts = { waiting: 0, taken: 0, processed: 0, twice: 0, lost: 0 };
  const items: QueueItem[] = [];
  for (const story of stories.values()) {
    const told = tell(story, step);
    if (told === null) continue;
    counts[told.state]++;
    const isOfInterest = told.state !== 'processed' && (told.state !== 'waiting' || counts.waiting <= most);
    if (isOfInterest) items.push(told);
  }
  return { items, counts, workers: firstSeen(workers, step), producers: firstSeen(producers, step) };
}

/** What happened to an item, in order. */
interface Story {
  readonly item: string;
  readonly path: string;
  readonly producer: ClientId;
  readonly events: readonly StoryEvent[];
  /** How it stands after all of them; null until asked. */
  told: QueueItem | null;
}

interface StoryEvent {
  readonly step: number;
  readonly kind: 'produced' | 'gone' | 'took' | 'letGo' | 'processed';
  readonly hand: string;
}

interface State {
  readonly stories: Map<string, Story>;
  /** The item at each path that is in the queue. */
  readonly at: Map<string, string>;
  /** Paths that were deleted before their producer was told that they are there. */
  readonly gone: Map<string, number>;
  /** Items in hand, by whose hand: `client:A 0`. */
  readonly hands: Map<string, Set<string>>;
  readonly workers: Map<ClientId, number>;
  readonly producers: Map<ClientId, number>;
}

const read = traceReader(
  (): State => ({
    stories: new Map(),
    at: new Map(),
    gone: new Map(),
    hands: new Map(),
    workers: new Map(),
    producers: new Map(),
  }),
  (state, record) => take(state, record),
);

function take(state: State, record: TraceRecord): void {
  switch (record.kind) {
    case 'fact.stated':
      if (isClientId(record.actor)) takeFact(state, record, record.actor);
      return;
    case 'txn.applied':
      takeDeletions(state, record);
      return;
    case 'client.killed':
    case 'client.closed':
      letGo(state, `${record.actor} `, record.step);
      return;
    case 'program.resumed':
      if (record.yielded.kind !== 'op') letGo(state, handOf(record.actor, record.thread), record.step);
      return;
    default:
  }
}

function takeFact(state: State, { fact, thread, step }: RecordOf<'fact.stated'>, actor: ClientId): void {
  const hand = handOf(actor, thread);
  switch (fact.type) {
    case 'produced':
      produce(state, fact.item, fact.path, actor, step);
      return;
    case 'took':
      if (!state.workers.has(actor)) state.workers.set(actor, step);
      state.hands.set(hand, (state.hands.get(hand) ?? new Set()).add(fact.item));
      tellMore(state, storyOf(state, fact.item, actor), { step, kind: 'took', hand });
      return;
    case 'putBack':
      state.hands.get(hand)?.delete(fact.item);
      tellMore(state, storyOf(state, fact.item, actor), { step, kind: 'letGo', hand });
      return;
    case 'processed':
      state.hands.get(hand)?.delete(fact.item);
      tellMore(state, storyOf(state, fact.item, actor), { step, kind: 'processed', hand });
      return;
    default:
  }
}

/**
 * The same item may come into the queue again under another path: a repeated create is one more of it. A producer that says
 * so a second time has begun anew and made another of that name.
 */
function produce(state: State, item: string, path: string, producer: ClientId, step: number): void {
  if (!state.producers.has(producer)) state.producers.set(producer, step);
  const before = state.stories.get(item);
  if (before?.events.some(({ kind }) => kind === 'produced') === true) {
    state.stories.delete(item);
    state.stories.set(`${item} ${before.path}`, before);
  }
  const stood = state.at.get(path);
  // Who writes over what stood there takes it out.
  if (stood !== undefined && stood !== item)
    tellMore(state, state.stories.get(stood), { step, kind: 'gone', hand: '' });
  const story = { ...storyOf(state, item, producer), path, producer };
  tellMore(state, story, { step, kind: 'produced', hand: '' });
  if (state.gone.delete(path)) tellMore(state, state.stories.get(item), { step, kind: 'gone', hand: '' });
  else state.at.set(path, item);
}

function tellMore({ stories }: State, story: Story | undefined, event: StoryEvent): void {
  if (story === undefined) return;
  stories.set(story.item, { ...story, events: [...story.events, event], told: null });
}

function storyOf({ stories }: State, item: string, producer: ClientId): Story {
  return stories.get(item) ?? { item, path: '', producer, events: [], told: null };
}

function takeDeletions(state: State, { changes, step }: RecordOf<'txn.applied'>): void {
  const { at, gone, stories } = state;
  for (const change of changes) {
    if (change.type === 'created') gone.delete(change.path);
    if (change.type !== 'deleted') continue;
    const item = at.get(change.path);
    at.delete(change.path);
    if (item === undefined) gone.set(change.path, step);
    else tellMore(state, stories.get(item), { step, kind: 'gone', hand: '' });
  }
}

/** A client whose hand begins so can finish nothing any more. */
function letGo(state: State, prefix: string, step: number): void {
  const { hands, stories } = state;
  for (const [hand, items] of hands) {
    if (!hand.startsWith(prefix)) continue;
    for (const item of items) tellMore(state, stories.get(item), { step, kind: 'letGo', hand });
    hands.delete(hand);
  }
}

/** Most items of a long queue have been told of before, and nothing has happened to them since. */
function tell(story: Story, step: number): QueueItem | null {
  if ((story.events.at(-1)?.step ?? 0) > step) return tellUpTo(story, step);
  story.told ??= tellUpTo(story, step);
  return story.told;
}

/** Null for an item that is not in the queue yet by that step. */
function tellUpTo({ item, path, producer, events }: Story, step: number): QueueItem | null {
  let place: 'notYet' | 'queue' | 'gone' = 'notYet';
  const hands = new Set<string>();
  const done: ClientId[] = [];
  for (const event of events) {
    if (event.step > step) break;
    if (event.kind === 'produced') place = 'queue';
    else if (event.kind === 'gone') place = 'gone';
    else if (event.kind === 'took') hands.add(event.hand);
    else hands.delete(event.hand);
    if (event.kind === 'processed') done.push(clientOf(event.hand));
  }
  if (place === 'notYet' && hands.size === 0 && done.length === 0) return null;
  const inHand = [...hands].map(clientOf);
  const state = stateOf(place, inHand.length, done.length);
  return { item, path, producer, state, by: inHand.length > 0 && state !== 'twice' ? inHand : done };
}

function stateOf(place: 'notYet' | 'queue' | 'gone', inHand: number, done: number): ItemState {
  if (done > 1) return 'twice';
  if (inHand > 0) return 'taken';
  if (done === 1) return 'processed';
  return place === 'gone' ? 'lost' : 'waiting';
}

function handOf(actor: string, thread: number): string {
  return `${actor} ${thread} `;
}

function clientOf(hand: string): ClientId {
  return `client:${hand.slice('client:'.length, hand.indexOf(' '))}`;
}

function firstSeen(clients: ReadonlyMap<ClientId, number>, step: number): readonly ClientId[] {
  const seen = [...clients].filter(([, since]) => since <= step).map(([client]) => client);
  return seen.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
