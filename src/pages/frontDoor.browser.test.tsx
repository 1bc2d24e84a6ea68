import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RoomEntry } from '../ui/room/room.ts';
import { closeDialog, openRooms, search } from '../ui/stores/dialogs.ts';
import { useStage } from '../ui/stores/stage.ts';
import { ROOMS } from '../rooms/index.ts';
import { CLASSROOM } from '../rooms/lessons/words/classroom.ts';
import { FrontDoor } from '../rooms/library/ui/rooms/FrontDoor.tsx';

let root: Root | null = null;
let entered = 0;
const { rooms } = useStage.getState();
const forClass: RoomEntry = {
  key: 'classroom',
  group: 'more',
  say: ({ area }) => {
    const { title, more, also } = area(CLASSROOM);
    return { name: title, more, also };
  },
  run: () => void entered++,
};

beforeEach(() => {
  entered = 0;
  useStage.setState({
    // What a room provides is asked for once: by other tests of this page, too.
    rooms: ROOMS.map((room) => (room.id === 'lessons' ? { ...room, entries: async () => [forClass] } : room)),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  openRooms();
  root.render(<FrontDoor onClose={closeDialog} />);
});

afterEach(() => {
  root?.unmount();
  closeDialog();
  useStage.setState({ rooms });
});

test('a question is answered by a lesson before any scene, a name by scenes', async () => {
  const links = page.getByRole('dialog').getByRole('link');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  search('what is a quorum');
  await expect.element(links.first()).toHaveAttribute('href', '#lesson=L22');
  search('quorum');
  await expect.element(links.first()).toHaveAttribute('href', expect.stringMatching(/^#scene=/));
});

test('a way to what no scene is about is found by its other names, in another language too', async () => {
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  search('课堂练习');
  const way = page.getByRole('region', { name: 'Go to' }).getByRole('button', { name: 'For a class' });
  await expect.element(way).toBeVisible();
  expect(page.getByText('No results').query()).toBeNull();
  await way.click();
  expect(entered).toBe(1);
});
