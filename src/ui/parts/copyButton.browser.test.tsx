// What is copied, what is said where the browser does not allow it, and that nothing is copied where there is nothing.
import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../words/useWords.ts';
import { CopyButton } from './CopyButton.tsx';

let root: Root;
const writeText = vi.spyOn(navigator.clipboard, 'writeText');

beforeEach(async () => {
  await speak('en');
  writeText.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

afterAll(() => writeText.mockRestore());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const draw = (text: string | null) => root.render(<CopyButton text={text}>Copy link</CopyButton>);

test('says that it has copied, until there is another text', async () => {
  writeText.mockResolvedValue();
  draw('one');
  await button('Copy link').click();
  await expect.element(button('Copied')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  expect(writeText.mock.calls).toEqual([['one']]);
  draw('other');
  await expect.element(button('Copy link')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('leaves the clipboard as it is while there is nothing to copy, and says why', async () => {
  draw(null);
  await expect.element(button('Copy link')).toHaveAccessibleDescription('There is nothing to copy.');
  await button('Copy link').click({ force: true });
  expect(writeText).not.toHaveBeenCalled();
});

test('says where the browser does not allow it, and shows what can be copied by hand', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  draw('one');
  await button('Copy link').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Could not copy');
  const shown = page.getByRole('textbox', { name: 'Text to copy' });
  await expect.element(shown).toHaveValue('one');
  expect(shown.element()).toMatchObject({ selectionStart: 0, selectionEnd: 3 });
  writeText.mockResolvedValue();
  await button('Copy link').click();
  await expect.element(button('Copied')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('where it could not be copied it selects the text that stands there already', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  root.render(<WithField />);
  await button('Copy link').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  expect(page.getByRole('textbox').element()).toMatchObject({ selectionStart: 0, selectionEnd: 3 });
});

test('copies where the page has no clipboard of its own, as without https', async () => {
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  onTestFinished(() => clipboard.mockRestore());
  root.render(
    <>
      <CopyButton text="one">Copy link</CopyButton>
      <input aria-label="elsewhere" />
    </>,
  );
  await button('Copy link').click();
  await expect.element(button('Copied')).toBeVisible();
  const elsewhere = page.getByRole('textbox', { name: 'elsewhere' });
  await elsewhere.click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(elsewhere).toHaveValue('one');
});

function WithField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} readOnly value="one" />
      <CopyButton text="one" field={field}>
        Copy link
      </CopyButton>
    </>
  );
}
