import { memo } from 'react';
import { memberOf } from '../../select/cast.ts';
import type { TreeCell } from './treeCells.ts';
import { ClientDot } from '../../draw/thing/ClientDot.tsx';
import { cellText, type Telling } from './model.ts';
import styles from './serverTrees.module.css';

interface Props extends Telling {
  readonly cell: TreeCell;
  readonly path: string;
}

/** A znode on one server: its value and version, and by shape and word whether others have another. */
export const TreeCellDrawn = memo(function TreeCellDrawn({ cell, path, words, names }: Props) {
  const { kind, data, version, readers } = cell;
  const isThere = kind !== 'missing' && kind !== 'absent' && kind !== 'lost';
  return (
    <span className={styles.cell} data-kind={kind} title={cellText(path, cell, { words, names })}>
      {kind === 'missing' && <span className={styles.word}>{words.notYet}</span>}
      {isThere && (
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
