import { DECK } from '../words/deck.ts';
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEffect, type ReactNode } from 'react';
import { beginCounting, useEndNumbers } from './counting.ts';
import styles from './deck.module.css';
import { QrCodeOf } from '../../../ui/parts/qr/QrCodeOf.tsx';
import { useAddress } from '../../../ui/link/useAddress.ts';

/** Three numbers to take home, counted by the engine, and the link to the moment the talk ended at. */
export function EndCard() {
  const { end } = useWords(DECK);
  const panel = useWords(DECK_PANEL);
  const numbers = useEndNumbers((state) => state.numbers);
  const address = useAddress();
  useEffect(beginCounting, []);
  return (
    <section className={styles.end} aria-label={end.caption}>
      <dl className={styles.numbers}>
        <Figure of={numbers === null ? null : end.bellsOf(numbers.bells.clients)}>
          {numbers === null ? end.counting : end.bells(numbers.bells.herd, numbers.bells.line)}
        </Figure>
        <Figure of={numbers === null ? null : end.silenceOf(numbers.silenceMs.measured)}>
          {numbers === null ? end.counting : end.silence(numbers.silenceMs.from, numbers.silenceMs.to)}
        </Figure>
        <Figure of={numbers === null ? null : end.fatesOf}>
          {numbers === null ? end.counting : end.fates(numbers.fates.kept, numbers.fates.quorums)}
        </Figure>
      </dl>
      <div className={styles.endLink}>
        {address.state === 'there' && <QrCodeOf text={address.address} name={panel.qr.alt} />}
        <p>{end.tryIt}</p>
      </div>
    </section>
  );
}

function Figure({ of, children }: { readonly of: string | null; readonly children: ReactNode }) {
  return (
    <div>
      <dd>{children}</dd>
      <dt>{of}</dt>
    </div>
  );
}
