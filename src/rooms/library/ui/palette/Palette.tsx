import { ArrowLeft } from 'lucide-react';
import { use, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { commandWord } from '../../../../words/commandWord.ts';
import { PALETTE } from '../../words/palette.ts';
import type { PaletteWords } from '../../words/paletteContract.ts';
import { useWords, wordsNow } from '../../../../words/useWords.ts';
import { isPossible, offerFirst, type Offer } from '../../../../ui/commands/offers.ts';
import { give } from '../../../../ui/commands/give.ts';
import { reasonOf } from '../../../../ui/commands/reasonOf.ts';
import { sayWhyNot } from '../../../../ui/commands/sayWhyNot.ts';
import { search } from '../../../../ui/controls/search.ts';
import { useViews } from '../../../../ui/controls/useViews.ts';
import { fetchAhead } from '../../../../ui/fetching/fetched.ts';
import { roomEntries, useStage } from '../../../../ui/stores/stage.ts';
import { IconButton } from '../../../../ui/parts/Button.tsx';
import { Dialog } from '../../../../ui/parts/Dialog.tsx';
import { openConsole } from '../../../../ui/stores/panelTab.ts';
import { shownSide } from '../../../../ui/stores/shownSide.ts';
import { useShownViews } from '../../../../ui/stores/shownViews.ts';
import { worldNow, type WorldView } from '../../../../ui/stores/useWorld.ts';
import { useOtherLanguages } from '../rooms/useOtherLanguages.ts';
import { allItems, type ItemsOf } from './allItems.ts';
import type { AnyRoom } from '../../../../ui/room/room.ts';
import { actionOf, valueText } from './commandItems.ts';
import type { Deed, Languages, PaletteItem } from '../../../../ui/room/paletteItem.ts';
import { keepRecent, recentKeys } from './recent.ts';
import styles from './palette.module.css';

/** More of them say less than another letter does. */
const MOST_SHOWN = 40;
const PAGE = 8;

/** Everything the page can do, by name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(PALETTE);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  /** The command that asks for a value. */
  const [asking, setAsking] = useState<PaletteItem | null>(null);
  const { items, recent } = useItems(query);
  const values = useMemo(() => (asking?.does.what === 'ask' ? asking.does.values() : null), [asking]);
  // As its dialog opens: what is typed at once is its own.
  useLayoutEffect(() => input.current?.focus(), []);

  const isAll = query.trim() === '';
  const of = values ?? items;
  const own = asking?.does.what === 'ask' ? (asking.does.typed?.(query.trim()) ?? null) : null;
  const found = own !== null ? [own] : isAll ? of : search(of, query);
  const shown = found.slice(0, MOST_SHOWN);
  const current = shown[Math.min(at, shown.length - 1)];
  const edit = (typed: string) => {
    setQuery(typed);
    setAt(0);
  };
  const ask = (item: PaletteItem | null) => {
    setAsking(item);
    edit('');
    input.current?.focus();
  };
  const choose = (item: PaletteItem) => {
    if (item.does.what === 'ask') return ask(item);
    if (carryOut(item.does, onClose)) keepRecent((asking ?? item).key);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const act = keyed(event);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const keyed = ({ key, ctrlKey, metaKey }: KeyboardEvent): (() => void) | null => {
    const last = shown.length - 1;
    // The browser would search the web instead.
    if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? () => input.current?.select() : null;
    switch (key) {
      case 'ArrowDown':
        return () => setAt(at >= last ? 0 : at + 1);
      case 'ArrowUp':
        return () => setAt(at <= 0 ? last : at - 1);
      case 'PageDown':
        return () => setAt(Math.min(last, at + PAGE));
      case 'PageUp':
        return () => setAt(Math.max(0, at - PAGE));
      case 'Enter':
        return () => current !== undefined && choose(current);
      case 'Escape':
        return asking === null ? null : () => ask(null);
      case 'Backspace':
        return asking === null || query !== '' ? null : () => ask(null);
      default:
        return null;
    }
  };
  const optionId = (item: PaletteItem) => `${id}${shown.indexOf(item)}`;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className={styles.palette}>
        {asking !== null && (
          <p className={styles.asking}>
            <IconButton look="quiet" name={text.back} onClick={() => ask(null)}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            {text.ask(asking.name.replace(/…$/u, ''))}
          </p>
        )}
        <input
          ref={input}
          type="text"
          className={styles.search}
          role="combobox"
          aria-label={asking === null ? text.search : text.ask(asking.name)}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={current === undefined ? undefined : optionId(current)}
          aria-describedby={`${id}keys`}
          placeholder={asking === null ? text.placeholder : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => edit(target.value)}
          onKeyDown={onKey}
        />
        <div id={`${id}list`} className={styles.list} role="listbox" aria-label={text.options}>
          {groupsOf(shown, isAll && asking === null ? recent : null, text).map(({ name, items: group }) => (
            <div key={name ?? ''} role="group" aria-label={name ?? text.options}>
              {name !== null && (
                <div className={styles.heading} role="presentation">
                  {name}
                </div>
              )}
              {group.map((item) => (
                <Option
                  key={item.key}
                  id={optionId(item)}
                  item={item}
                  isCurrent={item === current}
                  isValue={asking !== null}
                  text={text}
                  onPoint={() => setAt(shown.indexOf(item))}
                  onChoose={() => choose(item)}
                />
              ))}
            </div>
          ))}
        </div>
        <p className={styles.foot}>
          <span role="status">
            {found.length === 0
              ? text.nothing(query.trim())
              : found.length > shown.length
                ? text.more(found.length - shown.length)
                : isAll
                  ? ''
                  : text.found(found.length)}
          </span>
          <span id={`${id}keys`} className={styles.keys}>
            {text.keys}
          </span>
        </p>
      </div>
    </Dialog>
  );
}

