import type { WorldSide } from '../../../scenarios/experiment.ts';
import { useWords } from '../../i18n/words.ts';
import type { Hint } from './Picture.tsx';
import { usePicture } from './usePicture.ts';
import { WorldPanel } from './WorldPanel.tsx';
import styles from './strips.module.css';

/** One world at the playhead: header, picture, queue and promises. Fills what it stands in. */
export function WorldView({ side, hint = null }: { readonly side: WorldSide; readonly hint?: Hint | null }) {
  const { picture } = useWords();
  const shown = usePicture(side);
  if (shown === null) return <p className={styles.loading}>{picture.loading}</p>;
  return <WorldPanel side={side} {...shown} hint={hint} />;
}
