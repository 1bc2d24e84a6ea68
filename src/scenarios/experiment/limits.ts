// What one experiment may hold. All of it is kept to be looked at again, so memory is what bounds it.

/** Steps one branch may have; beyond, nothing more is simulated. */
export const MAX_STEPS = 500_000;
/** Branches kept. One more drops the one not looked at for longest, never the original nor the one shown. */
export const MAX_BRANCHES = 16;
/** Steps of all branches together that are not shared with their parents; beyond, branches are dropped likewise. */
export const MAX_KEPT_STEPS = 800_000;
/** Clients in one world of the page, those added by command included. */
export const MAX_CLIENTS = 50;
