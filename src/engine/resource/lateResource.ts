// What a guarded resource does with a write. Loaded by src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type { takeWrite } from './takeWrite.ts';

export const lateResource = new Late<typeof takeWrite>('src/engine/whole.ts (resources)');
