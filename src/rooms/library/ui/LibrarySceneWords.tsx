import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import { sceneWords } from '../../../ui/scenes/sceneWords.ts';

/** What a scene beyond the first one is called, or what it is in a line. */
export function LibrarySceneWords({
  choices,
  say,
}: {
  readonly choices: readonly ScenarioChoice[];
  readonly say: 'name' | 'sentence';
}) {
  return sceneWords(choices, useWords())[say];
}
