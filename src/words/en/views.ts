import { VIEW_NAMES, type ViewId } from '../../scenarios/scenario/scenario.ts';

const names: Readonly<Record<ViewId, string>> = VIEW_NAMES;

export const views = {
  shelf: 'Views',
  menuTip: 'More views',
  asScenario: 'Scenario defaults',
  names,
};
