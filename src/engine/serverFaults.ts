// What can befall a server: its process ends, begins, stands still; its disk is lost, slow or failing; its wall clock is off.
import type { ServerId } from './model/ids.ts';
import { releaseArrivals } from './network.ts';
import type { DiskState } from './server/serverState.ts';
import type { Stage } from './stage.ts';

/** SIGKILL: memory is gone, and what was not forced to disk; its connections break at once. */
export function crashServer(stage: Stage, server: ServerId): void {
  const { world, outbox } = stage;
  world.silencedBy.set(server, outbox.lastRecord);
  world.frozen.delete(server);
  stage.toServer(server, { kind: 'stop' });
}

export function startServer(stage: Stage, server: ServerId): void {
  stage.world.silencedBy.delete(server);
  stage.toServer(server, { kind: 'task', task: { type: 'start' } });
}

/** SIGSTOP: connections stay open, and what arrives waits in the receive buffer. */
export function freezeServer({ world, outbox }: Stage, server: ServerId): void {
  world.silencedBy.set(server, outbox.lastRecord);
  world.frozen.set(server, []);
  outbox.actAs(server);
  outbox.record({ kind: 'server.frozen' });
}

/** SIGCONT: what waits is read in order, then timers that ran out meanwhile go off. */
export function thawServer({ world, outbox }: Stage, server: ServerId): void {
  const held = world.frozen.get(server) ?? [];
  world.frozen.delete(server);
  outbox.actAs(server);
  outbox.record({ kind: 'server.thawed' });
  releaseArrivals(world, server);
  for (const task of held) outbox.schedule(task, 0);
}

/** The disk is lost; only of a server that is down. */
export function wipeDisk(stage: Stage, server: ServerId): void {
  stage.toServer(server, { kind: 'wipeDisk' });
}

/** How long forcing a write takes beyond `fsyncMs`, and whether it works at all. */
export function setDisk(stage: Stage, server: ServerId, disk: DiskState): void {
  stage.toServer(server, { kind: 'setDisk', disk });
}

/** The wall clock is moved: what transactions say about the time. Timeouts go by another clock. */
export function moveClock(stage: Stage, server: ServerId, byMs: number): void {
  stage.toServer(server, { kind: 'jumpClock', byMs });
}

/** From now on both clocks run at another rate; 0 is the right one. */
export function setClockRate(stage: Stage, server: ServerId, perMille: number): void {
  stage.toServer(server, { kind: 'driftClock', perMille });
}
