// Changing what is looked at: another scene from its beginning, playing.
import { showViews } from '../stores/shownViews.ts';
import { play, playFromLastArrival } from '../playback/transport.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { loadScenario } from '../playback/gestures.ts';
import { showSide } from '../stores/shownSide.ts';
import type { Beginning } from '../stores/stage.ts';
import { demonstrate } from './demonstration.ts';
import { openingChoices } from './presets.ts';

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
export function openFirstScene(how: Beginning = 'demonstrated'): void {
  openArrived(openingChoices());
  if (how === 'demonstrated') demonstrate();
}

/** Where all but the last have come in. `budgetMs` is that of a task; without it, it is simulated at once. */
export function openArrived(choices: readonly ScenarioChoice[], budgetMs?: number): void {
  openScene(choices);
  playFromLastArrival(budgetMs);
}
