import { useWords } from '../../words/useWords.ts';
import { stepSentence } from '../../words/stepWords.ts';
import { useSession } from '../stores/session.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { Section } from './Card.tsx';
import styles from './StepList.module.css';

/** The protocol as a numbered list, with the step the client is on. */
export function StepList({ view, atStep }: { readonly view: WorldView; readonly atStep: string | null }) {
  const words = useWords();
  const experiment = useSession((session) => session.experiment);
  const values = experiment?.choices[view.side]?.values;
  const steps = values === undefined ? [] : (experiment?.scenarios[view.side]?.stepList(values) ?? []);
  if (steps.length === 0) return null;
  return (
    <Section title={words.panels.client.steps}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} aria-current={step === atStep ? 'step' : undefined}>
            {stepSentence(words, step)}
          </li>
        ))}
      </ol>
    </Section>
  );
}
