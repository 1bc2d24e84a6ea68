// What the signs of an ensemble’s picture mean, as far as it has shown them.
import { memo, type ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { CROWN } from '../../draw/thing/glyphs.ts';
import { ENSEMBLE_SIGNS, ensembleSigns, type EnsembleSign } from '../../views/ensemble/ensembleSigns.ts';
import { useEnsemble } from '../../views/ensemble/useEnsemble.ts';
import styles from './Guide.module.css';
import { Legend, SESSION_SIGN, useSeen } from './Legend.tsx';

export function EnsembleLegend() {
  return <Signs seen={useSeen([...useEnsembleSigns(0), ...useEnsembleSigns(1)])} />;
}

const Signs = memo(function Signs({ seen }: { readonly seen: ReadonlySet<EnsembleSign> }) {
  const text = useWords().guide.ensemble;
  const signs = ENSEMBLE_SIGNS.filter((sign) => seen.has(sign));
  return (
    <Legend signs={signs.map((sign) => ({ key: sign, drawn: ENSEMBLE_DRAWN[sign], text: text[sign] }))} />
  );
});

function useEnsembleSigns(side: 0 | 1): readonly EnsembleSign[] {
  const shown = useEnsemble(side);
  return shown === null ? [] : ensembleSigns(shown.picture);
}

function entry(look: 'committed' | 'outstanding' | 'doomed') {
  return <rect x="7" y="7" width="18" height="10" rx="3" className={styles.entry} data-look={look} />;
}

const ENSEMBLE_DRAWN: Readonly<Record<EnsembleSign, ReactNode>> = {
  leader: <path d={CROWN} className={styles.leads} transform="translate(16 12)" />,
  committed: entry('committed'),
  outstanding: entry('outstanding'),
  doomed: entry('doomed'),
  zxid: (
    <>
      <rect x="2" y="5" width="13" height="14" rx="3" className={styles.field} />
      <rect x="17" y="5" width="13" height="14" rx="3" className={styles.field} />
      <text x="8.5" y="15.5" className={styles.digit}>
        4
      </text>
      <text x="23.5" y="15.5" className={styles.digit}>
        8
      </text>
    </>
  ),
  link: (
    <>
      <path d="M3 12H29" className={styles.link} />
      <rect x="13" y="9" width="6" height="6" className={styles.packet} />
    </>
  ),
  parted: (
    <>
      <path d="M2 12H30" className={styles.link} data-cut />
      <path d="M17 2C12 8 21 14 15 22" className={styles.cut} />
    </>
  ),
  cut: (
    <>
      <path d="M2 12H12M20 12H30" className={styles.link} data-cut />
      <path d="M12 7V17M20 7V17" className={styles.cross} />
    </>
  ),
  session: SESSION_SIGN,
};
