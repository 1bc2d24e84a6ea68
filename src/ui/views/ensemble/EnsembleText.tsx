import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
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
  const { parts, servers, clients, sessionIds } = picture;
  return (
    <div className="visually-hidden">
      <p id={hintId}>{words.ensemble.walkHint}</p>
      {parts.length > 1 && <p>{words.ensemble.parts(parts.map((part) => groupName(part, words)))}</p>}
      <ul aria-label={words.ensemble.serversOf(title)}>
        {servers.map((face) => (
          <ServerLine key={face.id} face={face} picture={picture} words={words} />
        ))}
      </ul>
      {clients.length > 0 && (
        <ul aria-label={words.picture.clientsOf(title)}>
          {clients.map((client) => (
            <li key={client.disc.id}>{ensembleClientName(client, sessionIds, words)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface LineProps {
  readonly face: ServerFace;
  readonly picture: EnsemblePicture;
  readonly words: Messages;
}

/** “Server 3, LEADING, epoch 4, last zxid 4:8, 3 sessions. Link to server 1: cut.” */
function ServerLine({ face, picture, words }: LineProps) {
  const cells = picture.logs.tails.find(({ server }) => server === face.id)?.cells ?? [];
  const links = picture.links.filter(
    (link) => isWorthTelling(link) && (link.a === face.id || link.b === face.id),
  );
  const told = links.map((link) => {
    const other = link.a === face.id ? link.b : link.a;
    return words.ensemble.linkTo(peerName(other, words), words.format.parts(linkParts(link, words)));
  });
  return (
    <li>{words.format.sentences([words.ensemble.standing(serverName(face, cells, words)), ...told])}</li>
  );
}

/** Nothing is on most links most of the time. */
function isWorthTelling({ use, cut, slow, held }: PeerLink): boolean {
  return use !== 'none' || cut !== 'none' || slow.aToB > 0 || slow.bToA > 0 || held === 'held';
}
