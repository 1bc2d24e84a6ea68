// What arrives at guarded resources. Loaded by src/engine/clients.ts.
import { Late } from './kernel/late.ts';
import type { deliverToResource } from './deliverToResource.ts';

export const lateResource = new Late<typeof deliverToResource>('src/engine/clients.ts (resources)');
