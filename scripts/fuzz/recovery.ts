// After the faults: the commands that undo them, and whether the world has recovered.
import { messageNames, type Command, type ServerState, type World } from '../../src/engine/index.ts';

/** Commands that undo every fault that is still there. */
export function makeGood(world: World): readonly Command[] {
  const commands: Command[] = [];
  const flights = [...world.flights.values()];
  for (const [at, name] of messageNames(world).entries()) {
    const heldAt = world.links.get(name.link)?.[name.direction].heldAt ?? null;
    if (heldAt !== null && heldAt === flights[at]?.id) commands.push({ type: 'releaseMessage', ...name });
  }
  commands.push({ type: 'healAll' });
  for (const server of world.servers.keys()) {
    commands.push(
      { type: 'mendDisk', server },
      { type: 'thawServer', server },
      { type: 'startServer', server },
      { type: 'driftRate', server, perMille: 0 },
    );
    for (const other of [...world.servers.keys(), ...world.clients.keys()]) {
      if (other !== server)
        commands.push({ type: 'slowLink', from: server, to: other, ways: 'both', extraMs: 0 });
    }
  }
  for (const client of world.clients.keys()) {
    commands.push(
      { type: 'resumeClient', client },
      { type: 'unstallProgram', client },
      { type: 'unblockEventLane', client },
      { type: 'driftClientClock', client, perMille: 0 },
    );
  }
  return commands;
}

/** What is still wrong; null if every server serves that may, just one of several leads, and no silent session is left. */
export function unrecovered(world: World): string | null {
  const servers = [...world.servers.values()];
  const leaders = servers.filter(({ peer }) => peer.value?.role === 'LEADING');
  const idle = servers.filter(
    (server) =>
      server.vars.value.state !== 'serving' && !leaders.some((leader) => mayNotFollow(server, leader)),
  );
  if (idle.length > 0) return `${idle.map(({ vars }) => vars.value.id).join(', ')} still not serving`;
  if (world.servers.size > 1 && leaders.length !== 1) return `${leaders.length} leaders`;
  return forgottenSession(world, leaders[0] ?? servers[0]);
}

/** A session whose end the leader has missed. */
function forgottenSession({ timeMs, setup }: World, watcher: ServerState | undefined): string | null {
  for (const { id, expiresAtMs } of watcher?.sessions.values() ?? []) {
    if (expiresAtMs + setup.config.tickTimeMs < timeMs)
      return `session ${id} should have ended at ${expiresAtMs} ms`;
  }
  return null;
}

/** A server that accepted a higher epoch in an attempt that failed stays away until the leader’s epoch ends ([Q8]). */
function mayNotFollow({ peer }: ServerState, leader: ServerState): boolean {
  const epoch = leader.peer.value?.leadingEpoch ?? null;
  return epoch !== null && peer.value !== null && peer.value.acceptedEpoch > epoch;
}
