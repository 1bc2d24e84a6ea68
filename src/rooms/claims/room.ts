import { dialog } from '../../ui/parts/route.tsx';
import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./parts.ts');

/** What articles say about ZooKeeper, statement by statement, each with the moment that shows whether it is so. */
export const claims: Room<'claims'> = {
  id: 'claims',
  dialogs: { claims: dialog(async () => (await parts()).ClaimsDialog) },
  entries: async () => (await parts()).entries,
  links: { kinds: ['claim'], open: async () => (await parts()).openClaim },
  provides: {
    ClaimCard: async () => (await parts()).ClaimCard,
    ClaimResults: async () => (await parts()).ClaimResults,
  },
};
