// Live servers whose process is gone: the server of the tests answers in its place, and knows nothing of them.
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { useLive } from '../../../ui/stores/live.ts';
import { useNotices } from '../../../ui/stores/notices.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { followLive } from './followLive.ts';
import { LiveBar } from './LiveBar.tsx';

test('servers that do not answer are said to be so, and the page goes on', async () => {
  await speak('en');
  await followLive('0'.repeat(32));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(<LiveBar />);
  const pause = page.getByRole('button', { name: 'Pause the servers' });
  await expect.element(pause).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('has ended');
  // Asked before the page knew.
  useLive.getState().servers?.setPaused(true);
  await expect.poll(() => useNotices.getState().notice?.text).toContain('does not answer');
  expect(useSession.getState().failure).toBeNull();
  await expect.element(pause).toBeVisible();
});
