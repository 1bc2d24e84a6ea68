import { memo } from 'react';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import { SceneSpoken, useWords } from '../../words/useWords.ts';
import { route } from '../parts/route.tsx';
import { useFramesLeft } from '../playback/useFramesLeft.ts';
import { useOwnCode } from '../stores/ownCode.ts';
import { useSession } from '../stores/session.ts';
import { useShownViews, useWholeView } from '../stores/shownViews.ts';
import type { Hint } from './world/Picture.tsx';
import { usePicture } from './world/usePicture.ts';
import { WorldPanel } from './world/WorldPanel.tsx';
import styles from './worldView.module.css';

const EnsemblePanel = route(async () => (await import('./ensemble/EnsemblePanel.tsx')).EnsemblePanel, {
  fallback: <Loading />,
});
const Shelf = route(async () => (await import('./shelf/Shelf.tsx')).Shelf);

interface Props {
  readonly side: WorldSide;
  readonly hint?: Hint | null;
  /** Whether it comes beside another: that one is drawn first, its views next, and its picture last. */
  readonly isBeside?: boolean;
}

/**
 * One world at the playhead: its picture, and beside it the views that are shown. Fills what it stands in. Each of them follows the
 * playhead by itself: a step is no reason to draw all.
 */
export const WorldView = memo(function WorldView({ side, hint = null, isBeside = false }: Props) {
  const scenario = useSession((session) => session.experiment?.scenarios[side]);
  const views = useShownViews(side);
  const whole = useWholeView(side);
  const picture = scenario?.picture;
  const isBefore = useOwnCode(({ asked }) => asked !== null);
  const framesLeft = useFramesLeft(isBeside ? 2 : 0);
  return (
    <SceneSpoken value={scenario ?? null}>
      <div
        className={styles.withShelf}
        data-picture={picture}
        data-whole={whole ?? undefined}
        data-before={isBefore || undefined}
        data-lane={views.includes('lockLane') || undefined}
      >
        {framesLeft > 0 ? (
          <div aria-busy="true" />
        ) : picture === 'ensemble' ? (
          <EnsemblePanel side={side} />
        ) : (
          <TreePanel side={side} hint={hint} />
        )}
        {views.length > 0 && framesLeft < 2 && <Shelf side={side} views={views} />}
      </div>
    </SceneSpoken>
  );
});

/** Header, picture, queue and promises. */
function TreePanel({ side, hint }: Required<Pick<Props, 'side' | 'hint'>>) {
  const shown = usePicture(side);
  return shown === null ? <Loading /> : <WorldPanel side={side} {...shown} hint={hint} />;
}

function Loading() {
  return (
    <p className={styles.loading} aria-busy="true">
      {useWords().picture.loading}
    </p>
  );
}
