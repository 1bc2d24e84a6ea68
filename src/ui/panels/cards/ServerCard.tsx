import type { ServerConfig, ServerId, ServerSession, ServerState } from '../../../engine/index.ts';
import { OfferButtons } from '../../controls/faults/OfferButtons.tsx';
import { afterColon, calledClient, zxidText } from '../../../words/names.ts';
import { CARDS } from '../../../words/cards.ts';
import type { CardWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { serverFaces } from '../../select/ensemble/serverFaces.ts';
import { outsideOwner } from '../../select/outside/outsiders.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { standingMeaning } from '../../views/ensemble/ensembleNames.ts';
import { ServerQuestions } from './ActorQuestions.tsx';
import { Card, Lines, Section } from './Card.tsx';
import { Fact, Facts } from './Facts.tsx';
import { PeerFacts } from './PeerFacts.tsx';
import { ServerLinks } from './ServerLinks.tsx';
import { ThingLink } from './ThingLink.tsx';
import { ServerWatches } from './WatchTables.tsx';

export function ServerCard({ view, id }: { readonly view: WorldView; readonly id: ServerId }) {
  const words = useWords();
  const { card } = words.panels;
  const text = useWords(CARDS).server;
  const server = view.world.servers.get(id);
  const face = serverFaces(view.world).find((each) => each.id === id);
  const title = text.title(afterColon(id));
  if (server === undefined || face === undefined) return <Card title={title}>{card.gone}</Card>;
  const state = text.states[server.vars.value.state];
  return (
    <Card title={title} kind={face.role === 'standalone' ? state : standingMeaning(face, words)}>
      <OfferButtons view={view} thing={{ kind: 'server', id }} groups={[['server'], ['disk']]} />
      <ServerQuestions view={view} id={id} />
      <PeerFacts face={face} server={server} />
      <ServerLinks view={view} id={id} />
      <ServerWatches view={view} server={server} />
      <ServerFigures server={server} />
      <Facts>
        <Fact name={text.behavesAs}>{releaseText(view.world.setup.config, text.mended)}</Fact>
      </Facts>
      <Section title={text.sessions}>
        <Buckets view={view} server={server} />
      </Section>
    </Card>
  );
}

/** The release whose bugs it has, or single bugs. */
function releaseText({ as, mistakes = [] }: ServerConfig, mended: string): string {
  const named = [as ?? '3.8', ...mistakes].join(', ');
  return as === undefined && mistakes.length === 0 ? `${named} ${mended}` : named;
}

/** What the four-letter words `srvr` and `mntr` would tell. */
function ServerFigures({ server }: { readonly server: ServerState }) {
  const text = useWords(CARDS).server;
  const vars = server.vars.value;
  const ephemerals = [...server.ephemerals.values()].reduce((sum, paths) => sum + paths.length, 0);
  return (
    <Facts>
      <Fact name={text.zxidProposed} look="code">
        {zxidText(vars.lastProposedZxid)}
      </Fact>
      <Fact name={text.zxidApplied} look="code">
        {zxidText(vars.lastProcessedZxid)}
      </Fact>
      <Fact name={text.znodes}>{text.znodeCount(server.nodes.size, ownZnodesOf(server))}</Fact>
      <Fact name={text.ephemerals}>{ephemerals}</Fact>
      <Fact name={text.connections}>{server.connections.size}</Fact>
      <Fact name={text.queues}>
        {text.queueCounts(server.prepQueue.size, server.syncQueue.size, server.finalQueue.size)}
      </Fact>
      <Fact name={text.log}>{text.logSize(server.log.size, snapshotsOf(server, text))}</Fact>
      <Fact name={text.packets}>{text.packetCounts(vars.packetsReceived, vars.packetsSent)}</Fact>
    </Facts>
  );
}

/** /zookeeper and what is below it: a picture of the tree leaves them out. */
function ownZnodesOf({ nodes }: ServerState): number {
  return [...nodes.keys()].filter((path) => path === '/zookeeper' || path.startsWith('/zookeeper/')).length;
}

/** By the names of their files. A server that starts with nothing writes down the empty tree. */
function snapshotsOf(
  { snapshot, snapshotInProgress, log, vars }: ServerState,
  text: CardWords['server'],
): string {
  if (snapshot.value === null && log.size === 0 && vars.value.state === 'down') return text.snapshotNone;
  const newest = text.snapshotIs((snapshot.value?.zxid ?? 0).toString(16));
  const next = snapshotInProgress.value;
  return next === null ? newest : `${newest}, ${text.snapshotNext(next.zxid.toString(16))}`;
}

function Buckets({ view, server }: { readonly view: WorldView; readonly server: ServerState }) {
  const words = useWords();
  const text = useWords(CARDS).server;
  const buckets = bucketsOf(server);
  if (buckets.size === 0) return <p>{words.panels.card.none}</p>;
  return (
    <Lines>
      {[...buckets]
        .toSorted(([a], [b]) => a - b)
        .map(([atMs, sessions]) => (
          <li key={atMs}>
            {text.bucket(words.format.clock(atMs))}:{' '}
            {sessions.map((session, index) => (
              <span key={session.id}>
                {index > 0 && ', '}
                <SessionName view={view} session={session} />
              </span>
            ))}
          </li>
        ))}
    </Lines>
  );
}

/** Sessions by when they expire: a bucket ends at a multiple of tickTime. */
function bucketsOf(server: ServerState): ReadonlyMap<number, readonly ServerSession[]> {
  const buckets = new Map<number, ServerSession[]>();
  for (const session of server.sessions.values()) {
    const bucket = buckets.get(session.expiresAtMs);
    if (bucket === undefined) buckets.set(session.expiresAtMs, [session]);
    else bucket.push(session);
  }
  return buckets;
}

function SessionName({ view, session }: { readonly view: WorldView; readonly session: ServerSession }) {
  const { trace } = view.simulation;
  const client = traceIndex(trace).clientOf.get(session.id) ?? outsideOwner(view.world, session.id);
  if (client === null) return <code>{session.id}</code>;
  return (
    <ThingLink thing={{ world: view.side, kind: 'client', id: client }}>{calledClient(client)}</ThingLink>
  );
}
