import { memo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Look } from '../../draw/thing/useLooks.ts';
import type { Telling } from './model.ts';
import type { TreeRow } from './serverTrees.ts';
import { TreeCellDrawn } from './TreeCellDrawn.tsx';
import styles from './serverTrees.module.css';

interface Props extends Telling {
  readonly side: WorldSide;
  readonly row: TreeRow;
  readonly look: Look;
  readonly isSelected: boolean;
  /** From the tree beside it. */
  readonly differs: boolean;
}

/** Most rows are as they were a step ago: they are not drawn again. */
export const TreeRowDrawn = memo(function TreeRowDrawn(props: Props) {
  const { side, row, words, names, look, isSelected, differs } = props;
  const name = { kind: 'znode', id: row.path } as const;
  return (
    <div
      className={styles.row}
      data-look={look}
      data-selected={isSelected || undefined}
      data-differs={differs || undefined}
    >
      <button
        type="button"
        className={styles.path}
        title={row.path}
        style={{ paddingInlineStart: `${0.3 + row.depth * 0.75}rem` }}
        {...pointing(side, name)}
      >
        {row.depth > 0 ? row.name : row.path}
      </button>
      {row.cells.map((cell) => (
        <TreeCellDrawn key={cell.server} {...{ cell, words, names }} path={row.path} />
      ))}
    </div>
  );
});
