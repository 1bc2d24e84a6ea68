import { BarSigns, TimeRows } from '../../draw/timeRows/TimeRows.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { beliefModel } from './model.ts';
import { words as english } from './words/en.ts';

export const BeliefBarsView = viewOf('beliefBars', english, beliefModel, TimeRows, { Legend: BarSigns });
