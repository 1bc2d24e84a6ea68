// The server that an ensemble follows.
import { isServerId } from '../../../engine/index.ts';
import type { ServerId, TraceRecord } from '../../../engine/index.ts';
import { happenings } from '../laneMessages.ts';
import type { ServerFace } from './serverFaces.ts';

/** All that lead and are followed, the newest epoch first. */
export function leadersOf(servers: readonly ServerFace[]): readonly ServerFace[] {
  return servers
    .filter(({ role, phase, process }) => role === 'LEADING' && phase === 'broadcast' && process !== 'down')
    .toSorted((a, b) => b.epoch - a.epoch);
}

/** The one of the newest epoch. */
export function leaderOf(servers: readonly ServerFace[]): ServerFace | null {
  return leadersOf(servers)[0] ?? null;
}

/** Who is elected and not yet followed by a quorum; null if some server leads, or none is elected. */
export function electedOf(servers: readonly ServerFace[]): ServerFace | null {
  if (leaderOf(servers) !== null) return null;
  return servers.find(({ role, process }) => role === 'LEADING' && process !== 'down') ?? null;
}

/** Who was the last to begin to lead, at a step; null before the first. */
export function lastLeaderOf(trace: readonly TraceRecord[], step: number): ServerId | null {
  const begun = happenings(trace).marks.findLast(({ kind, at }) => kind === 'crowned' && at.step <= step);
  return begun !== undefined && isServerId(begun.lane) ? begun.lane : null;
}
