// What the next run will be judged by: what its programs state, as far as their world asks for it.
import type { InvariantId } from '../../../../engine/index.ts';
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { PROMISES } from '../../../../scenarios/ensemble/parameters.ts';
import { invariantsIn } from '../../../../ownRecipes/promises.ts';
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import { choiceInEditor, nextChoice, shownPrograms } from '../ownWorld.ts';

/** Besides what holds of all servers. Null: the settings say that nothing is judged. */
export function judgedBy(code: string): readonly InvariantId[] | null {
  if (choiceInEditor(code)?.values['promise'] === 'nothing') return null;
  const next = nextChoice(code);
  const scenario = next === null ? undefined : findScenario(next.scenario);
  if (next === null || scenario === undefined) return null;
  const claims = claimsOf(scenario.madeBy?.(next) ?? scenario, next.values);
  return next.plan === undefined ? claims : claims.filter((id) => !PROMISES.includes(id));
}

interface OwnInvariant {
  /** Of the program that exports it; empty where all clients run one. */
  readonly program: string;
  /** What it is called there; null: just `invariant`. */
  readonly name: string | null;
}

/** Those that the programs of the next run export, in their order. */
export function ownInvariants(code: string): readonly OwnInvariant[] {
  return shownPrograms(nextChoice(code)).flatMap(({ name: program, code: text }) =>
    invariantsIn(text).map(({ name }) => ({ program, name: name === 'invariant' ? null : name })),
  );
}
