import { scenarioPairs } from '../../scenarios/library.ts';
import { useState } from 'react';
import { listScenarios } from '../../scenarios/catalogue.ts';
import { FAMILIES, type Family } from '../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { openPair, openScenario } from './libraryScenes.ts';
import { PAIRS, pairChoices } from '../controls/presets.ts';
import { openScene } from '../controls/scene.ts';
import styles from './library.module.css';

/** Every scenario there is, family by family, and pairs of them. */
export function LibraryDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const text = words.dialogs.library;
  const [search, setSearch] = useState('');
  const shelves = shelvesOf(words)
    .map((shelf) => ({ ...shelf, entries: shelf.entries.filter((entry) => hasWord(entry, search)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Dialog title={text.title} look="wide" onClose={onClose}>
      <input
        type="search"
        className={styles.search}
        value={search}
        aria-label={text.search}
        placeholder={text.searchTip}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div aria-live="polite">{shelves.length === 0 && <p>{text.nothing}</p>}</div>
      {shelves.map(({ name, entries }) => (
        <section key={name} className={styles.shelf} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => {
                    entry.open();
                    onClose();
                  }}
                >
                  <strong>{entry.name}</strong>
                  <span>{entry.more}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly more: string;
  readonly open: () => void;
}

interface ShelfOfEntries {
  readonly name: string;
  readonly entries: readonly Entry[];
}

function shelvesOf(words: Messages): readonly ShelfOfEntries[] {
  const families = FAMILIES.map((family) => ({
    name: words.dialogs.families[family],
    entries: scenariosOf(family, words),
  }));
  return [{ name: words.dialogs.library.pairs, entries: pairsOf(words) }, ...families];
}

function scenariosOf(family: Family, { catalogue }: Messages): readonly Entry[] {
  return listScenarios().flatMap(({ id, family: its }) => {
    const words = catalogue.scenarios[id];
    if (its !== family || words === undefined) return [];
    return [{ key: id, name: words.name, more: words.more, open: () => openScenario(id) }];
  });
}

function pairsOf({ catalogue, dialogs, scenarios }: Messages): readonly Entry[] {
  const first = PAIRS.map((pair) => ({
    key: pair,
    name: scenarios.pairs[pair].name,
    more: dialogs.pairs[pair],
    open: () => openScene(pairChoices(pair)),
  }));
  const late = scenarioPairs.flatMap((pair) => {
    const words = catalogue.pairs[pair.id];
    if (words === undefined) return [];
    return [{ key: pair.id, name: words.name, more: words.more, open: () => openPair(pair) }];
  });
  return [...first, ...late];
}

function hasWord({ name, more }: Entry, search: string): boolean {
  return `${name} ${more}`.toLowerCase().includes(search.trim().toLowerCase());
}
