import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog } from '../ui/parts/route.tsx';
import type { DialogPart } from '../ui/room/room.ts';
import { closeDialog, openDialog, openRooms } from '../ui/stores/dialogs.ts';
import { useStage } from '../ui/stores/stage.ts';
import { Palette } from '../rooms/library/ui/palette/Palette.tsx';
import { ROOMS } from '../rooms/index.ts';
import { FrontDoor } from '../rooms/library/ui/rooms/FrontDoor.tsx';

let root: Root | null = null;

const { rooms } = useStage.getState();

beforeEach(() => {
  // What a room provides is asked for once: by other tests of this page, too.
  useStage.setState({ rooms: ROOMS });
});

afterEach(() => {
  root?.unmount();
  closeDialog();
  useStage.setState({ rooms });
});

test.each<[string, DialogPart, 'searchbox' | 'combobox', () => void]>([
  ['the library', FrontDoor, 'searchbox', openRooms],
  ['the palette', Palette, 'combobox', () => openDialog('palette')],
])('what is typed before %s is there stands in its search, in order', async (_, Shown, role, open) => {
  let arrive = (): void => undefined;
  const Late = dialog<{ readonly onClose: () => void }>(
    () =>
      new Promise<ComponentType<{ readonly onClose: () => void }>>((done) => (arrive = () => done(Shown))),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  open();
  root.render(<Late onClose={closeDialog} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('herx{Backspace}');
  arrive();
  const field = page.getByRole(role);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('d l');
  await expect.element(field).toHaveValue('herd l');
});

test('what filters says whether it is on, and stands apart from what leads elsewhere', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  openRooms('locks');
  root.render(<FrontDoor onClose={closeDialog} />);
  const filters = page.getByRole('group', { name: 'Show only' }).getByRole('button');
  await expect.element(filters.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(filters.nth(1)).toHaveAttribute('aria-pressed', 'false');
  const ways = page.getByRole('navigation', { name: 'Go to' }).getByRole('button');
  await expect.element(ways.nth(0)).toHaveTextContent('Present');
  for (const way of ways.elements()) expect(way).not.toHaveAttribute('aria-pressed');
});
