import { useState } from 'react';
import { zxidText } from '../../../engine/index.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import { typeName } from '../model/typeNames.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

const PAGE = 100;

/** Transactions around the moment, as many as a filter lets through. `ofSession`: those of it at first; empty: all. */
export function LogPanel({ ofSession, ...shown }: Shown & { readonly ofSession: string }) {
  const { client, server, row, summary, goTo, show } = shown;
  const words = useWords(DATA_DIRECTORY);
  const [prefix, setPrefix] = useState('');
  const [session, setSession] = useState(ofSession);
  const [type, setType] = useState('');
  /** Where the list begins or ends, next to one that was seen; null: half of it before the moment. */
  const [page, setPage] = useState<{ readonly from: number; readonly direction: 1 | -1 } | null>(null);
  const direction = page?.direction ?? 1;
  const isFiltered = prefix !== '' || session !== '' || type !== '';
  const from = page?.from ?? (isFiltered ? 0 : Math.max(0, row - PAGE / 2));
  const typed = session.trim().toLowerCase();
  const found = useAsked(client, 'log', {
    server,
    row: from,
    direction,
    limit: PAGE,
    filter: {
      prefix,
      session: typed === '' ? null : `0x${typed.replace(/^0x/, '')}`,
      typeCode: type === '' ? null : Number(type),
    },
  });
  if (found === null) return null;
  const { rows, hasMore } = found;
  const hasEarlier = direction === 1 ? from > 0 : hasMore;
  const hasLater = direction === -1 || hasMore;
  return (
    <section className={styles.panel} aria-label={words.tabs.log}>
      <div className={styles.row}>
        <label className={styles.field}>
          {words.log.filter}
          <input
            value={prefix}
            placeholder="/"
            onChange={({ target }) => (setPrefix(target.value), setPage(null))}
          />
        </label>
        <label className={styles.field}>
          {words.log.session}
          <input
            value={session}
            placeholder="0x…"
            onChange={({ target }) => (setSession(target.value), setPage(null))}
          />
        </label>
        <label className={styles.field}>
          {words.log.type}
          <select value={type} onChange={({ target }) => (setType(target.value), setPage(null))}>
            <option value="">{words.log.all}</option>
            {summary.types.map((code) => (
              <option key={code} value={code}>
                {typeName(code)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rows.length === 0 ? (
        <p>{words.log.none}</p>
      ) : (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th>zxid</th>
                <th>{words.log.time}</th>
                <th>{words.log.type}</th>
                <th>{words.log.path}</th>
                <th>{words.log.session}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((each) => (
                <tr key={each.row} aria-current={each.row === row || undefined}>
                  <td>
                    <button type="button" className={styles.path} onClick={() => goTo(each.row)}>
                      {zxidText(each.zxid)}
                    </button>
                  </td>
                  <td>{words.time(each.timeMs)}</td>
                  <td>
                    {each.kind === 'transaction' ? typeName(each.typeCode) : words.moment.kinds[each.kind]}
                  </td>
                  <td className={styles.paths}>
                    {each.kind === 'transaction' &&
                      each.changes.slice(0, 3).map(({ path, change }) => (
                        <button
                          key={path}
                          type="button"
                          className={styles.path}
                          onClick={() => (goTo(each.row), show(path))}
                        >
                          {path} <small>{words.node.changes[change]}</small>
                        </button>
                      ))}
                    {each.kind === 'transaction' && each.changeCount > 3 && (
                      <small className={styles.quiet}>{words.log.more(each.changeCount - 3)}</small>
                    )}
                  </td>
                  <td className={styles.mono}>{each.session === '0x0' ? '' : each.session}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.row}>
        <Button
          refused={hasEarlier ? null : words.log.none}
          onClick={() => setPage({ from: (rows[0]?.row ?? from) - 1, direction: -1 })}
        >
          {words.log.earlier}
        </Button>
        <Button
          refused={hasLater ? null : words.log.none}
          onClick={() => setPage({ from: (rows.at(-1)?.row ?? from) + 1, direction: 1 })}
        >
          {words.log.later}
        </Button>
      </div>
    </section>
  );
}
