import { classes } from '../../../ui/parts/classes.ts';
import { useWords } from '../../../words/useWords.ts';
import { staleBeliefs } from '../model/beliefs.ts';
import { TAP } from '../words/area.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

const MAX_ROWS = 300;

/** Znodes that have changed since a client was last told of them. */
export function BeliefsPanel({ ledger, goTo }: Shown) {
  const words = useWords(TAP);
  const stale = staleBeliefs(ledger);
  const ago = (ms: number) => ((ledger.nowMs - ms) / 1000).toFixed(1);
  return (
    <section className={styles.panel} aria-label={words.tabs.beliefs}>
      <p className={styles.quiet}>{words.beliefs.about}</p>
      {stale.length === 0 ? (
        <p>{words.beliefs.none}</p>
      ) : (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.clients.session}</th>
                <th scope="col">{words.beliefs.path}</th>
                <th scope="col">{words.beliefs.told}</th>
                <th scope="col">{words.beliefs.known}</th>
                <th scope="col">{words.beliefs.hears}</th>
              </tr>
            </thead>
            <tbody>
              {stale.slice(0, MAX_ROWS).map(({ session, path, belief, node, hears }) => (
                <tr key={`${session} ${path}`}>
                  <td className={styles.mono}>{session}</td>
                  <td className={classes(styles.mono, styles.znode)}>{path}</td>
                  <td>
                    <button type="button" className={styles.path} onClick={() => goTo(belief.index)}>
                      {words.beliefs.was(belief.version, ago(belief.atMs))}
                    </button>
                  </td>
                  <td>
                    <button type="button" className={styles.path} onClick={() => goTo(node.seenIndex)}>
                      {words.beliefs.was(
                        node.state === 'gone' ? null : (node.stat?.version ?? 0),
                        ago(node.seenMs),
                      )}
                    </button>
                    <small>{words.tree.sources[node.source]}</small>
                  </td>
                  <td className={hears === 'never' ? styles.problem : undefined}>
                    {words.beliefs.heard[hears]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {stale.length > MAX_ROWS && <p>{words.figures.first(MAX_ROWS)}</p>}
    </section>
  );
}
