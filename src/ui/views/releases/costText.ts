// Costs of releases in words: all of them in one line, and a sentence for each.
import type { ViewWords } from '../../../words/messages.ts';
import type { Format } from '../../../words/format.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { REQUEST_KINDS, totalOf, type ReleaseCost, type Releases } from './releases.ts';

interface Telling {
  readonly words: ViewWords['releases'];
  readonly format: Format;
  readonly cast: readonly CastMember[];
}

/** What was paid, beside the two closed forms: everybody who waits, or one each time. */
export function lineOf({ count, woken, everybody, oneEach }: Releases, words: ViewWords['releases']): string {
  return words.line(count, woken, everybody, oneEach);
}

/** “Release 2, by client B, at 4.2 s, woke C and D of 3 who waited, 5 requests (2 create, …)”. */
export function costText(cost: ReleaseCost, { words, format, cast }: Telling): string {
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
