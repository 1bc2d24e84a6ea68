// What the editor's “Open a file…” does with a file: a program becomes the code, a saved world does not.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Dropped } from '../../../ui/room/room.ts';
import { useStage } from '../../../ui/stores/stage.ts';
import { FileMenu } from './FileMenu.tsx';
import { drawing } from './testing/drawing.ts';

const draw = drawing();

test('a saved world is opened as a world, and the code stays', async () => {
  const before = useStage.getState();
  const worlds: string[] = [];
  const codes: string[] = [];
  const openDropped = ({ files }: Dropped): Promise<void> => {
    worlds.push(...files.map(({ name }) => name));
    return Promise.resolve();
  };
  useStage.setState({
    rooms: [{ id: 'worlds', dialogs: {}, provides: { openDropped: () => Promise.resolve(openDropped) } }],
  });
  draw(<FileMenu onOpen={(text) => codes.push(text)} onAdd={() => undefined} textNow={() => ''} />);
  const input = page.getByLabelText('Open a file…');
  await input.upload(new File(['{ "format": "znode-lab-world" }'], 'world.json'));
  await expect.poll(() => worlds).toEqual(['world.json']);
  expect(codes).toEqual([]);
  await input.upload(new File(['export default async () => {};'], 'recipe.js'));
  await expect.poll(() => codes).toEqual(['export default async () => {};']);
  useStage.setState(before);
});
