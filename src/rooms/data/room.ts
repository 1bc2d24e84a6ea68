import type { Room } from '../../ui/room/room.ts';

const entries = () => import('./entries.ts');

/** Data directories of real servers, which have a page of their own. */
export const data: Room<never> = {
  id: 'data',
  dialogs: {},
  entries: async () => (await entries()).entries,
  provides: { offerDropped: async () => (await entries()).offerDropped },
};
