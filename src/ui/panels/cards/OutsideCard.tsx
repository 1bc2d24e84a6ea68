import type { SessionId, WireId } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import { afterColon } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import { WireFaults } from '../../draw/view/WireFaults.tsx';
import { keeperOfSessions } from '../../select/ensemble/ensembleClients.ts';
import { clientLink } from '../../select/ensemble/peerLinks.ts';
import { outsideQuestions } from '../../select/outside/outsideQuestions.ts';
import { outsideClient, watchesOf, type OutsideClient } from '../../select/outside/outsiders.ts';
import { requestsUnderWay } from '../../select/outside/requests.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { ConnectionQuestions } from './ActorQuestions.tsx';
import { Card, Lines, Section } from './Card.tsx';
import { Mark } from './ClientMark.tsx';
import { SessionOrigin } from './ClientStanding.tsx';
import { Fact, Facts } from './Facts.tsx';
import { queuedText } from './queuedText.ts';
import { remaining } from './remaining.ts';
import { ThingLink } from './ThingLink.tsx';
import { WhyButton } from '../why/WhyButton.tsx';

interface Props {
  readonly view: WorldView;
  readonly client: OutsideClient;
}

/** A client outside the world: what its servers know of it. What it believes nobody here knows. */
export function OutsideCard({ view, id }: { readonly view: WorldView; readonly id: WireId }) {
  const words = useWords();
  const text = useWords(CARDS).outside;
  const client = outsideClient(view.world, id);
  const title = text.title(afterColon(client?.id ?? id));
  if (client === null) return <Card title={title}>{words.panels.card.gone}</Card>;
  const isCut = clientLink(view.world, client.id, client.server).cut !== 'none';
  return (
    <Card title={title} kind={text.kind} mark={<Mark index={client.index} name={afterColon(client.id)} />}>
      {client.isOpen && <WireFaults wire={client.id} server={client.server} isCut={isCut} />}
      <Questions view={view} client={client} />
      <Known view={view} client={client} isCut={isCut} />
      <UnderWaySection view={view} client={client} />
    </Card>
  );
}

function Questions({ view, client }: Props) {
  const text = useWords(CARDS).outside;
  const { notified, ...asked } = outsideQuestions(view.world, view.simulation.trace, client);
  const who = afterColon(client.id);
  return (
    <div>
      {notified !== null && <WhyButton world={view.side} seq={notified} label={text.notified(who)} />}
      <ConnectionQuestions side={view.side} who={who} asked={asked} />
    </div>
  );
}

function Known({ view, client, isCut }: Props & { readonly isCut: boolean }) {
  const words = useWords();
  const { outside: text, connection: of } = useWords(CARDS);
  const { guess, from, session, connection } = client;
  return (
    <Facts>
      <Fact name={text.belief}>{text.beliefUnknown}</Fact>
      <Fact name={text.library}>
        {guess.clue === null
          ? text.libraries[guess.library]
          : text.guessed(text.libraries[guess.library], text.clues[guess.clue])}
      </Fact>
      <Fact name={text.address} look="code">
        {from ?? text.addressUnknown}
      </Fact>
      <Fact name={text.connection}>
        <ConnectionText client={client} isCut={isCut} side={view.side} />
      </Fact>
      {session !== null && <SessionFacts view={view} session={session} />}
      <Fact name={text.ephemerals} look="code">
        <Paths side={view.side} paths={ephemeralsOf(view, session)} />
      </Fact>
      <Fact name={text.watches} look="code">
        <Paths side={view.side} paths={watchesOf(view.world, client)} />
      </Fact>
      {connection !== null && (
        <>
          <Fact name={of.packets}>{of.packetsText(connection.received, connection.sent)}</Fact>
          <Fact name={of.last}>
            {connection.lastOp === 'NA'
              ? of.lastNone
              : of.lastText(connection.lastOp, connection.lastXid, connection.lastLatencyMs)}
          </Fact>
          <Fact name={of.auth} tip={of.authTip} look="code">
            {connection.authIds.length === 0
              ? words.panels.card.none
              : connection.authIds.map(({ scheme, id }) => `${scheme}:${id}`).join(', ')}
          </Fact>
        </>
      )}
    </Facts>
  );
}

function ConnectionText(props: {
  readonly client: OutsideClient;
  readonly isCut: boolean;
  readonly side: WorldView['side'];
}) {
  const { client, isCut, side } = props;
  const words = useWords();
  const { outside: text, connection: of } = useWords(CARDS);
  const server = words.controls.server(afterColon(client.server));
  if (!client.isOpen) return text.noConnection(server);
  const state = of.states[client.connection?.state ?? 'connecting'];
  const parts = [text.at(client.id, server, state), ...(isCut ? [words.panels.client.cut] : [])];
  return (
    <>
      {words.format.parts(parts)}{' '}
      <ThingLink thing={{ world: side, kind: 'link', id: `${client.id}~${client.server}` }}>
        {of.open}
      </ThingLink>
    </>
  );
}

function SessionFacts({ view, session }: { readonly view: WorldView; readonly session: SessionId }) {
  const words = useWords();
  const { client: text } = words.panels;
  const { expiresIn } = useWords(CARDS);
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const held = keeperOfSessions(view.world)?.sessions.get(session) ?? null;
  return (
    <>
      <Fact name={text.session} look="code">
        {session}
      </Fact>
      <SessionOrigin session={session} />
      {held !== null && <Fact name={text.timeout}>{words.format.span(held.timeoutMs)}</Fact>}
      <Fact name={text.remaining}>{remaining(view.world, session, timeMs, expiresIn)}</Fact>
    </>
  );
}

function ephemeralsOf({ world }: WorldView, session: SessionId | null): readonly string[] {
  if (session === null) return [];
  return (keeperOfSessions(world)?.ephemerals.get(session) ?? []).toSorted();
}

/** So many are named; more would push everything else away. */
const MAX_NAMED = 12;

function Paths({ side, paths }: { readonly side: WorldView['side']; readonly paths: readonly string[] }) {
  const words = useWords();
  const { more } = useWords(CARDS);
  if (paths.length === 0) return words.panels.card.none;
  return (
    <Lines>
      {paths.slice(0, MAX_NAMED).map((path) => (
        <li key={path}>
          <ThingLink thing={{ world: side, kind: 'znode', id: path }}>{path}</ThingLink>
        </li>
      ))}
      {paths.length > MAX_NAMED && <li>{more(paths.length - MAX_NAMED)}</li>}
    </Lines>
  );
}

function UnderWaySection({ view, client }: Props) {
  const { outside: text, connection: of } = useWords(CARDS);
  const requests = requestsUnderWay(view.world, client);
  if (requests.length === 0) return null;
  return (
    <Section title={text.underWay}>
      <Lines>
        {requests.slice(0, MAX_NAMED).map(({ xid, request, stage }) => (
          <li key={`${stage} ${xid}`}>
            {of.call(xid, queuedText(request))} · {stage === 'network' ? text.network : of.stages[stage]}
          </li>
        ))}
      </Lines>
    </Section>
  );
}
