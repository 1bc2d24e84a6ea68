import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../words/useWords.ts';
import { notify } from '../stores/notices.ts';
import { NoticeBar } from './NoticeBar.tsx';

test('what an action says at once stays to be read', async () => {
  await speak('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<NoticeBar />);
  const run = () => notify({ text: 'It is not there yet either', action: null });
  notify({ text: 'It could not be fetched', action: { label: 'Try again', run } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('It is not there yet either');
});
