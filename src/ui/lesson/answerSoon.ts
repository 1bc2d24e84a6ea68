import type { Prediction } from '../../scenarios/lessons/lesson.ts';
import { answering, type Answer } from '../../scenarios/lessons/predict.ts';
import type { ScenarioChoice } from '../../scenarios/scenario.ts';
import { wallClockMs } from '../playback/playbackLoop.ts';

/** Well below a frame: what else the page has to do finds room between two slices. */
const SLICE_MS = 8;

/** Computes what happens without the page standing still, however large the crowd. */
export async function answerSoon(
  prediction: Prediction,
  choices: readonly ScenarioChoice[],
): Promise<Answer> {
  const work = answering(prediction, choices);
  for (;;) {
    const sliceEndsMs = wallClockMs() + SLICE_MS;
    while (wallClockMs() < sliceEndsMs) {
      const { done, value } = work.next();
      if (done === true) return value;
    }
    // One slice after the other: that is the point of it.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resume) => {
      setTimeout(resume);
    });
  }
}
