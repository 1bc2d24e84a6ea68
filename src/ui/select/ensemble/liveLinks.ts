// Which links of an ensemble are drawn without being pointed at.
import type { EnsemblePicture } from './ensemblePicture.ts';
import type { PeerLink } from './peerLinks.ts';

/**
 * A follower’s connection to its leader is there all the time. Of other links one sees what flows over them, and a process that
 * is down has none.
 */
export function isLiveLink({ servers, busy }: EnsemblePicture, { id, a, b, use }: PeerLink): boolean {
  const isDown = servers.some(
    ({ id: server, process }) => process === 'down' && (server === a || server === b),
  );
  return !isDown && (use === 'learner' || busy.includes(id));
}
