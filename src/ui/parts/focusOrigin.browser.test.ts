import { afterEach, expect, test } from 'vitest';
import { isStepAfterPress, watchFocus } from './focusOrigin.ts';

const LEFT = { key: 'ArrowLeft' };
let end = (): void => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function buttons(): readonly [HTMLButtonElement, HTMLButtonElement] {
  const [one, other] = [document.createElement('button'), document.createElement('button')];
  document.body.append(one, other);
  end = watchFocus();
  return [one, other];
}

function press(target: Element): void {
  for (const type of ['pointerdown', 'pointerup', 'click'])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('what a press opens may take the focus frames later: arrows step all the same', async () => {
  const [thing, menu] = buttons();
  press(thing);
  for (let frames = 0; frames < 3; frames++) await frame();
  menu.focus();
  expect(isStepAfterPress(LEFT)).toBe(true);
  key(menu, 'ArrowLeft');
  thing.focus();
  expect(isStepAfterPress(LEFT)).toBe(true);
});

test('after Tab, or a key that moves the focus, arrows walk', () => {
  const [thing, menu] = buttons();
  press(thing);
  key(thing, 'Enter');
  menu.focus();
  expect(isStepAfterPress(LEFT)).toBe(false);
  press(thing);
  key(thing, 'Tab');
  expect(isStepAfterPress(LEFT)).toBe(false);
});
