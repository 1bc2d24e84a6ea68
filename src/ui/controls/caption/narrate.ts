// What is read out to who does not see the picture: what happened between two moments, both worlds summarised.
import { bisectLeft } from 'd3-array';
import { invariantWords } from '../../../words/invariantWords.ts';
import { commandWord } from '../../../words/commandWord.ts';
import { objectName } from '../../commands/objectName.ts';
import {
  EVENT_LANE,
  isClientId,
  silenceMs,
  type Belief,
  type ClientId,
  type InvariantId,
  type Simulation,
  type TraceRecord,
  type Violation,
  type WatchedEvent,
  type World,
} from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { calledClient } from '../../../words/names.ts';
import type { CastId } from '../../select/cast.ts';
import { isNothingTaken } from '../../select/nothingTaken.ts';
import { endOf, gainOf, isEndedByRefusal, isRefusal, isWokenByConnection } from '../../select/refusals.ts';
import { isAuthFailure, isLeadershipLost, isRepeated, isReplyTooLong } from '../../select/sentences.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { clientOfLink, traceIndex, wireOfLink } from '../../select/traceIndex.ts';
import { dataClauses } from './narrateData.ts';
import { waitingLine } from './waitingLine.ts';

/** Records of one world: those after the first `from` up to the first `to`. */
export interface Span {
  readonly simulation: Simulation;
  readonly from: number;
  readonly to: number;
  /** Invariants that are told where they break: what the recipe claims. */
  readonly claims: readonly InvariantId[];
  /** The step shown: what has ceased to be so by then is not said. The last of the records if left out. */
  readonly shownStep?: number;
  /** Whether nothing more can come to what is told: a write that has no quorum yet is not one that has none. */
  readonly isOver: boolean;
}

/** One sentence for what happened in all worlds, then one for each; empty if nothing worth telling did. */
export function narrate(spans: readonly Span[], words: Messages): string {
  const told = spans.map((span) => clausesOf(span, words, spans.length === 1 ? 'alone' : 'oneOfTwo'));
  const [first = [], ...others] = told;
  const common = first.filter((clause) => others.every((clauses) => clauses.includes(clause)));
  const lifeMs = lifeLeftMs(spans, first, common, words);
  const shared = lifeMs === null ? common : common.filter((clause) => clause !== words.live.livesOn(lifeMs));
  const sentences = shared.length === 0 ? [] : [words.live.both(shared)];
  if (spans.length > 1) {
    for (const [side, clauses] of told.entries()) {
      const own = clauses.filter((clause) => !common.includes(clause));
      if (own.length > 0)
        sentences.push(words.live.world(side === 0 ? words.shell.left : words.shell.right, own));
    }
  }
  if (lifeMs !== null) sentences.push(words.live.both([words.live.bothLiveOn(lifeMs)]));
  return words.format.sentences(sentences);
}

/** How long the sessions of clients that died at once still live, where it is the same of two that are not: said after both. */
function lifeLeftMs(
  spans: readonly Span[],
  clauses: readonly string[],
  common: readonly string[],
  words: Messages,
): number | null {
  const [span] = spans;
  const killed = span?.simulation.trace.slice(span.from, span.to).find(isKill);
  if (span === undefined || killed === undefined || killed.client === null) return null;
  const ms = livesOnMs(killed, span.simulation, killed.client);
  const at = ms === null ? -1 : clauses.indexOf(words.live.livesOn(ms));
  const isApart = common.includes(clauses[at] ?? '') && !common.includes(clauses[at - 1] ?? '');
  return isApart ? ms : null;
}

type Kill = Extract<TraceRecord, { readonly kind: 'command.given' }>;

function isKill(record: TraceRecord): record is Kill {
  return record.kind === 'command.given' && record.command.type === 'killClient';
}

function clausesOf(
  { simulation, from, to, claims, isOver, shownStep }: Span,
  words: Messages,
  worlds: 'alone' | 'oneOfTwo',
): readonly string[] {
  const records = simulation.trace.slice(from, to);
  const last = records.at(-1);
  if (last === undefined) return [];
  const world = simulation.worldAt(Math.max(last.step, shownStep ?? 0));
  const who = (id: CastId) => words.controls.client(calledClient(id));
  const asked = new Set(records.flatMap((record) => (record.kind === 'command.given' ? record.client : [])));
  const news = records.filter((record) => !isRepeated(record, simulation.trace));
  const mistaken = mistakenHolder(news, simulation, world);
  const around = { simulation, records, world, isAlone: worlds === 'alone' };
  // Who believes wrongly and how many wake for one release is told already.
  const isTold = (id: InvariantId) =>
    id === 'I-3' ? mistaken !== null : id === 'I-7' && isHerd(wokenIn(around).awake, simulation.trace);
  const given = records.flatMap((record) => commandClause(record, around, who, words));
  const clauses = [
    ...given,
    ...records.flatMap((record) => refusalClause(record, simulation, { who, asked }, words)),
    ...(simulation.setup.servers.length > 1
      ? (useEnsembleNarrator
          .getState()
          .narrator?.clauses({ records, trace: simulation.trace, isOver }, { world, worlds }, words) ?? [])
      : []),
    ...records.flatMap((record) => expiryClause(record, simulation, who, words)),
    ...records.flatMap((record) => handleClause(record, who, words)),
    ...wakeUpClauses(around, who, words),
    ...brokenClauses(simulation, records, { claims: claims.filter((id) => !isTold(id)), world }, who, words),
    ...holderClause(news, { mistaken, world }, who, words),
    ...listenerClause(records, who, words),
    ...lostClause(records, simulation, who, words),
    ...watchClause(records, simulation, world, who, words),
  ];

  // What was written is said where nothing came of it that says more.
  if (clauses.length === given.length && simulation.setup.servers.length === 1)
    clauses.push(...dataClauses(records, world, words));
  // Two sessions of one client may end at once.
  return [...new Set(clauses)];
}

