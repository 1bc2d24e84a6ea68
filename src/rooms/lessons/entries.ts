import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';
import { CLASSROOM } from './words/classroom.ts';

/** The single file has no page for teachers beside it. */
const hasPage = document.documentElement.dataset['wholePage'] === undefined;

const classroom: RoomEntry = {
  key: 'classroom',
  group: 'more',
  say: ({ area }) => {
    const { title, more, also } = area(CLASSROOM);
    return { name: title, more, also };
  },
  // What is shown stays where it is.
  run: () => void window.open(new URL('./class.html', location.href), '_blank'),
};

export const entries: readonly RoomEntry[] = [
  {
    key: 'lessons',
    group: 'more',
    say: ({ messages }) => ({ name: messages.dialogs.library.lessons }),
    run: () => openDialog('lessons'),
  },
  ...(hasPage ? [classroom] : []),
];
