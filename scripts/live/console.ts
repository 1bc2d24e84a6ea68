// Lines of standard input: faults in the notation of the console, and what the world's clock is to do.
import { isForUsers, MAX_SPEED, MIN_SPEED } from '../../src/rooms/live/model/channel.ts';
import { parseCommand } from '../../src/scenarios/link/commandNotation.ts';
import type { LiveServer } from './liveServer.ts';

/** Connections of one server; a user with more finds them in the page. */
const MAX_NAMED = 20;

/** Does what a line says. Null if there is nothing to tell. */
export function obey(live: LiveServer, line: string): string | null {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return null;
  if (text === 'pause' || text === 'resume') {
    live.setPaused(text === 'pause');
    return text === 'pause' ? 'The servers stand still.' : 'The servers go on.';
  }
  const speed = /^speed (\d+(?:\.\d+)?)$/.exec(text)?.[1];
  if (speed !== undefined) return setSpeed(live, Number(speed));
  if (text === 'status') return statusOf(live);
  const command = parseCommand(text);
  if (command === null || !isForUsers(command)) return `"${text}" is no command.`;
  const refusal = live.give(command);
  return refusal === null ? null : `"${text}" cannot be done now: ${refusal}.`;
}

function setSpeed(live: LiveServer, speed: number): string {
  if (speed < MIN_SPEED || speed > MAX_SPEED) return `speed is a number from ${MIN_SPEED} to ${MAX_SPEED}.`;
  live.setSpeed(speed);
  return `The servers' clock runs at ${speed} of the wall clock.`;
}

function statusOf(live: LiveServer): string {
  const servers = live.world.servers.flatMap((server) => [
    `${server} ${live.portOf(server)} ${live.world.roleOf(server)}`,
    ...live.world
      .wiresOf(server)
      .slice(0, MAX_NAMED)
      .map(({ wire, sessionId }) => `  ${wire} session ${sessionId}`),
  ]);
  return [...servers, `${live.connectionCount} connections, ${live.world.nowMs} ms`].join('\n');
}
