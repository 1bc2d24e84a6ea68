import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./entries.ts');

/** Data directories of real servers, which have a page of their own. */
export const data: Room<never> = {
  id: 'data',
  dialogs: {},
  entries: async () => (await parts()).entries,
  provides: { offerDropped: async () => (await parts()).offerDropped },
};
