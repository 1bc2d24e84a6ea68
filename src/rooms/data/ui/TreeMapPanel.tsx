import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { MapCell, MapRange } from '../model/treeMap.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import { Legend } from './Legend.tsx';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

const WHOLE: MapRange = { path: '/', children: null };

/** The tree as a map that can be looked into: wide is what holds many znodes. `fromRow`: since when it shows changes. */
export function TreeMapPanel({ fromRow, ...shown }: Shown & { readonly fromRow: number }) {
  const { client, server, row } = shown;
  const words = useWords(DATA_DIRECTORY);
  const [range, setRange] = useState(WHOLE);
  const [rovingKey, setRovingKey] = useState('0 0');
  const box = useRef<HTMLDivElement>(null);
  const map = useAsked(client, 'map', { server, row, range, changesSince: fromRow });
  if (map === null) return null;
  const zoom = (to: MapRange) => {
    setRange(to);
    setRovingKey('0 0');
  };
  const enter = (cell: MapCell) => {
    if (cell.group !== null) zoom(cell.group.range);
    else if (cell.znodes > 1) zoom({ path: cell.path, children: null });
  };
  const chosen = map.cells.find(({ path, group }) => group === null && path === shown.path);
  const canEnter = chosen !== undefined && chosen.znodes > 1 && chosen.path !== range.path;
  const hasRover = map.cells.some((cell) => keyOf(cell) === rovingKey);
  const focus = (cell: MapCell | undefined) => {
    if (cell === undefined) return;
    setRovingKey(keyOf(cell));
    box.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, cell: MapCell) => {
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight': {
        const level = map.cells.filter(({ depth }) => depth === cell.depth);
        focus(level.at(level.indexOf(cell) + (event.key === 'ArrowRight' ? 1 : -1)));
        break;
      }
      case 'ArrowUp':
        focus(map.cells.find((each) => each.depth === cell.depth - 1 && holds(each, cell)));
        break;
      case 'ArrowDown':
        focus(map.cells.find((each) => each.depth === cell.depth + 1 && holds(cell, each)));
        break;
      case '+':
        enter(cell);
        break;
      case '-':
      case 'Backspace':
        zoom(outOf(range));
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  const levels = Math.max(0, ...map.cells.map(({ depth }) => depth)) + 1;
  return (
    <section className={styles.panel} aria-label={words.map.title}>
      <div className={styles.row}>
        <h3>{words.map.title}</h3>
        <nav className={styles.crumbs} aria-label={words.map.zoomedTo}>
          {crumbsOf(range).map((crumb, index, all) => (
            <button
              key={keyOfRange(crumb)}
              type="button"
              className={styles.path}
              aria-current={index === all.length - 1 ? 'true' : undefined}
              onClick={() => zoom(crumb)}
            >
              {crumb.children === null
                ? nameOf(crumb.path)
                : words.map.part(crumb.children.first + 1, crumb.children.first + crumb.children.count)}
            </button>
          ))}
        </nav>
        <small className={styles.quiet}>{words.map.count(map.znodes, map.changed)}</small>
        <span className={styles.row}>
          <Button
            look="quiet"
            refused={canEnter ? null : words.map.chooseFirst}
            onClick={() => chosen && enter(chosen)}
          >
            {words.map.zoomIn}
          </Button>
          <Button
            look="quiet"
            refused={keyOfRange(range) === keyOfRange(WHOLE) ? words.map.isWhole : null}
            onClick={() => zoom(outOf(range))}
          >
            {words.map.zoomOut}
          </Button>
        </span>
      </div>
      <div
        ref={box}
        role="group"
        aria-label={words.map.keys}
        className={styles.map}
        style={{ blockSize: `${levels * LEVEL_REM}rem` }}
      >
        {map.cells.map((cell, index) => {
          const key = keyOf(cell);
          return (
            <button
              key={key}
              type="button"
              data-cell={key}
              data-kind={cell.group === null ? cell.kind : 'group'}
              data-how={cell.how ?? (cell.changed > 0 ? 'below' : undefined)}
              tabIndex={hasRover ? (key === rovingKey ? 0 : -1) : index === 0 ? 0 : -1}
              className={styles.cellOfMap}
              aria-pressed={cell === chosen}
              aria-label={words.map.cell(cell)}
              title={words.map.cell(cell)}
              style={{
                insetInlineStart: `${cell.start * 100}%`,
                inlineSize: `${cell.width * 100}%`,
                insetBlockStart: `${cell.depth * LEVEL_REM}rem`,
              }}
              onClick={() => {
                setRovingKey(key);
                if (cell.group === null) shown.choose(cell.path);
                else enter(cell);
              }}
              onDoubleClick={() => enter(cell)}
              onKeyDown={(event) => onKeyDown(event, cell)}
            >
              {textOf(cell, words.count)}
            </button>
          );
        })}
      </div>
      <Legend
        items={(
          ['persistent', 'ephemeral', 'container', 'ttl', 'group', 'came', 'data', 'went', 'below'] as const
        )
          .filter((each) => ALWAYS.has(each) || map.cells.some((cell) => looksLike(cell, each)))
          .map((each) => ({ look: each, text: words.map.legend[each] }))}
      />
    </section>
  );
}

const LEVEL_REM = 1.9;

type Look = 'persistent' | 'ephemeral' | 'container' | 'ttl' | 'group' | 'came' | 'data' | 'went' | 'below';

const ALWAYS: ReadonlySet<Look> = new Set(['persistent']);

function looksLike({ kind, group, how, changed }: MapCell, look: Look): boolean {
  switch (look) {
    case 'group':
      return group !== null;
    case 'came':
    case 'data':
    case 'went':
      return how === look;
    case 'below':
      return changed > 0 && (how === null || how === 'other');
    default:
      return group === null && kind === look;
  }
}

/** Nothing where it would be cut off. */
function textOf({ name, group, width, znodes }: MapCell, count: (count: number) => string): string {
  const text = group === null ? name : count(znodes);
  return width * WIDTH_CHARACTERS > text.length + 1 ? text : '';
}

const WIDTH_CHARACTERS = 180;

function keyOf({ depth, start }: MapCell): string {
  return `${depth} ${start}`;
}

function keyOfRange({ path, children }: MapRange): string {
  return `${path} ${children?.first ?? ''} ${children?.count ?? ''}`;
}

/** Whether a cell stands over another one. */
function holds(upper: MapCell, lower: MapCell): boolean {
  const middle = lower.start + lower.width / 2;
  return upper.start <= middle && middle <= upper.start + upper.width;
}

function outOf({ path, children }: MapRange): MapRange {
  if (children !== null) return { path, children: null };
  return { path: path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '/', children: null };
}

/** From the root to what is shown. */
function crumbsOf(range: MapRange): readonly MapRange[] {
  const names = range.path.split('/').filter((name) => name !== '');
  const above = names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
  const whole = ['/', ...above].map((path): MapRange => ({ path, children: null }));
  return range.children === null ? whole : [...whole, range];
}

function nameOf(path: string): string {
  return path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1);
}
