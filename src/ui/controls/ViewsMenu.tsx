import { PanelsTopLeft } from 'lucide-react';
import type { ViewId } from '../../scenarios/scenario/scenario.ts';
import { useWords } from '../../words/useWords.ts';
import { Menu } from '../parts/Menu.tsx';
import { MenuItem } from '../parts/MenuItem.tsx';
import { useSession } from '../stores/session.ts';
import { chooseViews, useShownViews } from '../stores/shownViews.ts';
import { viewsFor } from '../views/viewsFor.ts';

/** Which views stand beside the picture. */
export function ViewsMenu() {
  const words = useWords().views;
  const scenario = useSession((session) => session.experiment?.scenarios[0]);
  const shown = useShownViews(0);
  if (scenario === undefined) return null;
  const toggle = (id: ViewId) =>
    chooseViews(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  return (
    <Menu look="quiet" name={words.shelf} tip={words.menuTip} label={<PanelsTopLeft aria-hidden="true" />}>
      {viewsFor(scenario).map((id) => (
        <MenuItem key={id} many checked={shown.includes(id)} onChoose={() => toggle(id)}>
          {words.names[id]}
        </MenuItem>
      ))}
      <MenuItem onChoose={() => chooseViews(null)}>{words.asScenario}</MenuItem>
    </Menu>
  );
}
