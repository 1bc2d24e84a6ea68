// A world of the lab that begins with a moment of real servers, as the address that opens it: its clients type what they own.
import '../../../scenarios/library.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { choiceOfPlan } from '../../../scenarios/world/planOf.ts';
import { MAX_TEXT_BYTES } from '../../../ui/link/decode.ts';
import { encodeText, MAX_ENCODED_LENGTH } from '../../../ui/link/encode.ts';
import { hashOf } from '../../../ui/link/hash.ts';
import type { MomentPlan } from '../model/planOfMoment.ts';

const SEED = 1;
/** By then all clients have their sessions, and what one has typed is done. */
const UNTIL_CONNECTED_MS = 4000;
const FOR_A_LINE_MS = 300;
const MOST_STEPS = 200_000;

/** Null where it is more than a link carries. */
export async function hashOfPlan({ plan, lines }: MomentPlan): Promise<string | null> {
  const experiment = new Experiment([choiceOfPlan(plan, SEED)], { findScenario, book: recipeBook });
  let timeMs = UNTIL_CONNECTED_MS;
  experiment.runUntil(timeMs, MOST_STEPS);
  experiment.markShown(experiment.steps);
  for (const line of lines) {
    experiment.give(line, { step: experiment.steps, timeMs });
    timeMs += FOR_A_LINE_MS;
    experiment.runUntil(timeMs, MOST_STEPS);
    experiment.markShown(experiment.steps);
  }
  const text = JSON.stringify(linkOf(experiment, { step: experiment.steps, timeMs }, 'single'));
  if (text.length > MAX_TEXT_BYTES / 2) return null;
  const encoded = await encodeText(text);
  return encoded.length > MAX_ENCODED_LENGTH ? null : hashOf(encoded);
}
