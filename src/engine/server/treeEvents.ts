// Which watches a change of the tree fires, in which order (DataTree.createNode, deleteNode and setData): the data table of
// the node, its child table, then the child table of the parent, each completely ([W7]).
import { assertNever } from '../kernel/assertNever.ts';
import { parentOf } from '../model/path.ts';
import type { TreeEvent } from './dataTree.ts';
import type { ServerStep } from './serverStep.ts';
import { triggerWatch } from './watchManager.ts';

export function fireWatches(step: ServerStep, events: readonly TreeEvent[]): void {
  for (const event of events) fire(step, event);
}

function fire(step: ServerStep, { type, path, acl, parentAcl }: TreeEvent): void {
  const atParent = { type: 'NodeChildrenChanged', path: parentOf(path), acl: parentAcl } as const;
  switch (type) {
    case 'created':
      triggerWatch(step, 'data', { type: 'NodeCreated', path, acl });
      triggerWatch(step, 'child', atParent);
      return;
    case 'deleted': {
      const told = triggerWatch(step, 'data', { type: 'NodeDeleted', path, acl });
      triggerWatch(step, 'child', { type: 'NodeDeleted', path, acl, told });
      triggerWatch(step, 'child', atParent);
      return;
    }
    case 'dataSet':
      triggerWatch(step, 'data', { type: 'NodeDataChanged', path, acl });
      return;
    default:
      assertNever(type);
  }
}
