import type { WorldSide } from '../../../scenarios/experiment.ts';
import { Late, lateCode } from '../../late/latePart.tsx';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { Picture, type Hint } from './Picture.tsx';
import type { ShownPicture } from './usePicture.ts';
import { WorldHeader } from './WorldHeader.tsx';
import styles from './strips.module.css';

const Strips = lateCode(() => import('./Strips.tsx'));

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
      {!isEmbedded() && (
        <Late say="notice" fallback={<StripsSpace picture={picture} />}>
          <Strips side={side} picture={picture} />
        </Late>
      )}
    </section>
  );
}

/** As high as what comes there: the picture stays as large as it is. */
function StripsSpace({ picture }: { readonly picture: WorldPicture }) {
  return (
    <div className={styles.strips}>
      {picture.lock.order !== 'unheld' && <div className={styles.strip} />}
      {picture.invariants.length > 0 && <div className={styles.promisesSpace} />}
    </div>
  );
}
