import { zxidText } from '../../../engine/index.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Damage } from '../model/damage.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import type { Shown } from './shown.ts';

/** What the digests prove and what not, the first that differs, the snapshots, and every damage with its place. */
export function ProofPanel({
  summary,
  unreadable,
  goTo,
}: Shown & { readonly unreadable: readonly Damage[] }) {
  const words = useWords(DATA_DIRECTORY);
  const { digests, snapshots, damaged, acceptedEpoch, currentEpoch, transactions } = summary;
  const { firstWrong } = digests;
  const damages = [...unreadable, ...damaged];
  return (
    <section className={styles.panel} aria-label={words.tabs.proof}>
      <p>
        <b>{words.badge(digests.right, digests.right + digests.wrong)}</b>
      </p>
      <p>{words.covers}</p>
      {digests.without > 0 && <p className={styles.quiet}>{words.withoutDigest(digests.without)}</p>}
      <p className={styles.quiet}>
        {words.transactions(transactions)} · {words.epochs(acceptedEpoch, currentEpoch)}
      </p>
      {firstWrong !== null && (
        <div className={styles.wrong}>
          <h3>
            {words.firstWrong}{' '}
            <Button onClick={() => goTo(firstWrong.row)}>
              <span className={styles.mono}>{zxidText(firstWrong.zxid)}</span>
            </Button>
          </h3>
          <dl className={styles.stat}>
            <div>
              <dt>{words.serverDigest}</dt>
              <dd>{firstWrong.server}</dd>
            </div>
            <div>
              <dt>{words.hereDigest}</dt>
              <dd>{firstWrong.here}</dd>
            </div>
          </dl>
          <p>{words.suspects(firstWrong.lastRight)}</p>
        </div>
      )}
      <h3>{words.damages(damages.length)}</h3>
      {damages.length === 0 && <p>{words.noDamage}</p>}
      <ul className={styles.findings}>
        {damages.map(({ file, offset, zxid, reason }) => (
          <li key={`${file} ${offset} ${reason} ${zxid}`}>
            <b>{words.reasons[reason]}</b>
            <br />
            <span className={styles.mono}>{file}</span>, {words.damagePlace(offset, zxidText(zxid))}
          </li>
        ))}
      </ul>
      <h3>{words.snapshots}</h3>
      <ul className={styles.list}>
        {snapshots.map(({ file, nodes, settledZxid, isRight }) => (
          <li key={file}>
            <span className={styles.mono}>{file.slice(file.lastIndexOf('/') + 1)}</span>{' '}
            {words.snapshotLine({
              nodes,
              settled: settledZxid === null ? null : zxidText(settledZxid),
              isRight,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
