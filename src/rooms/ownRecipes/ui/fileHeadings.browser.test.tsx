import { createRoot, type Root } from 'react-dom/client';
import type { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesOf } from '../../../ownRecipes/files.ts';
import { speak, wordsNow } from '../../../words/useWords.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { codeEditor } from './codeEditor.ts';
import { addFile } from './fileHeadings.ts';
import { FileMenu } from './FileMenu.tsx';

let root: Root | null = null;
let view: EditorView | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  view?.destroy();
  document.body.replaceChildren();
});

test('a file is added from the menu, named and written by keyboard, and shown under a heading', async () => {
  const field = open('export default async function main() {}');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add a file' }).click();
  expect(headings()).toEqual(['// @file file2.js']);
  await userEvent.keyboard('lock.js');
  expect(headings()).toEqual(['// @file lock.js']);
  await userEvent.keyboard('{ArrowDown}export const one = 1;');
  expect(field.state.doc.toString()).toBe(
    'export default async function main() {}\n// @file lock.js\nexport const one = 1;',
  );
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add a file' }).click();
  expect(filesOf(field.state.doc.toString()).map(({ name }) => name)).toEqual([
    'main.js',
    'lock.js',
    'file2.js',
  ]);
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  expect(headings()).toEqual(['// @file lock.js']);
});

/** Lines in bold. */
function headings(): readonly (string | null)[] {
  const lines = [...document.querySelectorAll('.cm-line')];
  return lines
    .filter((line) => getComputedStyle(line).fontWeight === '600')
    .map(({ textContent }) => textContent);
}

function open(text: string): EditorView {
  const host = document.createElement('div');
  const place = document.createElement('div');
  document.body.append(host, place);
  const made = codeEditor(place, {
    text,
    words: () => ({ own: wordsNow(OWN_RECIPE) }),
    onChange: () => {},
    valuesOf: () => [],
    onRun: () => {},
    onStep: () => {},
    onUpdate: () => {},
  });
  view = made;
  root = createRoot(host);
  root.render(
    <FileMenu onOpen={() => {}} onAdd={() => addFile(made)} textNow={() => made.state.doc.toString()} />,
  );
  return made;
}
