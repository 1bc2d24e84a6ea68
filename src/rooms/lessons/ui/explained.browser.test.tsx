// Texts whose terms are buttons break into lines as other texts do.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { ExplainedLine } from './Explained.tsx';

let root: Root | null = null;

afterEach(async () => {
  root?.unmount();
  document.body.replaceChildren();
  await speak('en');
});

test('no line begins with the mark behind a term, however narrow the text is', async () => {
  await speak('zh-CN');
  const box = document.body.appendChild(document.createElement('p'));
  root = createRoot(box);
  root.render(<ExplainedLine text="再读列表，重新注册监听。" />);
  const term = page.getByRole('button', { name: '监听' });
  await expect.element(term).toBeVisible();
  const apart: number[] = [];
  for (let width = 60; width < 260; width += 4) {
    box.style.width = `${width}px`;
    const mark = middleOf(placeOf(box, '。'));
    if (mark > term.element().getBoundingClientRect().bottom) apart.push(width);
  }
  expect(apart).toEqual([]);
  expect(box.textContent).toContain('重新注册监听');
});

function middleOf({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2;
}

function placeOf(within: HTMLElement, text: string): DOMRect {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at < 0 || node.parentElement?.closest('[popover]') !== null) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`${text} is not there`);
}
