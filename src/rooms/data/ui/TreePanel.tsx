import { useState, type KeyboardEvent } from 'react';
import { zxidText } from '../../../engine/index.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { TreeRow } from '../model/treeRows.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import { NodePanel } from './NodePanel.tsx';
import type { Shown } from './shown.ts';
import { TreeMapPanel } from './TreeMapPanel.tsx';
import { useAsked } from './useAsked.ts';

/** The tree at the moment, level by level or as a search finds it, and beside it the znode that is chosen. */
export function TreePanel(shown: Shown) {
  const words = useWords(DATA_DIRECTORY);
  const [text, setText] = useState('');
  const [fromRow, setFromRow] = useState<number | null>(null);
  return (
    <>
      <TreeMapPanel key={shown.server} {...shown} fromRow={fromRow ?? shown.row - 1} />
      <div className={styles.two}>
        <section className={styles.panel} aria-label={words.tabs.tree}>
          <div className={styles.row}>
            <input
              type="search"
              aria-label={words.tree.search}
              placeholder={words.tree.search}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            {fromRow === null ? (
              <Button look="quiet" onClick={() => setFromRow(shown.row)}>
                {words.compare.setFrom}
              </Button>
            ) : (
              <Button look="quiet" onClick={() => setFromRow(null)}>
                {words.compare.clear}
              </Button>
            )}
          </div>
          {fromRow !== null ? (
            <Compared {...shown} fromRow={fromRow} />
          ) : text === '' ? (
            <div
              role="tree"
              tabIndex={-1}
              aria-label={words.tabs.tree}
              className={styles.tree}
              onKeyDown={walk}
            >
              <Level {...shown} parent="/" depth={0} isRoot />
            </div>
          ) : (
            <Found {...shown} text={text} />
          )}
        </section>
        <NodePanel {...shown} />
      </div>
    </>
  );
}

const LEVEL = 200;

interface LevelProps extends Shown {
  readonly parent: string;
  readonly depth: number;
  readonly isRoot?: boolean;
}

/** The children of a znode; the root's own line comes before its. */
function Level({ parent, depth, isRoot = false, ...shown }: LevelProps) {
  const { client, server, row } = shown;
  const words = useWords(DATA_DIRECTORY);
  const [limit, setLimit] = useState(LEVEL);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const level = useAsked(client, 'children', { server, row, path: parent, limit });
  if (level === null) return null;
  const toggle = (each: string) => {
    const next = new Set(opened);
    if (!next.delete(each)) next.add(each);
    setOpened(next);
  };
  const rows = level.rows.map((each) => {
    const isOpen = opened.has(each.path);
    return (
      <div key={each.path} role="none">
        <Line
          line={each}
          depth={depth}
          isOpen={each.numChildren === 0 ? null : isOpen}
          isChosen={shown.path === each.path}
          onChoose={() => shown.choose(each.path)}
          onToggle={() => toggle(each.path)}
        />
        {isOpen && (
          <div role="group">
            <Level {...shown} parent={each.path} depth={depth + 1} />
          </div>
        )}
      </div>
    );
  });
  return (
    <>
      {isRoot && (
        <Line
          line={ROOT}
          depth={0}
          isOpen={null}
          isChosen={shown.path === '/'}
          onChoose={() => shown.choose('/')}
          onToggle={() => undefined}
        />
      )}
      {rows}
      {level.total > level.rows.length && (
        <Button look="quiet" onClick={() => setLimit(limit * 4)}>
          {words.tree.more(level.total - level.rows.length)}
        </Button>
      )}
    </>
  );
}

const ROOT: TreeRow = {
  path: '/',
  name: '/',
  kind: 'persistent',
  owner: null,
  numChildren: 0,
  dataLength: 0,
  isChanged: false,
};

