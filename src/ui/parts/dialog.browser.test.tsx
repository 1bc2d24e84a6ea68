// Where the focus is after dialogs.
import { useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../words/useWords.ts';
import { Dialog } from './Dialog.tsx';
import { draw } from './testing/draw.ts';

beforeEach(async () => {
  await speak('en');
});

test('of two dialogs in turn the last gives the focus back to what opened the first', async () => {
  draw(<Page />);
  await open();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('what takes the focus as the dialog goes keeps it', async () => {
  draw(<Page />);
  await open();
  await page.getByRole('button', { name: 'Write' }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('kept');
  await expect.element(page.getByRole('textbox')).toHaveValue('kept');
});

async function open(): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('heading', { name: 'First' })).toHaveFocus();
}

function Page() {
  const [shown, setShown] = useState<'page' | 'first' | 'second' | 'text'>('page');
  const close = () => setShown('page');
  return (
    <>
      <button type="button" onClick={() => setShown('first')}>
        Open
      </button>
      {shown === 'first' && (
        <Dialog title="First" onClose={close}>
          <button type="button" onClick={() => setShown('second')}>
            Next
          </button>
          <button type="button" onClick={() => setShown('text')}>
            Write
          </button>
        </Dialog>
      )}
      {shown === 'second' && (
        <Dialog title="Second" onClose={close}>
          {null}
        </Dialog>
      )}
      {shown === 'text' && <Field />}
    </>
  );
}

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Text" />;
}
