import type { RoomEntry } from '../../ui/room/room.ts';
import { TAP } from './words/area.ts';

/** The single file has no such page beside it. */
const hasPage = document.documentElement.dataset['wholePage'] === undefined;

export const entries: readonly RoomEntry[] = hasPage
  ? [
      {
        key: 'tap',
        group: 'more',
        say: ({ area }) => {
          const { title, lead } = area(TAP);
          return { name: title, more: lead, also: ['tap', 'proxy', 'pcap', 'tcpdump', 'Wireshark'] };
        },
        // What is shown stays where it is.
        run: () => void window.open(new URL('./tap.html', location.href), '_blank'),
      },
    ]
  : [];
