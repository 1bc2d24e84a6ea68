import type { ComponentType } from 'react';
import { figureIn, type FigureId } from '../../../embed/figures.ts';
import type { EmbedValues } from '../../../embed/parameters.ts';
import { LiveRegion } from '../../../ui/panels/LiveRegion.tsx';
import { route } from '../../../ui/parts/route.tsx';
import { dismissProblems, useProblems } from './problems.ts';
import { Problems } from './Problems.tsx';
import { embeddedLab, figurePart } from './shownPart.ts';
import { useShownOrder } from './shownOrder.ts';
import styles from './EmbedApp.module.css';

const EmbeddedLab = route(async () => (await embeddedLab()).EmbeddedLab);
const FIGURES: Readonly<Record<FigureId, ComponentType<{ readonly values: EmbedValues }>>> = {
  'herd-figure': figure('herd-figure'),
  'fence-figure': figure('fence-figure'),
  'failover-figure': figure('failover-figure'),
  'partition-figure': figure('partition-figure'),
  'queue-figure': figure('queue-figure'),
};

function figure(id: FigureId) {
  return route(async () => (await figurePart(id)).Figure);
}

/** The page inside another site's. */
export function EmbedApp() {
  const values = useShownOrder();
  const problems = useProblems();
  if (values === null) return null;
  return (
    <div className={styles.embed}>
      <Scene values={values} />
      {problems.length > 0 && <Problems problems={problems} onDismiss={dismissProblems} />}
      <LiveRegion />
    </div>
  );
}

function Scene({ values }: { readonly values: EmbedValues }) {
  const id = figureIn(values);
  const Shown = id === null ? EmbeddedLab : FIGURES[id];
  return <Shown values={values} />;
}
