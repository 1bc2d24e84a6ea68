// What a world is called: by its scenario, and its variant where it has some; beside another one by how the two differ.
import type { ParameterValue, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';
import { parameterLabel, valueLabel } from '../../../words/parameterNames.ts';

export interface Title {
  readonly name: string;
  readonly more: string;
}

export function worldTitle(choice: ScenarioChoice, { scenarios, catalogue }: Messages): Title {
  const worlds: Readonly<Record<string, Title | undefined>> = scenarios.worlds;
  const { scenario, values, plan } = choice;
  const listed = catalogue.scenarios[scenario];
  const own = worlds[`${scenario}/${values['variant']}`] ?? worlds[scenario] ?? listed;
  const variant = listed?.parameters?.['variant']?.values?.[String(values['variant'])];
  const name = plan === undefined || plan.name === '' ? own?.name : plan.name;
  return { name: name ?? scenario, more: listed?.subtitle?.(choice) ?? variant ?? own?.more ?? '' };
}

/** If both have the same name, the title says how this one differs. */
export function titleBeside(choice: ScenarioChoice, other: ScenarioChoice, words: Messages): Title {
  const [own, its] = [worldTitle(choice, words), worldTitle(other, words)];
  if (own.name !== its.name) return own;
  const differences = differencesFrom(choice, other, words);
  if (differences.length > 0) {
    const does = words.catalogue.scenarios[choice.scenario]?.beside?.(choice) ?? '';
    return { name: capitalized(differences.join(' · ')), more: does === '' ? own.name : does };
  }
  return own.more === its.more ? own : { name: capitalized(own.more), more: own.name };
}

function differencesFrom(choice: ScenarioChoice, other: ScenarioChoice, words: Messages): readonly string[] {
  const { values, clients } = choice;
  const said = Object.entries(values)
    .filter(([name, value]) => other.values[name] !== value)
    .map(([name, value]) => valueIn(choice, name, value, words));
  if (clients === other.clients) return said;
  return [...said, words.picture.parameterIs(words.dialogs.scene.clients, words.format.number(clients))];
}

/** A variant says by itself what it is, and so do most choices; a number does so only with its name. */
function valueIn(choice: ScenarioChoice, name: string, value: ParameterValue, words: Messages): string {
  const said = valueLabel(choice, { name }, String(value), words);
  const isPlain = name !== 'variant' && (typeof value === 'number' || said === value);
  return isPlain ? words.picture.parameterIs(parameterLabel(choice, { name }, words), said) : said;
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
