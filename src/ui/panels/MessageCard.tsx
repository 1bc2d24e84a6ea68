import type { Flight } from '../../engine/index.ts';
import { afterColon, lettersOfLink } from '../i18n/names.ts';
import { useAllWords, type AllMessages } from '../i18n/words.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { Card } from './Card.tsx';
import { callText } from './callText.ts';
import { Fact, Facts } from './Facts.tsx';
import { WhyButton } from './WhyButton.tsx';

export function MessageCard({ view, id }: { readonly view: WorldView; readonly id: string }) {
  const words = useAllWords();
  const text = words.panels.message;
  const flight = view.world.flights.get(Number(id));
  if (flight === undefined) return <Card title={text.title}>{text.gone}</Card>;
  const client = words.panels.client.title(lettersOfLink(flight.link));
  const server = words.panels.server.title(
    afterColon(view.world.links.get(flight.link)?.server ?? 'server:1'),
  );
  const [from, to] = flight.direction === 'toServer' ? [client, server] : [server, client];
  const cause = flight.causes[0];
  return (
    <Card title={text.title} kind={kindOf(flight, words)}>
      <Facts>
        <Fact name={text.content} look="code">
          {contentOf(flight, words)}
        </Fact>
        <Fact name={text.from}>{from}</Fact>
        <Fact name={text.to}>{to}</Fact>
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

function contentOf({ message }: Flight, words: AllMessages): string {
  switch (message.kind) {
    case 'request':
      return callText(message.request);
    case 'reply':
      return `${message.op}: ${message.err}`;
    case 'event':
      return `${message.event.type} ${message.event.path ?? message.event.state}`;
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
    case 'close':
      return words.panels.message.kinds[message.kind];
    default:
      return kindOf({ message }, words);
  }
}

/** Packets between servers keep ZooKeeper's own names. */
function kindOf({ message }: Pick<Flight, 'message'>, words: AllMessages): string {
  const { kinds } = words.panels.message;
  return message.kind in kinds ? kinds[message.kind as keyof typeof kinds] : message.kind;
}
