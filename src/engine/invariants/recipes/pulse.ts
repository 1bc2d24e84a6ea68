// Records that come as long as anybody is connected: invariants about time look when one does.
import type { RecordKind } from '../../trace/record.ts';

export const PULSE: readonly RecordKind[] = [
  'ping.sent',
  'pong.delivered',
  'belief.stated',
  'belief.withdrawn',
  'callback.run',
  'reply.delivered',
  'connection.lost',
  'session.established',
  'session.closed',
  'client.killed',
  'client.closed',
  'client.started',
  'client.paused',
  'client.resumed',
  'program.stalled',
  'program.unstalled',
  'lane.freed',
  'message.released',
  'server.thawed',
];
