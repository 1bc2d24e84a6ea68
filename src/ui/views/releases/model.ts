// Costs of releases in words: all of them in one line, and a sentence for each.
import type { Format } from '../../../words/format.ts';
import { thingsOf } from '../../draw/table/clientRow.ts';
import { wordsFor } from '../../draw/view/otherwise.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { kept } from '../../select/kept.ts';
import type { Line } from '../../select/lockLine.ts';
import { releases, REQUEST_KINDS, totalOf, type ReleaseCost, type Releases } from './releases.ts';
import type { Words } from './words/en.ts';

export interface ReleasesModel extends ViewModel {
  readonly shown: Releases;
  readonly textOf: (cost: ReleaseCost) => string;
  readonly memberOf: (client: string | null) => CastMember | undefined;
  readonly words: Words;
}

/** What each release of the lock cost: whom it woke, upwards, and the requests that came of it, downwards. */
export function releasesModel(
  { view, line, cast, scenario, choice }: Scene,
  { words: ofLocks, format }: ViewTexts<Words>,
): ReleasesModel | string {
  const shown = releasesAt(view.world, view.simulation.trace, line);
  const words = wordsFor(ofLocks, { scenario, choice });
  if (shown.costs.length === 0) return words.empty;
  const textOf = (cost: ReleaseCost) => costText(cost, { words, format, cast });
  return {
    // Beside what was paid the two closed forms: everybody who waits, or one each time.
    line: words.line(shown.count, shown.woken, shown.everybody, shown.oneEach),
    spoken: shown.costs.slice(-SPOKEN_AT_MOST).map(textOf),
    things: thingsOf(cast),
    shown,
    textOf,
    memberOf: (client) => memberOf(cast, client),
    words,
  };
}

const SPOKEN_AT_MOST = 40;
/** More than fit on the widest page. */
const MOST_DRAWN = 60;

const releasesAt = kept(
  ({ step }, trace, line: Line) => releases(trace, line, step, MOST_DRAWN),
  ({ step }) => String(step),
);

interface Telling {
  readonly words: Words;
  readonly format: Format;
  readonly cast: readonly CastMember[];
}

/** “Release 2, by client B, at 4.2 s, woke C and D of 3 who waited, 5 requests (2 create, …)”. */
function costText(cost: ReleaseCost, { words, format, cast }: Telling): string {
  const nameOf = (id: string | null) => memberOf(cast, id)?.name ?? null;
  const kinds = REQUEST_KINDS.filter((kind) => cost.requests[kind] > 0);
  return words.sentence([
    words.of(cost.number, nameOf(cost.by), cost.how, format.clock(cost.timeMs)),
    words.woke(
      cost.woken.map((id) => nameOf(id) ?? '?'),
      cost.waiting,
    ),
    words.asked(
      totalOf(cost.requests),
      kinds.map((kind) => words.part(cost.requests[kind], words.kinds[kind])),
    ),
  ]);
}
