// Trees in words: where they differ, who reads there, and a sentence for each difference.
import type { Messages, ViewWords } from '../../../words/messages.ts';
import { memberOf, type CastName } from '../../select/cast.ts';
import type { ServerTrees, TreeColumn } from './serverTrees.ts';
import { isDifferent } from './treeCells.ts';
import type { TreeCell } from './treeCells.ts';
import { standingOf } from '../../draw/thing/ServerTag.tsx';

export interface Telling {
  readonly words: ViewWords['serverTrees'];
  readonly txns: ViewWords['txns'];
  readonly format: Messages['format'];
  readonly cast: readonly CastName[];
}

export function lineOf({ columns, rows }: ServerTrees, telling: Telling): string {
  const { words, format } = telling;
  if (rows.length === 0) return words.none;
  const different = columns.filter(({ differences }) => differences > 0);
  const syncing = columns.flatMap(({ clients }) => clients.filter((client) => client.syncing === 'syncing'));
  const sync =
    syncing.length === 0 ? [] : [words.syncing(syncing.map(({ client }) => nameOf(client, telling)))];
  if (different.length === 0)
    return format.sentences([columns.length === 1 ? words.alone : words.alike, ...sync]);
  const znodes = rows.filter(({ cells }) => cells.some(isDifferent)).length;
  const readers = different.flatMap(({ clients }) => clients.map(({ client }) => nameOf(client, telling)));
  return format.sentences([
    words.differ(
      different.map(({ server }) => server.id),
      znodes,
    ),
    ...(readers.length === 0 ? [] : [words.reads(readers)]),
    ...sync,
  ]);
}

/** “/a on server 2: 3, version 1, an old value, read last by client B”. */
export function cellText(path: string, cell: TreeCell, telling: Telling): string {
  const { words } = telling;
  const isThere = cell.kind !== 'missing' && cell.kind !== 'absent' && cell.kind !== 'lost';
  const parts = [
    ...(isThere ? [words.value(cell.data, cell.version)] : []),
    words.cells[cell.kind],
    ...(cell.owner === null ? [] : [words.ownedBy(nameOf(cell.owner, telling))]),
    ...(cell.readers.length === 0 ? [] : [words.readBy(cell.readers.map((id) => nameOf(id, telling)))]),
  ];
  return words.cell(path, cell.server, parts);
}

export function spokenColumn({ server, differences, clients }: TreeColumn, telling: Telling): string {
  const { words, txns } = telling;
  const names = clients.map(({ client }) => nameOf(client, telling));
  return words.spokenColumn(server.number, txns.states[standingOf(server)], differences, names);
}

export function spokenDifferences({ rows }: ServerTrees, telling: Telling): readonly string[] {
  return rows.flatMap(({ path, cells }) =>
    cells.filter(isDifferent).map((cell) => cellText(path, cell, telling)),
  );
}

function nameOf(client: string, { cast }: Telling): string {
  return memberOf(cast, client)?.name ?? '?';
}
