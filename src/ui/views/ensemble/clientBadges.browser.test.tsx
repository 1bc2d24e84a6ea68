import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import { ClientBadges } from '../../draw/thing/ClientBadges.tsx';
import { pictureOf } from './fixtures.ts';

let root: Root | null = null;

afterEach(() => root?.unmount());

test('a client whose program was stopped by an error has a sign, as one has whose program has ended', async () => {
  expect(await signsOf('failed')).toEqual(['failed']);
  expect(await signsOf('done')).toEqual(['done']);
  expect(await signsOf('asking')).toEqual([]);
});

async function signsOf(activity: ClientDisc['activity']) {
  const [client] = pictureOf(1, 1).clients;
  if (client === undefined) throw new Error('no client');
  root?.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <svg width={60} height={60} viewBox="-30 -30 60 60" role="img" aria-label={activity}>
      <ClientBadges disc={{ ...client.disc, activity }} r={15} size="full" />
    </svg>,
  );
  const picture = page.getByRole('img', { name: activity });
  await expect.element(picture).toBeVisible();
  return [...picture.element().querySelectorAll<SVGElement>('[data-look]')].map(
    ({ dataset }) => dataset['look'],
  );
}
