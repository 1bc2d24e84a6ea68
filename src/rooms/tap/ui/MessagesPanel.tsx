import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { TapEvent } from '../model/tapEvent.ts';
import { TAP } from '../words/area.ts';
import { eventText } from './eventText.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

const MAX_ROWS = 200;

/** Messages up to the moment, the newest first. */
export function MessagesPanel({ run, count, ledger, goTo }: Shown) {
  const words = useWords(TAP);
  const [filter, setFilter] = useState('');
  const rows: { readonly index: number; readonly event: TapEvent; readonly text: string }[] = [];
  for (let index = count - 1; index >= 0 && rows.length < MAX_ROWS; index--) {
    const event = run.events[index];
    if (event === undefined || event.kind === 'ping' || event.kind === 'pong') continue;
    const text = eventText(event, words);
    const session = ledger.connections.get(event.connection)?.session ?? '';
    if (filter === '' || `${text} ${session}`.includes(filter)) rows.push({ index, event, text });
  }
  return (
    <section className={styles.panel} aria-label={words.tabs.messages}>
      <input
        type="search"
        aria-label={words.messages.filter}
        placeholder={words.messages.filter}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <p className={styles.quiet}>{words.messages.shown(rows.length, count)}</p>
      <div className={styles.scroll}>
        <table>
          <tbody>
            {rows.map(({ index, event, text }) => (
              <tr key={index} aria-current={index === count - 1 ? 'true' : undefined}>
                <td>{(event.atMs / 1000).toFixed(3)}</td>
                <td className={styles.mono}>
                  {ledger.connections.get(event.connection)?.session ??
                    ledger.connections.get(event.connection)?.client ??
                    ''}
                </td>
                <td className={styles.znode}>
                  <button type="button" className={styles.path} onClick={() => goTo(index)}>
                    {text}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
