import type { Room } from '../../ui/room/room.ts';

/** Traffic between real programs and real servers, which has a page of its own. */
export const tap: Room<never> = {
  id: 'tap',
  dialogs: {},
  entries: async () => (await import('./entries.ts')).entries,
};
