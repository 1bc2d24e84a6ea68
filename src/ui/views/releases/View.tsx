import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { newestThatFit } from '../../draw/view/newestThatFit.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { CostColumn } from './CostColumn.tsx';
import { costsLayout, type CostsLayout } from './layout.ts';
import { releasesModel, type ReleasesModel } from './model.ts';
import { REQUEST_KINDS } from './releases.ts';
import styles from './releases.module.css';
import { words as english, type Words } from './words/en.ts';

export const ReleasesView = viewOf(
  'releases',
  english,
  releasesModel,
  boardOf(costsLayout, Drawing, styles.costs),
  {
    Legend,
  },
);

function Legend({ words }: { readonly words: Words }) {
  return (
    <>
      <span>
        <i className={styles.waitedSign} /> {words.waited}
      </span>
      {REQUEST_KINDS.filter((kind) => kind !== 'other').map((kind) => (
        <span key={kind}>
          <svg className={styles.sign} viewBox="0 0 10 10" data-kind={kind}>
            <rect className={styles.request} x={1} y={1} width={8} height={8} rx={1.5} />
          </svg>{' '}
          {words.kinds[kind]}
        </span>
      ))}
    </>
  );
}

function Drawing({ model, layout }: BoardProps<ReleasesModel, CostsLayout>) {
  const { shown: all, words } = model;
  const { shown, earlier } = newestThatFit(all.costs, layout.room, all.count);
  const { middleY, radius, type, width } = layout;
  const fontSize = 12.5 * type;
  return (
    <>
      <text className={styles.axis} x={0} y={middleY - radius - 6} fontSize={fontSize}>
        {words.woken}
      </text>
      <text className={styles.axis} x={0} y={middleY + radius + fontSize + 2} fontSize={fontSize}>
        {words.requests}
      </text>
      {earlier > 0 && (
        <text className={styles.earlier} x={0} y={middleY} dy="0.35em" fontSize={11.5 * type}>
          {words.earlier(earlier)}
        </text>
      )}
      <line className={styles.middle} x1={layout.left - 6} x2={width} y1={middleY} y2={middleY} />
      {shown.map((cost, at) => (
        <CostColumn
          key={cost.number}
          {...{ cost, model, layout }}
          x={layout.left + (at + 0.5) * layout.pitch}
        />
      ))}
    </>
  );
}
