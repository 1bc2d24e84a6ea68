import type { WorldSide } from '../../../scenarios/experiment.ts';
import { latePart } from '../../late/latePart.tsx';
import { Picture, type Hint } from './Picture.tsx';
import type { ShownPicture } from './usePicture.ts';
import { WorldHeader } from './WorldHeader.tsx';
import styles from './strips.module.css';

const Strips = latePart(() => import('./Strips.tsx'), {
  say: 'notice',
  fallback: <div className={`${styles.strips} ${styles.stripsSpace}`} />,
});

/** In somebody else's page there is room for the picture alone. */
function isEmbedded(): boolean {
  return document.documentElement.dataset['embed'] !== undefined;
}

interface Props extends ShownPicture {
  readonly side: WorldSide;
  readonly hint: Hint | null;
}

export function WorldPanel({ side, picture, title, subtitle, hint }: Props) {
  return (
    <section className={styles.world} aria-label={title}>
      <WorldHeader title={title} subtitle={subtitle} picture={picture} />
      <Picture side={side} picture={picture} title={title} hint={hint} />
      {!isEmbedded() && <Strips side={side} picture={picture} />}
    </section>
  );
}
