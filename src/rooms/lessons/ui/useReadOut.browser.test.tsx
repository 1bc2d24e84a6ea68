// Where the keyboard is once a lesson has something new to say.
import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listenOff, listenOn } from './readOut.ts';
import { useReadOut } from './useReadOut.ts';

let root: Root | null = null;

beforeEach(() => {
  document.body.innerHTML =
    '<main id="picture" tabindex="-1"><button>Client A</button></main><aside></aside>';
  listenOn();
});

afterEach(() => {
  root?.unmount();
  listenOff();
  document.body.replaceChildren();
});

test('the answer has the focus where the picture had it for a button that is gone', async () => {
  document.getElementById('picture')?.focus();
  tell();
  await expect.element(page.getByText('It moved to B')).toHaveFocus();
});

test('the answer is read out, and takes no focus, where a thing in the picture is in use', async () => {
  const client = page.getByRole('button', { name: 'Client A' });
  (client.element() as HTMLElement).focus();
  tell();
  await expect.element(page.getByRole('status')).toHaveTextContent('It moved to B');
  await expect.element(client).toHaveFocus();
});

function tell(): void {
  root = createRoot(document.querySelector('aside')!);
  root.render(<Told />);
}

function Told() {
  const ref = useRef<HTMLParagraphElement>(null);
  useReadOut(ref);
  return (
    <p ref={ref} tabIndex={-1}>
      It moved to B
    </p>
  );
}
