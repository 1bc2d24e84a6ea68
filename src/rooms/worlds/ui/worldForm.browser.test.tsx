import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../ui/parts/testing/draw.ts';
import '../../../ui/theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { NewWorldDialog } from './WorldDialog.tsx';

beforeEach(async () => {
  await speak('en');
});

test('a field that Tab reaches stands above the buttons at the lower edge, with its ring', async () => {
  await page.viewport(1440, 700);
  draw(<NewWorldDialog onClose={() => undefined} />);
  const field = page.getByRole('textbox', { name: 'Znodes' });
  const create = page.getByRole('button', { name: 'Create world' });
  await expect.element(create).toBeVisible();
  (page.getByRole('button', { name: 'Add client' }).element() as HTMLElement).focus();
  for (let presses = 0; presses < 20 && document.activeElement !== field.element(); presses++)
    await userEvent.tab();
  await expect.element(field).toHaveFocus();
  const topOf = () => create.element().getBoundingClientRect().top;
  await expect.poll(() => field.element().getBoundingClientRect().bottom + RING_PX - topOf()).toBeLessThan(0);
});

/** How far the ring of the focus reaches out of a field. */
const RING_PX = 4;
