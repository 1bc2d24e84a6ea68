// Changing what is looked at: another scene from its beginning, playing.
import { showViews } from '../stores/shownViews.ts';
import { play, playFromLastArrival } from '../playback/transport.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { loadScenario } from '../playback/gestures.ts';
import { fromRoom } from '../stores/stage.ts';
import { getExperiment } from '../stores/session.ts';
import { shownSide, showSide } from '../stores/shownSide.ts';
import { demonstrate } from './demonstration.ts';
import { openingChoices, partnerOf } from './presets.ts';

export function openScene(choices: readonly ScenarioChoice[]): void {
  showSide(0);
  showViews(null);
  loadScenario(choices);
  play();
}

/**
 * The scene of every visit that asks for none. It opens where all but the last have come in: ready for the first kill within
 * seconds, and the lock is passed on until the visitor touches something. What came before is a step back away.
 */
export function openFirstScene(): void {
  openArrived(openingChoices());
  demonstrate();
}

/** Where all but the last have come in. */
export function openArrived(choices: readonly ScenarioChoice[]): void {
  openScene(choices);
  playFromLastArrival();
}

/** From two worlds to the one that is looked at, and back to it beside its counterpart. */
export function compareOrNot(layout: 'compare' | 'single'): void {
  const experiment = getExperiment();
  const choices = experiment?.choices ?? openingChoices();
  if (layout === 'single' && experiment?.commands.some(({ side }) => side !== undefined) === true)
    return void fromRoom('showAlone').then((showAlone) => showAlone(shownSide()));
  const kept = choices[Math.min(shownSide(), choices.length - 1)] ?? choices[0];
  if (kept === undefined || (layout === 'compare') === (choices.length === 2)) return;
  if (layout === 'single') openScene([kept]);
  else openScene(kept.scenario === 'predecessor-lock' ? [partnerOf(kept), kept] : [kept, partnerOf(kept)]);
}
