// A link that is older than a parameter of its scenario: brought up to date with what every run did before there was the
// parameter. Nothing else is made good: what the scenario has always asked for, a link has to say.
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import type { FilledIn, Link } from './link.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';

/** The same link if it says everything. Twin worlds and bookmarks may lack the same parameter: it is told once. */
export function bringUpToDate(
  link: Link,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): { readonly link: Link; readonly filledIn: readonly FilledIn[] } {
  const filledIn = new Map<string, FilledIn>();
  const completed = (choices: readonly ScenarioChoice[]): readonly ScenarioChoice[] =>
    choices.map((choice) => {
      const missing = missingIn(choice, library);
      for (const each of missing) filledIn.set(`${each.scenario} ${each.name}`, each);
      const values = Object.fromEntries(missing.map(({ name, value }) => [name, value]));
      const whole = { ...choice, values: { ...choice.values, ...values } };
      // What is no plan is refused later.
      const isPlan = library.findScenario(choice.scenario)?.planFault?.(choice.plan) === null;
      if (choice.plan === undefined || !isPlan) return whole;
      const programs = choice.plan.programs.map((program) => {
        const unsaid = missingIn(program, library);
        for (const each of unsaid) filledIn.set(`${each.scenario} ${each.name}`, each);
        return {
          ...program,
          values: {
            ...program.values,
            ...Object.fromEntries(unsaid.map(({ name, value }) => [name, value])),
          },
        };
      });
      // The number follows from the plan: links were made that say another one.
      return { ...whole, clients: choice.plan.clients.length, plan: { ...choice.plan, programs } };
    });
  const choices = completed(link.choices);
  const bookmarks = link.bookmarks?.map((bookmark) =>
    bookmark.run === undefined
      ? bookmark
      : { ...bookmark, run: { ...bookmark.run, choices: completed(bookmark.run.choices) } },
  );
  const whole = bookmarks === undefined ? { ...link, choices } : { ...link, choices, bookmarks };
  return { link: whole, filledIn: [...filledIn.values()] };
}

function missingIn(
  { scenario, values }: Pick<ScenarioChoice, 'scenario' | 'values'>,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): readonly FilledIn[] {
  return (library.findScenario(scenario)?.parameters ?? []).flatMap(({ name, before }) =>
    before === undefined || Object.hasOwn(values, name) ? [] : [{ scenario, name, value: before }],
  );
}
