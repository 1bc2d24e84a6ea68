// How much a record matters to a reader who follows the story: the log shows the story first, and all of it on demand.
import { counterOf, dataRead, type RecordKind, type RecordOf, type TraceRecord } from '../../engine/index.ts';

export const LOG_LEVELS = ['story', 'messages', 'everything'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function levelOf(record: TraceRecord): LogLevel {
  if (record.kind === 'txn.applied') return record.changes.length > 0 ? 'story' : 'messages';
  if (record.kind === 'session.established') return record.how === 'created' ? 'messages' : 'story';
  if (record.kind === 'server.started') return record.recovered === 'fresh' ? 'messages' : 'story';
  // A tree taken over whole may undo what the server had.
  if (record.kind === 'sync.received' && record.mode === 'SNAP' && counterOf(record.zxid) > 0) return 'story';
  // One that is taken before anything was written holds what was there at the start.
  if (record.kind === 'snapshot.taken' && counterOf(record.zxid) > 0) return 'story';
  if (record.kind === 'program.resumed' && dataRead(record) !== null) return 'messages';
  // An error tells more than a write that was done, which is told where it is applied; a sync is told nowhere else.
  if (record.kind === 'reply.delivered' && (record.err !== 'Ok' || record.op === 'sync')) return 'story';
  if (record.kind === 'fact.stated' && TOLD_FACTS.has(record.fact.type)) return 'story';
  if (record.kind === 'fact.stated' && record.fact.type === 'configured') return 'messages';
  // Behind a thread that waits for a latch stand all that want its monitor.
  if (record.kind === 'program.resumed' && isAwaiting(record)) return 'messages';
  // That a connection was lost or a session expired is recorded where the client notices; its callbacks hear it again.
  if (record.kind === 'callback.run' && record.event.type === 'None') return 'messages';
  return LEVELS[record.kind];
}

function isAwaiting({ yielded }: RecordOf<'program.resumed'>): boolean {
  return yielded.kind === 'op' && yielded.op.kind === 'awaitLatch';
}

/** What a program says of what it does outside ZooKeeper, which no other record tells. */
const TOLD_FACTS: ReadonlySet<string> = new Set(['called', 'took', 'processed', 'refuted', 'says']);

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
  'session.moved': 'story',
  'server.frozen': 'story',
  'server.thawed': 'story',
  'server.serving': 'messages',
  'server.readOnly': 'story',
  'disk.wiped': 'story',
  'disk.changed': 'story',
  'log.truncated': 'story',
  'vote.started': 'story',
  'vote.cast': 'messages',
  'vote.received': 'everything',
  'vote.decided': 'messages',
  'role.changed': 'messages',
  'role.left': 'story',
  'epoch.accepted': 'messages',
  'config.changed': 'story',
  'epoch.begun': 'messages',
  'leader.established': 'story',
  'leader.called': 'everything',
  'learner.joined': 'messages',
  'learner.synced': 'messages',
  'learner.lost': 'story',
  'sync.sent': 'messages',
  'sync.received': 'messages',
  'request.forwarded': 'messages',
  'request.taken': 'messages',
  'txn.received': 'messages',
  'txn.acked': 'messages',
  'txn.committed': 'messages',
  'network.cut': 'messages',
  'network.healed': 'messages',
  'network.slowed': 'messages',
  'message.held': 'messages',
  'message.released': 'messages',
  'message.cut': 'messages',
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
  'snapshot.begun': 'story',
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
  'word.answered': 'messages',
  'line.read': 'everything',
  'text.printed': 'messages',
  'program.stalled': 'messages',
  'program.unstalled': 'messages',
  'lane.blocked': 'messages',
  'lane.freed': 'messages',
  'clock.changed': 'story',
  'thread.interrupted': 'messages',
  'outcome.handled': 'everything',
  'connection.state': 'story',
  'session.givenUp': 'story',
  'fact.stated': 'everything',
  'resource.requested': 'messages',
  'resource.accepted': 'story',
  'resource.rejected': 'story',
  'belief.stated': 'story',
  'belief.withdrawn': 'story',
};
