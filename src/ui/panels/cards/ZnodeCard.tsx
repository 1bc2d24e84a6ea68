import {
  isServerId,
  type ServerState,
  type SessionId,
  type TreeChange,
  type Znode,
} from '../../../engine/index.ts';
import { aclNumber } from '../../../engine/later.ts';
import { Select } from '../../controls/sceneForm/Select.tsx';
import { leaderOf } from '../../select/ensemble/leaderOf.ts';
import { readTreeOf, useTreeServer } from '../../stores/treeServer.ts';
import { CARDS } from '../../../words/cards.ts';
import { afterColon, calledClient } from '../../../words/names.ts';
import type { CardWords, Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { outsideOwner } from '../../select/outside/outsiders.ts';
import { serverFaces } from '../../select/ensemble/serverFaces.ts';
import { shownData } from '../../select/shownData.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import { watchManagers } from '../../select/watchTables.ts';
import { worldBefore } from '../../select/worldBefore.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Card, Lines, Section } from './Card.tsx';
import { Fact, Facts } from './Facts.tsx';
import { AclLines } from './AclLines.tsx';
import { Change } from './Change.tsx';
import { StatFacts } from './StatFacts.tsx';
import { ThingLink } from './ThingLink.tsx';
import { Watcher } from './Watcher.tsx';
import { WhyButton } from '../why/WhyButton.tsx';
import { lastChangeOf } from './latest.ts';

export function ZnodeCard({ view, path }: { readonly view: WorldView; readonly path: string }) {
  const words = useWords();
  const text = useWords(CARDS).znode;
  const server = useTreeOwner(view);
  const node = server?.nodes.get(path);
  const before = server === undefined ? undefined : worldBefore(view)?.servers.get(server.vars.value.id);
  const change = server === undefined ? null : lastChangeOf(view, path, server.vars.value.id);
  const why = change !== null && (
    <WhyButton world={view.side} seq={change.seq} label={questionOf(change.type, words.panels)} />
  );
  const number = server === undefined ? null : aclNumber(server, path);
  if (server === undefined || node === undefined) {
    return (
      <Card title={<code>{path}</code>}>
        <TreeChoice view={view} server={server} />
        <p>{view.world.servers.size > 1 ? text.notInTree : words.panels.card.gone}</p>
        <div>{why}</div>
      </Card>
    );
  }
  return (
    <Card title={<code>{path}</code>} kind={text.kinds[node.kind]}>
      <TreeChoice view={view} server={server} />
      <Facts>
        <Fact name={text.owner}>
          <Owner view={view} node={node} />
        </Fact>
        <Fact name={text.data} look="code">
          {dataFact(node, text)}
        </Fact>
        {node.kind === 'ttl' && <Fact name={text.ttl}>{text.ttlText(node.ttlMs)}</Fact>}
        <Fact name={text.children}>
          <Children view={view} node={node} none={text.childrenNone} />
        </Fact>
        {node.kind !== 'ephemeral' && (
          <Fact name={text.nextNumber} tip={text.nextNumberTip} look="code">
            {node.createCount}
          </Fact>
        )}
      </Facts>
      <div>{why}</div>
      <Section title={text.stat}>
        <StatFacts node={node} before={before?.nodes.get(path) ?? null} />
      </Section>
      <Section title={text.acl}>
        <AclLines acl={node.acl} before={before?.nodes.get(path)?.acl ?? null} />
        {number !== null && (
          <Facts>
            <Fact name={text.aclNumber} tip={text.aclNumberTip} look="code">
              {number}
            </Fact>
          </Facts>
        )}
      </Section>
      <Section title={text.watches}>
        <NodeWatches view={view} path={path} server={server} before={before ?? null} />
      </Section>
    </Card>
  );
}

/** The server whose tree is read: of one chosen or selected, else the leader's. */
function useTreeOwner({ world }: WorldView): ServerState | undefined {
  const chosen = useTreeServer();
  const leader = leaderOf(serverFaces(world));
  const [first] = world.servers.values();
  return (
    (chosen === null ? undefined : world.servers.get(chosen)) ??
    (leader === null ? undefined : world.servers.get(leader.id)) ??
    first
  );
}

/** In an ensemble each server has a copy of its own, and they differ for moments. */
function TreeChoice(props: { readonly view: WorldView; readonly server: ServerState | undefined }) {
  const { view, server } = props;
  const text = useWords(CARDS);
  const ids = [...view.world.servers.keys()];
  if (server === undefined || ids.length < 2) return null;
  const options = ids.map((id) => ({ value: id, label: text.server.title(afterColon(id)) }));
  return (
    <Facts>
      <Fact name={text.znode.treeOf} tip={text.znode.treeOfTip}>
        <Select
          name={text.znode.treeOf}
          value={server.vars.value.id}
          groups={[{ label: null, options }]}
          onChoose={(id) => isServerId(id) && readTreeOf(id)}
        />
      </Fact>
    </Facts>
  );
}

function questionOf(change: TreeChange['type'], { why }: Messages['panels']): string {
  if (change === 'created') return why.exists;
  return change === 'deleted' ? why.gone : why.changed;
}

function Owner({ view, node }: { readonly view: WorldView; readonly node: Znode }) {
  const words = useWords();
  const text = useWords(CARDS).znode;
  if (node.owner === null) return node.kind === 'persistent' ? text.ownerNone : text.noSession;
  const client = ownerOf(view, node.owner);
  if (client === null) return node.owner;
  return (
    <>
      <ThingLink thing={{ world: view.side, kind: 'client', id: client }}>
        {words.panels.client.title(calledClient(client))}
      </ThingLink>{' '}
      <code>{node.owner}</code>
    </>
  );
}

function ownerOf(view: WorldView, session: SessionId) {
  const { trace } = view.simulation;
  return traceIndex(trace).clientOf.get(session) ?? outsideOwner(view.world, session);
}

function dataFact(node: Znode, text: CardWords['znode']): string | null {
  if (node.data === null) return text.dataNull;
  if (node.data === '') return text.dataEmpty;
  const shown = shownData(node.data);
  return shown === node.data ? JSON.stringify(shown) : shown;
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
