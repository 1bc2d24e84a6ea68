// What the signs of a tree’s picture mean, as far as it has shown them.
import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { BELL, CROSS, HOURGLASS, KEY, MOON, PAUSE } from '../../draw/thing/glyphs.ts';
import { TREE_SIGNS, treeSigns, type TreeSign } from '../../views/world/treeSigns.ts';
import { usePicture } from '../../views/world/usePicture.ts';
import styles from './Guide.module.css';
import { Legend, SESSION_SIGN, useSeen } from './Legend.tsx';

export function TreeLegend() {
  const text = useWords().guide;
  const [left, right] = [usePicture(0), usePicture(1)];
  const shown = [left, right].flatMap((each) => (each === null ? [] : treeSigns(each.picture)));
  const seen = useSeen(shown);
  const signs = TREE_SIGNS.filter((sign) => seen.has(sign));
  return <Legend signs={signs.map((sign) => ({ key: sign, drawn: TREE_DRAWN[sign], text: text[sign] }))} />;
}

/** A sign at the edge of a disc, as the picture has it. */
function badge(path: string, look: 'belief' | 'alarm' | 'plain') {
  return (
    <g transform="translate(16 12)">
      <circle r="9" className={styles.badge} data-look={look} />
      <path d={path} className={styles.glyph} data-look={look} transform="scale(0.86)" />
      {look === 'alarm' && <path d="M-6.5 6.5L6.5 -6.5" className={styles.slash} />}
    </g>
  );
}

function glyph(path: string) {
  return <path d={path} className={styles.plain} transform="translate(16 12)" />;
}

const TREE_DRAWN: Readonly<Record<TreeSign, ReactNode>> = {
  holder: badge(KEY, 'belief'),
  mistaken: badge(KEY, 'alarm'),
  waiting: (
    <>
      <circle cx="14" cy="13" r="8.5" className={styles.hollow} />
      <path d={MOON} className={styles.plain} transform="translate(25 6)" />
    </>
  ),
  paused: badge(PAUSE, 'plain'),
  killed: (
    <g transform="translate(16 12)">
      <circle r="9" className={styles.badge} data-look="plain" />
      <path d={CROSS} className={styles.cross} />
    </g>
  ),
  owns: <path d="M6 20 C6 10 26 14 26 4" className={styles.solid} />,
  watches: (
    <>
      <path d="M6 20 C6 10 26 14 26 4" className={styles.dotted} />
      <path d="M22.5 8 L26 4 L28.5 8.6" className={styles.solid} />
    </>
  ),
  bell: glyph(BELL),
  woken: (
    <>
      <circle cx="9" cy="12" r="3.3" className={styles.wakeUp} data-earlier />
      <circle cx="17.5" cy="12" r="3.3" className={styles.wakeUp} />
      <circle cx="26" cy="12" r="3.3" className={styles.wakeUp} />
    </>
  ),
  ephemeral: <rect x="3" y="5" width="26" height="14" rx="5" className={styles.ephemeral} />,
  slipping: glyph(HOURGLASS),
  ghost: (
    <>
      <rect x="3" y="5" width="26" height="14" rx="5" className={styles.ghost} />
      <path d="M7 12H25" className={styles.struck} />
    </>
  ),
  session: SESSION_SIGN,
};
