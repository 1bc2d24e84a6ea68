import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from './Button.tsx';

let root: Root | null = null;

afterEach(() => root?.unmount());

test('a button that is refused while it has the focus keeps it, and says why', async () => {
  const own = createRoot(document.body.appendChild(document.createElement('div')));
  root = own;
  const draw = (refused: string | null) => own.render(<Button refused={refused}>Pause</Button>);
  const button = page.getByRole('button', { name: 'Pause' });
  draw(null);
  await expect.element(button).toBeVisible();
  button.element().focus();
  await expect.element(button).not.toHaveAttribute('aria-describedby');
  draw('Nothing is scheduled');
  await expect.element(button).toHaveAccessibleDescription('Nothing is scheduled');
  await expect.element(button).toHaveFocus();
  draw(null);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(button).toHaveFocus();
});
