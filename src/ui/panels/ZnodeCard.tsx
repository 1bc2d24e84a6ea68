import type { ServerState, SessionId, TreeChange, Znode } from '../../engine/index.ts';
import { CARDS } from '../../words/cards.ts';
import { letters } from '../../words/names.ts';
import type { CardWords, Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { outsideOwner } from '../select/outside/outsiders.ts';
import { traceIndex } from '../select/traceIndex.ts';
import { watchManagers } from '../select/watchTables.ts';
import { worldBefore } from '../select/worldBefore.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { Card, Lines, Section } from './Card.tsx';
import { Fact, Facts } from './Facts.tsx';
import { AclLines } from './AclLines.tsx';
import { Change } from './Change.tsx';
import { StatFacts } from './StatFacts.tsx';
import { ThingLink } from './ThingLink.tsx';
import { Watcher } from './Watcher.tsx';
import { WhyButton } from './WhyButton.tsx';
import { lastChangeOf } from './latest.ts';

export function ZnodeCard({ view, path }: { readonly view: WorldView; readonly path: string }) {
  const words = useWords();
  const text = useWords(CARDS).znode;
  const server = [...view.world.servers.values()][0];
  const node = server?.nodes.get(path);
  const before = server === undefined ? undefined : worldBefore(view)?.servers.get(server.vars.value.id);
  const change = lastChangeOf(view, path);
  const why = change !== null && (
    <WhyButton world={view.side} seq={change.seq} label={questionOf(change.type, words.panels)} />
  );
  if (server === undefined || node === undefined) {
    return (
      <Card title={<code>{path}</code>}>
        <p>{words.panels.card.gone}</p>
        <div>{why}</div>
      </Card>
    );
  }
  return (
    <Card title={<code>{path}</code>} kind={text.kinds[node.kind]}>
      <Facts>
        <Fact name={text.owner}>
          <Owner view={view} node={node} />
        </Fact>
        <Fact name={text.data} look="code">
          {dataText(node, text)}
        </Fact>
        {node.kind === 'ttl' && <Fact name={text.ttl}>{text.ttlText(node.ttlMs)}</Fact>}
        <Fact name={text.children}>
          <Children view={view} node={node} none={text.childrenNone} />
        </Fact>
      </Facts>
      <div>{why}</div>
      <Section title={text.stat}>
        <StatFacts node={node} before={before?.nodes.get(path) ?? null} />
      </Section>
      <Section title={text.acl}>
        <AclLines acl={node.acl} before={before?.nodes.get(path)?.acl ?? null} />
      </Section>
      <Section title={text.watches}>
        <NodeWatches view={view} path={path} server={server} before={before ?? null} />
      </Section>
    </Card>
  );
}

function questionOf(change: TreeChange['type'], { why }: Messages['panels']): string {
  if (change === 'created') return why.exists;
  return change === 'deleted' ? why.gone : why.changed;
}

function Owner({ view, node }: { readonly view: WorldView; readonly node: Znode }) {
  const words = useWords();
  const text = useWords(CARDS).znode;
  if (node.owner === null) return text.ownerNone;
  const client = ownerOf(view, node.owner);
  if (client === null) return node.owner;
  return (
    <>
      <ThingLink thing={{ world: view.side, kind: 'client', id: client }}>
        {words.panels.client.title(letters(client))}
      </ThingLink>{' '}
      <code>{node.owner}</code>
    </>
  );
}

function ownerOf(view: WorldView, session: SessionId) {
  const { trace } = view.simulation;
  return traceIndex(trace).clientOf.get(session) ?? outsideOwner(trace, session, view.step);
}

function dataText(node: Znode, text: CardWords['znode']): string {
  if (node.data === null) return text.dataNull;
  return node.data === '' ? text.dataEmpty : JSON.stringify(node.data);
}

/** So many names are listed; more would push everything else away. */
const MAX_NAMES = 24;

function Children(props: { readonly view: WorldView; readonly node: Znode; readonly none: string }) {
  const { view, node, none } = props;
  if (node.children.length === 0) return none;
  const base = node.path === '/' ? '' : node.path;
  return (
    <Lines>
      {node.children.slice(0, MAX_NAMES).map((name) => (
        <li key={name}>
          <ThingLink thing={{ world: view.side, kind: 'znode', id: `${base}/${name}` }}>{name}</ThingLink>
        </li>
      ))}
      {node.children.length > MAX_NAMES && <li>… {node.children.length}</li>}
    </Lines>
  );
}

interface NodeWatchesProps {
  readonly view: WorldView;
  readonly path: string;
  readonly server: ServerState;
  /** The same server one step earlier. */
  readonly before: ServerState | null;
}

/** The node's row of both tables of the server. */
function NodeWatches({ view, path, server, before }: NodeWatchesProps) {
  const { card } = useWords().panels;
  const text = useWords(CARDS).watches;
  return (
    <Facts>
      {watchManagers(server, before).map(({ table, byPath }) => {
        const items = byPath.find(({ key }) => key === path)?.items ?? [];
        return (
          <Fact key={table} name={text.managers[table]} tip={text.managerTips[table]}>
            {items.length === 0 && card.nobody}
            {items.map(({ item, change }, index) => (
              <span key={`${change} ${item.mode} ${item.link}`}>
                {index > 0 && ', '}
                <Change change={change}>
                  <Watcher view={view} watch={item} />
                </Change>
              </span>
            ))}
          </Fact>
        );
      })}
    </Facts>
  );
}
