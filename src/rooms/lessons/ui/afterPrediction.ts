// What is said behind a prediction, and the button that stands below it: the text names the button.
import type { PanelWords } from '../words/contract.ts';

/**
 * `byItself`: time has but to go on. `byHand`: the learner has to act. `acted`: something was done that the question does not suppose.
 * `strayed`: the run has come to something else.
 */
export type Course = 'byItself' | 'byHand' | 'acted' | 'strayed';

/** `play`: what the part's own button says that plays it. */
export function afterPrediction(
  panel: PanelWords,
  course: Course,
  play: string = panel.playAsked,
): { readonly text: string; readonly button: string | null } {
  if (course === 'byItself') return { text: panel.committed, button: null };
  const says = { byHand: panel.committedByHand, acted: panel.acted, strayed: panel.strayed };
  return { text: says[course](play), button: play };
}
