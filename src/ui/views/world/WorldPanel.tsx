import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { isJudgedByHolders, type WorldPicture } from './worldPicture.ts';
import panel from '../../draw/board/panel.module.css';
import { LockQueue } from './LockQueue.tsx';
import { Picture, type Hint } from './Picture.tsx';
import { isEmbed } from '../../parts/isEmbed.ts';
import { Promises } from '../../draw/board/Promises.tsx';
import { usePicture, type ShownPicture } from './usePicture.ts';
import { WorldHeader } from './WorldHeader.tsx';
import styles from './strips.module.css';

interface Props extends ShownPicture {
  readonly side: WorldSide;
  readonly hint: Hint | null;
}

export function WorldPanel({ side, picture, title, subtitle, hint }: Props) {
  const beside = usePicture(side === 0 ? 1 : 0)?.picture;
  const isAboutHolders = isJudgedByHolders(picture, beside);
  return (
    <section className={panel.panel} aria-label={title}>
      <WorldHeader {...{ title, subtitle, picture, isAboutHolders }} />
      <Picture side={side} picture={picture} title={title} hint={hint} />
      {/* In another site's page there is room for the picture alone. */}
      {!isEmbed() && <Strips side={side} picture={picture} />}
    </section>
  );
}

/** Under a picture: who holds the lock and who comes next, and what is promised. */
function Strips({ side, picture }: { readonly side: WorldSide; readonly picture: WorldPicture }) {
  return (
    <div className={styles.strips}>
      {picture.lock.order !== 'unheld' && !picture.lock.isGuessed && (
        <LockQueue side={side} picture={picture} />
      )}
      {picture.invariants.length > 0 && <Promises side={side} chips={picture.invariants} />}
    </div>
  );
}
