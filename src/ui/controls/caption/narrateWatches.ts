// Watches that clients set, and who wakes when they fire.
import { bisectLeft } from 'd3-array';
import {
  isClientId,
  type ClientId,
  type Simulation,
  type TraceRecord,
  type WatchedEvent,
  type World,
} from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import type { CastId } from '../../select/cast.ts';
import { clientOfLink, traceIndex, wireOfLink } from '../../select/traceIndex.ts';
import type { Around, Who } from './narrated.ts';
import { isBelieved } from './narrateBeliefs.ts';
import { waitingLine } from './waitingLine.ts';

/**
 * Counted as wake-ups are: events delivered; the connection's own events are none. Before that: what is on its way. Where the
 * event waits on the event thread, that is said instead.
 */
export function wakeUpClauses(
  { simulation, records, world, isAlone }: Around,
  who: Who,
  words: Messages,
): readonly string[] {
  const { awake, waiting } = wokenIn({ records, world });
  if (awake.length + waiting.size === 0) {
    const fired = records.filter(({ kind }) => kind === 'watch.fired').length;
    return fired === 0 ? [] : [words.live.fire(fired)];
  }
  return [
    ...wokenClause(awake, simulation.trace, isAlone, who, words),
    ...[...waiting].map(who).map(words.live.waitsBehind),
  ];
}

interface Woken {
  readonly client: ClientId;
  readonly step: number;
  readonly event: WatchedEvent;
}

/** Who is told of an event and is awake, and whose event waits on its event thread. */
export function wokenIn({ records, world }: Pick<Around, 'records' | 'world'>): {
  readonly awake: readonly Woken[];
  readonly waiting: ReadonlySet<ClientId>;
} {
  const delivered = records.flatMap((record) =>
    record.kind === 'event.delivered' && record.event.type !== 'None' && isClientId(record.actor)
      ? [{ client: record.actor, step: record.step, event: record.event }]
      : [],
  );
  const waiting = new Set(delivered.map(({ client }) => client).filter((id) => isQueued(world, id)));
  return { awake: delivered.filter(({ client }) => !waiting.has(client)), waiting };
}

/** Whether what it is told of waits on its event thread until a callback ends. */
function isQueued(world: World, id: ClientId): boolean {
  const client = world.clients.get(id);
  const condition = client?.condition.value;
  const isBusy = condition?.lane === 'blocked' || condition?.laneProgram === 'running';
  return isBusy && client !== undefined && client.eventLane.size > 0;
}

function wokenClause(
  woken: readonly Woken[],
  trace: readonly TraceRecord[],
  isAlone: boolean,
  who: Who,
  words: Messages,
): readonly string[] {
  if (woken.length === 0) return [];
  const clients = [...new Set(woken.map(({ client }) => client))];
  // Of one client alone it is said what for, of a herd that it was for a release.
  const [only] = woken.length === 1 && isAlone ? woken : [];
  const news = only !== undefined ? eventText(only) : isHerd(woken, trace) ? '' : newsOf(woken);
  return [words.live.wakeUps(woken.length, clients.map(who), isOfOneRelease(woken, trace), news)];
}

/** Several clients that wake for one release. */
export function isHerd(woken: readonly Woken[], trace: readonly TraceRecord[]): boolean {
  return new Set(woken.map(({ client }) => client)).size > 1 && isOfOneRelease(woken, trace);
}

function isOfOneRelease(woken: readonly Woken[], trace: readonly TraceRecord[]): boolean {
  const { notified, firedAt, released } = traceIndex(trace);
  const fired = new Set(woken.map(({ step }) => firedAt[bisectLeft(notified, step)]));
  const [first] = fired;
  return fired.size === 1 && first !== undefined && released.includes(first);
}

/** What all of them are told, where it is one thing; of a deletion the picture says enough. */
function newsOf(woken: readonly Woken[]): string {
  const told = new Set(woken.map(eventText));
  const [news = ''] = told;
  return told.size > 1 || news.startsWith('NodeDeleted') ? '' : news;
}

function eventText({ event: { type, path } }: Woken): string {
  return path === null ? '' : `${type} ${brief(path)}`;
}

/** Those set meanwhile that are still set, by clients that have not got what they came for; with the last one of a line that forms, what all of it does. */
export function watchClause(
  records: readonly TraceRecord[],
  { trace }: Simulation,
  world: World,
  who: Who,
  words: Messages,
): readonly string[] {
  const set = records.flatMap((record) =>
    record.kind === 'watch.set' && isStillSet(record, world) && !isServed(record, world) ? [record] : [],
  );
  if (set.every((record) => isSetAgain(record, records))) return [];
  const clients = new Set(set.flatMap(({ link }) => clientOfLink(link) ?? wireOfLink(link) ?? []));
  const paths = [...new Set(set.map(({ path }) => path))];
  const [path] = paths;
  if (path === undefined) return [];
  const isForming = clients.size === 1 && (traceIndex(trace).notified[0] ?? Infinity) > world.step;
  const waiting = isForming ? waitingLine(world, path) : 0;
  if (waiting > 0) return [words.live.waitInLine(waiting)];
  if (paths.length === 1) {
    const watching = watchersOf(world, path);
    return [words.live.watch([...watching].map(who), [brief(path)], watching.size)];
  }
  return [words.live.watch([...clients].map(who), paths.map(brief), set.length)];
}

/** All that watch it now, whenever each began: so many are told when it changes. */
function watchersOf({ servers }: World, path: string): ReadonlySet<CastId> {
  return new Set(
    [...servers.values()].flatMap(({ dataWatches, childWatches }) =>
      [dataWatches, childWatches].flatMap((table) =>
        (table.get(path) ?? []).flatMap(({ link }) => clientOfLink(link) ?? wireOfLink(link) ?? []),
      ),
    ),
  );
}

/** Of a name with a GUID in it the end is enough: its number. */
function brief(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.length <= LONG_NAME ? path : `${path.slice(0, -name.length)}…${name.slice(-NAME_END)}`;
}

const LONG_NAME = 32;
const NAME_END = 16;

/** Whether it holds the lock or leads: what it watches besides is no news. */
function isServed({ link }: Extract<TraceRecord, { kind: 'watch.set' }>, world: World): boolean {
  const client = clientOfLink(link);
  return client !== null && (['holder', 'leader'] as const).some((what) => isBelieved(world, client, what));
}

/** Whether it is set anew by a client that was woken by the one before, which is told. */
function isSetAgain(
  { link, path, seq }: Extract<TraceRecord, { kind: 'watch.set' }>,
  records: readonly TraceRecord[],
): boolean {
  return records.some(
    (record) =>
      record.kind === 'event.delivered' &&
      record.seq < seq &&
      record.event.path === path &&
      record.link === link,
  );
}

function isStillSet({ link, path }: Extract<TraceRecord, { kind: 'watch.set' }>, world: World): boolean {
  return [...world.servers.values()].some(({ dataWatches, childWatches }) =>
    [dataWatches, childWatches].some((table) => (table.get(path) ?? []).some((watch) => watch.link === link)),
  );
}
