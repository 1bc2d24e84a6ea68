// npm run conformance -- spec [FOLDER]: follows the published counterexamples of the specification in the engine.
import { resolve } from 'node:path';
import { PUBLISHED, type Counterexample } from './events.ts';
import { follow, type Followed } from './follow.ts';
import { readPublished } from './publishedStates.ts';

/** The exit code: 0 if each breaks its property with the fault, state by state, and holds it without. */
export function runSpec(folder: string | null): number {
  const verdicts = PUBLISHED.map((counterexample) => verdictOf(counterexample, folder));
  const failed = verdicts.filter((passed) => !passed).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function verdictOf(counterexample: Counterexample, folder: string | null): boolean {
  const { name, mistake, property, events, untilSnapshot } = counterexample;
  const published = folder === null ? null : readPublished(resolve(folder), name);
  const wrong = follow(counterexample, [mistake], published);
  const right = follow(counterexample, [], null);
  const isFollowed = wrong.events === (untilSnapshot ?? events.length) && wrong.differences.length === 0;
  const breaks = untilSnapshot !== undefined || wrong.broken.includes(property);
  const passed = isFollowed && breaks && right.broken.length === 0;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
  console.log(`     with ${mistake}: ${told(wrong, events.length)}`);
  console.log(`     without: ${told(right, events.length)}`);
  for (const difference of wrong.differences) console.log(`     ${difference}`);
  return passed;
}

function told(
  { events, stoppedBy, compared, differences, broken, invariants }: Followed,
  all: number,
): string {
  const fields = compared === 0 ? '' : `, ${compared} fields compared, ${differences.length} differ`;
  const stop = stoppedBy === null ? '' : ` (${stoppedBy})`;
  const breaks = broken.length === 0 ? 'nothing breaks' : `breaks ${broken.join(', ')}`;
  const own = invariants.length === 0 ? '' : `, and ${invariants.join(', ')} here`;
  return `${events} of ${all} actions${stop}${fields}; ${breaks}${own}`;
}
