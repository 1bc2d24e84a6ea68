import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../ui/parts/testing/draw.ts';
import { speak } from '../../../words/useWords.ts';
import { CallList } from './CallList.tsx';
import { OwnInvariants } from './OwnInvariants.tsx';
import { addAtEnd } from './codeEditor.ts';

test.each(['en', 'zh-CN'] as const)(
  'what can be called is told without backticks, with every state of a connection (%s)',
  async (language) => {
    await speak(language);
    draw(<CallList />);
    for (const state of ['SyncConnected', 'Disconnected', 'Expired', 'AuthFailed', 'RECONNECTED', 'LOST'])
      await expect.element(page.getByText(state, { exact: true })).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('`');
    expect(document.body.textContent).toMatch(/its types are removed, not checked|类型只会被去掉，不做检查/);
  },
);

test('an example of an invariant goes to the end of the file, once', async () => {
  await speak('en');
  const view = new EditorView({ doc: 'let a = 1;\n' });
  draw(<OwnInvariants onAdd={(code) => addAtEnd(view, code)} />);
  await page.getByText('Your own invariants').click();
  const add = page.getByRole('button', { name: 'Add to the code: invariantOfCounter' });
  await add.click();
  const text = view.state.doc.toString();
  expect(text).toMatch(/^let a = 1;\n\nexport const invariantOfCounter = [^]*went back';\n};\n$/);
  await add.click();
  expect(view.state.doc.toString()).toBe(text);
  expect(view.state.doc.lineAt(view.state.selection.main.head).text).toMatch(
    /^export const invariantOfCounter/,
  );
  await page.getByRole('button', { name: 'Add to the code: invariant', exact: true }).click();
  expect(view.state.doc.toString()).toMatch(/\n};\n\nexport const invariant = [^]*'two leaders';\n$/);
});
