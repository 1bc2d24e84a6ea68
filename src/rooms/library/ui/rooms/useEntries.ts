import { useMemo } from 'react';
import { useWords } from '../../../../words/useWords.ts';
import { useRoom } from '../../../../ui/stores/dialogs.ts';
import { entriesOf, type Entry } from './entries.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** Every scene in the page's language; found by words of the others too. */
export function useEntries(): readonly Entry[] {
  const words = useWords();
  const others = useOtherLanguages(useRoom().query);
  return useMemo(
    () =>
      entriesOf(
        words,
        others.map(({ messages }) => messages),
      ),
    [words, others],
  );
}
