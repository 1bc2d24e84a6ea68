import type { ClientId } from '../../../engine/index.ts';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import type { ChipModel } from '../thing/Chip.tsx';
import type { Name } from '../thing/useLooks.ts';
import type { TableRow } from './Table.tsx';

/** A row of what a client knows: each cell of it stands for the client. */
export function clientRow(
  cast: readonly CastMember[],
  client: ClientId,
  cells: readonly Omit<ChipModel, 'thing'>[],
  more: Partial<Pick<TableRow, 'name' | 'note'>> = {},
): TableRow {
  const thing: Name = { kind: 'client', id: client };
  return {
    key: client,
    name: nameIn(cast, client),
    client: memberOf(cast, client),
    thing,
    cells: cells.map((cell) => ({ ...cell, thing })),
    ...more,
  };
}

/** Everything that a table about clients can light. */
export function thingsOf(cast: readonly CastMember[]): readonly Name[] {
  return cast.map(({ id }) => ({ kind: 'client', id }));
}
