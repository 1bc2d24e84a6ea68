import { listScenarios } from '../../../scenarios/catalogue.ts';
import { FAMILIES, type ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { WORLD_NAMES, worldNameOf } from '../presets.ts';
import { Select, type Option } from './Select.tsx';

interface Props {
  readonly name: string;
  readonly choice: ScenarioChoice;
  readonly onChoose: (scenario: string) => void;
}

/** Which scenario a world runs, family by family. */
export function ScenarioSelect({ name, choice, onChoose }: Props) {
  const words = useWords();
  const groups = FAMILIES.map((family) => ({
    label: words.dialogs.families[family],
    options: [...(family === 'locks' ? firstWorlds(words) : []), ...late(family, words)],
  })).filter(({ options }) => options.length > 0);
  return (
    <Select name={name} value={worldNameOf(choice) ?? choice.scenario} groups={groups} onChoose={onChoose} />
  );
}

function firstWorlds({ scenarios, format }: Messages): readonly Option[] {
  return WORLD_NAMES.map((value) => {
    const { name, more } = scenarios.worlds[value];
    return { value, label: value.startsWith('herd') ? format.labelled(name, more) : name };
  });
}

function late(family: (typeof FAMILIES)[number], { catalogue }: Messages): readonly Option[] {
  return listScenarios().flatMap(({ id, family: its }) => {
    const words = catalogue.scenarios[id];
    return its !== family || words === undefined ? [] : [{ value: id, label: words.name }];
  });
}
