import { serverNumber, type ServerState } from '../../../engine/index.ts';
import { zxidText } from '../../../words/names.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { standingWord } from '../../views/ensemble/ensembleNames.ts';
import { Fact, Facts } from './Facts.tsx';

interface Props {
  readonly face: ServerFace;
  readonly server: ServerState;
}

/** What a server is among others: its role and how far it has taken it up, its epochs, its vote, its disk. */
export function PeerFacts({ face, server }: Props) {
  const words = useWords();
  const { card } = words.ensemble;
  const peer = server.peer.value;
  if (peer === null) return null;
  const isDown = face.process === 'down';
  return (
    <Facts>
      <Fact name={card.role} look="code">
        {standingWord(face, words)}
      </Fact>
      {!isDown && <Fact name={card.phase}>{card.phases[peer.phase]}</Fact>}
      {!isDown && <Fact name={card.leader}>{leaderText(face, words)}</Fact>}
      {face.role === 'LEADING' && !isDown && (
        <>
          <Fact name={card.followers}>{followersText(face, words)}</Fact>
          <Fact name={card.outstanding}>{proposalsText(server, words)}</Fact>
        </>
      )}
      {face.vote !== null && (
        <Fact name={card.vote}>
          {card.voteFor(serverNumber(peer.vote.leader), zxidText(peer.vote.zxid), face.vote.round)}
        </Fact>
      )}
      <Fact name={card.currentEpoch} tip={card.currentEpochTip}>
        {peer.currentEpoch}
      </Fact>
      <Fact name={card.acceptedEpoch} tip={card.acceptedEpochTip}>
        {peer.acceptedEpoch}
      </Fact>
      <Fact name={card.disk}>{diskText(server, words)}</Fact>
      <Fact name={card.clock}>
        {face.clockOffsetMs === 0 ? card.clockRight : words.ensemble.clockOff(face.clockOffsetMs)}
      </Fact>
    </Facts>
  );
}

function leaderText({ id, leader }: ServerFace, words: Messages): string {
  const { card, server } = words.ensemble;
  if (leader === null) return card.noLeader;
  return leader === id ? card.itself : server(serverNumber(leader));
}

/** What its own count says stands beside it where the two differ. */
function followersText({ behind, counted, voters, quorum }: ServerFace, words: Messages): string {
  const { card, doing } = words.ensemble;
  const text = card.behind(behind, voters, quorum);
  return counted === behind
    ? text
    : words.format.sentences([text, words.format.aside(doing.counts(counted, voters))]);
}

/** Each with how many have it on disk. */
function proposalsText(server: ServerState, words: Messages): string {
  const { card } = words.ensemble;
  const proposals = [...server.proposals.values()];
  if (proposals.length === 0) return words.panels.card.none;
  return proposals.map(({ txn, acks }) => card.proposal(zxidText(txn.zxid), acks.length)).join('; ');
}

function diskText(server: ServerState, { ensemble, format }: Messages): string {
  const { health, extraFsyncMs } = server.disk.value;
  const parts = [health === 'failing' ? ensemble.disk.failing : ensemble.disk.sound];
  if (extraFsyncMs > 0) parts.push(ensemble.slowBy(extraFsyncMs));
  return format.parts(parts);
}
