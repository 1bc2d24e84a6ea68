import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { Results } from './Results.tsx';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  localStorage.clear();
  document.body.replaceChildren();
});

test('Clear also ends what is still being checked, and nothing of it comes back', async () => {
  render();
  const codes = page.getByRole('textbox', { name: 'Codes' });
  await codes.fill(Array.from({ length: 300 }, (_, index) => `ZL2.${'x'.repeat(40)}${index}`).join('\n'));
  await expect.element(page.getByText(/^Checked \d+ of 300 codes/u)).toBeVisible();
  await expect.element(page.getByRole('table')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await codes.fill('ZL2.of-one-learner');
  await expect.element(page.getByRole('row', { name: /ZL2\.of-one/u })).toBeVisible();
  // That of the head, and that of the learner.
  expect(page.getByRole('row').elements()).toHaveLength(2);
  expect(page.getByText(/^Checked/u).elements()).toHaveLength(0);

  // On the next visit as well.
  root?.unmount();
  render();
  await expect.element(page.getByRole('row', { name: /ZL2\.of-one/u })).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(2);
});

test('on a phone no heading is broken in a word, and names stay beside what is scrolled to', async () => {
  await page.viewport(390, 844);
  await speak('zh-CN');
  onTestFinished(() => speak('en'));
  render();
  await page.getByRole('textbox', { name: '代码' }).fill('ZL2.of-one-learner');
  const heading = page.getByRole('columnheader', { name: '需要再讲的' });
  await expect.element(heading).toBeInTheDocument();
  const words = heading.getByRole('button').element();
  expect(words.clientWidth).toBeGreaterThan(words.clientHeight);
  const last = page.getByRole('columnheader', { name: '各节' }).element();
  last.scrollIntoView({ inline: 'end' });
  const name = page.getByRole('columnheader', { name: '姓名' }).element();
  expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

function render(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Results />);
}
