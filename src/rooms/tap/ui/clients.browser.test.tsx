import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { FORMAT } from '../model/recording.ts';
import { TapRun } from '../model/tapRun.ts';
import { ClientsPanel } from './ClientsPanel.tsx';
import '../../../ui/theme/base.css';

test.each(['en', 'zh-CN'] as const)('on a phone a session’s id stands in one line: %s', async (language) => {
  await page.viewport(390, 844);
  await speak(language);
  const run = new TapRun({ format: FORMAT, epochMs: 0, upstreams: ['a:2181'], keepsData: false });
  run.add([
    { atMs: 0, connection: 1, kind: 'opened', server: 1, client: '127.0.0.1:36016' },
    {
      atMs: 1,
      connection: 1,
      kind: 'connected',
      sessionId: '0x1a20dfb4feb0000',
      timeoutMs: 10_000,
      readOnly: false,
      bytes: 41,
    },
  ]);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<ClientsPanel run={run} count={run.events.length} ledger={run.now} goTo={() => undefined} />);
  const id = page.getByText('0x1a20dfb4feb0000');
  await expect.element(id).toBeVisible();
  const lines = document.createRange();
  lines.selectNodeContents(id.element());
  expect(lines.getClientRects()).toHaveLength(1);
  root.unmount();
  host.remove();
  await speak('en');
});
