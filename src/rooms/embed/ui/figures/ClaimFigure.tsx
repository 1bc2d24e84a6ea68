import type { EmbedValues } from '../../../../embed/parameters.ts';
import { FIGURE_WORDS } from '../../words/figures.ts';
import { useWords } from '../../../../words/useWords.ts';
import { useScene } from '../../../../ui/draw/view/useScene.ts';
import { CLAIM_HEIGHT, ClaimDrawing } from './ClaimDrawing.tsx';
import { CLAIM_END_MS, CLAIM_START_MS, claimChoice, runClaim } from './claimRun.ts';
import { claimSentence } from './claimSentence.ts';
import { claimStory } from './claimStory.ts';
import { StoryFigure } from './StoryFigure.tsx';
import { loadStory, type Story } from './storyScene.ts';
import type { Switched } from './switched.ts';

/** Two consumers that one item wakes, with claims or without. */
export function ClaimFigure({ values }: { readonly values: EmbedValues }) {
  const words = useWords(FIGURE_WORDS).claim;
  const scene = useScene(0);
  if (scene === null) return null;
  const { choice, view } = scene;
  const story = claimStory(view.simulation.trace, view.step);
  return (
    <StoryFigure
      values={values}
      title={words.title}
      choice={words.choice}
      switched={choice.values['variant'] === 'claimed' ? 'on' : 'off'}
      onSwitch={(claim) => loadStory(claimStoryOf(claim, choice.seed))}
      startMs={CLAIM_START_MS}
      endMs={CLAIM_END_MS}
      height={CLAIM_HEIGHT}
      told={claimSentence(story, words.told)}
      tone={story.processed > 1 ? 'alarm' : 'calm'}
      spoken={[]}
    >
      {(width) => <ClaimDrawing story={story} width={width} words={words} />}
    </StoryFigure>
  );
}

export function claimStoryOf(claim: Switched, seed: number): Story {
  return { choice: claimChoice(claim, seed), run: runClaim, startMs: CLAIM_START_MS, endMs: CLAIM_END_MS };
}
