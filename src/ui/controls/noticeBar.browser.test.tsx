import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('it does not go while somebody is at its button', async () => {
  await open();
  // The pointer of the test before may lie where the notice comes.
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.textContent = 'Elsewhere';
  await userEvent.hover(elsewhere);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  notify({ text: 'The code was replaced.', action: { label: 'Undo', run: () => undefined } });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 60_000);
  const undo = () => document.querySelector<HTMLElement>('[role=status] button');
  undo()?.focus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(undo()?.textContent).toBe('Undo');
  undo()?.blur();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(undo()).toBeNull();
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
