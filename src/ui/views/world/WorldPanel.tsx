import type { WorldSide } from '../../../scenarios/experiment.ts';
import { LockQueue } from './LockQueue.tsx';
import { Picture, type Hint } from './Picture.tsx';
import { Promises } from './Promises.tsx';
import type { ShownPicture } from './usePicture.ts';
import { WorldHeader } from './WorldHeader.tsx';
import styles from './strips.module.css';

interface Props extends ShownPicture {
  readonly side: WorldSide;
  readonly hint: Hint | null;
}

export function WorldPanel({ side, picture, title, subtitle, hint }: Props) {
  return (
    <section className={styles.world} aria-label={title}>
      <WorldHeader title={title} subtitle={subtitle} picture={picture} />
      <Picture side={side} picture={picture} title={title} hint={hint} />
      <div className={styles.strips}>
        {picture.lock.order !== 'unheld' && <LockQueue side={side} picture={picture} />}
        <Promises side={side} chips={picture.invariants} />
      </div>
    </section>
  );
}