type Who = (id: CastId) => string;

function commandClause(
  record: TraceRecord,
  { simulation, records }: Around,
  who: Who,
  words: Messages,
): readonly string[] {
  if (record.kind !== 'command.given' || record.command.type === 'sendWire') return [];
  const { command, client, meant = command } = record;
  const object = client === null ? objectName(meant, words) : who(client);
  const lifeMs = client !== null && isKill(record) ? livesOnMs(record, simulation, client) : null;
  // Once it was dropped, what the client is told says so.
  if (
    command.type === 'dropReply' &&
    records.some(({ kind, actor }) => kind === 'request.failed' && actor === client)
  )
    return [];
  if (command.type === 'typeLine') return [words.live.typed(object, command.line.slice(0, 48))];
  return [commandWord(command, words).told(object), ...(lifeMs === null ? [] : [words.live.livesOn(lifeMs)])];
}

/** What became of what a client was asked to do, where it was not done or nobody can know. */
function refusalClause(
  record: TraceRecord,
  { trace }: Simulation,
  { who, asked }: { readonly who: Who; readonly asked: ReadonlySet<CastId | null> },
  words: Messages,
): readonly string[] {
  if (!isClientId(record.actor)) return [];
  if (isEndedByRefusal(record)) {
    const ends = record.thread === EVENT_LANE ? words.live.callbackFails : words.live.ends;
    return [ends(who(record.actor), endOf(record))];
  }
  if (isWokenByConnection(record))
    return [words.live.wakeUps(1, [who(record.actor)], false, record.input.event.state)];
  if (isNothingTaken(record, trace))
    return [words.live.gotNothing(asked.has(record.actor) ? null : who(record.actor))];
  const gain = gainOf(record, trace);
  if (gain !== null) return [words.live.gained(asked.has(record.actor) ? null : who(record.actor), gain)];
  if (!isRefusal(record, trace)) return [];
  const { op, err } = record;
  return [
    record.kind === 'reply.delivered'
      ? words.live.refused(asked.has(record.actor) ? null : who(record.actor), op, err)
      : words.live.unanswered(who(record.actor), op, err),
  ];
}

/** What nobody can see of a death: how long its session has still to live. Null if it has none. */
function livesOnMs({ step, timeMs }: TraceRecord, simulation: Simulation, client: ClientId): number | null {
  const world = simulation.worldAt(step);
  const session = world.clients.get(client)?.vars.value.sessionId;
  const ends = [...world.servers.values()].flatMap(({ sessions }) =>
    session === undefined ? [] : (sessions.get(session)?.expiresAtMs ?? []),
  );
  return ends.length === 0 ? null : Math.max(...ends) - timeMs;
}

function expiryClause(
  record: TraceRecord,
  simulation: Simulation,
  who: Who,
  words: Messages,
): readonly string[] {
  if (record.kind !== 'session.expired' || record.why !== 'silence') return [];
  const owner = traceIndex(simulation.trace).clientOf.get(record.session);
  return owner === undefined ? [] : [words.live.expired(who(owner), silenceMs(simulation.trace, record))];
}

/** What a client's own library is told or does about its session and connection, whatever the number of servers. */
function handleClause(record: TraceRecord, who: Who, words: Messages): readonly string[] {
  const { actor } = record;
  if (!isClientId(actor)) return [];
  if (record.kind === 'session.learnedExpired') return [words.live.learnedExpired(who(actor))];
  if (isAuthFailure(record)) return [words.live.authFailed(who(actor))];
  return isReplyTooLong(record) ? [words.live.replyTooLong(who(actor))] : [];
}

interface Woken {
  readonly client: ClientId;
  readonly step: number;
  readonly event: WatchedEvent;
}

interface Around {
  readonly simulation: Simulation;
  readonly records: readonly TraceRecord[];
  /** As it is shown. */
  readonly world: World;
  /** Of two worlds how many wake is compared; of one it is said what for. */
  readonly isAlone: boolean;
}

/**
 * Counted as wake-ups are: events delivered; the connection's own events are none. Before that: what is on its way. Where the
 * event waits on the event thread, that is said instead.
 */
