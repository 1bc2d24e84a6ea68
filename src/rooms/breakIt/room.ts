import { dialog } from '../../ui/parts/route.tsx';
import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./parts.ts');

/** The search for a run that breaks an invariant. */
export const breakIt: Room<'breakIt'> = {
  id: 'breakIt',
  dialogs: { breakIt: dialog(async () => (await parts()).BreakItDialog) },
  entries: async () => (await parts()).entries,
  provides: {
    certify: async () => (await parts()).certify,
    everyKill: async () => (await parts()).everyKill,
    examine: async () => (await parts()).examine,
  },
};
