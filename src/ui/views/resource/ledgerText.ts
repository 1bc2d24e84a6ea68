// The ledger of a resource in words: what went wrong last, if anything did, and a sentence for each write.
import type { ViewWords } from '../../../words/messages.ts';
import type { Format } from '../../../words/format.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { LedgerRun, LedgerWrite, ResourceLedger } from '../../select/resourceLedger.ts';

export interface Line {
  readonly text: string;
  readonly tone: 'calm' | 'alarm';
}

export function lineOf(
  ledger: ResourceLedger,
  cast: readonly CastMember[],
  words: ViewWords['resource'],
): Line {
  const { writes } = ledger;
  const back = writes.findLast(({ fate }) => fate === 'back');
  const nameOf = (write: LedgerWrite) => memberOf(cast, write.client)?.name ?? '?';
  if (back !== undefined && back.token !== null && back.highestBefore !== null)
    return { text: words.back(nameOf(back), back.token, back.highestBefore), tone: 'alarm' };
  const rejected = writes.filter(({ fate }) => fate === 'rejected');
  const last = rejected.at(-1);
  if (last !== undefined) return { text: words.rejected(rejected.length, nameOf(last)), tone: 'calm' };
  return { text: writes.length === 0 ? words.empty : words.inOrder(writes.length), tone: 'calm' };
}

/** “Client A wrote A3 with token 0 at 5.2 s: rejected”. */
export function runText(
  { first, last, count }: LedgerRun,
  cast: readonly CastMember[],
  words: ViewWords['resource'],
  format: Format,
): string {
  const name = memberOf(cast, first.client)?.name ?? '?';
  const [from, to] = [format.clock(first.timeMs), format.clock(last.timeMs)];
  const wrote =
    count === 1
      ? words.write(name, first.value, first.token, from)
      : words.writes(name, count, first.token, from, to);
  return words.sentence([wrote, words.fates[first.fate]]);
}