function wakeUpClauses(
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

/** Who is told of an event and is awake, and whose event waits on its event thread. */
function wokenIn({ records, world }: Pick<Around, 'records' | 'world'>): {
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
function isHerd(woken: readonly Woken[], trace: readonly TraceRecord[]): boolean {
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
function watchClause(
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

/** Who has got what it came for and still believes so; where nobody has, who no longer does. */
function holderClause(
  records: readonly TraceRecord[],
  { mistaken, world }: { readonly mistaken: ClientId | null; readonly world: World },
  who: Who,
  words: Messages,
): readonly string[] {
  const stated = lastStated(records, world);
  if (stated !== null)
    return [
      stated.client === mistaken
        ? words.live.believes(who(mistaken), stated.what)
        : words.live.holds(who(stated.client), stated.what),
    ];
  const left = records.findLast((record) => record.kind === 'belief.withdrawn');
  const isAsked = records.some((record) => record.kind === 'command.given' && record.client === left?.actor);
  if (left === undefined || !isClientId(left.actor) || isAsked) return [];
  return isBelieved(world, left.actor, left.belief.what)
    ? []
    : [words.live.noLonger(who(left.actor), left.belief.what)];
}

/** The last that has got what it came for, if the tree says otherwise. */
function mistakenHolder(
  records: readonly TraceRecord[],
  simulation: Simulation,
  world: World,
): ClientId | null {
  const stated = lastStated(records, world);
  return stated !== null && isUnfounded(simulation, stated.client, world.step) ? stated.client : null;
}

function lastStated(
  records: readonly TraceRecord[],
  world: World,
): { readonly client: ClientId; readonly what: Belief['what'] } | null {
  const stated = records.findLast(
    (record) => record.kind === 'belief.stated' && isBelieved(world, record.actor, record.belief.what),
  );
  return stated?.kind === 'belief.stated' && isClientId(stated.actor)
    ? { client: stated.actor, what: stated.belief.what }
    : null;
}

/** Whether the tree says otherwise than the client believes (I-3). */
function isUnfounded({ violations }: Simulation, client: ClientId, step: number): boolean {
  return violations.some(
    (violation) =>
      violation.invariant === 'I-3' &&
      violation.step <= step &&
      (violation.until === null || violation.until > step) &&
      violation.unfounded?.some((belief) => belief.client === client) === true,
  );
}

function isBelieved(world: World, actor: TraceRecord['actor'], what: Belief['what']): boolean {
  if (!isClientId(actor)) return false;
  return world.clients.get(actor)?.vars.value.beliefs.some((held) => held.what === what) === true;
}

function listenerClause(records: readonly TraceRecord[], who: Who, words: Messages): readonly string[] {
  return records.flatMap((record) =>
    isLeadershipLost(record) && isClientId(record.actor) ? [words.live.toldNotLeader(who(record.actor))] : [],
  );
}

/** Why the library says that the session must be over: told by a server, or by its own clock while it was cut off. */
function lostClause(
  records: readonly TraceRecord[],
  { trace }: Simulation,
  who: Who,
  words: Messages,
): readonly string[] {
  return records.flatMap((record) => {
    if (record.kind !== 'connection.state' || record.state !== 'LOST') return [];
    const told = trace
      .slice(0, record.seq)
      .findLast(({ kind, actor }) => actor === record.actor && kind.startsWith('session.'));
    return isClientId(record.actor)
      ? [words.live.lost(who(record.actor), told?.kind !== 'session.givenUp')]
      : [];
  });
}

function brokenClauses(
  simulation: Simulation,
  records: readonly TraceRecord[],
  { claims, world }: { readonly claims: readonly InvariantId[]; readonly world: World },
  who: Who,
  words: Messages,
): readonly string[] {
  const first = records[0]?.step ?? Infinity;
  const last = records.at(-1)?.step ?? -1;
  const broken = simulation.violations
    .filter(({ step, invariant }) => step >= first && step <= last && claims.includes(invariant))
    // Of one that lasted and is over, what came of it is said.
    .filter(({ step, until }) => until === null || until === step || until > world.step)
    .map((violation) => brokenClause(violation, world, who, words));
  return [...new Set(broken)];
}

/** What broke, and by whom where it is one client: its threads against each other, or its belief against the tree. */
function brokenClause(
  { invariant, clients: [client, ...others], count, unfounded: [unfounded] = [], said }: Violation,
  { clients }: World,
  who: Who,
  words: Messages,
): string {
  const { live } = words;
  if (client !== undefined && others.length === 0) {
    if (invariant === 'I-1') return live.threadsHold(who(client), count);
    const held = clients.get(client)?.vars.value.beliefs.find(({ path }) => path === unfounded?.path);
    if (invariant === 'I-3' && held !== undefined) return live.believes(who(client), held.what);
  }
  const { name, broken } = invariantWords(invariant, words);
  return said?.threw ? words.stage.invariants.failed(name) : broken;
}
