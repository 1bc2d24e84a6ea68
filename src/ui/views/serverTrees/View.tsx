import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { thingKey } from '../../draw/thing/things.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { useDiffering } from '../../stores/differing.ts';
import { treesModel, type TreesModel } from './model.ts';
import { Readers } from './Readers.tsx';
import { TreeRowDrawn } from './TreeRowDrawn.tsx';
import styles from './serverTrees.module.css';
import { words as english } from './words/en.ts';

export const ServerTreesView = viewOf('serverTrees', english, treesModel, Trees, {
  Legend,
  height: 'fits',
  oneLine: true,
});

/** One tree alone differs from no other. */
function Legend({ words, model }: { readonly words: TreesModel['words']; readonly model: TreesModel }) {
  if (model.trees.columns.length < 2) return null;
  return (['stale', 'missing', 'doomed', 'client'] as const).map((kind) => (
    <span key={kind}>
      <i className={styles.sign} data-kind={kind} /> {words.legend[kind]}
    </span>
  ));
}

function Trees({ model }: { readonly model: TreesModel }) {
  return (
    <Measured>
      {({ width, type }) => (
        <TreeTable model={model} isNarrow={width < (170 + model.trees.columns.length * 82) * type} />
      )}
    </Measured>
  );
}

function TreeTable({ model, isNarrow }: { readonly model: TreesModel; readonly isNarrow: boolean }) {
  const { trees, words, names, cast } = model;
  const { side, looks } = useDrawing();
  const { things: differing } = useDiffering(side);
  return (
    <div
      className={styles.table}
      data-narrow={isNarrow || undefined}
      style={{ ['--servers' as string]: trees.columns.length }}
    >
      <div className={styles.head}>
        <span className={styles.corner}>{words.znode}</span>
        {trees.columns.map(({ server, clients }) => (
          <div key={server.id} className={styles.column} data-process={server.process}>
            <ServerTag server={server} short={isNarrow} />
            <Readers {...{ clients, words, cast }} />
          </div>
        ))}
      </div>
      {trees.rows.map((row) => {
        const name = { kind: 'znode', id: row.path } as const;
        return (
          <TreeRowDrawn
            key={row.path}
            {...{ side, row, words, names }}
            look={looks.of(name)}
            isSelected={looks.isSelected(name)}
            differs={differing.has(thingKey('znode', row.path))}
          />
        );
      })}
      {trees.hidden > 0 && <p className={styles.hidden}>{words.hidden(trees.hidden)}</p>}
    </div>
  );
}
