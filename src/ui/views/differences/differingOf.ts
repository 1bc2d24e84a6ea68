// What differences come to where they are marked: the things in the picture, the entries of logs, and the views that show them.
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import type { Differing } from '../../stores/differing.ts';
import { thingKey, type ThingKind } from '../../draw/thing/things.ts';
import type { Difference } from './worldDifferences.ts';

export function differingOf(found: readonly Difference[]): Differing {
  const logs = found.flatMap((difference) =>
    difference.kind === 'log' ? [[difference.id, difference.from] as const] : [],
  );
  return {
    things: new Set(found.map(keyOf)),
    logs: new Map(logs),
    views: new Set(found.flatMap(({ kind }) => viewsOf(kind))),
  };
}

export function nameOf({ kind, id }: Difference): { readonly kind: ThingKind; readonly id: string } {
  switch (kind) {
    case 'belief':
    case 'client':
    case 'session':
      return { kind: 'client', id };
    case 'server':
    case 'log':
      return { kind: 'server', id };
    default:
      return { kind: 'znode', id };
  }
}

function keyOf(difference: Difference): string {
  const { kind, id } = nameOf(difference);
  return thingKey(kind, id);
}

/** Where it is to be seen besides the picture. */
function viewsOf(kind: Difference['kind']): readonly ViewId[] {
  switch (kind) {
    case 'belief':
      return ['lockLane', 'beliefBars', 'eyes', 'latchStrips'];
    case 'session':
      return ['sessionWheel'];
    case 'client':
      return ['lockLane', 'eyes', 'connections', 'threads', 'membership'];
    case 'server':
      return ['ballots'];
    case 'log':
      return ['logStrips'];
    case 'znode':
      return ['serverTrees', 'lockLane', 'eyes', 'conveyor', 'membership'];
    default:
      return ['serverTrees', 'configuration', 'cache'];
  }
}
