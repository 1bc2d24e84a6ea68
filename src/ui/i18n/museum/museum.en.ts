// The words of all museum pieces.
import type { PieceWords } from '../catalogue/contract.ts';
import { coordination } from './coordination.en.ts';
import { elections } from './elections.en.ts';
import { ensemble } from './ensemble.en.ts';
import { locks } from './locks.en.ts';
import { queues } from './queues.en.ts';

export const museum: Readonly<Record<string, PieceWords>> = {
  ...locks,
  ...elections,
  ...queues,
  ...coordination,
  ...ensemble,
};
