import type { ScenarioChoice } from '../../scenarios/scenario.ts';
import { useWords } from '../../words/useWords.ts';
import { sceneWords } from './lateScenes.ts';

/** What a scene beyond the first one is called, or what it is in a line. */
export default function LateSceneWords({
  choices,
  say,
}: {
  readonly choices: readonly ScenarioChoice[];
  readonly say: 'name' | 'sentence';
}) {
  return sceneWords(choices, useWords())[say];
}
