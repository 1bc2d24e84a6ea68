import { isClientId } from '../../../engine/index.ts';
import { LinkFaults } from '../../controls/faults/LinkFaults.tsx';
import { CARDS } from '../../../words/cards.ts';
import { zxidText } from '../../../words/names.ts';
import type { CardWords, Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { packets, type Packet } from '../../select/ensemble/packets.ts';
import { linkBetween, type PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { linkParts } from '../../views/ensemble/ensembleNames.ts';
import { linkTitle, peerName } from '../../views/ensemble/peerNames.ts';
import { Card, Lines, Section } from './Card.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { Fact, Facts } from './Facts.tsx';
import { eventText } from './MessageCard.tsx';
import { ThingLink } from './ThingLink.tsx';

/** What lies between two actors: whether it passes either way, what is on it, and what can be done to it. */
export function LinkCard({ view, id }: { readonly view: WorldView; readonly id: string }) {
  const words = useWords();
  const { link: text } = useWords(CARDS);
  const link = linkBetween(view.world, id);
  if (link === null) return <Card title={id}>{words.panels.card.gone}</Card>;
  return (
    <Card title={linkTitle(link, words)} kind={words.format.parts(linkParts(link, words))}>
      <LinkFaults view={view} link={link} />
      <Facts>
        <Fact name={text.towards(peerName(link.a, words))}>{wayText(link, 'bToA', words, text)}</Fact>
        <Fact name={text.towards(peerName(link.b, words))}>{wayText(link, 'aToB', words, text)}</Fact>
      </Facts>
      <Section title={text.messages}>
        <Messages view={view} link={link} />
      </Section>
      {isClientId(link.a) && <ConnectionFacts view={view} client={link.a} server={link.b} />}
    </Card>
  );
}

function wayText(
  { cut, slow }: PeerLink,
  way: 'aToB' | 'bToA',
  { ensemble, format }: Messages,
  text: CardWords['link'],
): string {
  const passes = cut === 'both' || cut === way ? text.passesNothing : text.passes;
  return slow[way] === 0 ? passes : format.parts([passes, ensemble.slowBy(slow[way])]);
}

/** On their way, in the order they were sent: to be held, let go, or cut at. */
function Messages({ view, link }: { readonly view: WorldView; readonly link: PeerLink }) {
  const words = useWords();
  const { link: text } = useWords(CARDS);
  const found = packets(view.world, view.simulation.trace).filter((packet) => packet.link === link.id);
  if (found.length === 0) return <p>{text.noMessages}</p>;
  return (
    <Lines>
      {found.map((packet) => (
        <li key={packet.id}>
          <ThingLink thing={{ world: view.side, kind: 'message', id: String(packet.id) }}>
            {text.messageTo(packetName(packet, view, words), peerName(packet.to, words))}
          </ThingLink>{' '}
          {packet.state !== 'flying' && words.panels.message.states[packet.state]}
        </li>
      ))}
    </Lines>
  );
}

function packetName({ id, name, kind, zxid }: Packet, { world }: WorldView, { panels }: Messages): string {
  const { kinds } = panels.message;
  const message = world.flights.get(id)?.message;
  if (message?.kind === 'event') return eventText(message.event);
  if (zxid !== null) return `${name} ${zxidText(zxid)}`;
  if (name !== '') return name;
  return kind in kinds ? kinds[kind as keyof typeof kinds] : kind;
}
