import type { SessionId, ServerWatch, TreeChange, Znode } from '../../engine/index.ts';
import { letters, lettersOfLink } from '../../words/names.ts';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { traceIndex } from '../select/traceIndex.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { Card, Lines, Section } from './Card.tsx';
import { Fact, Facts } from './Facts.tsx';
import { ThingLink } from './ThingLink.tsx';
import { WhyButton } from './WhyButton.tsx';
import { lastChangeOf } from './lastChangeOf.ts';

export function ZnodeCard({ view, path }: { readonly view: WorldView; readonly path: string }) {
  const words = useWords();
  const text = words.panels;
  const server = [...view.world.servers.values()][0];
  const node = server?.nodes.get(path);
  const change = lastChangeOf(view, path);
  const why = change !== null && (
    <WhyButton world={view.side} seq={change.seq} label={questionOf(change.type, text)} />
  );
  if (server === undefined || node === undefined) {
    return (
      <Card title={<code>{path}</code>}>
        <p>{text.card.gone}</p>
        <div>{why}</div>
      </Card>
    );
  }
  return (
    <Card title={<code>{path}</code>} kind={text.znode.kinds[node.kind]}>
      <Facts>
        <Fact name={text.znode.owner}>
          <Owner view={view} node={node} words={words} />
        </Fact>
        <Fact name={text.znode.data} look="code">
          {dataText(node, words)}
        </Fact>
        <Fact name={text.znode.children}>
          <Children view={view} node={node} none={text.znode.childrenNone} />
        </Fact>
        <Fact name={text.znode.dataWatches}>
          <Watchers view={view} watches={server.dataWatches.get(path) ?? []} none={text.card.nobody} />
        </Fact>
        <Fact name={text.znode.childWatches}>
          <Watchers view={view} watches={server.childWatches.get(path) ?? []} none={text.card.nobody} />
        </Fact>
      </Facts>
      <div>{why}</div>
      <Section title={text.znode.stat}>
        <StatFacts node={node} words={words} />
      </Section>
    </Card>
  );
}

function questionOf(change: TreeChange['type'], { why }: Messages['panels']): string {
  if (change === 'created') return why.exists;
  return change === 'deleted' ? why.gone : why.changed;
}

function Owner({
  view,
  node,
  words,
}: {
  readonly view: WorldView;
  readonly node: Znode;
  readonly words: Messages;
}) {
  const text = words.panels.znode;
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
  return traceIndex(view.simulation.trace).clientOf.get(session) ?? null;
}

function dataText(node: Znode, { panels }: Messages): string {
  if (node.data === null) return panels.znode.dataNull;
  return node.data === '' ? panels.znode.dataEmpty : JSON.stringify(node.data);
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

function Watchers(props: {
  readonly view: WorldView;
  readonly watches: readonly ServerWatch[];
  readonly none: string;
}) {
  const { view, watches, none } = props;
  if (watches.length === 0) return none;
  return watches.map(({ link }, index) => (
    <span key={link}>
      {index > 0 && ', '}
      <ThingLink thing={{ world: view.side, kind: 'client', id: `client:${lettersOfLink(link)}` }}>
        {lettersOfLink(link)}
      </ThingLink>
    </span>
  ));
}

function StatFacts({ node, words }: { readonly node: Znode; readonly words: Messages }) {
  const tips = words.panels.znode.stats;
  const fields: readonly (readonly [keyof typeof tips, string | number])[] = [
    ['czxid', node.czxid],
    ['mzxid', node.mzxid],
    ['pzxid', node.pzxid],
    ['ctime', words.format.clock(node.ctimeMs)],
    ['mtime', words.format.clock(node.mtimeMs)],
    ['version', node.version],
    // As ZooKeeper reports it: twice the creates, less the children there are.
    ['cversion', 2 * node.createCount - node.children.length],
    ['aversion', node.aversion],
    ['ephemeralOwner', node.owner ?? '0x0'],
    ['dataLength', node.dataLength],
    ['numChildren', node.children.length],
  ];
  return (
    <Facts>
      {fields.map(([name, value]) => (
        <Fact key={name} name={name} tip={tips[name]} look="code">
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
