// What zkCli with JLine shows before the cursor (ZooKeeperMain.getPrompt).
import { CONSOLE_RECIPE, stateName, type ClientId, type World } from '../engine/index.ts';
import { hostsOf } from './setup.ts';
import type { ConsoleEntry } from './transcript.ts';

/** `[zk: localhost:2181(CONNECTED) 3] `; null where no zkCli of that client runs. */
export function promptOf(world: World, client: ClientId, entries: readonly ConsoleEntry[]): string | null {
  const state = world.clients.get(client);
  if (state === undefined || !runsZkcli(world, client)) return null;
  const { setup } = state.vars.value;
  const counted = entries.findLast(({ line, number }) => line === null || number !== null);
  const number = counted === undefined || counted.number === null ? 0 : counted.number + 1;
  return `[zk: ${hostsOf(setup.connectString)}(${stateName(state)}) ${number}] `;
}

/** Whether what is typed there is read. */
export function runsZkcli(world: World, client: ClientId): boolean {
  const threads = [...(world.clients.get(client)?.threads.values() ?? [])];
  return threads.some(({ recipe, state }) => recipe === CONSOLE_RECIPE && state.kind !== 'ended');
}

/** Whether it is at work on a line, and has not asked for the next. */
export function isAtWork(world: World, client: ClientId, entries: readonly ConsoleEntry[]): boolean {
  if ((entries.at(-1)?.line ?? null) === null) return false;
  const threads = [...(world.clients.get(client)?.threads.values() ?? [])];
  return threads.some(
    ({ recipe, state }) =>
      recipe === CONSOLE_RECIPE &&
      state.kind !== 'ended' &&
      !(state.kind === 'waiting' && state.for.kind === 'nextLine'),
  );
}
