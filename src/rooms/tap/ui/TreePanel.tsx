import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { TAP } from '../words/area.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

const MAX_ROWS = 300;

/** Znodes as they were last seen, with how that is known. */
export function TreePanel({ ledger, goTo }: Shown) {
  const words = useWords(TAP);
  const [search, setSearch] = useState('');
  const [withGone, setWithGone] = useState(false);
  const found = [...ledger.nodes.values()]
    .filter(({ path, state }) => path.includes(search) && (withGone || state !== 'gone'))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return (
    <section className={styles.panel} aria-label={words.tabs.tree}>
      <p className={styles.quiet}>{ledger.isJoined ? words.tree.complete : words.tree.about}</p>
      <div className={styles.row}>
        <input
          type="search"
          aria-label={words.tree.search}
          placeholder={words.tree.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={withGone} onChange={({ target }) => setWithGone(target.checked)} />
          {words.tree.showGone}
        </label>
      </div>
      <ul className={styles.nodes}>
        {found.slice(0, MAX_ROWS).map(({ path, state, source, seenMs, seenIndex, owner, stat }) => (
          <li key={path} className={state === 'gone' ? styles.gone : undefined}>
            <button type="button" className={styles.path} onClick={() => goTo(seenIndex)}>
              {path}
            </button>
            <small>
              {words.tree.states[state]} ·{' '}
              {words.tree.seen(words.tree.sources[source], ((ledger.nowMs - seenMs) / 1000).toFixed(1))}
              {owner !== null && ` · ${words.tree.owner(owner)}`}
              {stat !== null && ` · ${words.tree.version(stat.version)} · ${words.bytes(stat.dataBytes)}`}
            </small>
          </li>
        ))}
      </ul>
      {found.length > MAX_ROWS && <p>{words.tree.more(found.length - MAX_ROWS)}</p>}
    </section>
  );
}
