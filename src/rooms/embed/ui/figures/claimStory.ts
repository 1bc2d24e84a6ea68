// What “two consumers, one claim” shows up to a step: the item, who was woken by it, whose claim came first, and how often it
// was processed. Plain data.
import { isClientId, type ClientId, type TraceRecord, type TreeChange } from '../../../../engine/index.ts';
import { CLAIMS, QUEUE } from '../../../../scenarios/queues/queueItems.ts';

export interface ClaimStory {
  /** What the item is called; null before it is in the queue. */
  readonly item: string | null;
  readonly isGone: boolean;
  readonly consumers: readonly Consumer[];
  /** How often the item was processed, by all. */
  readonly processed: number;
}

export interface Consumer {
  readonly client: ClientId;
  readonly isWoken: boolean;
  /** How far its claim has come; null without one. */
  readonly claim: 'sent' | 'won' | 'lost' | null;
  readonly work: 'none' | 'works' | 'done';
}

const CONSUMERS = ['client:B', 'client:C'] as const;

export function claimStory(trace: readonly TraceRecord[], step: number): ClaimStory {
  const consumers = new Map<ClientId, Consumer>(
    CONSUMERS.map((client) => [client, { client, isWoken: false, claim: null, work: 'none' }]),
  );
  let item: string | null = null;
  let isGone = false;
  let processed = 0;
  for (const record of trace) {
    if (record.step > step) break;
    if (record.kind === 'fact.stated' && record.fact.type === 'produced') item = record.fact.item;
    if (record.kind === 'fact.stated' && record.fact.type === 'processed') processed++;
    if (record.kind === 'txn.applied' && record.changes.some(isRemoval)) isGone = true;
    const consumer = isClientId(record.actor) ? consumers.get(record.actor) : undefined;
    if (consumer !== undefined) consumers.set(consumer.client, { ...consumer, ...changeIn(record) });
  }
  return { item, isGone, consumers: [...consumers.values()], processed };
}

function isRemoval(change: TreeChange): boolean {
  return change.type === 'deleted' && change.path.startsWith(`${QUEUE}/`);
}

function changeIn(record: TraceRecord): Partial<Consumer> {
  switch (record.kind) {
    case 'event.delivered':
      return record.event.path === QUEUE ? { isWoken: true } : {};
    case 'request.sent':
      return isClaim(record) ? { claim: 'sent' } : {};
    case 'reply.delivered':
      return isClaim(record) ? { claim: record.err === 'Ok' ? 'won' : 'lost' } : {};
    case 'fact.stated':
      if (record.fact.type === 'took') return { work: 'works' };
      return record.fact.type === 'processed' ? { work: 'done' } : {};
    default:
      return {};
  }
}

function isClaim({ op, path }: { readonly op: string; readonly path: string | null }): boolean {
  return op === 'create' && path !== null && path.startsWith(`${CLAIMS}/`);
}
