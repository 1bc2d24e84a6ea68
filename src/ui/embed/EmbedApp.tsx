import { lazy, Suspense } from 'react';
import { figureOf } from '../../embed/figures.ts';
import { listOf, type EmbedValues } from '../../embed/parameters.ts';
import { NoticeBar } from '../controls/NoticeBar.tsx';
import { Sentence } from '../controls/Sentence.tsx';
import { Timeline } from '../controls/Timeline.tsx';
import { Transport } from '../controls/Transport.tsx';
import { useWords } from '../i18n/words.ts';
import { Worlds } from '../panels/Worlds.tsx';
import { LiveRegion } from '../panels/LiveRegion.tsx';
import { useSelection } from '../stores/selection.ts';
import { dismissProblems, useProblems } from './problems.ts';
import { useShownOrder } from './shownOrder.ts';
import styles from './EmbedApp.module.css';

const CardSheet = lazy(() => import('./CardSheet.tsx'));
const Problems = lazy(() => import('./Problems.tsx'));
const OpenWhole = lazy(() => import('./OpenWhole.tsx'));

const EmbeddedFigure = lazy(() => import('./figures/EmbeddedFigure.tsx'));

/** The page inside somebody else's. */
export function EmbedApp() {
  const values = useShownOrder();
  const problems = useProblems();
  if (values === null) return null;
  const figure = values.link === '' ? figureOf(values.scene) : null;
  return (
    <div className={styles.embed}>
      {figure === null ? (
        <EmbeddedLab values={values} />
      ) : (
        <Suspense>
          <EmbeddedFigure figure={figure} values={values} />
        </Suspense>
      )}
      <Suspense>
        {problems.length > 0 && <Problems problems={problems} onDismiss={dismissProblems} />}
      </Suspense>
      <LiveRegion />
    </div>
  );
}

/** The worlds, and of everything else what the host asked for. */
function EmbeddedLab({ values }: { readonly values: EmbedValues }) {
  const words = useWords().shell;
  const panels = new Set(listOf(values.panels));
  const hasCard = useSelection(({ selected, why }) => selected !== null || why !== null);
  return (
    <>
      <main>
        <h1 className={panels.has('caption') && values.caption !== '' ? styles.caption : 'visually-hidden'}>
          {values.caption === '' ? words.title : values.caption}
        </h1>
        <div className={styles.picture}>
          {panels.has('sentence') && <Sentence />}
          <Worlds />
          {panels.has('card') && hasCard && (
            <Suspense>
              <CardSheet />
            </Suspense>
          )}
        </div>
      </main>
      <footer className={styles.time}>
        <NoticeBar />
        {panels.has('transport') && <Transport />}
        {panels.has('timeline') && <Timeline />}
        <Suspense fallback={<span className={styles.openSpace} />}>
          {panels.has('open') && <OpenWhole />}
        </Suspense>
      </footer>
    </>
  );
}
