import type { PieceWords } from '../catalogue/contract.ts';

export const elections: Readonly<Record<string, PieceWords>> = {};
