import { ArrowLeft } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { PALETTE } from '../../words/palette.ts';
import { useWords } from '../../../../words/useWords.ts';
import { isPossible, offerFirst } from '../../../../ui/commands/offers.ts';
import { give } from '../../../../ui/commands/give.ts';
import { sayWhyNot } from '../../../../ui/commands/sayWhyNot.ts';
import { useReadAhead } from '../../../../ui/controls/useReadAhead.ts';
import { IconButton } from '../../../../ui/parts/Button.tsx';
import { Dialog } from '../../../../ui/parts/Dialog.tsx';
import type { Deed, PaletteItem } from '../../../../ui/room/paletteItem.ts';
import { focusEnd } from '../../../../ui/parts/focusEnd.ts';
import { useRoom } from '../../../../ui/stores/dialogs.ts';
import { openConsole } from '../../../../ui/stores/panelTab.ts';
import { worldNow } from '../../../../ui/stores/useWorld.ts';
import { Option } from './Option.tsx';
import { groupsOf, isUntyped, keyDeed, paletteList, type PaletteState } from './paletteList.ts';
import { keepRecent } from './recent.ts';
import { usePaletteItems } from './usePaletteItems.ts';
import styles from './palette.module.css';

/** Everything the page can do, by name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const text = useWords(PALETTE);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { query: typed } = useRoom();
  const [state, setState] = useState<PaletteState>({ query: typed, at: 0, asking: null });
  const { query, asking } = state;
  const { items, recent } = usePaletteItems(query);
  useReadAhead(items);
  const values = useMemo(() => (asking?.does.what === 'ask' ? asking.does.values() : null), [asking]);
  // As its dialog opens: what is typed at once is its own.
  useLayoutEffect(() => focusEnd(input.current), []);

  const { shown, current, foundCount } = paletteList(state, values ?? items);
  const isAll = isUntyped(state);
  // The pointer says so with every pixel that it moves.
  const point = (at: number) => setState((before) => (before.at === at ? before : { ...before, at }));
  const ask = (item: PaletteItem | null) => {
    setState({ query: '', at: 0, asking: item });
    input.current?.focus();
  };
  const choose = (item: PaletteItem) => {
    if (item.does.what === 'ask') return ask(item);
    if (carryOut(item.does, onClose)) keepRecent((asking ?? item).key);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const deed = keyDeed(state, shown.length, event);
    if (deed === null) return;
    event.preventDefault();
    if (typeof deed === 'number') point(deed);
    else if (deed === 'back') ask(null);
    else if (deed === 'selectAll') input.current?.select();
    else if (current !== undefined) choose(current);
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
          onChange={({ target }) => setState({ ...state, query: target.value, at: 0 })}
          onKeyDown={onKey}
        />
        <div id={`${id}list`} className={styles.list} role="listbox" aria-label={text.options}>
          {groupsOf(shown, isAll && asking === null ? recent : null).map(({ name, items: group }) => (
            <div key={name ?? ''} role="group" aria-label={name === null ? text.options : text[name]}>
              {name !== null && (
                <div className={styles.heading} role="presentation">
                  {text[name]}
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
                  onPoint={() => point(shown.indexOf(item))}
                  onChoose={() => choose(item)}
                />
              ))}
            </div>
          ))}
        </div>
        <p className={styles.foot}>
          <span role="status">
            {foundCount === 0
              ? text.nothing(query.trim())
              : foundCount > shown.length
                ? text.more(foundCount - shown.length)
                : isAll
                  ? ''
                  : text.found(foundCount)}
          </span>
          <span id={`${id}keys`} className={styles.keys}>
            {text.keys}
          </span>
        </p>
      </div>
    </Dialog>
  );
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
