// A moment of real servers as a world of the lab: what persists stands there beforehand, and sessions that own ephemerals become clients
// that create them again. A world has its limits; what goes beyond them is counted.
import { dataLength, nthClientId, type ClientId, type Command, type Data } from '../../../engine/index.ts';
import { plannedAcl } from '../../../scenarios/world/plannedAcl.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { PLAN_RANGES } from '../../../scenarios/world/planSchema.ts';
import { pathProblem } from '../../../scenarios/world/znodeText.ts';
import { PLAN_LIMITS, type PlannedZnode, type WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { aclText, type NodeWithData } from './exportTexts.ts';
import type { Mask } from './masking.ts';
import type { SessionLife } from './sessionLives.ts';

export interface MomentPlan {
  readonly plan: WorldPlan;
  /** What its clients type, in order. */
  readonly lines: readonly Extract<Command, { readonly type: 'typeLine' }>[];
  readonly znodes: number;
  readonly clients: number;
  readonly left: { readonly znodes: number; readonly clients: number };
}

/** As many as can be told apart in a picture. */
const MOST_CLIENTS = 24;
const MOST_LINE = 300;

export function planOfMoment(
  nodes: Iterable<NodeWithData>,
  sessions: readonly SessionLife[],
  mask: Mask,
  name: string,
): MomentPlan {
  const znodes: PlannedZnode[] = [];
  const ephemerals: NodeWithData[] = [];
  let left = 0;
  let size = 0;
  for (const node of nodes) {
    const { version } = node;
    if (isOwn(version.path)) continue;
    if (version.kind === 'ephemeral') {
      ephemerals.push(node);
      continue;
    }
    const planned = plannedOf(node, mask);
    const isRoom =
      znodes.length < PLAN_LIMITS.znodes && size + (planned?.data.length ?? 0) <= PLAN_LIMITS.allData;
    if (planned === null || !isRoom) left++;
    else {
      znodes.push(planned);
      size += planned.data.length;
    }
  }
  const owners = [...new Set(ephemerals.map(({ version }) => version.owner))];
  const kept = owners.slice(0, MOST_CLIENTS);
  const clients = kept.map((owner, index) => {
    const life = sessions.find(({ id }) => id === owner);
    return {
      name: nthClientId(index).slice('client:'.length),
      program: null,
      sessionTimeoutMs: within(life?.timeoutMs ?? 30_000, PLAN_RANGES.sessionTimeoutMs),
    };
  });
  const lines = ephemerals.flatMap((node) => {
    const index = kept.indexOf(node.version.owner);
    const line = index < 0 ? null : lineOf(node, mask);
    return line === null
      ? []
      : [{ type: 'typeLine' as const, client: nthClientId(index) satisfies ClientId, line }];
  });
  return {
    plan: { ...EMPTY_PLAN, name: name.slice(0, PLAN_LIMITS.name), clients, znodes },
    lines,
    znodes: znodes.length + lines.length,
    clients: clients.length,
    left: { znodes: left + ephemerals.length - lines.length, clients: owners.length - kept.length },
  };
}

/** ZooKeeper's own znodes: every world has them. */
function isOwn(path: string): boolean {
  return path === '/' || path === '/zookeeper' || path.startsWith('/zookeeper/');
}

function plannedOf({ version, data }: NodeWithData, mask: Mask): PlannedZnode | null {
  const path = mask.path(version.path);
  if (pathProblem(path) !== null) return null;
  const acl = aclText(mask.acl(version.acl));
  const isOpen = acl === 'world:anyone:rwcda' || plannedAcl(acl) === null;
  return { path, data: textOf(mask.data(data), PLAN_LIMITS.data), ...(isOpen ? {} : { acl }) };
}

/** Data that is no text, or too long, becomes its length. */
function textOf(data: Data, limit: number): string {
  if (data === null) return '';
  return typeof data === 'string' && data.length <= limit ? data : `<${dataLength(data)} bytes>`;
}

/** What is typed has no line breaks and no quotation marks inside of quotation marks. */
function lineOf({ version, data }: NodeWithData, mask: Mask): string | null {
  const path = mask.path(version.path);
  if (pathProblem(path) !== null || /[\s"']/.test(path)) return null;
  const text = textOf(mask.data(data), MOST_LINE);
  const typed = /["\n\r]/.test(text) ? `<${dataLength(text)} bytes>` : text;
  return `create -e ${path} "${typed}"`;
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
