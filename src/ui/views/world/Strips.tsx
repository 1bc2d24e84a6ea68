import type { WorldSide } from '../../../scenarios/experiment.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { LockQueue } from './LockQueue.tsx';
import { Promises } from './Promises.tsx';
import styles from './strips.module.css';

interface Props {
  readonly side: WorldSide;
  readonly picture: WorldPicture;
}

/** Under a picture: who holds the lock and who comes next, and what is promised. */
export default function Strips({ side, picture }: Props) {
  return (
    <div className={styles.strips}>
      {picture.lock.order !== 'unheld' && <LockQueue side={side} picture={picture} />}
      {picture.invariants.length > 0 && <Promises side={side} chips={picture.invariants} />}
    </div>
  );
}
