import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { pictureOf } from './fixtures.ts';
import { ServerNode } from './ServerNode.tsx';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => root?.unmount());

const [FOLLOWER] = pictureOf(3, 0).servers;

test('a card that has no room for what a server is about does not say a second time what it is', async () => {
  draw({ phase: 'synchronization' });
  const server = page.getByRole('button', { name: /^Server 1, FOLLOWING/ });
  await expect.element(server).toBeVisible();
  expect(server.element().textContent.match(/FOLLOWING/g)).toEqual(['FOLLOWING']);
});

test('and says what it is about where there is room', async () => {
  draw({ phase: 'broadcast' });
  await expect.element(page.getByText('follows server 3')).toBeVisible();
});

function draw(change: Partial<ServerFace>): void {
  if (FOLLOWER === undefined) throw new Error('no server');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <svg width={400} height={200}>
      <ServerNode
        face={{ ...FOLLOWER, ...change }}
        cells={[]}
        box={{ server: 'server:1', dock: 'below', x: 200, y: 100, w: 190, h: 72 }}
        density="compact"
        type={1}
        look="plain"
        side="none"
        isSelected={false}
        tabIndex={0}
      />
    </svg>,
  );
}
