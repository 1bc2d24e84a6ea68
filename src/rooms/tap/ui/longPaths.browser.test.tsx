import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../ui/parts/testing/draw.ts';
import '../../../ui/theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { FORMAT } from '../model/recording.ts';
import { TapRun } from '../model/tapRun.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { OpenPanel } from './OpenPanel.tsx';

test('on a phone a long path is broken, and its bytes are in sight beside it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1300, 800));
  await speak('en');
  const path = '/services/orders-processing/region-of-the-customer/leader-of-the-workers';
  const run = new TapRun({ format: FORMAT, epochMs: 0, upstreams: ['a:2181'], keepsData: false });
  run.add([
    { atMs: 0, connection: 1, kind: 'opened', server: 1, client: '127.0.0.1:36016' },
    { atMs: 1, connection: 1, kind: 'request', xid: 1, op: 'create', path, bytes: 30 },
  ]);
  draw(<FiguresPanel run={run} count={run.events.length} ledger={run.now} goTo={() => undefined} />);
  await expect.element(page.getByText(path)).toBeVisible();
  const bytes = page.getByText(path).element().nextElementSibling?.getBoundingClientRect();
  expect(bytes?.right).toBeLessThan(390);
});

test('on a phone the command that starts the tap is whole, not scrolled', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1300, 800));
  await speak('en');
  draw(<OpenPanel problem={null} onOpen={() => undefined} />);
  const command = page.getByText(/^npm run tap/);
  await expect.element(command).toBeVisible();
  const { scrollWidth, clientWidth } = command.element();
  expect(scrollWidth).toBe(clientWidth);
});
