// Follows the playhead and tells what happened since it spoke last.
import type { Messages } from '../../words/messages.ts';
import { wordsNow } from '../../words/useWords.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { narrate } from '../select/narrate.ts';

/** Read out once nothing new came for so long, and at the latest after the second number. */
const QUIET_MS = 900;
const AT_THE_LATEST_MS = 4000;

/** Says what happens as it happens; returns what ends it. */
export function narrateTo(say: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let limit: ReturnType<typeof setTimeout> | null = null;
  let told: Told = { worlds: [], counts: [] };
  const tell = (): void => {
    if (timer !== null) clearTimeout(timer);
    if (limit !== null) clearTimeout(limit);
    timer = limit = null;
    const words = wordsNow();
    const now = tellable();
    const text = textBetween(told, now, words);
    told = now;
    if (text !== '') say(text);
  };
  const end = usePlayhead.subscribe((playhead, before) => {
    if (playhead.step === before.step) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
    limit ??= setTimeout(tell, AT_THE_LATEST_MS);
  });
  return () => {
    end();
    if (timer !== null) clearTimeout(timer);
    if (limit !== null) clearTimeout(limit);
  };
}

interface Told {
  readonly worlds: NonNullable<ReturnType<typeof getExperiment>>['worlds'];
  /** Records of each world up to the playhead. */
  readonly counts: readonly number[];
}

function tellable(): Told {
  const experiment = getExperiment();
  if (experiment === null) return { worlds: [], counts: [] };
  const { worldSteps } = experiment.moment(Math.min(usePlayhead.getState().step, experiment.steps));
  const { worlds } = experiment;
  return { worlds, counts: worlds.map((world, side) => world.recordCountAfter(worldSteps[side] ?? 0)) };
}

/** What happened since; where somebody went back, only where she now is. */
function textBetween(before: Told, now: Told, words: Messages): string {
  const isForward = now.counts.every((count, side) => count >= (before.counts[side] ?? 0));
  const hasSamePast =
    now.worlds.every((world, side) => before.worlds[side] === world) || before.worlds.length === 0;
  if (!isForward || !hasSamePast) return words.live.at(words.format.clock(usePlayhead.getState().timeMs));
  const spans = now.worlds.map((simulation, side) => ({
    simulation,
    from: before.counts[side] ?? 0,
    to: now.counts[side] ?? 0,
  }));
  return narrate(spans, words);
}
