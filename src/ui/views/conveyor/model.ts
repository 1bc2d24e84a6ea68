// A queue in words, and as what there is to draw of it.
import type { ClientId } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { kept } from '../../select/kept.ts';
import { queueLedger, type QueueItem, type QueueLedger } from './queueLedger.ts';
import type { Words } from './words/en.ts';

export interface QueueModel extends ViewModel {
  readonly shown: QueueLedger;
  readonly memberOf: (client: ClientId) => CastMember | undefined;
  readonly textOf: (item: QueueItem) => string;
  readonly words: Words;
}

/** A queue as a belt: what waits on it, what workers have in hand, and bins for what is done, done twice or lost. */
export function queueModel({ view, cast }: Scene, { words, format }: ViewTexts<Words>): QueueModel | string {
  const shown = ledgerAt(view.world, view.simulation.trace);
  const { items, counts, workers, producers } = shown;
  if (producers.length === 0 && workers.length === 0) return words.empty;
  const textOf = (item: QueueItem) => itemText(item, cast, words);
  return {
    line: lineOf(shown, words, format),
    tone: counts.twice + counts.lost > 0 ? 'alarm' : 'calm',
    spoken: items.slice(0, SPOKEN_AT_MOST).map(textOf),
    things: [...workers, ...producers].map((id) => ({ kind: 'client', id })),
    shown,
    memberOf: (client) => memberOf(cast, client),
    textOf,
    words,
  };
}

const SPOKEN_AT_MOST = 40;
/** More than fit on the widest belt. */
const TOLD_AT_MOST = 40;

const ledgerAt = kept(
  ({ step }, trace) => queueLedger(trace, step, TOLD_AT_MOST),
  ({ step }) => String(step),
);

function lineOf({ counts }: QueueLedger, words: Words, format: Messages['format']): string {
  const wrong = [
    ...(counts.twice > 0 ? [words.twice(counts.twice)] : []),
    ...(counts.lost > 0 ? [words.lost(counts.lost)] : []),
  ];
  return wrong.length > 0
    ? format.sentences(wrong)
    : words.calm(counts.waiting, counts.taken, counts.processed);
}

function itemText(item: QueueItem, cast: readonly CastMember[], words: Words): string {
  const names = item.by.map((client) => nameIn(cast, client));
  switch (item.state) {
    case 'waiting':
      return words.item.waiting(item.item, item.path);
    case 'lost':
      return words.item.lost(item.item);
    case 'taken':
    case 'processed':
    case 'twice':
      return words.item[item.state](item.item, names);
    default:
      return item.state satisfies never;
  }
}
