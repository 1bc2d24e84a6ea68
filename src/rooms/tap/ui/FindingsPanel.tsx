import { Button } from '../../../ui/parts/Button.tsx';
import { classes } from '../../../ui/parts/classes.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Finding } from '../model/findings.ts';
import { TAP } from '../words/area.ts';
import { ServersTable } from './ServersTable.tsx';
import { SCENE_OF_FINDING } from './findingScenes.ts';
import { Beside } from './Beside.tsx';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

interface Props extends Shown {
  readonly findings: readonly Finding[];
  readonly show: (index: number) => void;
}

const MAX_WAKEUPS = 100;

/** The report: what stands out, each with the moment that shows it, and which change woke which clients. */
export function FindingsPanel({ run, ledger, findings, show }: Props) {
  const words = useWords(TAP);
  const { totals, wakeups } = ledger;
  const shown = wakeups.all
    .toSorted((a, b) => b.woken.size - a.woken.size || a.index - b.index)
    .slice(0, MAX_WAKEUPS);
  return (
    <section className={styles.panel} aria-label={words.tabs.findings}>
      <div className={styles.row}>
        <p>{words.findings.totals({ ...totals, wakeups: wakeups.count, woken: wakeups.clients })}</p>
        <Button onClick={() => window.print()}>{words.findings.print}</Button>
      </div>
      <p className={styles.quiet}>{words.findings.about}</p>
      {findings.length === 0 && <p>{words.findings.none}</p>}
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.index} ${words.findings.say(finding)}`}>
            <p>{words.findings.say(finding)}</p>
            <p className={styles.quiet}>{words.findings.advice[finding.kind]}</p>
            <Button
              onClick={() => show(finding.index)}
              aria-label={`${words.findings.show}: ${words.findings.say(finding)}`}
            >
              {words.findings.show}
            </Button>
            {SCENE_OF_FINDING[finding.kind] !== undefined && (
              <a href={`./${SCENE_OF_FINDING[finding.kind]}`} target="_blank" rel="noreferrer">
                {words.findings.scene}
              </a>
            )}
            <Beside run={run} finding={finding} goTo={show} />
          </li>
        ))}
      </ul>
      {ledger.asked.all.length > 0 && <ServersTable ledger={ledger} show={show} />}
      {shown.length > 0 && (
        <>
          <h2>{words.wakeups.title}</h2>
          <p className={styles.quiet}>{words.wakeups.inferred}</p>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.wakeups.cause}</th>
                  <th scope="col">{words.wakeups.path}</th>
                  <th scope="col">{words.wakeups.woken}</th>
                  <th scope="col">{words.wakeups.inVain}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((wakeup) => (
                  <tr key={wakeup.index}>
                    <td>
                      <button type="button" className={styles.path} onClick={() => show(wakeup.lastIndex)}>
                        {words.wakeups.causes(wakeup.cause)}
                      </button>
                    </td>
                    <td className={classes(styles.mono, styles.znode)}>{wakeup.path}</td>
                    <td>{words.count(wakeup.woken.size)}</td>
                    <td>{words.count(wakeup.inVain.size)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
