// What clients were told to do, and what they are told of their calls, their sessions and their connections.
import { objectName } from '../../commands/objectName.ts';
import {
  EVENT_LANE,
  isClientId,
  silenceMs,
  type ClientId,
  type Simulation,
  type TraceRecord,
} from '../../../engine/index.ts';
import { commandWord } from '../../../words/commandWord.ts';
import type { Messages } from '../../../words/messages.ts';
import type { CastId } from '../../select/cast.ts';
import { isNothingTaken } from '../../select/nothingTaken.ts';
import { endOf, gainOf, isEndedByRefusal, isWokenByConnection, refusalTold } from '../../select/refusals.ts';
import { isAuthFailure, isLeadershipLost, isReplyTooLong } from '../../select/topic.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import type { Around, Who } from './narrated.ts';

export function commandClause(
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

type Kill = Extract<TraceRecord, { readonly kind: 'command.given' }>;

export function isKill(record: TraceRecord): record is Kill {
  return record.kind === 'command.given' && record.command.type === 'killClient';
}

/** How long a killed client's session will go on. Null if it has none. */
export function livesOnMs(
  { step, timeMs }: TraceRecord,
  simulation: Simulation,
  client: ClientId,
): number | null {
  const world = simulation.worldAt(step);
  const session = world.clients.get(client)?.vars.value.sessionId;
  const ends = [...world.servers.values()].flatMap(({ sessions }) =>
    session === undefined ? [] : (sessions.get(session)?.expiresAtMs ?? []),
  );
  return ends.length === 0 ? null : Math.max(...ends) - timeMs;
}

/** A call that was not carried out, or of which nobody can know whether it was. */
export function refusalClause(
  record: TraceRecord,
  { trace }: Simulation,
  { who, asked }: { readonly who: Who; readonly asked: ReadonlySet<CastId | null> },
  words: Messages,
): readonly string[] {
  if (!isClientId(record.actor)) return [];
  if (isEndedByRefusal(record) && record.yielded.kind === 'threw') {
    const ends = record.thread === EVENT_LANE ? words.live.callbackFails : words.live.ends;
    return [ends(who(record.actor), endOf(record))];
  }
  if (isWokenByConnection(record))
    return [words.live.wakeUps(1, [who(record.actor)], false, record.input.event.state)];
  if (isNothingTaken(record, trace))
    return [words.live.gotNothing(asked.has(record.actor) ? null : who(record.actor))];
  const gain = gainOf(record, trace);
  if (gain !== null) return [words.live.gained(asked.has(record.actor) ? null : who(record.actor), gain)];
  const told = refusalTold(record, trace);
  if (told === undefined) return [];
  const { op, err } = told;
  return [
    told.kind === 'reply.delivered'
      ? words.live.refused(asked.has(record.actor) ? null : who(record.actor), op, err)
      : words.live.unanswered(who(record.actor), op, err),
  ];
}

export function expiryClause(
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
export function handleClause(record: TraceRecord, who: Who, words: Messages): readonly string[] {
  const { actor } = record;
  if (!isClientId(actor)) return [];
  if (record.kind === 'session.learnedExpired') return [words.live.learnedExpired(who(actor))];
  if (isAuthFailure(record)) return [words.live.authFailed(who(actor))];
  return isReplyTooLong(record) ? [words.live.replyTooLong(who(actor))] : [];
}

export function listenerClause(
  records: readonly TraceRecord[],
  who: Who,
  words: Messages,
): readonly string[] {
  return records.flatMap((record) =>
    isLeadershipLost(record) && isClientId(record.actor) ? [words.live.toldNotLeader(who(record.actor))] : [],
  );
}

/** Why the library says that the session must be over: told by a server, or by its own clock while it was cut off. */
export function lostClause(
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
