// The faults of servers and of the network between them. Loaded by src/engine/whole.ts.
import { Late } from '../../kernel/late.ts';
import type { faultOf } from './faults.ts';

export const lateFaults = new Late<typeof faultOf>('src/engine/whole.ts (faults)');
