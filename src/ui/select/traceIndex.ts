// What the picture needs to know of the past, read from a trace once and only as far as it has grown: nothing here is
// counted again for another step or another frame.
import { isClientId, isWireId } from '../../engine/index.ts';
import type { Belief, ClientId, LinkId, SessionId, TraceRecord, WireId } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

export interface TraceIndex {
  /** The client a session belongs or belonged to. */
  readonly clientOf: ReadonlyMap<SessionId, ClientId>;
  /** When each ephemeral path was deleted, and whose it was then. */
  readonly deletions: ReadonlyMap<string, readonly Deletion[]>;
  /** Steps that delivered a notification (None events excluded), in order; a step is there once for each. */
  readonly notified: readonly number[];
  /** Of each of those, the step in which the server fired it. */
  readonly firedAt: readonly number[];
  /** By client, the steps in which it was notified, in order, and those in which what told it was fired. */
  readonly wokenAt: ReadonlyMap<ClientId, readonly number[]>;
  readonly wokenBy: ReadonlyMap<ClientId, readonly number[]>;
  /** Steps in which the server received a request of a client, in order. */
  readonly requested: readonly number[];
  /** Steps in which a znode that a program had believed in was deleted: the lock's releases, in order. */
  readonly released: readonly number[];
  /** By path, what programs have claimed by it, in order. */
  readonly claims: ReadonlyMap<string, readonly PathClaim[]>;
}

export interface PathClaim {
  readonly step: number;
  readonly what: Belief['what'];
}

export interface Deletion {
  readonly step: number;
  readonly owner: SessionId;
}

/** The index of a trace that only grows at its end. */
export const traceIndex: (trace: readonly TraceRecord[]) => TraceIndex = traceReader(newReader, take, [
  'session.created',
  'session.resumed',
  'request.received',
  'event.delivered',
  'belief.stated',
  'txn.applied',
]);

interface Reader {
  readonly clientOf: Map<SessionId, ClientId>;
  readonly deletions: Map<string, Deletion[]>;
  readonly notified: number[];
  readonly firedAt: number[];
  readonly wokenAt: Map<ClientId, number[]>;
  readonly wokenBy: Map<ClientId, number[]>;
  readonly requested: number[];
  readonly released: number[];
  /** Paths that some program believed to be its lock and that were not deleted since. */
  readonly held: Set<string>;
  readonly claims: Map<string, PathClaim[]>;
}

function newReader(): Reader {
  return {
    clientOf: new Map(),
    deletions: new Map(),
    notified: [],
    firedAt: [],
    wokenAt: new Map(),
    wokenBy: new Map(),
    requested: [],
    released: [],
    held: new Set(),
    claims: new Map(),
  };
}

function take(reader: Reader, record: TraceRecord, trace: readonly TraceRecord[]): void {
  switch (record.kind) {
    case 'session.created':
    case 'session.resumed':
      takeSession(reader, record.session, record.link);
      return;
    case 'request.received':
      reader.requested.push(record.step);
      return;
    case 'event.delivered':
      if (record.event.type === 'None') return;
      takeWakeUp(reader, record, firingStep(record, trace));
      return;
    case 'belief.stated':
      reader.held.add(record.belief.path);
      takeClaim(reader, record.belief, record.step);
      return;
    case 'txn.applied':
      takeChanges(reader, record);
      return;
    default:
  }
}

function takeClaim({ claims }: Reader, { path, what }: Belief, step: number): void {
  const earlier = claims.get(path);
  if (earlier === undefined) claims.set(path, [{ step, what }]);
  else earlier.push({ step, what });
}

function takeChanges(reader: Reader, record: Extract<TraceRecord, { readonly kind: 'txn.applied' }>): void {
  for (const change of record.changes) {
    if (change.type !== 'deleted') continue;
    if (change.owner !== null) takeDeletion(reader, change.path, { step: record.step, owner: change.owner });
    if (reader.held.delete(change.path)) reader.released.push(record.step);
  }
}

function takeWakeUp(reader: Reader, { step, actor }: TraceRecord, firedAt: number): void {
  reader.notified.push(step);
  reader.firedAt.push(firedAt);
  if (!isClientId(actor)) return;
  add(reader.wokenAt, actor, step);
  add(reader.wokenBy, actor, firedAt);
}

function add(lists: Map<ClientId, number[]>, client: ClientId, step: number): void {
  const list = lists.get(client);
  if (list === undefined) lists.set(client, [step]);
  else list.push(step);
}

function takeSession(reader: Reader, session: SessionId, link: LinkId | null): void {
  const client = link === null ? null : clientOfLink(link);
  if (client !== null) reader.clientOf.set(session, client);
}

function takeDeletion(reader: Reader, path: string, deletion: Deletion): void {
  const earlier = reader.deletions.get(path);
  if (earlier === undefined) reader.deletions.set(path, [deletion]);
  else earlier.push(deletion);
}

/** The step in which the watch fired that this delivery follows from; its own step where the trace does not tell. */
function firingStep(delivered: TraceRecord, trace: readonly TraceRecord[]): number {
  for (const seq of delivered.causes) {
    const cause = trace[seq - 1];
    if (cause?.kind === 'watch.fired') return cause.step;
  }
  return delivered.step;
}

/** `client:A#3` → `client:A`; null for a bare connection, which is nobody in a picture. */
export function clientOfLink(link: LinkId): ClientId | null {
  const id = link.slice(0, link.indexOf('#'));
  return isClientId(id) ? id : null;
}

/** `wire:7#1` → `wire:7`; null for a connection from inside. */
export function wireOfLink(link: LinkId): WireId | null {
  const id = link.slice(0, link.indexOf('#'));
  return isWireId(id) ? id : null;
}

/** Whose ephemeral that path was when it was last deleted, as seen after a step. */
export function lastOwnerOf(index: TraceIndex, path: string, step: number): ClientId | null {
  const deletion = index.deletions.get(path)?.findLast((candidate) => candidate.step <= step);
  return deletion === undefined ? null : (index.clientOf.get(deletion.owner) ?? null);
}
