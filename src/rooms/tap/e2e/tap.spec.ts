// Files in tap.html: a recording with a herd, and a packet capture that is dropped on the page.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { choose } from '../../../../e2e/lab.ts';
import { ACK, pcapOf, type Sent } from '../model/testing/captureBytes.ts';
import { conversationIn } from '../model/testing/conversations.ts';

test('a recording leads to the moment of its herd, and a packet capture opens where it is dropped; what is none says so', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/tap.html');
  await page.getByRole('button', { name: 'Open the sample recording' }).click();
  const finding = page.getByRole('listitem').filter({ hasText: 'Herd effect on /herd/lock' });
  // Of 9 and 8 woken one each has got the lock.
  await expect(finding).toContainText('one change woke 9 clients. 2 changes woke 17 in all, and 15 of those');
  await finding.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('radio', { name: 'Space-time' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'To the end' })).toBeEnabled();

  // On a phone every tab is within reach.
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page.getByRole('radio', { name: 'Figures' }));
  await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);

  await test.step('a packet capture opens where it is dropped; what is none says so', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await drop(page, 'notes.txt', new TextEncoder().encode('nothing of the kind'));
    await expect(page.getByRole('status')).toContainText('notes.txt');
    await drop(page, 'zk.pcap', capture());
    await choose(page.getByRole('radio', { name: 'Messages' }));
    await expect(page.getByRole('button', { name: /create/ }).first()).toBeVisible();
  });
});

/** The recorded conversation with a real server, a packet for each message. */
function capture(): Uint8Array {
  const json = readFileSync(new URL('../../live/model/testing/recordedBytes.json', import.meta.url), 'utf8');
  const next = { client: 1, server: 1 };
  const sent = conversationIn(json).map(({ side, bytes }): Sent => {
    const [from, to] = side === 'client' ? [40_000, 2181] : [2181, 40_000];
    const seq = next[side];
    next[side] += bytes.length;
    return { from, to, seq, flags: ACK, payload: bytes };
  });
  return pcapOf(sent);
}

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const given = { name, bytes: [...bytes] };
  await page.getByRole('main').evaluate((main, file) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(file.bytes)], file.name));
    main.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, given);
}
