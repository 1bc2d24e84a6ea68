// The step `server`: something is done to servers, then sessions, roles and modes are waited for.
import type { Command, Refusal, ServerId } from '../../src/engine/index.ts';
import type { Answer } from './answers.ts';
import type { Collector } from './collector.ts';
import { SERVING, type Stand } from './stand.ts';
import type { HarnessStep } from './trace.ts';

type ServerStep = Extract<HarnessStep, { op: 'server' }>;

/** Undefined where the step asks for nothing to be told. */
export function changeServers(stand: Stand, step: ServerStep, collector: Collector): Answer | undefined {
  act(stand, step);
  awaitLost(stand, step.awaitLost, collector);
  if (step.awaitServing !== undefined) return awaitServing(stand, step.awaitServing, step.noRoles, collector);
  if (step.awaitMode !== undefined) {
    awaitModes(stand, Object.entries(step.awaitMode), collector);
    return { modes: step.awaitMode };
  }
  if (step.awaitNotServing !== undefined) {
    const wanted = step.awaitNotServing.map((role) => [role, 'not-serving'] as const);
    awaitModes(stand, wanted, collector);
    return { notServing: step.awaitNotServing };
  }
  return undefined;
}

/** Waits until the servers have closed the connections of these sessions; a silent one is read again from now on. */
export function awaitLost(stand: Stand, names: readonly string[], collector: Collector): void {
  for (const name of names) stand.hushed.delete(name);
  const open = () => names.filter((name) => stand.client(name).isOpen);
  const lost = () => {
    for (const name of names) collector.drain(stand.client(name));
    return open().length === 0;
  };
  if (stand.wait(LOST_PATIENCE_MS, lost) === 'over') {
    throw new Error(`the connections of ${open().join(', ')} are still open after ${LOST_PATIENCE_MS} ms`);
  }
}

const LOST_PATIENCE_MS = 30_000;
const MODE_PATIENCE_MS = 60_000;

function act(stand: Stand, step: ServerStep): void {
  const targets = targetsOf(stand, step);
  switch (step.action) {
    case 'partition':
      return insist(stand, { type: 'partition', groups: [targets] });
    case 'heal':
      return insist(stand, { type: 'healAll' }, 'nothingToHeal');
    case 'none':
    case 'roles':
      return;
    default:
      for (const target of targets) for (const command of commandsOf(step.action, target)) command(stand);
  }
}

/** A role that nobody plays is no target, as for the recorder; what is named must be there. */
function targetsOf(stand: Stand, step: ServerStep): readonly ServerId[] {
  const target = step.target ?? (stand.servers === 'one' ? 'S' : 'L');
  return (typeof target === 'string' ? [target] : target).map((role) => stand.server(role));
}

type ServerAction = Exclude<ServerStep['action'], 'partition' | 'heal' | 'none' | 'roles'>;

/** What is so already is left so: a signal to a process that has had it changes nothing. */
function commandsOf(action: ServerAction, server: ServerId): readonly ((stand: Stand) => void)[] {
  const kill = (stand: Stand) => {
    insist(stand, { type: 'crashServer', server }, 'alreadyDown');
    stand.mute.add(server);
  };
  const start = (stand: Stand) => {
    insist(stand, { type: 'startServer', server }, 'notDown');
    stand.mute.delete(server);
  };
  switch (action) {
    case 'kill':
      return [kill];
    case 'start':
      return [start];
    case 'restart':
      return [kill, start];
    case 'pause':
      return [
        (stand) => {
          insist(stand, { type: 'freezeServer', server }, 'alreadyFrozen');
          stand.mute.add(server);
        },
      ];
    case 'resume':
      return [
        (stand) => {
          insist(stand, { type: 'thawServer', server }, 'notFrozen');
          stand.mute.delete(server);
        },
      ];
  }
}

function insist(stand: Stand, command: Command, harmless: Refusal | null = null): void {
  const refusal = stand.give(command);
  if (refusal !== null && refusal !== harmless)
    throw new Error(`the engine refuses ${JSON.stringify(command)}: ${refusal}`);
}

/** Until all of them serve and, in an ensemble, just one of them leads. */
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
    const leaders = modes.filter(([, mode]) => mode === 'leader').length;
    return modes.every(([, mode]) => SERVING.has(mode)) && (stand.servers === 'one' || leaders === 1);
  };
  awaitOr(stand, serving, () => `not serving: ${shown(modes)}`);
  const head = modes.find(([, mode]) => mode === 'leader' || mode === 'standalone');
  const zxid = head === undefined ? null : stand.zxid(head[0]);
  return {
    ...(noRoles ? {} : { modes: Object.fromEntries(modes) }),
    ...(zxid === null ? {} : { zxid: stand.notation.zxidOf(zxid) }),
  };
}

function awaitModes(
  stand: Stand,
  wanted: readonly (readonly [string, string])[],
  collector: Collector,
): void {
  let modes: readonly (readonly [string, string | null])[] = [];
  const reached = () => {
    modes = wanted.map(([role]) => [role, stand.mode(role)] as const);
    stand.drainAll(collector);
    return wanted.every(([, mode], index) => modes[index]?.[1] === mode);
  };
  awaitOr(stand, reached, () => `the modes are ${shown(modes)}, not ${shown(wanted)}`);
}

function shown(modes: readonly (readonly [string, string | null])[]): string {
  return modes.map(([role, mode]) => `${role} ${mode ?? 'silent'}`).join(', ');
}

function awaitOr(stand: Stand, done: () => boolean, complaint: () => string): void {
  if (stand.wait(MODE_PATIENCE_MS, done) === 'over')
    throw new Error(`${complaint()} after ${MODE_PATIENCE_MS} ms`);
}
