import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { CallList } from './CallList.tsx';

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test.each(['en', 'zh-CN'] as const)(
  'what can be called is told without backticks, with every state of a connection (%s)',
  async (language) => {
    await speak(language);
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<CallList />);
    for (const state of ['SyncConnected', 'Disconnected', 'Expired', 'AuthFailed', 'RECONNECTED', 'LOST'])
      await expect.element(page.getByText(state, { exact: true })).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('`');
    expect(document.body.textContent).toMatch(/its types are removed, not checked|类型只会被去掉，不做检查/);
  },
);
