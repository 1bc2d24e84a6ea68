// A code that no phone can open says so, whatever dialog or page it stands in.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../testing/draw.ts';
import { speak } from '../../../words/useWords.ts';
import { QrCodeOf } from './QrCodeOf.tsx';

beforeEach(async () => {
  await speak('en');
});

test.each([
  ['http://127.0.0.1:4190/lab/#lesson=L0', true],
  ['http://localhost:5173/#lesson=L0', true],
  ['http://[::1]:4190/', true],
  ['file:///home/ann/znode-lab.html#lesson=L0', true],
  ['http://192.168.1.5:4190/lab/#lesson=L0', false],
  ['https://localhost.example.org/', false],
])('%s: only this machine can open it: %s', async (address, isOnlyHere) => {
  draw(<QrCodeOf text={address} name="QR code of the link" />);
  await expect.element(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const warning = page.getByText('This address is on your own machine: nobody else can open it.');
  expect(warning.elements()).toHaveLength(isOnlyHere ? 1 : 0);
});
