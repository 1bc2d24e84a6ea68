import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../words/useWords.ts';
import { notify } from '../stores/notices.ts';
import { NoticeBar } from './NoticeBar.tsx';

test('what an action says at once stays to be read', async () => {
  await speak('en');
  // In the page it stands above the transport.
  const transport = document.createElement('div');
  transport.style.cssText = 'position: fixed; inset: auto 0 0 0';
  document.body.replaceChildren(transport);
  const root = createRoot(transport);
  onTestFinished(() => root.unmount());
  root.render(<NoticeBar />);
  const run = () => notify({ text: 'It is not there yet either', action: null });
  notify({ text: 'It could not be fetched', action: { label: 'Try again', run } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('It is not there yet either');
});
