// The caption at a claim's moment, where what decides it is one record: what the log says of that.
import { useLayoutEffect } from 'react';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { tell } from '../../../ui/select/tell.ts';
import { useClaim, type ClaimMoment, type Headline, type OpenClaim } from '../../../ui/stores/claim.ts';
import type { RecordWords } from '../../../words/contracts/engine.ts';
import type { Messages } from '../../../words/messages.ts';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { headlineOf } from '../model/playedTo.ts';
import type { Row, Sight } from '../model/row.ts';

export function useHeadline({ experiment, sight, moment }: OpenClaim, { sights }: Row): void {
  const words = useWords();
  const sentences = useWords(RECORDS);
  const shown = sights[sight];
  useLayoutEffect(() => {
    if (experiment === null || moment === null || shown === undefined) return undefined;
    useClaim.setState({ headline: headlineAt(shown, { experiment, ...moment }, { words, sentences }) });
    return () => useClaim.setState({ headline: null });
  }, [experiment, moment, shown, words, sentences]);
}

interface Spoken {
  readonly words: Messages;
  readonly sentences: RecordWords;
}

export function headlineAt(
  sight: Sight,
  { experiment, branch, step }: ClaimMoment & { readonly experiment: Experiment },
  { words, sentences }: Spoken,
): Headline | null {
  const decisive = headlineOf(sight, experiment, step);
  if (decisive === null) return null;
  const { side, record, at } = decisive;
  const run = experiment.worlds[side];
  if (run === undefined) return null;
  const told = tell(sentences, record, run).replaceAll(GUID, '…');
  const { live, shell } = words;
  return {
    branch,
    step,
    record: { side, seq: record.seq, step: at },
    text:
      experiment.worlds.length === 1
        ? live.both([told])
        : live.world(side === 0 ? shell.left : shell.right, [told.charAt(0).toLowerCase() + told.slice(1)]),
  };
}

/** It fills lines, and says nothing to a reader. */
const GUID = /_c_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-/g;
