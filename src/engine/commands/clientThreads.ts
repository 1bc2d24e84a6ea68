// Commands about the inside of a client's process: its threads, its event lane, its clock.
import type { ClientChange, ClientState } from '../client/clientState.ts';
import { shownMs } from '../client/clock.ts';
import { isInterruptible } from '../client/local/interrupt.ts';
import { MAX_LINE_LENGTH, MAX_PER_MILLE, MIN_PER_MILLE, type Refusal } from '../model/command.ts';
import type { ClientId } from '../model/ids.ts';
import type { Stage } from '../stage/stage.ts';
import type { World } from '../world/world.ts';
import { isWithin, type Handlers } from './handler.ts';

/** A hundred years. */
const MAX_JUMP_MS = 3_153_600_000_000;

export const clientThreads = {
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
  jumpClientClock: change(
    (client, { byMs }, world) => {
      if (byMs === 0 || !isWithin(byMs, -MAX_JUMP_MS, MAX_JUMP_MS)) return 'outOfBounds';
      return shownMs(client, world.timeMs) + byMs < 0 ? 'clockBelowZero' : null;
    },
    ({ byMs }) => ({ type: 'jumpClock', byMs }),
  ),
  driftClientClock: change(
    ({ condition }, { perMille }) => {
      if (!isWithin(perMille, MIN_PER_MILLE, MAX_PER_MILLE)) return 'outOfBounds';
      return (condition.value?.clock.perMille ?? 0) === perMille ? 'clockAlreadySo' : null;
    },
    ({ perMille }) => ({ type: 'driftClock', perMille }),
  ),
  interruptThread: change(
    ({ threads, vars }, { thread: id }) => {
      const thread = threads.get(id);
      if (thread === undefined) return 'noSuchThread';
      if (vars.value.process === 'paused') return 'alreadyPaused';
      return isInterruptible(thread) ? null : 'notInterruptible';
    },
    ({ thread }) => ({ type: 'interrupt', thread }),
  ),
  typeLine: change(
    (_, { line }) => (line.length > MAX_LINE_LENGTH || /[\n\r]/.test(line) ? 'notOneLine' : null),
    ({ line }) => ({ type: 'typeLine', line }),
  ),
} satisfies Handlers;

interface AboutClient {
  readonly client: ClientId;
}

/** A command that changes something in a process that lives. */
function change<C extends AboutClient>(
  refusal: (client: ClientState, command: C, world: World) => Refusal | null,
  changeOf: (command: C) => ClientChange,
) {
  return {
    refusal(world: World, command: C): Refusal | null {
      const client = world.clients.get(command.client);
      if (client === undefined || !isThere(client)) return 'alreadyDead';
      return refusal(client, command, world);
    },
    perform(stage: Stage, command: C): void {
      stage.toClient(command.client, { kind: 'change', change: changeOf(command) });
    },
  };
}

function isThere({ vars }: ClientState): boolean {
  const { process, exit } = vars.value;
  return exit === 'no' && (process === 'running' || process === 'paused');
}
