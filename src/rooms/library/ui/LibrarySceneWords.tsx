import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import { useLessonGate } from '../../../ui/stores/lessonGate.ts';
import { sceneWords } from '../../../ui/scenes/sceneWords.ts';

/** What a scene beyond the first one is called, or what it is in a line. */
export function LibrarySceneWords({
  choices,
  say,
}: {
  readonly choices: readonly ScenarioChoice[];
  readonly say: 'name' | 'sentence';
}) {
  const asksForEnd = useLessonGate(({ isOn }) => isOn);
  return sceneWords(choices, useWords(), asksForEnd ? 'world' : 'piece')[say];
}
