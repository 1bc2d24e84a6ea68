import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memo, useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, namesOf, type CastMember } from '../../select/cast.ts';
import { outsideCast, outsideNames } from '../../select/outside/outsideCast.ts';
import { serverTrees, type ServerTrees, type TreeColumn, type TreeRow } from './serverTrees.ts';
import { useDiffering } from '../../stores/differing.ts';
import { thingKey } from '../../draw/thing/things.ts';
import { ClientDot } from '../../draw/thing/ClientDot.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useLooks, type Look, type Looks } from '../../draw/thing/useLooks.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { Drawing } from '../../draw/thing/drawing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { TreeCellDrawn } from './TreeCellDrawn.tsx';
import { lineOf, spokenColumn, spokenDifferences, type Telling } from './treeText.ts';
import styles from './serverTrees.module.css';

/** Each server's own tree, one row for each znode: what one has not yet can be seen, and who reads it there. */
export function ServerTreesView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).serverTrees;
  const { txns } = useWords(SHELF);
  const { format } = useWords();
  const scene = useScene(side);
  const names = scene === null ? null : namesOf(scene.view.world, scene.view.simulation.trace);
  const outside = scene === null ? null : outsideNames(scene.view.world, scene.view.simulation.trace);
  const telling = useMemo(
    () => (names === null || outside === null ? null : { words, txns, format, cast: [...names, ...outside] }),
    [words, txns, format, names, outside],
  );
  if (scene === null || telling === null) return null;
  const trees = serverTrees(scene.view.world, scene.view.simulation.trace);
  return (
    <ViewFrame
      id="serverTrees"
      height="fits"
      line={lineOf(trees, telling)}
      spoken={[
        ...trees.columns.map((column) => spokenColumn(column, telling)),
        ...spokenDifferences(trees, telling),
      ]}
      legend={trees.columns.length > 1 && <Legend words={words} />}
    >
      {trees.rows.length === 0 ? null : (
        <Measured>
          {({ width, type }) => (
            <Table
              {...{ side, trees, telling }}
              cast={[...scene.cast, ...outsideCast(scene.view.world)]}
              isNarrow={width < (170 + trees.columns.length * 82) * type}
            />
          )}
        </Measured>
      )}
    </ViewFrame>
  );
}

function Legend({ words }: { readonly words: Telling['words'] }) {
  return (['stale', 'missing', 'doomed'] as const).map((kind) => (
    <span key={kind}>
      <i className={styles.sign} data-kind={kind} /> {words.legend[kind]}
    </span>
  ));
}

interface TableProps {
  readonly side: WorldSide;
  readonly trees: ServerTrees;
  readonly telling: Telling;
  readonly cast: readonly CastMember[];
  readonly isNarrow: boolean;
}

function Table({ side, trees, telling, cast, isNarrow }: TableProps) {
  const { words } = telling;
  const looks = useLooks(side, [
    ...trees.columns.map(({ server }) => ({ kind: 'server', id: server.id }) as const),
    ...trees.rows.map(({ path }) => ({ kind: 'znode', id: path }) as const),
    ...cast.map(({ id }) => ({ kind: 'client', id }) as const),
  ]);
  const { things: differing } = useDiffering(side);
  return (
    <Drawing value={{ side, looks, tell: () => undefined }}>
      <div
        className={styles.table}
        data-narrow={isNarrow || undefined}
        style={{ ['--servers' as string]: trees.columns.length }}
      >
        <div className={styles.head}>
          <span className={styles.corner}>{words.znode}</span>
          {trees.columns.map((column) => (
            <div key={column.server.id} className={styles.column} data-process={column.server.process}>
              <ServerTag server={column.server} short={isNarrow} />
              <Readers {...{ side, column, words, cast, looks }} />
            </div>
          ))}
        </div>
        {trees.rows.map((row) => {
          const name = { kind: 'znode', id: row.path } as const;
          const look = looks.of(name);
          return (
            <Row
              key={row.path}
              {...{ side, row, telling, look }}
              isSelected={looks.isSelected(name)}
              differs={differing.has(thingKey('znode', row.path))}
            />
          );
        })}
        {trees.hidden > 0 && <p className={styles.hidden}>{words.hidden(trees.hidden)}</p>}
      </div>
    </Drawing>
  );
}

interface ReadersProps {
  readonly side: WorldSide;
  readonly column: TreeColumn;
  readonly words: Telling['words'];
  readonly cast: readonly CastMember[];
  readonly looks: Looks;
}

/** Clients that are connected to a server; one that has asked for sync says so. */
function Readers({ side, column, words, cast, looks }: ReadersProps) {
  return (
    <span className={styles.readers}>
      {column.clients.slice(0, READERS).map(({ client, syncing }) => {
        const member = memberOf(cast, client);
        const name = { kind: 'client', id: client } as const;
        return (
          <button
            key={client}
            type="button"
            className={styles.reader}
            data-look={looks.of(name)}
            aria-label={words.connected([member?.name ?? '?'])}
            {...pointing(side, name)}
          >
            <ClientDot
              index={member?.index ?? -1}
              name={member?.name ?? '?'}
              body={member?.body ?? 'awake'}
            />
            {syncing === 'syncing' && <span className={styles.sync}>{words.sync}</span>}
          </button>
        );
      })}
      {column.clients.length > READERS && (
        <span className={styles.more}>+{column.clients.length - READERS}</span>
      )}
    </span>
  );
}

const READERS = 3;

interface RowProps {
  readonly side: WorldSide;
  readonly row: TreeRow;
  readonly telling: Telling;
  readonly look: Look;
  readonly isSelected: boolean;
  /** From the tree beside it. */
  readonly differs: boolean;
}

/** Most rows are as they were a step ago: they are not drawn again. */
const Row = memo(function Row({ side, row, telling, look, isSelected, differs }: RowProps) {
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
        <TreeCellDrawn key={cell.server} {...{ cell, telling }} path={row.path} />
      ))}
    </div>
  );
});
