import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../theme/base.css';
import '../../theme/tokens.css';
import { speak } from '../../../words/useWords.ts';
import { herdPicture } from './fixtures.ts';
import { Picture } from './Picture.tsx';

let root: Root | null = null;

beforeEach(() => speak('en'));
afterEach(() => root?.unmount());

test('in a picture that has become lower things stand with their lines at once', async () => {
  const element = document.createElement('div');
  element.style.cssText = 'display: grid; width: 600px; height: 600px';
  document.body.replaceChildren(element);
  root = createRoot(element);
  root.render(<Picture side={0} picture={herdPicture(3, 'held')} title="Lock" hint={null} />);
  await expect.poll(() => discs(element).length).toBe(3);
  await expect.poll(() => gliding(element)).toBe(0);
  const before = discs(element).map(({ style }) => style.transform);
  element.style.height = '340px';
  await expect.poll(() => discs(element).map(({ style }) => style.transform)).not.toEqual(before);
  expect(gliding(element)).toBe(0);
});

function discs(element: Element): readonly SVGElement[] {
  return [...element.querySelectorAll<SVGElement>('[data-thing^="client "]')];
}

function gliding(element: Element): number {
  return element.getAnimations({ subtree: true }).filter(isOfPlace).length;
}

function isOfPlace(animation: Animation): boolean {
  return animation instanceof CSSTransition && animation.transitionProperty === 'transform';
}
