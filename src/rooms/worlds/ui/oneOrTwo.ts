// From two worlds to the one that is looked at, and back to it beside its counterpart. Both start from the beginning; the way back
// is offered where something had been done.
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { WORLDS } from '../words/worlds.ts';
import { worldChoice, worldNameOf } from '../../../ui/controls/presets.ts';
import { openScene } from '../../../ui/controls/scene.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { currentPlayhead } from '../../../ui/stores/movePlayhead.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { showSide, shownSide } from '../../../ui/stores/shownSide.ts';
import { layoutNow, showViews, takeLayoutOf } from '../../../ui/stores/shownViews.ts';
import { showAlone } from './compareRuns.ts';

export async function compareOrNot(layout: 'compare' | 'single'): Promise<void> {
  const experiment = getExperiment();
  if (experiment === null || (layout === 'compare') === (experiment.choices.length === 2)) return;
  if (layout === 'single' && experiment.commands.some(({ side }) => side !== undefined))
    return showAlone(shownSide());
  const kept = experiment.choices[Math.min(shownSide(), experiment.choices.length - 1)];
  if (kept === undefined) return;
  const [at, side, ownLayout] = [currentPlayhead(), shownSide(), layoutNow()];
  openScene(layout === 'single' ? [kept] : besideItsPartner(kept));
  if (experiment.commands.length === 0 && experiment.branches.length === 1) return;
  const { startedAgain } = wordsNow(WORLDS).compare;
  const { undo } = wordsNow(WORLDS);
  const run = () => {
    pause();
    showSide(side);
    showExperiment(experiment, at, []);
    if (ownLayout === null) showViews(null);
    else takeLayoutOf(ownLayout);
  };
  notify({ text: startedAgain, action: { label: undo, run } });
}

function besideItsPartner(choice: ScenarioChoice): readonly ScenarioChoice[] {
  const name = worldNameOf(choice);
  if (name === null) return [choice, choice];
  if (name === 'predecessor-lock') return [worldChoice('herd-lock/exists', choice), choice];
  return [choice, worldChoice('predecessor-lock', choice)];
}
