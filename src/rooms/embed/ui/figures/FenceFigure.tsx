import type { FigureWords } from '../../../../words/messages.ts';
import type { EmbedValues } from '../../../../embed/parameters.ts';
import { FIGURE_WORDS } from '../../words/figures.ts';
import { useWords } from '../../../../words/useWords.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { useScene } from '../../../../ui/draw/view/useScene.ts';
import { FENCE_HEIGHT, FenceDrawing } from './FenceDrawing.tsx';
import { FENCE_END_MS } from './fenceRun.ts';
import { fenceStoryOf } from './fenceScene.ts';
import { fenceStory, type FenceStory } from './fenceStory.ts';
import { StoryFigure } from './StoryFigure.tsx';
import { loadStory } from './storyScene.ts';

/** A holder that stands still and wakes too late, with a fence at what the lock guards or without. */
export function FenceFigure({ values }: { readonly values: EmbedValues }) {
  const words = useWords(FIGURE_WORDS).fence;
  const { format } = useWords();
  const scene = useScene(0);
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  if (scene === null) return null;
  const { choice, view } = scene;
  const story = fenceStory(view.simulation, view.world, scene.line, view.step);
  return (
    <StoryFigure
      values={values}
      title={words.title}
      choice={words.fence}
      switched={choice.values['guard'] === 'on' ? 'on' : 'off'}
      onSwitch={(guard) => loadStory(fenceStoryOf(guard, choice.seed))}
      startMs={0}
      endMs={FENCE_END_MS}
      height={FENCE_HEIGHT}
      told={fate(story, words)}
      tone={story.late?.write.fate === 'back' ? 'alarm' : 'calm'}
      spoken={spokenOf(story, words, format.span)}
    >
      {(width) => (
        <FenceDrawing
          story={story}
          nowMs={Math.min(timeMs, FENCE_END_MS)}
          endMs={FENCE_END_MS}
          width={width}
          words={words}
        />
      )}
    </StoryFigure>
  );
}

function fate({ late }: FenceStory, words: FigureWords['fence']): string {
  if (late === null) return words.fates.none;
  const { value, token, fate: became } = late.write;
  return became === 'rejected'
    ? words.fates.rejected(value, token ?? 0, late.highest)
    : words.fates.back(value, token ?? 0, late.highest);
}

function spokenOf(
  { overlaps: [overlap] }: FenceStory,
  words: FigureWords['fence'],
  span: (ms: number) => string,
): readonly string[] {
  if (overlap === undefined || overlap.to === null) return [];
  return [words.both(span(overlap.to.timeMs - overlap.from.timeMs))];
}
