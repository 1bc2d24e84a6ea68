// What is said at the playhead, for the caption.
import { useWords } from '../../../words/useWords.ts';
import { useClaim } from '../../stores/claim.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { useSession } from '../../stores/session.ts';
import { KEPT, saidBackFrom, type Said } from './said.ts';

export interface SaidNow {
  readonly now: Said;
  readonly isFirst: boolean;
  /** Those before it, the newest first: told when they are asked for. */
  readonly before: () => readonly Said[];
}

/** The sentence at the playhead; null before anything has happened. */
export function useSaid(): SaidNow | null {
  const words = useWords();
  const experiment = useSession((session) => session.experiment);
  useSession((session) => session.revision);
  useEnsembleNarrator();
  const shown = usePlayhead(({ step }) => step);
  const headline = useClaim((state) => state.headline);
  if (experiment === null) return null;
  const step = Math.min(shown, experiment.steps);
  const said = (): Generator<Said> => saidBackFrom(experiment, step, words);
  const [newest, before] = said();
  if (headline?.step !== step || headline.branch !== experiment.current) {
    if (newest === undefined) return null;
    return { now: newest, isFirst: before === undefined, before: () => [...said()].slice(1) };
  }
  const { text, record } = headline;
  const [first, last, lastMs] = [record.step, record.step, experiment.timeAt(record.step)];
  const sentence = { topic: 'clients', first, last, lastMs, told: [record] } as const;
  const now = { sentence, text, isRefused: false };
  return { now, isFirst: newest === undefined, before: () => [...said()].slice(0, KEPT) };
}
