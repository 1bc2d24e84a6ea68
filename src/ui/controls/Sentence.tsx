import { useWords, type Messages } from '../i18n/words.ts';
import { useSession } from '../stores/session.ts';
import type { ScenarioChoice } from '../../scenarios/scenario.ts';
import { useHint } from './hints.ts';
import { pairNameOf, worldNameOf } from './presets.ts';
import styles from './Sentence.module.css';

/** What this scene is, in one line; after the first kill what to do next. */
export function Sentence() {
  const words = useWords();
  const choices = useSession((session) => session.experiment?.choices);
  const hint = useHint();
  return (
    <div className={styles.sentence}>
      <p>{choices === undefined ? words.shell.loading : sentenceOf(choices, words)}</p>
      {hint === 'again' && <p className={styles.again}>{words.shell.hints.again}</p>}
    </div>
  );
}

function sentenceOf(choices: readonly ScenarioChoice[], { scenarios }: Messages): string {
  const [first] = choices;
  if (first === undefined) return '';
  if (choices.length > 1) return scenarios.pairs[pairNameOf(choices) ?? 'other'].sentence(first.clients);
  return scenarios.singleSentence(first.clients, scenarios.single[worldNameOf(first)]);
}
