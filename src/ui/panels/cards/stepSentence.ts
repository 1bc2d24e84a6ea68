// A step of a recipe as a sentence: what the program that runs does there, which is not always what the protocol says.
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';

export function stepSentence(words: Messages, choice: ScenarioChoice, step: string): string {
  const running = runningIn(choice);
  const said = words.catalogue.scenarios[running.scenario]?.stepsOf?.(running);
  return said?.[step] ?? words.steps[step] ?? step;
}

/** In a world that a user has composed its one recipe. */
function runningIn(choice: ScenarioChoice): ScenarioChoice {
  const [program, ...others] = choice.plan?.programs ?? [];
  return program === undefined || others.length > 0 ? choice : { ...choice, ...program };
}
