import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HelpDialog } from './HelpDialog.tsx';
import { PLAIN, SHIFTED } from './shortcuts.ts';

const CAPS: Readonly<Record<string, string>> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→' };

test('the list of keys has every key of the page', () => {
  const markup = renderToStaticMarkup(createElement(HelpDialog, { onClose: () => undefined }));
  const listed = new Set([...markup.matchAll(/<kbd>(.+?)<\/kbd>/g)].map(([, cap]) => cap));
  const capOf = (key: string) => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const caps = [
    ...Object.keys(PLAIN).map(capOf),
    // One does not press Shift for a character that is typed with it.
    ...Object.keys(SHIFTED).map((key) => (key.length === 1 ? key : `Shift+${capOf(key)}`)),
  ];
  expect(caps.filter((cap) => !listed.has(cap))).toEqual([]);
});
