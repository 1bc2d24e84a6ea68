// What `npm run logs` reports on.
import type { Alignment } from '../../src/rooms/data/model/align.ts';
import type { Damage } from '../../src/rooms/data/model/damage.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';

/** What was read of all that was named. */
export interface ReadData {
  readonly servers: readonly ServerHistory[];
  readonly alignment: Alignment;
  /** Of archives and files that could not be unpacked. */
  readonly unreadable: readonly Damage[];
}

/** The first and last transaction of the logs, and how many there are. */
export function extentOf({ history }: ServerHistory): {
  readonly first: number | null;
  readonly last: number | null;
  readonly transactions: number;
} {
  let first: number | null = null;
  let last: number | null = null;
  let transactions = 0;
  for (let row = 0; row < history.rowCount; row++) {
    if (!history.isTransaction(row)) continue;
    first ??= history.zxidOf(row);
    last = history.zxidOf(row);
    transactions++;
  }
  return { first, last, transactions };
}
