// What a host hears of a record: one event for each thing that happened, as far as it is part of the story.
import type { TraceRecord } from '../../../engine/index.ts';
import type { FrameMessage } from '../../../embed/protocol.ts';
import { levelOf } from '../../../ui/select/logLevels.ts';

export type HostEvent = Extract<FrameMessage, { readonly type: 'event' }>;

/** A transaction that changed several znodes is an event for each of them. */
export function eventsOf(world: 0 | 1, record: TraceRecord): readonly HostEvent[] {
  if (levelOf(record) !== 'story') return [];
  const { kind, actor, timeMs } = record;
  const event = (path: string | null, value: string | null): HostEvent => ({
    type: 'event',
    world,
    kind,
    actor,
    timeMs,
    path,
    value,
  });
  if (record.kind === 'txn.applied') return record.changes.map(({ path, type }) => event(path, type));
  return [event(pathOf(record), valueOf(record))];
}

/** The znode that it is about. */
function pathOf(record: TraceRecord): string | null {
  if ('path' in record) return record.path;
  if ('belief' in record) return record.belief.path;
  return 'event' in record ? record.event.path : null;
}

/** Its outcome: the type of a watch event, an error, a state, a value. */
function valueOf(record: TraceRecord): string | null {
  switch (record.kind) {
    case 'callback.run':
    case 'watch.withheld':
      return record.event.type;
    case 'reply.delivered':
      return record.err;
    case 'connection.state':
      return record.state;
    case 'resource.accepted':
    case 'resource.rejected':
      return record.value;
    case 'command.given':
      return record.command.type;
    case 'belief.stated':
    case 'belief.withdrawn':
      return record.belief.what;
    default:
      return null;
  }
}
