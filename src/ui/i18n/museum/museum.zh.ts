// The words of all museum pieces.
import type { PieceWords } from '../catalogue/contract.ts';
import { coordination } from './coordination.zh.ts';
import { elections } from './elections.zh.ts';
import { ensemble } from './ensemble.zh.ts';
import { locks } from './locks.zh.ts';
import { queues } from './queues.zh.ts';

export const museum: Readonly<Record<string, PieceWords>> = {
  ...locks,
  ...elections,
  ...queues,
  ...coordination,
  ...ensemble,
};
