// What one experiment may hold. All of it is kept to be looked at again, so memory is what bounds it: a record takes about
// 1 kB with its share of the snapshots, a step without records about 50 bytes.
import type { Scenario } from '../scenario/scenario.ts';

/** Merged steps one branch may have; beyond, nothing more is simulated. */
export const MAX_STEPS = 2_000_000;
/** Records of all worlds one branch may have, likewise. */
export const MAX_RECORDS = 400_000;
/** Branches kept. One more drops the one not looked at for longest, never the original nor the one shown. */
export const MAX_BRANCHES = 16;
/** Records of all branches together that are not shared with their parents; beyond, branches are dropped likewise. */
export const MAX_KEPT_RECORDS = 600_000;
/** Clients in one world of the page, those added by command included. */
export const MAX_CLIENTS = 50;

/** The same in a picture of that kind: the ensemble's counts clients instead of drawing each, and the engine takes no more. */
export function mostClients(picture: Scenario['picture'] | undefined): number {
  return picture === 'ensemble' ? 500 : MAX_CLIENTS;
}

/** The number of clients nearest to one that is asked for. */
export function clientsWithin({ clients, picture }: Scenario, asked: number): number {
  return Math.max(clients.min, Math.min(asked, clients.max, mostClients(picture)));
}
