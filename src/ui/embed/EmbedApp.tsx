import { lazy, Suspense } from 'react';
import { figureOf, type FigureId } from '../../embed/figures.ts';
import { listOf, type EmbedValues } from '../../embed/parameters.ts';
import { NoticeBar } from '../controls/NoticeBar.tsx';
import { Sentence } from '../controls/Sentence.tsx';
import { Timeline } from '../controls/Timeline.tsx';
import { Transport } from '../controls/Transport.tsx';
import { useWords } from '../i18n/words.ts';
import { Worlds } from '../panels/Worlds.tsx';
import { LiveRegion } from '../panels/LiveRegion.tsx';
import { useSelection } from '../stores/selection.ts';
import { Problems } from './Problems.tsx';
import { useShownOrder } from './shownOrder.ts';
import styles from './EmbedApp.module.css';

const CardSheet = lazy(() => import('./CardSheet.tsx'));
const OpenWhole = lazy(() => import('./OpenWhole.tsx'));

const HerdFigure = lazy(() => import('./figures/HerdFigure.tsx'));
const FenceFigure = lazy(() => import('./figures/FenceFigure.tsx'));

/** The page inside somebody else's. */
export function EmbedApp() {
  const values = useShownOrder();
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
      <Problems />
      <LiveRegion />
    </div>
  );
}

function EmbeddedFigure({ figure, values }: { readonly figure: FigureId; readonly values: EmbedValues }) {
  switch (figure) {
    case 'herd-figure':
      return <HerdFigure values={values} />;
    case 'fence-figure':
      return <FenceFigure values={values} />;
    default:
      return figure satisfies never;
  }
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
        <Suspense>{panels.has('open') && <OpenWhole />}</Suspense>
      </footer>
    </>
  );
}
