import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./parts.ts');

/** Live servers, which real clients are connected to. */
export const live: Room<never> = {
  id: 'live',
  dialogs: {},
  provides: {
    LiveBar: async () => (await parts()).LiveBar,
    followLive: async () => (await parts()).followLive,
  },
};