/** What there is when the palette opens. Lessons and other languages come as soon as they are there. */
function useItems(query: string) {
  const words = useWords();
  const others = useOtherLanguages(query);
  const shownViews = useShownViews(0);
  const entries = use(roomEntries());
  const [view] = useState(() => worldNow(shownSide()) ?? worldNow(0));
  const [recent] = useState(recentKeys);
  const ofRooms = useItemsOfRooms();
  const items = useMemo(() => {
    const languages: Languages = [{ messages: words, area: wordsNow }, ...others];
    const all = allItems(view, shownViews, ofRooms, entries, languages);
    const known = recent.flatMap((key) => all.find((item) => item.key === key) ?? []);
    return [...known, ...all.filter((item) => !known.includes(item))];
  }, [view, words, others, shownViews, ofRooms, entries, recent]);
  return { items, recent };
}

/** Of the rooms whose code has come, in the order of their list. */
function useItemsOfRooms() {
  const rooms = useStage((stage) => stage.rooms);
  const [there, setThere] = useState<ReadonlyMap<AnyRoom, ItemsOf>>(new Map());
  useEffect(() => {
    for (const room of rooms) {
      const load = room.paletteItems;
      if (load !== undefined)
        fetchAhead(async () => {
          const itemsOf = await load();
          setThere((before) => new Map([...before, [room, itemsOf]]));
        });
    }
  }, [rooms]);
  return useMemo(() => rooms.flatMap((room) => there.get(room) ?? []), [rooms, there]);
}

interface Group {
  /** Null where all that was found is one list. */
  readonly name: string | null;
  readonly items: readonly PaletteItem[];
}

function groupsOf(
  shown: readonly PaletteItem[],
  recent: readonly string[] | null,
  text: PaletteWords,
): readonly Group[] {
  if (shown.length === 0) return [];
  if (recent === null) return [{ name: null, items: shown }];
  const used = shown.filter(({ key }) => recent.includes(key));
  const others = shown.filter((item) => !used.includes(item));
  return [
    ...(used.length === 0 ? [] : [{ name: text.recent, items: used }]),
    { name: text.suggested, items: others },
  ];
}

/** False where it cannot be done now: then the reason is said, and the palette stays. */
function carryOut(does: Exclude<Deed, { what: 'ask' }>, onClose: () => void): boolean {
  if (does.what === 'run') {
    onClose();
    does.run();
    return true;
  }
  const views = [worldNow(0), worldNow(1)].filter((view) => view !== null);
  const offered = offerFirst(does.commands, views, does.side);
  if (!isPossible(offered)) {
    sayWhyNot(offered);
    return false;
  }
  onClose();
  give(offered.command);
  // What a server answers stands there.
  if (offered.command.type === 'askServer') openConsole('lab');
  return true;
}

interface OptionProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isCurrent: boolean;
  /** One of the values that a command asks for. */
  readonly isValue: boolean;
  readonly text: PaletteWords;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, item, isCurrent, isValue, text, onPoint, onChoose }: OptionProps) {
  const { does, kind } = item;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // The field keeps the focus, and its keys are those of the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={option}
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {does.what === 'give' ? (
        <Given does={does} isValue={isValue} />
      ) : (
        <span className={styles.name}>
          {item.name}
          {does.what === 'run' && does.isInForce === true && (
            <small className={styles.more}>{text.inForce}</small>
          )}
        </span>
      )}
      {!isValue && <span className={styles.kind}>{text.kinds[kind]}</span>}
    </div>
  );
}

/** A command as it can be given at the playhead, and why it cannot. */
function Given({
  does,
  isValue,
}: {
  readonly does: Extract<Deed, { what: 'give' }>;
  readonly isValue: boolean;
}) {
  const words = useWords();
  const views: readonly WorldView[] = useViews();
  const offered: Offer = offerFirst(does.commands, views, does.side);
  const { command } = offered;
  const value = isValue ? valueText(command, words) : '';
  const isRefused = !isPossible(offered);
  return (
    <>
      <span className={styles.name} data-refused={isRefused || undefined}>
        {value === '' ? actionOf(command, words) : value}
        <small className={styles.more} data-short={!isRefused || undefined}>
          {isRefused ? reasonOf(offered, words) : value === '' && commandWord(command, words).explanation}
        </small>
      </span>
      {does.hotkey !== null && <kbd aria-hidden="true">{does.hotkey}</kbd>}
    </>
  );
}
