import { Suspense } from 'react';
import { figureIn } from '../../embed/figures.ts';
import { latePart } from '../late/latePart.tsx';
import { LiveRegion } from '../panels/LiveRegion.tsx';
import { EmbeddedFigure } from './figures/EmbeddedFigure.tsx';
import { dismissProblems, useProblems } from './problems.ts';
import { useShownOrder } from './shownOrder.ts';
import styles from './EmbedApp.module.css';

const EmbeddedLab = latePart(() => import('./EmbeddedLab.tsx'));
const Problems = latePart(() => import('./Problems.tsx'));

/** The page inside somebody else's. */
export function EmbedApp() {
  const values = useShownOrder();
  const problems = useProblems();
  if (values === null) return null;
  const figure = figureIn(values);
  return (
    <div className={styles.embed}>
      <Suspense>
        {figure === null ? (
          <EmbeddedLab values={values} />
        ) : (
          <EmbeddedFigure figure={figure} values={values} />
        )}
      </Suspense>
      <Suspense>
        {problems.length > 0 && <Problems problems={problems} onDismiss={dismissProblems} />}
      </Suspense>
      <LiveRegion />
    </div>
  );
}
