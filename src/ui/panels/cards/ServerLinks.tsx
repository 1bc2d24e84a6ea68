import type { ServerId } from '../../../engine/index.ts';
import { useWords } from '../../../words/useWords.ts';
import { ensembleClients } from '../../select/ensemble/ensembleClients.ts';
import { serverLinks, type PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { linkParts } from '../../views/ensemble/ensembleNames.ts';
import { peerName } from '../../views/ensemble/peerNames.ts';
import { Lines, Section } from './Card.tsx';
import { ThingLink } from './ThingLink.tsx';

/** A server's links with other servers and with clients: each can be chosen, to be cut or slowed. */
export function ServerLinks({ view, id }: { readonly view: WorldView; readonly id: ServerId }) {
  const words = useWords();
  const servers = serverLinks(view.world).filter(({ a, b }) => a === id || b === id);
  const clients = ensembleClients(view.world, view.simulation.trace).flatMap(({ at, link }) =>
    at === id && link !== null ? [link] : [],
  );
  if (servers.length === 0) return null;
  return (
    <Section title={words.ensemble.card.links} folded>
      <Lines>
        {[...servers, ...clients].map((link) => (
          <li key={link.id}>
            <ThingLink thing={{ world: view.side, kind: 'link', id: link.id }}>
              {peerName(otherEnd(link, id), words)}
            </ThingLink>
            : {words.format.parts(linkParts(link, words))}
          </li>
        ))}
      </Lines>
    </Section>
  );
}

function otherEnd({ a, b }: PeerLink, id: ServerId): PeerLink['a'] {
  return a === id ? b : a;
}
