// The ledger of a resource in words: what went wrong last, if anything did, and a sentence for each write.
import type { Format } from '../../../words/format.ts';
import { thingsOf } from '../../draw/table/clientRow.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { kept } from '../../select/kept.ts';
import {
  resourceLedgers,
  runsOf,
  type LedgerRun,
  type LedgerWrite,
  type ResourceLedger,
} from '../../select/resourceLedger.ts';
import type { Words } from './words/en.ts';

export interface ResourceModel extends ViewModel {
  readonly shown: ResourceLedger;
  readonly textOf: (run: LedgerRun) => string;
  readonly memberOf: (run: LedgerRun) => CastMember | undefined;
  readonly words: Words;
}

/** What a lock guards: its value, and the tickets of those who wrote to it. */
export function resourceModel(
  { view, cast }: Scene,
  { words, format }: ViewTexts<Words>,
): ResourceModel | string {
  const shown = firstLedger(view.world, view.simulation.trace);
  if (shown === null) return words.none;
  const textOf = (run: LedgerRun) => runText(run, cast, words, format);
  return {
    ...lineOf(shown, cast, words),
    spoken: runsOf(shown.writes).slice(-SPOKEN_AT_MOST).map(textOf),
    things: thingsOf(cast),
    shown,
    textOf,
    memberOf: ({ first }) => memberOf(cast, first.client),
    words,
  };
}

const SPOKEN_AT_MOST = 40;

const firstLedger = kept(
  (world, trace) => resourceLedgers(trace, world, world.step)[0] ?? null,
  ({ step }) => String(step),
);

type Line = Pick<ViewModel, 'line' | 'tone'>;

export function lineOf(ledger: ResourceLedger, cast: readonly CastMember[], words: Words): Line {
  const { writes } = ledger;
  const back = writes.findLast(({ fate }) => fate === 'back');
  const nameOf = (write: LedgerWrite) => nameIn(cast, write.client);
  if (back !== undefined && back.token !== null && back.highestBefore !== null)
    return { line: words.back(nameOf(back), back.token, back.highestBefore), tone: 'alarm' };
  const rejected = writes.filter(({ fate }) => fate === 'rejected');
  const last = rejected.at(-1);
  if (last !== undefined) return { line: words.rejected(rejected.length, nameOf(last)), tone: 'calm' };
  return { line: writes.length === 0 ? words.empty : words.inOrder(writes.length), tone: 'calm' };
}

/** “Client A wrote A3 with token 0 at 5.2 s: rejected”. */
export function runText(
  { first, last, count }: LedgerRun,
  cast: readonly CastMember[],
  words: Words,
  format: Format,
): string {
  const name = nameIn(cast, first.client);
  const [from, to] = [format.clock(first.timeMs), format.clock(last.timeMs)];
  const wrote =
    count === 1
      ? words.write(name, first.value, first.token, from)
      : words.writes(name, count, first.token, from, to);
  return words.sentence([wrote, words.fates[first.fate]]);
}
