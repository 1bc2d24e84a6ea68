import type { RoomEntry } from '../../ui/room/room.ts';
import { hasDataPage, openDataPage } from './ui/dataPage.ts';
import { DATA_DIRECTORY } from './words/area.ts';

export { offerDropped } from './ui/dataPage.ts';

export const entries: readonly RoomEntry[] = hasDataPage
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
        run: () => void openDataPage(),
        isOnDoor: true,
      },
    ]
  : [];
