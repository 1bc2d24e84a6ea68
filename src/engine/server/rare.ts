// What few requests need and the page's first scene never sends: authentication, requests by number, transactions of
// several parts, quotas, containers, reads about the tree as a whole, snapshots that take time, digests. Loaded by src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type * as rareRequests from './rareRequests.ts';

export const rare = new Late<typeof rareRequests>('src/engine/whole.ts (rare requests)');