interface LineProps {
  readonly line: TreeRow;
  readonly depth: number;
  /** Null: it has no children to open. */
  readonly isOpen: boolean | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

function Line({ line, depth, isOpen, isChosen, onChoose, onToggle }: LineProps) {
  const words = useWords(DATA_DIRECTORY);
  const classNames = [styles.line, isChosen && styles.chosen, line.isChanged && styles.changed].filter(
    Boolean,
  );
  return (
    <div
      role="treeitem"
      tabIndex={0}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isChosen}
      aria-level={depth + 1}
      data-open={isOpen === null ? undefined : String(isOpen)}
      className={classNames.join(' ')}
      style={{ paddingInlineStart: `${depth * 1.1 + 0.4}rem` }}
      onClick={onChoose}
      onDoubleClick={onToggle}
      onKeyDown={(event) => {
        const wants = event.key === 'ArrowRight' ? false : event.key === 'ArrowLeft' ? true : null;
        if (event.key === 'Enter' || event.key === ' ') onChoose();
        else if (wants !== null && isOpen === wants) onToggle();
        else return;
        event.preventDefault();
      }}
    >
      <span
        className={styles.turn}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {isOpen === null ? '' : isOpen ? '▾' : '▸'}
      </span>
      <span className={styles.name}>{line.name}</span>
      {line.kind !== 'persistent' && <small className={styles.kind}>{words.node.kind[line.kind]}</small>}
      {line.owner !== null && <small className={styles.mono}>{line.owner}</small>}
      <small className={styles.quiet}>
        {line.numChildren > 0 && words.tree.children(line.numChildren)}
        {line.numChildren > 0 && line.dataLength > 0 && ' · '}
        {line.dataLength > 0 && words.bytes(line.dataLength)}
      </small>
      {line.isChanged && <span className="visually-hidden">{words.tree.changedHere}</span>}
    </div>
  );
}

/** Up and down go from line to line, as in any tree. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = lines.indexOf(event.target as HTMLElement);
  lines[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

function Found({ text, ...shown }: Shown & { readonly text: string }) {
  const words = useWords(DATA_DIRECTORY);
  const found = useAsked(shown.client, 'search', {
    server: shown.server,
    row: shown.row,
    text,
    limit: LEVEL,
  });
  if (found === null) return null;
  return (
    <>
      <p className={styles.quiet} role="status">
        {found.total === 0 ? words.tree.none : words.tree.results(found.total)}
      </p>
      <PathList paths={found.rows.map(({ path }) => path)} choose={shown.choose} />
      {found.otherTotal > 0 && (
        <>
          <h3>{words.tree.otherMoments(found.otherTotal)}</h3>
          <PathList paths={found.others} choose={shown.choose} />
        </>
      )}
    </>
  );
}

interface PathListProps {
  readonly paths: readonly string[];
  readonly choose: (path: string) => void;
}

function PathList({ paths, choose }: PathListProps) {
  return (
    <ul className={styles.list}>
      {paths.map((path) => (
        <li key={path}>
          <button type="button" className={styles.path} onClick={() => choose(path)}>
            {path}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What differs between the moment that was remembered and the one shown. */
function Compared({ fromRow, ...shown }: Shown & { readonly fromRow: number }) {
  const { client, server, row } = shown;
  const words = useWords(DATA_DIRECTORY);
  const result = useAsked(client, 'difference', { server, from: fromRow, to: row });
  const from = useAsked(client, 'moment', { server, row: fromRow });
  const to = useAsked(client, 'moment', { server, row });
  if (result === null || from === null || to === null) return null;
  return (
    <>
      <p role="status">
        {result.total === 0
          ? words.compare.none
          : words.compare.result(result.total, zxidText(from.zxid), zxidText(to.zxid))}
      </p>
      <ul className={styles.list}>
        {result.paths.map(({ path, how }) => (
          <li key={path}>
            <button type="button" className={styles.path} onClick={() => shown.choose(path)}>
              {path}
            </button>{' '}
            <small className={styles.quiet}>{words.compare.how[how]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
