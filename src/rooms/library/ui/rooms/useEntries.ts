import { useMemo } from 'react';
import { useWords } from '../../../../words/useWords.ts';
import { useRoom } from '../../../../ui/stores/dialogs.ts';
import { foundScenes, type Entry } from '../../../../ui/scenes/foundScenes.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** Every scene in the page's language; found by words of the others too. */
export function useEntries(): readonly Entry[] {
  const words = useWords();
  const others = useOtherLanguages(useRoom().query);
  return useMemo(
    () =>
      foundScenes(
        words,
        others.map(({ messages }) => messages),
      ),
    [words, others],
  );
}
