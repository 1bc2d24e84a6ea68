import { useMemo } from 'react';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { route } from '../parts/route.tsx';
import { fromRoom } from '../stores/stage.ts';
import { useSession } from '../stores/session.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { isFirstScene, pairNameOf, worldNameOf } from './presets.ts';

const LibrarySceneWords = route(() => fromRoom('LibrarySceneWords'));

/** What the scene is called, or what it is in one line. */
export function SceneWords({ say }: { readonly say: 'name' | 'sentence' }) {
  const words = useWords();
  const all = useSession((session) => session.experiment?.choices);
  const choices = useMemo(() => (all === undefined ? undefined : withoutTwin(all)), [all]);
  if (choices === undefined) return say === 'name' ? null : words.shell.loading;
  if (isFirstScene(choices)) return say === 'name' ? nameOf(choices, words) : sentenceOf(choices, words);
  return <LibrarySceneWords choices={choices} say={say} />;
}

/** Two runs of one and the same world are told of as that world. */
function withoutTwin(choices: readonly ScenarioChoice[]): readonly ScenarioChoice[] {
  const [left, right] = choices.map((choice) => JSON.stringify(choice));
  return left === right ? choices.slice(0, 1) : choices;
}

function nameOf(choices: readonly ScenarioChoice[], { scenarios }: Messages): string {
  const [first] = choices;
  const name = choices.length === 1 && first !== undefined ? worldNameOf(first) : null;
  return name === null ? scenarios.pairs[pairNameOf(choices) ?? 'other'].name : scenarios.worlds[name].name;
}

function sentenceOf(choices: readonly ScenarioChoice[], { scenarios }: Messages): string {
  const [first] = choices;
  if (first === undefined) return '';
  if (choices.length > 1) return scenarios.pairs[pairNameOf(choices) ?? 'other'].sentence(first.clients);
  return scenarios.singleSentence(first.clients, scenarios.single[worldNameOf(first) ?? 'other']);
}
