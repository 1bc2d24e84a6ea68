import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../ui/theme/base.css';
import '../../../ui/theme/tokens.css';
import { draw } from '../../../ui/parts/testing/draw.ts';
import { speak } from '../../../words/useWords.ts';
import { ClaimsDialog } from './ClaimsDialog.tsx';

test('on a phone the list of claims is no wider than the page', async () => {
  await speak('en');
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1300, 800));
  draw(<ClaimsDialog onClose={() => undefined} />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
});
