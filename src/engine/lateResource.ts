// What arrives at guarded resources. Loaded by src/engine/whole.ts.
import { Late } from './kernel/late.ts';
import type { deliverToResource } from './deliverToResource.ts';

export const lateResource = new Late<typeof deliverToResource>('src/engine/whole.ts (resources)');
