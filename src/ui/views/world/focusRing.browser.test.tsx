import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { Client } from './Client.tsx';
import { herdPicture } from './fixtures.ts';
import { worldLayout } from './layout.ts';

let root: Root | null = null;

beforeEach(() => speak('en'));
afterEach(() => root?.unmount());

test('a client that the keyboard has reached has one ring around it', async () => {
  const picture = herdPicture(2, 'held');
  const [disc] = picture.clients;
  const layout = worldLayout(picture, null, { width: 600, height: 400, type: 1 });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <svg width={600} height={400}>
      <Client
        disc={disc!}
        box={layout.discs.get(disc!.id)!}
        size={layout.size}
        look="plain"
        isSelected={false}
        tabIndex={0}
      />
    </svg>,
  );
  const client = page.getByRole('button', { name: /^Client A/ });
  await expect.element(client).toBeVisible();
  await userEvent.tab();
  await expect.element(client).toHaveFocus();
  const focus = getComputedStyle(client.element().querySelector('circle')!).stroke;
  const rings = [...client.element().querySelectorAll('*')].filter(
    (part) => getComputedStyle(part).stroke === focus,
  );
  expect(rings).toHaveLength(1);
});
