// Commands about the inside of a client's process: its threads, its event lane, its clock.
import type { ClientChange, ClientState, ProgramThread } from '../client/clientState.ts';
import { shownMs } from '../client/local/clock.ts';
import { isInterruptible } from '../client/local/interrupt.ts';
import type { ClientProcessCommand, Refusal } from '../model/command.ts';
import type { ClientId } from '../model/ids.ts';
import type { World } from '../world.ts';
import type { AboutOneClient, ClientCommandHandler } from './handler.ts';

/** A hundred years. */
const MAX_JUMP_MS = 3_153_600_000_000;
/** A tenth of the proper rate, and ten times it. */
const RATE_PER_MILLE = { min: -900, max: 9000 } as const;

export const clientFaults: Readonly<Record<ClientProcessCommand['type'], ClientCommandHandler>> = {
  stallProgram: change(
    ({ condition }) => (condition.value?.programs === 'stalled' ? 'alreadyStalled' : null),
    () => ({ type: 'stallProgram' }),
  ),
  unstallProgram: change(
    ({ condition }) => (condition.value?.programs === 'stalled' ? null : 'notStalled'),
    () => ({ type: 'unstallProgram' }),
  ),
  blockEventLane: change(
    ({ condition }) => (condition.value?.lane === 'blocked' ? 'laneAlreadyBlocked' : null),
    () => ({ type: 'blockEventLane' }),
  ),
  unblockEventLane: change(
    ({ condition }) => (condition.value?.lane === 'blocked' ? null : 'laneNotBlocked'),
    () => ({ type: 'unblockEventLane' }),
  ),
  jumpClientClock: change(refusalOfJump, (command) =>
    command.type === 'jumpClientClock' ? { type: 'jumpClock', byMs: command.byMs } : null,
  ),
  driftClientClock: change(refusalOfDrift, (command) =>
    command.type === 'driftClientClock' ? { type: 'driftClock', perMille: command.perMille } : null,
  ),
  interruptThread: change(refusalOfInterrupt, (command) =>
    command.type === 'interruptThread' ? { type: 'interrupt', thread: command.thread } : null,
  ),
};

/** A command that changes something in a process that lives. */
function change(
  refusal: (client: ClientState, command: AboutOneClient, world: World) => Refusal | null,
  changeOf: (command: AboutOneClient) => ClientChange | null,
): ClientCommandHandler {
  return {
    refusal(world: World, id: ClientId, command: AboutOneClient) {
      const client = world.clients.get(id);
      if (client === undefined || !isThere(client)) return 'alreadyDead';
      return refusal(client, command, world);
    },
    perform(stage, id, command) {
      const made = changeOf(command);
      if (made !== null) stage.toClient(id, { kind: 'change', change: made });
    },
  };
}

function refusalOfJump(client: ClientState, command: AboutOneClient, world: World): Refusal | null {
  if (command.type !== 'jumpClientClock') return null;
  const { byMs } = command;
  if (!Number.isSafeInteger(byMs) || byMs === 0 || Math.abs(byMs) > MAX_JUMP_MS) return 'outOfBounds';
  return shownMs(client, world.timeMs) + byMs < 0 ? 'clockBelowZero' : null;
}

function refusalOfDrift({ condition }: ClientState, command: AboutOneClient): Refusal | null {
  if (command.type !== 'driftClientClock') return null;
  const { perMille } = command;
  const { min, max } = RATE_PER_MILLE;
  if (!Number.isSafeInteger(perMille) || perMille < min || perMille > max) return 'outOfBounds';
  return (condition.value?.clock.perMille ?? 0) === perMille ? 'clockAlreadySo' : null;
}

function refusalOfInterrupt(client: ClientState, command: AboutOneClient): Refusal | null {
  if (command.type !== 'interruptThread') return null;
  const thread: ProgramThread | undefined = client.threads.get(command.thread);
  if (thread === undefined) return 'noSuchThread';
  if (client.vars.value.process === 'paused') return 'alreadyPaused';
  return isInterruptible(thread) ? null : 'notInterruptible';
}

function isThere({ vars }: ClientState): boolean {
  const { process, exit } = vars.value;
  return exit === 'no' && (process === 'running' || process === 'paused');
}
