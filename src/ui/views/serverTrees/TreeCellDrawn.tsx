import { memo } from 'react';
import { memberOf } from '../../select/cast.ts';
import type { TreeCell } from './treeCells.ts';
import { ClientDot } from '../../draw/thing/ClientDot.tsx';
import { cellText, isThere, type Telling } from './model.ts';
import styles from './serverTrees.module.css';

interface Props extends Telling {
  readonly cell: TreeCell;
  readonly path: string;
}

/** A znode on one server: its value and version, and by shape and word whether others have another. */
export const TreeCellDrawn = memo(function TreeCellDrawn({ cell, path, words, names }: Props) {
  const { kind, isDeleted, data, version, readers } = cell;
  const word = isDeleted ? words.deleted : kind === 'missing' ? words.notYet : null;
  return (
    <span className={styles.cell} data-kind={kind} title={cellText(path, cell, { words, names })}>
      {word !== null && <span className={styles.word}>{word}</span>}
      {isThere(cell) && (
        <>
          <span className={styles.data}>{data === null || data === '' ? '·' : data}</span>
          <span className={styles.version}>{words.version(version)}</span>
        </>
      )}
      {readers.slice(0, 2).map((client) => {
        const member = memberOf(names, client);
        return <ClientDot key={client} index={member?.index ?? -1} name={member?.name ?? '?'} />;
      })}
    </span>
  );
});
