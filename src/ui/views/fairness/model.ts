// Who asked first and who got it first, in words and as what there is to draw.
import type { Format } from '../../../words/format.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { fairness, type Attempt, type Fairness } from '../../select/fairness.ts';
import { kept } from '../../select/kept.ts';
import type { Line } from '../../select/lockLine.ts';
import type { Words } from './words/en.ts';

export interface FairnessModel extends ViewModel {
  readonly shown: Fairness;
  readonly memberOf: (attempt: Attempt) => CastMember | undefined;
  readonly textOf: (attempt: Attempt) => string;
  readonly words: Words;
}

/** The order of asking above, the order of holding below: lines that cross are overtakings. */
export function fairnessModel(
  { view, line, cast }: Scene,
  { words, format }: ViewTexts<Words>,
): FairnessModel | string {
  const shown = fairnessAt(view.world, view.simulation.trace, line);
  const { attempts, holds, overtakings } = shown;
  if (attempts.length === 0) return words.empty;
  const textOf = (attempt: Attempt) => attemptText(attempt, cast, words, format);
  return {
    line: overtakings === 0 ? words.fair(holds) : words.unfair(holds, overtakings),
    spoken: attempts.slice(-SPOKEN_AT_MOST).map(textOf),
    things: attempts.map(({ client }) => ({ kind: 'client', id: client })),
    shown,
    memberOf: ({ client }) => memberOf(cast, client),
    textOf,
    words,
  };
}

const SPOKEN_AT_MOST = 40;
/** More than fit on the widest page. */
const MOST_DRAWN = 80;

const fairnessAt = kept(
  ({ step }, trace, line: Line) => fairness(trace, line, step, MOST_DRAWN),
  ({ step }) => String(step),
);

/** “Client B was number 2 to ask, at 1.2 s, was number 1 to get it, at 2 s, overtook one who waited”. */
function attemptText(
  { client, number, asked, held, left }: Attempt,
  cast: readonly CastMember[],
  words: Words,
  format: Format,
): string {
  const name = nameIn(cast, client);
  const parts = [words.attempt(name, number, format.clock(asked.timeMs))];
  if (held !== null) parts.push(words.served(held.rank, format.clock(held.timeMs)));
  else parts.push(left === null ? words.waits : words.left);
  if (held !== null && held.overtook > 0) parts.push(words.overtook(held.overtook));
  return words.sentence(parts);
}
