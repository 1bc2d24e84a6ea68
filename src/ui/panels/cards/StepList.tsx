import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { AtStep } from './clientFacts.ts';
import { CARDS } from '../../../words/cards.ts';
import { stepIsShown, usePanel } from '../../stores/panelTab.ts';
import { useSession } from '../../stores/session.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Section } from './Card.tsx';
import { stepSentence } from './stepSentence.ts';
import { scrollerOf, wholeLines } from './wholeLines.ts';
import styles from './StepList.module.css';

interface Props {
  readonly view: WorldView;
  /** Those that the client is on, one for each of its threads. */
  readonly atSteps: readonly AtStep[];
}

/** The protocol as a numbered list, with the steps the client is on. */
export function StepList({ view, atSteps }: Props) {
  const words = useWords();
  const { thread: threadName } = useWords(CARDS);
  const experiment = useSession((session) => session.experiment);
  const list = useRef<HTMLOListElement>(null);
  const showsStep = usePanel((panel) => panel.showsStep);
  useLayoutEffect(() => {
    if (!showsStep) return;
    if (list.current !== null) bringToSight(list.current);
    stepIsShown();
  }, [showsStep]);
  const choice = experiment?.choices[view.side];
  const steps = choice === undefined ? [] : (experiment?.scenarios[view.side]?.stepList(choice.values) ?? []);
  if (choice === undefined || steps.length === 0) return null;
  // Where all are at one step, that needs no names.
  const isDivided = new Set(atSteps.map(({ step }) => step)).size > 1;
  const threadsAt = (step: string) => (isDivided ? atSteps.filter((at) => at.step === step) : []);
  return (
    <Section title={words.panels.client.steps}>
      <ol ref={list} className={styles.steps}>
        {steps.map((step) => (
          <li key={step} aria-current={atSteps.some((at) => at.step === step) ? 'step' : undefined}>
            {threadsAt(step).reduceRight(
              (said, { thread }) => threadName(thread, said),
              stepSentence(words, choice, step),
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The panel alone is scrolled: a frame of another page is not to move that page. */
function bringToSight(list: HTMLElement): void {
  const lit = [...list.querySelectorAll('[aria-current]')];
  const panel = scrollerOf(list);
  if (panel === null) return;
  for (const step of lit.toReversed()) {
    const [at, seen] = [step.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (at.top < seen.top || at.bottom > seen.bottom)
      panel.scrollTop += (at.top + at.bottom - seen.top - seen.bottom) / 2;
  }
  wholeLines(panel);
}
