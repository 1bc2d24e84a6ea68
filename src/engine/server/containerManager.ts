// Deletes containers that lost their last child and TTL nodes past their time
// (org.apache.zookeeper.server.ContainerManager). It looks at multiples of its interval since the server's start.
import { byClock, wallTimeMs } from './clock.ts';
import { submit } from './lanes.ts';
import type { ServerConfig, ServerState, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** Plans the next look while there is anything to look at. In an ensemble only the leader looks. */
export function planContainerCheck({ self, config, outbox }: ServerStep): void {
  if (self.peer.value !== null && self.peer.value.role !== 'LEADING') return;
  const { containerCheck, startedAtMs } = self.vars.value;
  if (containerCheck === 'planned' || self.containers.size === 0) return;
  self.vars.update({ containerCheck: 'planned' });
  const interval = byClock(self, config.containerCheckIntervalMs);
  const delayMs = interval - ((outbox.nowMs - startedAtMs) % interval);
  outbox.schedule({ type: 'checkContainers' }, delayMs, 'background');
}

/** Whether time alone will make it delete one of those that there are. */
export function deletesContainers({ vars, nodes, containers }: ServerState, config: ServerConfig): boolean {
  if (vars.value.containerCheck !== 'planned') return false;
  return [...containers.keys()].some((path) => {
    const node = nodes.get(path);
    return node !== undefined && node.children.length === 0 && isDue(node, Infinity, config);
  });
}

/** Candidates go one after the other, at most 10,000 a minute ([Z38]). */
export function checkContainers(step: ServerStep): void {
  const { self, outbox } = step;
  self.vars.update({ containerCheck: 'none' });
  const candidates = [...self.containers.keys()].filter((path) => isCandidate(step, path));
  candidates.forEach((path, index) => {
    outbox.schedule({ type: 'deleteContainer', path }, index * MIN_INTERVAL_MS);
  });
  planContainerCheck(step);
}

/** A transaction like any other, of no session; whether it still may go is checked in its turn. */
export function postDeleteRequest(step: ServerStep, path: string): void {
  submit(step, { link: null, sessionId: '0x0', xid: 0 }, { op: 'deleteContainer', path });
}

const MIN_INTERVAL_MS = 60_000 / 10_000;

function isCandidate({ self, config, outbox }: ServerStep, path: string): boolean {
  const node = self.nodes.get(path);
  if (node === undefined || node.children.length > 0) return false;
  return isDue(node, wallTimeMs(self.clock.value, outbox.nowMs) - node.mtimeMs, config);
}

/** A container that never had a child stays, unless told otherwise; a TTL counts from the last write of data. */
function isDue(
  node: Znode,
  sinceWriteMs: number,
  { containerMaxNeverUsedMs: neverUsedMs = 0 }: ServerConfig,
): boolean {
  if (node.kind === 'ttl') return sinceWriteMs > node.ttlMs;
  return node.createCount > 0 || (neverUsedMs > 0 && sinceWriteMs > neverUsedMs);
}
