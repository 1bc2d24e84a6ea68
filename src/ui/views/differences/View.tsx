import { viewWithOwn } from '../../draw/view/viewOf.tsx';
import { hover, select } from '../../stores/selection.ts';
import { differencesModel, type DifferenceRow, type DifferencesModel } from './model.ts';
import { useDifferences } from './useDifferences.ts';
import styles from './differences.module.css';
import { words as english } from './words/en.ts';

export const DifferencesView = viewWithOwn('differences', english, useDifferences, differencesModel, List);

function List({ model: { rows, more } }: { readonly model: DifferencesModel }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.key}>
          <Jump row={row} />
        </li>
      ))}
      {more !== null && <li>{more}</li>}
    </ul>
  );
}

function Jump({ row: { kind, thing, text } }: { readonly row: DifferenceRow }) {
  return (
    <button
      type="button"
      className={styles.jump}
      data-kind={kind}
      onClick={() => select(thing)}
      onPointerEnter={() => hover(thing)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(thing)}
      onBlur={() => hover(null)}
    >
      {text}
    </button>
  );
}
