// What is read out of writes where a single server takes them: what the znode has now.
import type { TraceRecord, World } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { isDataWritten } from '../../select/topic.ts';

/** Of each znode that was written and is still there. */
export function dataClauses(
  records: readonly TraceRecord[],
  { servers }: World,
  { live }: Messages,
): readonly string[] {
  const [server] = servers.values();
  const changes = records.filter(isDataWritten).flatMap((record) => record.changes);
  return changes.flatMap((change) => {
    const node = server?.nodes.get(change.path);
    if (node === undefined) return [];
    if (change.type === 'dataSet') return [live.dataSet(change.path, node.version)];
    return change.type === 'aclSet' ? [live.aclSet(change.path, node.aversion)] : [];
  });
}
