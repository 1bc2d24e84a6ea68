import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../words/useWords.ts';
import { notify } from '../stores/notices.ts';
import { closeEditor, putAside, showEditor } from '../stores/ownCode.ts';
import { NoticeBar } from './NoticeBar.tsx';

test('what an action says at once stays to be read', async () => {
  await open();
  const run = () => notify({ text: 'It is not there yet either', action: null });
  notify({ text: 'It could not be fetched', action: { label: 'Try again', run } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('It is not there yet either');
});

test('on a phone it lies over neither the head of the editor nor the way back to it', async () => {
  await open();
  notify({ text: 'The code was replaced.', action: null });
  const top = () => page.getByRole('status').element().getBoundingClientRect().top;
  onTestFinished(closeEditor);
  showEditor();
  await expect.poll(top).toBeGreaterThan(window.innerHeight / 2);
  putAside(true);
  await expect.poll(top).toBeLessThan(window.innerHeight / 4);
});

/** In the page it stands above the transport. */
async function open(): Promise<void> {
  await speak('en');
  const transport = document.createElement('div');
  transport.style.cssText = 'position: fixed; inset: auto 0 0 0';
  document.body.replaceChildren(transport);
  const root = createRoot(transport);
  onTestFinished(() => root.unmount());
  root.render(<NoticeBar />);
}
