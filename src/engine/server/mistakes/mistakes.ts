// Which releases have which fault, and where it was mended: read off the source of the release tags, not off the issues' own
// fields, which differ from it in places (3.5.9 is said to have the patch of ZOOKEEPER-3911 and does not).
import type { ServerConfig } from '../serverState.ts';
import type { MistakeId, Release } from './mistakeId.ts';

export interface Mistake {
  /** The first releases without it, one a branch; empty where no release is. */
  readonly mendedIn: readonly string[];
  /** Pull request of apache/zookeeper that mends it. */
  readonly patch: number;
  /** Of those that a world can behave as. */
  readonly releases: readonly Release[];
}

export const MISTAKES: Readonly<Record<MistakeId, Mistake>> = {
  'ZOOKEEPER-2355': { mendedIn: ['3.4.11', '3.5.4'], patch: 112, releases: ['3.4.10'] },
  'ZOOKEEPER-2845': { mendedIn: ['3.4.12', '3.5.4'], patch: 453, releases: ['3.4.10'] },
  'ZOOKEEPER-3145': { mendedIn: ['3.6.0'], patch: 622, releases: ['3.4.10', '3.5.9'] },
  'ZOOKEEPER-3642': { mendedIn: ['3.5.10', '3.6.3', '3.7.0'], patch: 1515, releases: ['3.4.10', '3.5.9'] },
  'ZOOKEEPER-3911': { mendedIn: ['3.5.10', '3.6.3', '3.7.0'], patch: 1445, releases: ['3.4.10', '3.5.9'] },
  'ZOOKEEPER-4394': { mendedIn: ['3.9.3'], patch: 2152, releases: ['3.8.0'] },
  'ZOOKEEPER-4541': { mendedIn: ['3.9.3'], patch: 2154, releases: ['3.5.9', '3.8.0'] },
  'ZOOKEEPER-4643': { mendedIn: ['3.8.5', '3.9.2'], patch: 2111, releases: ['3.8.0'] },
  'ZOOKEEPER-4646': { mendedIn: ['3.8.5', '3.9.2'], patch: 2111, releases: ['3.8.0'] },
  'ZOOKEEPER-4882': { mendedIn: [], patch: 2268, releases: ['3.4.10', '3.5.9', '3.8.0', '3.9.3'] },
  'ZOOKEEPER-4925': { mendedIn: ['3.9.4'], patch: 2254, releases: ['3.9.3'] },
};

/** Whether servers of that configuration have the fault: by name, or with the release they behave as. */
export function hasMistake({ mistakes, as }: Pick<ServerConfig, 'mistakes' | 'as'>, id: MistakeId): boolean {
  if (mistakes?.includes(id) === true) return true;
  return as !== undefined && MISTAKES[id].releases.includes(as);
}
