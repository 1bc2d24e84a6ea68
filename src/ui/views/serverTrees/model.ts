// The trees of all servers beside one another, in words: where they differ, who reads there, and a sentence for each difference.
import type { ServerId, World } from '../../../engine/index.ts';
import { standingOf } from '../../draw/thing/ServerTag.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { nameIn, type CastMember, type CastName } from '../../select/cast.ts';
import { isOwn } from '../../select/ensemble/measure.ts';
import { isCutBetween } from '../../select/ensemble/serverFaces.ts';
import { kept } from '../../select/kept.ts';
import { outsideCast } from '../../select/outside/outsideCast.ts';
import { serverTrees, type ServerTrees, type TreeColumn } from './serverTrees.ts';
import { isDifferent, type TreeCell } from './treeCells.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

export interface TreesModel extends ViewModel, Telling {
  readonly trees: ServerTrees;
  readonly cast: readonly CastMember[];
}

/** What a cell is told in: the same objects until a client comes, so that rows are not drawn again. */
export interface Telling {
  readonly words: Words;
  readonly names: readonly CastName[];
}

/** Each server's own tree, one row for each znode: what one has not yet can be seen, and who reads it there. */
export function treesModel(
  { view: { world, simulation }, cast: inside }: Scene,
  texts: Texts,
): TreesModel | string {
  const { words, format, txns } = texts;
  const trees = serverTrees(world, simulation.trace);
  const { columns, rows } = trees;
  if (rows.length === 0) return words.none;
  const outside = outsideCast(world);
  const cast = outside.length === 0 ? inside : [...inside, ...outside];
  const telling = { words, names: namesOf(world, simulation.trace, cast) };
  return {
    line: lineOf(trees, format, telling, world),
    spoken: [
      ...columns.map((column) => spokenColumn(column, txns, telling)),
      ...spokenDifferences(trees, telling),
    ],
    things: [
      ...columns.map(({ server }) => ({ kind: 'server', id: server.id }) as const),
      ...rows.map(({ path }) => ({ kind: 'znode', id: path }) as const),
      ...cast.map(({ id }) => ({ kind: 'client', id }) as const),
    ],
    trees,
    cast,
    ...telling,
  };
}

const namesOf = kept((_world, _trace, cast: readonly CastMember[]): readonly CastName[] =>
  cast.map(({ id, name, index }) => ({ id, name, index })),
);

function lineOf(
  { columns, rows, measure }: ServerTrees,
  format: Texts['format'],
  telling: Telling,
  world: World,
): string {
  const { words } = telling;
  const appliedBy = (id: ServerId) => world.servers.get(id)?.vars.value.lastProcessedZxid ?? 0;
  const different = columns.filter(({ differences }) => differences > 0);
  const syncing = columns.flatMap(({ clients }) => clients.filter((client) => client.syncing === 'syncing'));
  const sync =
    syncing.length === 0 ? [] : [words.syncing(syncing.map(({ client }) => nameOf(client, telling)))];
  if (different.length === 0 || measure === null)
    return format.sentences([
      columns.length === 1 ? words.alone(rows.some(({ path }) => isOwn(path))) : words.alike,
      ...sync,
    ]);
  const [first, ...others] = rows.filter(({ cells }) => cells.some(isDifferent));
  const ids = different.map(({ server }) => server.id);
  const isLag = rows.every(({ cells }) => cells.every((cell) => !isDifferent(cell) || LAGS.has(cell?.kind)));
  // A server that is cut off does not catch up, and goes on serving until it notices.
  const cutOff = ids.filter((id) => isCutBetween(id, measure, world));
  const isNormal = cutOff.length === 0 && different.every(({ service }) => service === 'full');
  const readers = different.flatMap(({ server, service, clients }) =>
    service === 'none' || server.process === 'frozen'
      ? []
      : clients.filter(({ isCut }) => !isCut).map(({ client }) => nameOf(client, telling)),
  );
  return format.sentences([
    words.differ(ids, first?.path ?? '', others.length, ids.map(appliedBy), {
      id: measure,
      zxid: appliedBy(measure),
    }),
    ...(isLag && isNormal ? [words.lags] : []),
    ...(isLag && cutOff.length > 0 ? [words.cutOff(cutOff, measure)] : []),
    ...(readers.length === 0 ? [] : [words.reads(readers)]),
    ...sync,
  ]);
}

/** What a server has when it has not applied yet what others have. */
const LAGS: ReadonlySet<TreeCell['kind'] | undefined> = new Set(['missing', 'stale', 'lingering']);

/** Whether that server has the znode. */
export function isThere({ kind, isDeleted }: TreeCell): boolean {
  return !isDeleted && kind !== 'missing' && kind !== 'absent' && kind !== 'lost';
}

/** “/a on server 2: 3, version 1, an old value, read last by client B”. */
export function cellText(path: string, cell: TreeCell, telling: Telling): string {
  const { words } = telling;
  const parts = [
    ...(cell.isDeleted ? [words.deleted] : []),
    ...(isThere(cell) ? [words.value(cell.data, cell.version)] : []),
    words.cells[cell.kind],
    ...(cell.owner === null ? [] : [words.ownedBy(nameOf(cell.owner, telling))]),
    ...(cell.readers.length === 0 ? [] : [words.readBy(cell.readers.map((id) => nameOf(id, telling)))]),
  ];
  return words.cell(path, cell.server, parts);
}

function spokenColumn(
  { server, differences, clients }: TreeColumn,
  { states }: Texts['txns'],
  telling: Telling,
): string {
  const { words } = telling;
  const names = clients.map(({ client }) => nameOf(client, telling));
  return words.spokenColumn(server.number, states[standingOf(server)], differences, names);
}

function spokenDifferences({ rows }: ServerTrees, telling: Telling): readonly string[] {
  return rows.flatMap(({ path, cells }) =>
    cells.filter(isDifferent).map((cell) => cellText(path, cell, telling)),
  );
}

function nameOf(client: string, { names }: Telling): string {
  return nameIn(names, client);
}
