import type { ReactNode } from 'react';
import { readTimeoutMs, type ClientId, type ServerId } from '../../../engine/index.ts';
import { callText, requestText } from '../../../words/callText.ts';
import { CARDS } from '../../../words/cards.ts';
import { zxidText } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import { distinctKeys } from '../../parts/distinctKeys.ts';
import { compared, type Changed } from '../../select/compared.ts';
import { connectionBetween, type ClientSide, type ServerSide } from '../../select/connection.ts';
import { worldBefore } from '../../select/worldBefore.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Section } from './Card.tsx';
import { Change } from './Change.tsx';
import { Fact, Facts } from './Facts.tsx';
import { queuedText } from './queuedText.ts';

interface Props {
  readonly view: WorldView;
  readonly client: ClientId;
  readonly server: ServerId;
}

/** A client's connection as both its sides hold it, with their queues. */
export function ConnectionFacts({ view, client, server }: Props) {
  const text = useWords(CARDS).connection;
  const before = worldBefore(view);
  const now = connectionBetween(view.world, client, server);
  const earlier = before === null ? null : connectionBetween(before, client, server);
  return (
    <>
      <Section title={text.client}>
        {now.client === null ? (
          <p>{text.elsewhere}</p>
        ) : (
          <ClientFacts side={now.client} before={earlier?.client ?? null} nowMs={view.world.timeMs} />
        )}
      </Section>
      <Section title={text.server}>
        {now.servers.length === 0 && <p>{text.unknown}</p>}
        {now.servers.map((side) => {
          const same = earlier?.servers.find(({ connection }) => connection.link === side.connection.link);
          return <ServerFacts key={side.connection.link} side={side} before={same ?? null} />;
        })}
      </Section>
    </>
  );
}

function xidOf({ xid }: ClientSide['pending'][number]): number {
  return xid;
}

/** What brought it, and for whom. */
function laneItemId(item: ClientSide['waitingEvents'][number]): string {
  return `${item.causes.join(' ')} ${'event' in item ? item.watcher : item.callback.recipe}`;
}

interface ClientFactsProps {
  readonly side: ClientSide;
  /** One step earlier. */
  readonly before: ClientSide | null;
  readonly nowMs: number;
}

function ClientFacts({ side, before, nowMs }: ClientFactsProps) {
  const text = useWords(CARDS).connection;
  const { state } = side;
  const { connection, sessionId, sessionTimeoutMs } = state.vars.value;
  const { lastHeardAtMs, lastZxidSeen } = state.io.value;
  const call = ({ xid, request }: ClientSide['pending'][number]) => text.call(xid, requestText(request));
  return (
    <Facts>
      <Fact name={text.state}>
        {text.clientStates[connection]}, {text.number(side.number)}
      </Fact>
      <Fact name={text.outgoing} tip={text.outgoingTip}>
        <Queue items={compared(side.outgoing, before?.outgoing ?? null, xidOf)} idOf={xidOf} draw={call} />
      </Fact>
      <Fact name={text.pending} tip={text.pendingTip}>
        <Queue items={compared(side.pending, before?.pending ?? null, xidOf)} idOf={xidOf} draw={call} />
      </Fact>
      <Fact name={text.events} tip={text.eventsTip}>
        <Queue
          items={compared(side.waitingEvents, before?.waitingEvents ?? null, laneItemId)}
          idOf={laneItemId}
          draw={(item) =>
            'event' in item
              ? text.event(
                  `${item.event.type === 'None' ? item.event.state : item.event.type} ${item.event.path ?? ''}`.trim(),
                  item.watcher,
                )
              : text.outcome(callText(item.request))
          }
        />
      </Fact>
      <Fact name={text.session} look="code">
        {sessionId}
      </Fact>
      <Fact name={text.heard}>{text.heardText(nowMs - lastHeardAtMs, readTimeoutMs(sessionTimeoutMs))}</Fact>
      <Fact name={text.lastZxid} tip={text.lastZxidTip} look="code">
        {zxidText(lastZxidSeen)}
      </Fact>
    </Facts>
  );
}

function ServerFacts({ side, before }: { readonly side: ServerSide; readonly before: ServerSide | null }) {
  const words = useWords();
  const text = useWords(CARDS).connection;
  const { connection, outstanding, watches } = side;
  const { state, sessionId, received, sent, lastOp, lastXid, lastLatencyMs, authIds } = connection;
  const idOf = ({ request, stage }: ServerSide['outstanding'][number]) => `${stage} ${request.xid}`;
  return (
    <Facts>
      <Fact name={text.state}>{words.format.parts([text.states[state], text.number(side.number)])}</Fact>
      <Fact name={text.outstanding} tip={text.outstandingTip}>
        <Queue
          items={compared(outstanding, before?.outstanding ?? null, idOf)}
          idOf={idOf}
          draw={({ request: { xid, request }, stage }) =>
            words.format.labelled(text.call(xid, queuedText(request)), text.stages[stage])
          }
        />
      </Fact>
      <Fact name={text.packets}>{text.packetsText(received, sent)}</Fact>
      <Fact name={text.last}>
        {lastOp === 'NA' ? text.lastNone : text.lastText(lastOp, lastXid, lastLatencyMs)}
      </Fact>
      <Fact name={text.session} look="code">
        {sessionId}
      </Fact>
      <Fact name={text.auth} tip={text.authTip} look="code">
        {authIds.length === 0
          ? words.panels.card.none
          : authIds.map(({ scheme, id }) => `${scheme}:${id}`).join(', ')}
      </Fact>
      <Fact name={text.watches}>{text.watchesText(watches.data, watches.child)}</Fact>
    </Facts>
  );
}

interface QueueProps<Item> {
  readonly items: readonly Changed<Item>[];
  readonly idOf: (item: Item) => string | number;
  readonly draw: (item: Item) => string;
}

/** So many are listed; more would push everything else away. */
const MAX_LISTED = 12;

/** The head first. */
function Queue<Item>({ items, idOf, draw }: QueueProps<Item>): ReactNode {
  const { empty, more } = useWords(CARDS);
  if (items.length === 0) return <i>{empty}</i>;
  const keys = distinctKeys(items.map(({ item, change }) => `${change} ${idOf(item)}`));
  return (
    <ol>
      {items.slice(0, MAX_LISTED).map(({ item, change }, at) => (
        <li key={keys[at]}>
          <Change change={change}>
            <code>{draw(item)}</code>
          </Change>
        </li>
      ))}
      {items.length > MAX_LISTED && <li>{more(items.length - MAX_LISTED)}</li>}
    </ol>
  );
}
