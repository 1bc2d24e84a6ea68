// The one switch of a figure, as its address has it: `majority=off`.
import { FIGURE_SWITCHES, type SwitchedFigure } from '../../../../embed/figures.ts';
import { listOf, type EmbedProblem, type EmbedValues } from '../../../../embed/parameters.ts';

export type Switched = 'on' | 'off';

/** On unless the address says off; what else it says is a problem. */
export function switchedIn(
  { set }: EmbedValues,
  figure: SwitchedFigure,
): { readonly switched: Switched; readonly problems: readonly EmbedProblem[] } {
  const name = FIGURE_SWITCHES[figure];
  const said = listOf(set);
  const isUnknown = said.some((each) => each !== `${name}=on` && each !== `${name}=off`);
  return {
    switched: said.includes(`${name}=off`) ? 'off' : 'on',
    problems: isUnknown ? [{ name: 'set', value: set, right: `${name}=on, ${name}=off` }] : [],
  };
}
