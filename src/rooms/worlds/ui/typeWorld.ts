// A line at the console of the lab that changes the world itself.
import { findScenario } from '../../../scenarios/catalogue.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { parseWorldLine } from '../../../scenarios/world/worldLine.ts';
import { WORLDS } from '../words/worlds.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { changePlan, changeWorld, createFromPlan, planShown } from './openWorld.ts';

/** Answers what is wrong with it, in words; null if it was done. */
export function typeWorld(line: string): string | null {
  const words = wordsNow(WORLDS);
  const meant = parseWorldLine(line, findScenario, planShown());
  switch (meant.kind) {
    case 'problem':
      return words.console.wrong(meant.word, meant.usage);
    case 'new':
      createFromPlan(EMPTY_PLAN);
      return null;
    case 'seed': {
      const plan = planShown();
      if (plan === null) return words.console.notAWorld;
      changePlan(plan, meant.seed);
      return null;
    }
    case 'edit': {
      const edited = changeWorld(meant.edit);
      if (edited === null) return words.console.notAWorld;
      return edited.ok ? null : words.problem(edited.problem);
    }
  }
}
