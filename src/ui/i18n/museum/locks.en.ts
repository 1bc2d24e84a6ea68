import type { PieceWords } from '../catalogue/contract.ts';

export const locks: Readonly<Record<string, PieceWords>> = {};
