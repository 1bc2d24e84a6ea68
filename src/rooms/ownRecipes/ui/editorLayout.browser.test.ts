// How the parts below the code share the height of the editor.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeBar } from '../../../ui/controls/NoticeBar.tsx';
import { dismissNotice, notify } from '../../../ui/stores/notices.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { speak } from '../../../words/useWords.ts';
import styles from './editor.module.css';

afterEach(() => document.body.replaceChildren());

test('what is wrong with the code is not cut off where the debugger is open', async () => {
  await page.viewport(1300, 800);
  const { editor, state } = withOpenDebugger();
  expect(state?.clientHeight).toBeGreaterThanOrEqual(state?.scrollHeight ?? Infinity);
  expect(editor.scrollHeight).toBeLessThanOrEqual(480);
});

test('where the code is at fault and the debugger is open, the list of calls can be scrolled to', async () => {
  const { editor } = withOpenDebugger({ above: 190, height: 614, state: 300 });
  editor.scrollTo(0, 100_000);
  const end = editor.querySelector(':scope > :last-child')?.getBoundingClientRect().bottom;
  expect(end).toBeLessThanOrEqual(editor.getBoundingClientRect().bottom + 1);
});

test('on a phone all of the debugger can be scrolled to', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1300, 800));
  const { editor, more } = withOpenDebugger();
  expect(more?.clientHeight).toBeGreaterThanOrEqual(900);
  editor.scrollTo(0, 100_000);
  const end = editor.querySelector(':scope > :last-child')?.getBoundingClientRect().bottom;
  expect(end).toBeLessThanOrEqual(editor.getBoundingClientRect().bottom + 1);
});

test('beside the list of calls eleven lines of code are in sight on a screen of 1440 × 900', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1300, 800));
  const frame = document.body.appendChild(document.createElement('div'));
  const note = styles['note'] ?? '';
  const usual = styles['usual'] ?? '';
  // As high as the page leaves it; its head, its buttons and the names of its programs take 145 px.
  frame.innerHTML = `<div class="${styles['editor']}" style="width: 560px; height: 745px">
    <div style="flex: none; height: 145px"></div>
    <div class="${styles['code']}"></div>
    <div class="${styles['state']}"><p style="height: 100px">Violated.</p><div class="${usual}">
      <p class="${note}">No syntax errors.</p><p class="${note}">Judged by: one leader.</p></div></div>
    <p class="${note} ${usual}">Press Esc,<br>then Tab to leave the code.</p>
    <details class="${styles['more']}"><summary>Debugger</summary></details>
    <details class="${styles['more']}"><summary>Settings</summary></details>
    <details class="${styles['more']}" name="below-code" open>
      <summary>Calls</summary><div style="height: 900px"></div></details></div>`;
  const editor = frame.firstElementChild;
  expect(editor?.scrollHeight).toBeLessThanOrEqual(editor?.clientHeight ?? 0);
  const code = frame.querySelector(`.${styles['code']}`);
  expect(code?.clientHeight).toBeGreaterThanOrEqual(11 * 19);
});

test('what is open below the code is closed where it was opened, however far it is scrolled', async () => {
  const { more } = withOpenDebugger();
  await page.getByText('The end', { exact: true }).click();
  await expect.element(page.getByText('The end', { exact: true })).toBeInViewport();
  await expect.element(page.getByText('Debugger', { exact: true })).toBeInViewport();
  expect(more?.scrollHeight).toBe(more?.clientHeight);
});

/** In pixels: what the head, the buttons and the programs take, how high the editor is, and all that is said of the code. */
function withOpenDebugger({ above = 0, height = 480, state = 0 } = {}) {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.style.cssText = `position: relative; height: ${height}px`;
  const editor = frame.appendChild(document.createElement('div'));
  editor.className = styles['editor'] ?? '';
  editor.style.height = `${height}px`;
  editor.innerHTML = `<div style="flex: none; height: ${above}px"></div><div class="${styles['code']}"></div>
    <div class="${styles['state']}"><p>1</p><p>2</p><p>3</p><p style="min-height: ${state}px">4</p></div>
    <details class="${styles['more']}" open><summary>Debugger</summary><div style="height: 900px"></div><p>The end</p></details>
    <details class="${styles['more']}"><summary>Settings</summary></details>
    <details class="${styles['more']}"><summary>Calls</summary></details>`;
  return {
    editor,
    state: editor.querySelector(`.${styles['state']}`),
    more: editor.querySelector(`.${styles['more']}`),
  };
}

test('on a phone, what was just said leaves the way back to the code to be seen', async () => {
  const before = useOwnCode.getState();
  await speak('en');
  await page.viewport(390, 844);
  useOwnCode.setState({ isOpen: true, isAside: true });
  const BAR = 53;
  document.body.innerHTML = `<div style="position: absolute; inset: ${BAR}px 0 auto">
    <section class="${styles['editor']}" data-aside><div class="${styles['head']}">
    <h2>Your code</h2><button style="min-height: 44px">Show the code</button></div></section></div>`;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    root.unmount();
    dismissNotice();
    useOwnCode.setState(before);
    await page.viewport(1300, 800);
  });
  root.render(createElement(NoticeBar));
  notify({ text: 'Paused: client A has reached line 3.', action: null });
  const notice = page.getByText(/^Paused/);
  await expect.element(notice).toBeVisible();
  const way = page.getByRole('button', { name: 'Show the code' }).element().getBoundingClientRect();
  const said = notice.element().parentElement?.getBoundingClientRect();
  expect(said?.top).toBeGreaterThanOrEqual(way.bottom);
});
