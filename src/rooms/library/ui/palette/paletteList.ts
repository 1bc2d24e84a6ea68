// What the palette lists of what is typed, in groups, and what each key does there.
import { search } from '../../../../ui/controls/search.ts';
import type { PaletteItem } from '../../../../ui/room/paletteItem.ts';

export interface PaletteState {
  readonly query: string;
  /** The item that Enter chooses, by its place. */
  readonly at: number;
  /** The command that asks for a value. */
  readonly asking: PaletteItem | null;
}

export interface PaletteList {
  readonly shown: readonly PaletteItem[];
  readonly current: PaletteItem | undefined;
  readonly foundCount: number;
}

/** More of them say less than another letter does. */
const MOST_SHOWN = 40;
const PAGE = 8;

/** `items`: the values that are asked for, or all there is. */
export function paletteList({ query, at, asking }: PaletteState, items: readonly PaletteItem[]): PaletteList {
  const own = asking?.does.what === 'ask' ? (asking.does.typed?.(query.trim()) ?? null) : null;
  const found = own !== null ? [own] : isUntyped({ query }) ? items : search(items, query);
  const shown = found.slice(0, MOST_SHOWN);
  return { shown, current: shown[Math.min(at, shown.length - 1)], foundCount: found.length };
}

export function isUntyped({ query }: Pick<PaletteState, 'query'>): boolean {
  return query.trim() === '';
}

/** A number is the place that becomes the current one. `back`: to what asked. */
export type KeyDeed = 'choose' | 'back' | 'selectAll' | number;

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Null: the key does what it does in any field. */
export function keyDeed(
  { at, asking, query }: PaletteState,
  shownCount: number,
  { key, ctrlKey, metaKey }: Key,
): KeyDeed | null {
  const last = shownCount - 1;
  // The browser would search the web instead.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'selectAll' : null;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(last, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    case 'Enter':
      return 'choose';
    case 'Escape':
      return asking === null ? null : 'back';
    case 'Backspace':
      return asking === null || query !== '' ? null : 'back';
    default:
      return null;
  }
}

export interface Group {
  /** Null where all that was found is one list. */
  readonly name: 'recent' | 'suggested' | null;
  readonly items: readonly PaletteItem[];
}

/** `recent`: keys of what was used before; null: it is not told apart. */
export function groupsOf(shown: readonly PaletteItem[], recent: readonly string[] | null): readonly Group[] {
  if (shown.length === 0) return [];
  if (recent === null) return [{ name: null, items: shown }];
  const used = shown.filter(({ key }) => recent.includes(key));
  const others = shown.filter((item) => !used.includes(item));
  return [
    ...(used.length === 0 ? [] : [{ name: 'recent', items: used } as const]),
    { name: 'suggested', items: others },
  ];
}
