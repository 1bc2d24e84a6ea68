import { shownBy } from '../../../engine/index.ts';
import type { ClientState, SessionId } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { Prose } from '../../parts/Prose.tsx';
import { sessionParts } from '../../select/sessionParts.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { serverOf, type ClientFacts } from './clientFacts.ts';
import { Fact, Facts } from './Facts.tsx';
import { remaining } from './remaining.ts';
import { ThingLink } from './ThingLink.tsx';
import { threadWait } from './threadWait.ts';

/** What the client believes beside what is true, and what it waits for. */
export function ClientStanding({ facts }: { readonly facts: ClientFacts }) {
  const words = useWords();
  const text = words.panels.client;
  const { noServer, ownsMore } = useWords(CARDS);
  const more = facts.own.length - 1;
  return (
    <Facts>
      <Fact name={text.belief} {...(facts.belief === 'false' ? { look: 'alarm' as const } : {})}>
        <Prose>{believed(facts, words)}</Prose>
        {facts.belief === 'false' && ` ${text.disagrees}`}
      </Fact>
      <Fact name={text.truth}>
        <Prose>{facts.isServed ? truth(facts, words) : noServer}</Prose>
        {facts.isServed && more > 0 && ` ${words.format.aside(ownsMore(more))}`}
      </Fact>
      <Fact name={text.waitsFor}>
        <Waits facts={facts} />
      </Fact>
    </Facts>
  );
}

/** How its process does, how it is connected, how long its session lives. */
export function ClientConnection({ view, facts }: { readonly view: WorldView; readonly facts: ClientFacts }) {
  const words = useWords();
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const { client, isCut } = facts;
  const vars = client.vars.value;
  const server = serverOf(view.world, vars.link);
  const text = words.panels.client;
  const { connection, session: ofSession, closing, expiresIn } = useWords(CARDS);
  return (
    <Facts>
      <Fact name={text.process}>
        {vars.exit === 'whenClosed' ? closing : processState(client, view.world.timeMs, words)}
      </Fact>
      <Fact name={text.connection}>
        {connection.clientStates[vars.connection]}
        {vars.link !== null &&
          server !== null &&
          `, ${connection.of(vars.link.slice(vars.link.indexOf('#') + 1), serverName(server, words))}`}
        {isCut && `, ${text.cut}`}
        {server !== null && (
          <>
            {' '}
            <ThingLink thing={{ world: view.side, kind: 'link', id: `${vars.setup.id}~${server}` }}>
              {connection.open}
            </ThingLink>
          </>
        )}
      </Fact>
      <Fact name={text.session} look="code">
        {vars.sessionId === '0x0' ? text.sessionNone : vars.sessionId}
      </Fact>
      <SessionOrigin session={vars.sessionId} />
      <Fact name={text.timeout}>
        {words.format.span(vars.sessionTimeoutMs)}
        {vars.sessionTimeoutMs !== vars.setup.sessionTimeoutMs &&
          ` ${words.format.aside(ofSession.asked(words.format.span(vars.setup.sessionTimeoutMs)))}`}
      </Fact>
      {vars.sessionId !== '0x0' && (
        <Fact name={text.remaining}>{remaining(view.world, vars.sessionId, timeMs, expiresIn)}</Fact>
      )}
    </Facts>
  );
}

/** What the id says of where the session was made. */
export function SessionOrigin({ session }: { readonly session: SessionId }) {
  const words = useWords();
  const text = useWords(CARDS).session;
  const parts = sessionParts(session);
  if (parts === null) return null;
  const { server, startedAtMs, number } = parts;
  return <Fact name={text.madeBy}>{text.parts(serverName(server, words), startedAtMs, number)}</Fact>;
}

/** Whether it runs, and what is amiss inside it. */
function processState(client: ClientState, nowMs: number, words: Messages): string {
  const condition = client.condition.value;
  const clock = condition?.clock;
  const offMs = clock === undefined ? 0 : shownBy(clock, nowMs) - nowMs;
  const { panels, processAmounts } = words;
  return words.format.parts([
    panels.client.processes[client.vars.value.process],
    ...(condition?.programs === 'stalled' ? [processAmounts.stalled] : []),
    ...(condition?.lane === 'blocked' ? [processAmounts.laneBlocked] : []),
    ...(offMs === 0 ? [] : [processAmounts.clockOff(offMs)]),
  ]);
}

function serverName(id: string, words: Messages): string {
  return words.controls.server(id.slice(id.indexOf(':') + 1));
}

function believed({ client }: ClientFacts, { panels, format }: Messages): string {
  const { process, beliefs } = client.vars.value;
  if (process === 'killed' || process === 'closed') return panels.client.believesDead;
  return beliefs.length === 0
    ? panels.client.believesNothing
    : format.list([...new Set(beliefs.map((belief) => panels.client.believes(belief)))]);
}

function truth({ client, own, session }: ClientFacts, { panels }: Messages): string {
  const first = own[0];
  if (first === undefined) return panels.client.truthNothing;
  const isGone = client.vars.value.process === 'killed' && session !== null;
  if (isGone) return panels.client.truthNodeOfDead(first.path);
  switch (first.standing) {
    case 'first':
      return panels.client.truthHolder(first.path);
    case 'waits':
      return panels.client.truthWaiting(first.path, first.place);
    case 'beside':
      return panels.client.truthOwn(first.path);
    default:
      return first satisfies never;
  }
}

/** What its program waits for; of several that go on, each. */
function Waits({ facts: { client, thread } }: { readonly facts: ClientFacts }) {
  const words = useWords();
  const { thread: threadName } = useWords(CARDS);
  const { process } = client.vars.value;
  const isGone = process === 'killed' || process === 'closed';
  const going = [...client.threads.values()].filter(({ state }) => state.kind !== 'ended');
  if (thread === null || isGone) return words.panels.client.waits.ended;
  if (going.length < 2) return <Prose>{threadWait(client, thread, words)}</Prose>;
  return going.map((each) => (
    <div key={each.id}>
      <Prose>{threadName(each.id, threadWait(client, each, words))}</Prose>
    </div>
  ));
}
