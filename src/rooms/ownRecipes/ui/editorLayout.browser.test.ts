// How the parts below the code share the height of the editor.
import { afterEach, expect, test } from 'vitest';
import styles from './editor.module.css';

afterEach(() => document.body.replaceChildren());

test('what is wrong with the code is not cut off where the debugger is open', () => {
  const editor = document.body.appendChild(document.createElement('div'));
  editor.className = styles['editor'] ?? '';
  editor.style.height = '480px';
  editor.innerHTML = `<div class="${styles['code']}"></div>
    <div class="${styles['state']}"><p>1</p><p>2</p><p>3</p><p>4</p></div>
    <details class="${styles['more']}" open><summary>Debugger</summary><div style="height: 900px"></div></details>
    <details class="${styles['more']}"><summary>Settings</summary></details>
    <details class="${styles['more']}"><summary>Calls</summary></details>`;
  const state = editor.querySelector(`.${styles['state']}`);
  expect(state?.clientHeight).toBeGreaterThanOrEqual(state?.scrollHeight ?? Infinity);
  expect(editor.scrollHeight).toBeLessThanOrEqual(480);
});
