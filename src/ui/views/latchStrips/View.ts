import { useWords } from '../../../words/useWords.ts';
import { BarSigns, TimeRows } from '../../draw/timeRows/TimeRows.tsx';
import { viewWithOwn } from '../../draw/view/viewOf.tsx';
import { words as beliefWords } from '../beliefBars/words/en.ts';
import { latchModel } from './model.ts';
import { words as english } from './words/en.ts';

const useBeliefWords = () => useWords({ id: 'beliefBars', english: beliefWords });

export const LatchStripsView = viewWithOwn('latchStrips', english, useBeliefWords, latchModel, TimeRows, {
  Legend: BarSigns,
});
