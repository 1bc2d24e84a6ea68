import { FIGURE_SWITCHES, figureOf, switchedFigure, type SwitchedFigure } from '../../../embed/figures.ts';
import { listOf, parseEmbed } from '../../../embed/parameters.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { ParameterField } from '../../../ui/controls/sceneForm/ParameterField.tsx';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { listScenes, sceneOf } from '../ui/sceneOf.ts';
import { Line, numberWithin, type FieldsProps } from './Line.tsx';

/** What the scene itself lets one choose. A figure has one switch; a piece of the museum and a lesson are as they are. */
export function ScenarioFields(props: FieldsProps) {
  const { values } = props;
  const { pairs, scenarios } = listScenes();
  const figure = figureOf(values.scene);
  const switched = switchedFigure(figure);
  if (switched !== null) return <SwitchField {...props} figure={switched} />;
  if (figure === 'herd-figure') return <ClientsField {...props} min={2} max={60} />;
  if (!pairs.includes(values.scene) && !scenarios.includes(values.scene)) return null;
  const { choices } = sceneOf(values);
  const [first] = choices;
  const bounds = first === undefined ? undefined : findScenario(first.scenario)?.clients;
  if (first === undefined || bounds === undefined) return null;
  return (
    <>
      <ClientsField {...props} min={bounds.min} max={Math.min(200, bounds.max)} />
      {sharedParameters(choices, values.scene).map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          choice={first}
          name={null}
          onChange={(value) => props.change({ set: withSetting(values.set, parameter.name, value) })}
        />
      ))}
    </>
  );
}

/** Of a pair those that both worlds have and that do not tell them apart. */
function sharedParameters(choices: readonly ScenarioChoice[], scene: string) {
  const own = sceneOf(parseEmbed([['scene', scene]]).values).choices;
  const [first, second] = own;
  const parameters = findScenario(choices[0]?.scenario ?? '')?.parameters ?? [];
  return parameters.filter(({ name }) => {
    if (name === 'story') return false;
    return second === undefined || (name in second.values && first?.values[name] === second.values[name]);
  });
}

function withSetting(set: string, name: string, value: string): string {
  const others = listOf(set).filter((setting) => !setting.startsWith(`${name}=`));
  return [...others, `${name}=${value}`].join(',');
}

function ClientsField({
  values,
  words,
  change,
  min,
  max,
}: FieldsProps & { readonly min: number; readonly max: number }) {
  return (
    <Line label={words.clients}>
      <input
        type="number"
        aria-label={words.clients}
        placeholder={words.own}
        min={min}
        max={max}
        value={values.clients === '0' ? '' : values.clients}
        onChange={(event) => change({ clients: numberWithin(event.currentTarget.value, 200, '0') })}
      />
    </Line>
  );
}

function SwitchField({ values, words, change, figure }: FieldsProps & { readonly figure: SwitchedFigure }) {
  const options = Object.entries(words.switched).map(([value, label]) => ({ value, label }));
  const off = `${FIGURE_SWITCHES[figure]}=off`;
  return (
    <Line label={words.switches[figure]}>
      <Select
        name={words.switches[figure]}
        value={values.set === off ? 'off' : 'on'}
        groups={[{ label: null, options }]}
        onChoose={(value) => change({ set: value === 'off' ? off : '' })}
      />
    </Line>
  );
}
