import type { RoomEntry } from '../../ui/room/room.ts';
import { DATA_DIRECTORY } from './words/area.ts';

/** The single file has no such page beside it. */
const hasPage = document.documentElement.dataset['wholePage'] === undefined;

export const entries: readonly RoomEntry[] = hasPage
  ? [
      {
        key: 'data',
        group: 'more',
        say: ({ area }) => {
          const { title, lead } = area(DATA_DIRECTORY);
          return {
            name: title,
            more: lead,
            also: ['log', 'snapshot', 'version-2', 'zkTxnLogToolkit', 'dataDir'],
          };
        },
        // What is shown stays where it is.
        run: () => void window.open(new URL('./data.html', location.href), '_blank'),
      },
    ]
  : [];
