import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { calledClient } from '../../../../words/names.ts';
import { useWords } from '../../../../words/useWords.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { MAX_STEPS_AHEAD } from '../../../../ui/playback/slice.ts';
import { playFrom, playOnceThere, SEARCH_BUDGET_MS } from '../../../../ui/playback/transport.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import { nextExpiry, type NextExpiry } from './nextExpiry.ts';
import styles from '../editor.module.css';

/** How long until a client that nobody hears loses its session, and a way there. */
export function ExpiryHint({ view }: { readonly view: WorldView }) {
  const { format } = useWords();
  const { expiry: text } = useWords(OWN_RECIPE);
  const next = nextExpiry(view.world);
  if (next === null || next.atMs <= view.timeMs) return null;
  const say = next.isGivenUp ? text.givenUp : text.hint;
  const seconds = Math.ceil((next.atMs - view.timeMs) / 1000);
  return (
    <p className={styles.hint}>
      {say(calledClient(next.client), format.span(seconds * 1000))}{' '}
      {next.atMs - view.timeMs >= NEAR_MS && <Button onClick={() => skipTo(next, view)}>{text.skip}</Button>}
    </p>
  );
}

/** So near it is not worth a leap. */
const NEAR_MS = 1500;

/** Playing on from there, or from where it would have been. */
function skipTo({ atMs, session }: NextExpiry, { side, step }: WorldView): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const mostSteps = experiment.steps + MAX_STEPS_AHEAD;
  playOnceThere(
    experiment,
    () => (experiment.nextAtMs() ?? Infinity) > atMs || experiment.steps >= mostSteps,
    () => {
      const expired = expiredIn(experiment, { side, step, session });
      const there = expired === null ? null : experiment.momentOfWorldStep(side, expired);
      playFrom(there?.step ?? Math.min(experiment.momentAtTime(atMs).step, experiment.steps));
    },
    SEARCH_BUDGET_MS,
  );
}

function expiredIn(
  { worlds }: Experiment,
  { side, step, session }: Pick<WorldView, 'side' | 'step'> & Pick<NextExpiry, 'session'>,
): number | null {
  const expired = worlds[side]?.trace.find(
    (record) => record.kind === 'session.expired' && record.session === session && record.step > step,
  );
  return expired?.step ?? null;
}
