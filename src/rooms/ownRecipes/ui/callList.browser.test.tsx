import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../ui/parts/testing/draw.ts';
import { speak } from '../../../words/useWords.ts';
import { CallList } from './CallList.tsx';

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
