import { memo } from 'react';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { EnsembleClient } from '../../select/ensemble/ensembleClients.ts';
import type { EnsemblePicture, SessionIds } from '../../select/ensemble/ensemblePicture.ts';
import type { LogCell } from '../../select/ensemble/logTails.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { ensembleClientName, groupName, linkParts, serverName } from './ensembleNames.ts';
import { peerName } from './peerNames.ts';

interface Props {
  readonly picture: EnsemblePicture;
  readonly title: string;
  /** The id of the sentence that says how to walk through the picture. */
  readonly hintId: string;
}

/** The same picture in words, for readers who do not see it: servers with their links, clients, cuts. */
export function EnsembleText({ picture, title, hintId }: Props) {
  const words = useWords();
  const { parts, servers, links, logs, clients, sessionIds } = picture;
  return (
    <div className="visually-hidden">
      <p id={hintId}>{words.ensemble.walkHint}</p>
      {parts.length > 1 && <p>{words.ensemble.parts(parts.map((part) => groupName(part, words)))}</p>}
      <ul aria-label={words.ensemble.serversOf(title)}>
        {servers.map((face) => (
          <ServerLine
            key={face.id}
            {...{ face, links, words }}
            cells={logs.tails.find(({ server }) => server === face.id)?.cells ?? NO_CELLS}
          />
        ))}
      </ul>
      {clients.length > 0 && (
        <ul aria-label={words.picture.clientsOf(title)}>
          {clients.map((client) => (
            <ClientLine key={client.disc.id} {...{ client, sessionIds, words }} />
          ))}
        </ul>
      )}
    </div>
  );
}

const NO_CELLS = [] as const;

interface ServerProps {
  readonly face: ServerFace;
  readonly cells: readonly LogCell[];
  /** Between every two servers. */
  readonly links: readonly PeerLink[];
  readonly words: Messages;
}

/** “Server 3, LEADING, epoch 4, last zxid 4:8, 3 sessions. Link to server 1: cut.” Most are as they were a step ago. */
const ServerLine = memo(function ServerLine({ face, cells, links, words }: ServerProps) {
  const own = links.filter((link) => isWorthTelling(link) && (link.a === face.id || link.b === face.id));
  const told = own.map((link) => {
    const other = link.a === face.id ? link.b : link.a;
    return words.ensemble.linkTo(peerName(other, words), words.format.parts(linkParts(link, words)));
  });
  return (
    <li>{words.format.sentences([words.ensemble.standing(serverName(face, cells, words)), ...told])}</li>
  );
});

interface ClientProps {
  readonly client: EnsembleClient;
  readonly sessionIds: SessionIds | null;
  readonly words: Messages;
}

/** “Client B, waiting, at server 3”. */
const ClientLine = memo(function ClientLine({ client, sessionIds, words }: ClientProps) {
  return <li>{ensembleClientName(client, sessionIds, words)}</li>;
});

/** Nothing is on most links most of the time. */
function isWorthTelling({ use, cut, slow, held }: PeerLink): boolean {
  return use !== 'none' || cut !== 'none' || slow.aToB > 0 || slow.bToA > 0 || held === 'held';
}
