// How much a record matters to somebody who follows the story: the log shows the story first, and all of it on demand.
import type { RecordKind, TraceRecord } from '../../engine/index.ts';

export const LOG_LEVELS = ['story', 'messages', 'everything'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function levelOf(record: TraceRecord): LogLevel {
  if (record.kind === 'txn.applied') return record.changes.length > 0 ? 'story' : 'messages';
  if (record.kind === 'session.established') return record.how === 'created' ? 'messages' : 'story';
  if (record.kind === 'server.started') return record.recovered === 'fresh' ? 'messages' : 'story';
  // That a connection was lost or a session expired is recorded where the client notices; its callbacks hear it again.
  if (record.kind === 'callback.run' && record.event.type === 'None') return 'messages';
  return LEVELS[record.kind];
}

/** Where a step of the protocol and what comes of it are both recorded, what comes of it is the story. */
const LEVELS: Readonly<Record<RecordKind, LogLevel>> = {
  'command.given': 'story',
  'command.refused': 'story',
  'connection.attempted': 'messages',
  'connection.accepted': 'everything',
  'connection.refused': 'messages',
  'connection.closed': 'messages',
  'connection.lost': 'story',
  'link.cut': 'messages',
  'link.healed': 'messages',
  'reply.dropped': 'story',
  'request.queued': 'everything',
  'request.sent': 'messages',
  'request.received': 'messages',
  'reply.sent': 'messages',
  'reply.delivered': 'messages',
  'request.failed': 'story',
  'ping.sent': 'everything',
  'ping.received': 'everything',
  'pong.delivered': 'everything',
  'txn.proposed': 'messages',
  'txn.logged': 'everything',
  'txn.applied': 'messages',
  'watch.set': 'story',
  'watch.fired': 'messages',
  'watch.withheld': 'story',
  'watch.removed': 'story',
  'event.delivered': 'messages',
  'callback.run': 'story',
  'session.created': 'messages',
  'session.resumed': 'messages',
  'session.expired': 'story',
  'session.closed': 'messages',
  'session.rejected': 'messages',
  'session.established': 'story',
  'session.learnedExpired': 'story',
  'server.started': 'story',
  'server.stopped': 'story',
  'snapshot.taken': 'everything',
  'client.started': 'messages',
  'client.killed': 'messages',
  'client.paused': 'messages',
  'client.resumed': 'messages',
  'client.closed': 'messages',
  'program.started': 'everything',
  'program.resumed': 'everything',
  'gate.reached': 'everything',
  'gate.opened': 'everything',
  'belief.stated': 'story',
  'belief.withdrawn': 'story',
};
