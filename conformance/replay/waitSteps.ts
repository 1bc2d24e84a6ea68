// Steps of the harness itself: waiting, asking four-letter words, acting on servers.
import type { Answer } from './answers.ts';
import type { Collector } from './collector.ts';
import type { Stand } from './stand.ts';
import type { HarnessStep } from './trace.ts';

type AwaitExpiryStep = Extract<HarnessStep, { op: 'awaitExpiry' }>;
type AwaitGoneStep = Extract<HarnessStep, { op: 'awaitGone' }>;
type ServerStep = Extract<HarnessStep, { op: 'server' }>;

export function sleep(stand: Stand, ms: number, collector: Collector): void {
  stand.wait(ms);
  stand.drainAll(collector);
}

/** Waits until so many transactions were applied since the world was last quiet. */
export function awaitExpiry(stand: Stand, step: AwaitExpiryStep, collector: Collector): Answer {
  const wanted = stand.quietZxid + step.count;
  const zxidNow = () => stand.zxid(step.server) ?? 0;
  if (stand.wait(PATIENCE_MS, () => zxidNow() >= wanted) === 'over') {
    throw new Error(
      `the server's zxid is still ${zxidNow()} after ${PATIENCE_MS} ms; an expiry would make it ${wanted}`,
    );
  }
  const zxid = zxidNow();
  stand.drainAll(collector);
  awaitLost(stand, step.awaitLost, collector);
  return { zxid: stand.notation.zxidOf(zxid) };
}

/** Asks again and again until the node is not there. */
export function awaitGone(stand: Stand, step: AwaitGoneStep, collector: Collector): Answer {
  const client = stand.client(step.session);
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_AGAIN_MS) {
    const xid = client.send({ op: 'exists', path: step.path, watch: false });
    const reply = stand.awaitReply(client, xid, PATIENCE_MS, collector);
    if (reply?.err === 'NoNode') return { gone: true, zxid: stand.notation.zxidOf(reply.zxid) };
    stand.wait(LOOK_AGAIN_MS);
  }
  throw new Error(`${step.path} is still there after ${PATIENCE_MS} ms`);
}

/** Undefined where the step asks for nothing to be told. */
export function server(stand: Stand, step: ServerStep, collector: Collector): Answer | undefined {
  for (const role of targetsOf(step)) act(stand, step, role);
  awaitLost(stand, step.awaitLost, collector);
  if (step.awaitServing !== undefined) return awaitServing(stand, step.awaitServing, step.noRoles, collector);
  if (step.awaitMode !== undefined) {
    const wanted = Object.entries(step.awaitMode);
    const reached = () => wanted.every(([role, mode]) => stand.mode(role) === mode);
    awaitOr(stand, reached, `not all servers reached ${JSON.stringify(step.awaitMode)}`);
    return { modes: step.awaitMode };
  }
  if (step.awaitNotServing !== undefined) {
    const roles = step.awaitNotServing;
    awaitOr(
      stand,
      () => roles.every((role) => stand.mode(role) === 'not-serving'),
      `${roles.join(', ')} still serving`,
    );
    return { notServing: roles };
  }
  return undefined;
}

const PATIENCE_MS = 30_000;
const START_PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 50;

function targetsOf(step: ServerStep): readonly string[] {
  const target = step.target ?? 'S';
  return typeof target === 'string' ? [target] : target;
}

/** A server that is killed comes up again by itself, but not before the trace has slept all it sleeps. */
function act(stand: Stand, step: ServerStep, role: string): void {
  switch (step.action) {
    case 'kill':
    case 'restart': {
      const refusal = stand.simulation.give({ type: 'restartServer', server: stand.server(role) });
      if (refusal !== null) throw new Error(`the engine refuses to restart ${role}: ${refusal}`);
      return;
    }
    case 'start':
      return awaitOr(stand, () => stand.mode(role) !== null, `${role} does not start`);
    case 'none':
    case 'roles':
      return;
    case 'pause':
    case 'resume':
    case 'partition':
    case 'heal':
      throw new Error(`the engine has no command for the server action "${step.action}" yet`);
  }
}

function awaitLost(stand: Stand, names: readonly string[], collector: Collector): void {
  const open = () => names.filter((name) => stand.client(name).isOpen);
  const lost = () => {
    for (const name of names) collector.drain(stand.client(name));
    return open().length === 0;
  };
  if (stand.wait(PATIENCE_MS, lost) === 'over') {
    throw new Error(`the connections of ${open().join(', ')} are still open after ${PATIENCE_MS} ms`);
  }
}

const SERVING = new Set<string | null>(['leader', 'follower', 'observer', 'standalone']);

function awaitServing(
  stand: Stand,
  roles: readonly string[],
  noRoles: boolean,
  collector: Collector,
): Answer {
  let modes: readonly (readonly [string, string | null])[] = [];
  const serving = () => {
    modes = roles.map((role) => [role, stand.mode(role)] as const);
    stand.drainAll(collector);
    return modes.every(([, mode]) => SERVING.has(mode));
  };
  awaitOr(stand, serving, `not serving: ${roles.join(', ')}`);
  const head = modes.find(([, mode]) => mode === 'leader' || mode === 'standalone');
  const zxid = head === undefined ? null : stand.zxid(head[0]);
  return {
    ...(noRoles ? {} : { modes: Object.fromEntries(modes) }),
    ...(zxid === null ? {} : { zxid: stand.notation.zxidOf(zxid) }),
  };
}

function awaitOr(stand: Stand, done: () => boolean, complaint: string): void {
  if (stand.wait(START_PATIENCE_MS, done) === 'over')
    throw new Error(`${complaint} after ${START_PATIENCE_MS} ms`);
}
