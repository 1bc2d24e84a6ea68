// What the ends of a link are called.
import { actorName, isServerId } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import type { LinkEnd, PeerLink } from '../../select/ensemble/peerLinks.ts';

/** “server 3”, “client A”. */
export function peerName(peer: LinkEnd, { controls }: Messages): string {
  const name = actorName(peer);
  return isServerId(peer) ? controls.server(name) : controls.client(name);
}

/** “server 1 ↔ server 3”. */
export function linkTitle({ a, b }: Pick<PeerLink, 'a' | 'b'>, words: Messages): string {
  return words.ensemble.card.between(peerName(a, words), peerName(b, words));
}
