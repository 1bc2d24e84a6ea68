import { dialog } from '../../ui/parts/route.tsx';
import { fetchAhead } from '../../ui/fetching/fetched.ts';
import type { Room } from '../../ui/room/room.ts';
import { useClassroom } from '../../ui/stores/classroom.ts';
import { classSecret } from './secret.ts';

const parts = () => import('./parts.ts');

/** A live class: phones vote, and are the clients or servers of the world on the screen. */
export const classroom: Room<'class' | 'classVote'> = {
  id: 'classroom',
  dialogs: {
    class: dialog(async () => (await parts()).ClassDialog),
    classVote: dialog(async () => (await parts()).VoteDialog),
  },
  entries: async () => (await import('./entries.ts')).entries,
  provides: {
    ClassBar: async () => (await parts()).ClassBar,
    askClass: async () => (await parts()).askWithRun,
  },
  begin: () => {
    const secret = classSecret();
    if (secret === null) return;
    useClassroom.setState({ isOpen: true });
    fetchAhead(async () => (await parts()).openClass(secret));
  },
};
