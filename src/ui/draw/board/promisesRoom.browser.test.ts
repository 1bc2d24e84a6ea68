// How what is violated shares the height with the picture above it.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/base.css';
import panel from './panel.module.css';
import styles from './promises.module.css';
import world from '../../views/worldView.module.css';

afterEach(() => document.body.replaceChildren());

test('a third violation is not cut off: what has no room can be scrolled to', () => {
  const board = threeViolated(300);
  const promises = board.querySelector(`.${styles['promises']}`);
  const bottom = board.getBoundingClientRect().bottom;
  expect(promises?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  const last = board.querySelector(`.${styles['quiet']}`);
  last?.scrollIntoView({ block: 'nearest' });
  expect(board.scrollTop).toBe(0);
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  const heights = [...board.querySelectorAll(`.${styles['loud']}`)].map((each) => each.clientHeight);
  expect(Math.max(...heights)).toBeLessThan(60);
});

test.each([
  [1440, 900],
  [1024, 768],
])('at %d × %d three violations and what holds are in sight at once beside the picture', async (...size) => {
  await page.viewport(...size);
  const board = threeViolated(352);
  const bottom = board.getBoundingClientRect().bottom;
  for (const each of board.querySelectorAll('button'))
    expect(each.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});

test('on a phone three violations are in sight above a shelf', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1300, 800));
  const board = threeViolated(470);
  board.innerHTML = `<div class="${world['withShelf']}">
    ${board.innerHTML.replace('class="' + (styles['promises'] ?? ''), 'data-strip="promises" $&')}
    <div style="flex: none; height: 300px"></div></div>`;
  const bottom = board.getBoundingClientRect().bottom;
  for (const each of board.querySelectorAll(`.${styles['loud']}`))
    expect(each.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});

function threeViolated(height: number): HTMLElement {
  const board = document.body.appendChild(document.createElement('div'));
  board.style.cssText = `height: ${height}px; width: 500px; overflow: hidden`;
  const card = `<button class="${styles['loud']}"><span>${'Invariant of the program: violated. '.repeat(8)}</span></button>`;
  board.innerHTML = `<div class="${panel['panel']}">
    <div style="flex: 1; min-height: 220px"></div>
    <div class="${styles['promises']}">${card.repeat(3)}<button class="${styles['quiet']}">9 invariants hold</button></div>
  </div>`;
  return board;
}
