// What faults do to a server. Loaded by src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type * as befalling from './befall.ts';

export const mishaps = new Late<typeof befalling>('src/engine/whole.ts (faults of servers)');
