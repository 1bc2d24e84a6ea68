import { createElement } from 'react';
import { route } from '../../ui/parts/route.tsx';
import type { Room } from '../../ui/room/room.ts';
import { LineAhead } from './ui/LineAhead.tsx';

/** The consoles: `lab>`, and zkCli of each client. */
export const consoles: Room<never, 'console'> = {
  id: 'console',
  dialogs: {},
  panels: [
    {
      id: 'console',
      label: ({ shell }) => shell.panels.console,
      Part: route(async () => (await import('./parts.ts')).Console, { fallback: createElement(LineAhead) }),
    },
  ],
};
