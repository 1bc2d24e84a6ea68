import { serverNumber, type Flight, type WatchedEvent } from '../../../engine/index.ts';
import { OfferButtons } from '../../controls/faults/OfferButtons.tsx';
import { zxidText } from '../../../words/names.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { endsOf } from '../../select/ensemble/packets.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { peerName } from '../../views/ensemble/peerNames.ts';
import { Card } from './Card.tsx';
import { requestText } from '../../../words/callText.ts';
import { Fact, Facts } from './Facts.tsx';
import { WhyButton } from '../why/WhyButton.tsx';

export function MessageCard({ view, id }: { readonly view: WorldView; readonly id: string }) {
  const words = useWords();
  const text = words.panels.message;
  const flight = view.world.flights.get(Number(id));
  if (flight === undefined) return <Card title={text.title}>{text.gone}</Card>;
  const ends = endsOf(flight, view.world);
  const cause = flight.causes[0];
  return (
    <Card title={text.title} kind={kindOf(flight, words)}>
      <OfferButtons view={view} thing={{ kind: 'message', id }} groups={[['message']]} />
      <Facts>
        <Fact name={text.content} look="code">
          {contentOf(flight, words)}
        </Fact>
        {ends !== null && (
          <>
            <Fact name={text.from}>{peerName(ends.from, words)}</Fact>
            <Fact name={text.to}>{peerName(ends.to, words)}</Fact>
          </>
        )}
        <Fact name={text.sent}>{words.format.clock(flight.sentAtMs)}</Fact>
        {flight.state !== 'stalled' && (
          <Fact name={text.arrives}>{words.format.clock(flight.deliverAtMs)}</Fact>
        )}
        <Fact name={text.state}>{text.states[flight.state]}</Fact>
      </Facts>
      <div>
        {cause !== undefined && <WhyButton world={view.side} seq={cause} label={words.panels.why.ask} />}
      </div>
    </Card>
  );
}

/** All that a notification carries: what happened and where, or the state of the connection. */
export function eventText({ type, path, state }: WatchedEvent): string {
  return `${type} ${path ?? state}`;
}

function contentOf({ message }: Flight, words: Messages): string {
  switch (message.kind) {
    case 'request':
      return requestText(message.request);
    case 'reply':
      return `${message.op}: ${message.err}`;
    case 'event':
      return eventText(message.event);
    case 'connect':
    case 'connected':
      return message.sessionId;
    case 'connectError':
      return message.err;
    case 'fourLetterWord':
      return message.word;
    case 'ping':
    case 'pong':
    case 'fourLetterAnswer':
    case 'unreadable':
    case 'close':
      return words.panels.message.kinds[message.kind];
    case 'NOTIFICATION':
      return words.ensemble.vote(serverNumber(message.vote.leader));
    case 'REQUEST':
      return message.request.op;
    case 'PROPOSAL':
    case 'INFORM':
    case 'INFORMANDACTIVATE':
      return `${message.txn.body.type}, zxid ${zxidText(message.txn.zxid)}`;
    case 'ACK':
    case 'COMMIT':
    case 'COMMITANDACTIVATE':
    case 'NEWLEADER':
    case 'DIFF':
    case 'TRUNC':
    case 'SNAP':
      return `zxid ${zxidText(message.zxid)}`;
    default:
      return kindOf({ message }, words);
  }
}

/** Packets between servers keep ZooKeeper's own names. */
function kindOf({ message }: Pick<Flight, 'message'>, words: Messages): string {
  const { kinds } = words.panels.message;
  return message.kind in kinds ? kinds[message.kind as keyof typeof kinds] : message.kind;
}
