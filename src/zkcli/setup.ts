// zkCli as the program of a client in the setup of a world.
import { CONSOLE_RECIPE, type ClientSetup, type ServerId } from '../engine/index.ts';
import { hostOf } from './handle.ts';

/** Begins with the client, which needs no other program. */
export function zkcliProgram(servers: readonly ServerId[]): ClientSetup['programs'][number] {
  return {
    recipe: CONSOLE_RECIPE,
    args: { servers: servers.join(',') },
    startAfterMs: 0,
  };
}

/** The connect string as zkCli shows it: `localhost:2181`, `zk1:2181,zk2:2181,zk3:2181`. */
export function hostsOf(servers: readonly ServerId[]): string {
  if (servers.length === 1) return `localhost:${PORT}`;
  return servers.map((id) => `${hostOf(id)}:${PORT}`).join(',');
}

const PORT = 2181;
