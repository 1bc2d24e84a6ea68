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
  const element = await drawHerd(3, { width: 600, height: 600 });
  await expect.poll(() => gliding(element)).toBe(0);
  const before = discs(element).map(({ style }) => style.transform);
  element.style.height = '340px';
  await expect.poll(() => discs(element).map(({ style }) => style.transform)).not.toEqual(before);
  expect(gliding(element)).toBe(0);
});

test('on a phone the letters of fifty clients can be read, or are left out', async () => {
  const element = await drawHerd(50, { width: 390, height: 420 });
  const sizes = [...element.querySelectorAll('text')].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  );
  expect(sizes.length).toBeGreaterThan(25);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});

test.each(['serving', 'down'] as const)(
  'the ring around a server that is %s holds its name',
  async (state) => {
    const element = document.createElement('div');
    element.style.cssText = 'display: grid; width: 600px; height: 400px';
    document.body.replaceChildren(element);
    root = createRoot(element);
    const picture = herdPicture(3, 'held');
    const shown = { ...picture, server: { ...picture.server, state } };
    root.render(<Picture side={0} picture={shown} title="Lock" hint={null} />);
    await expect.poll(() => element.querySelector('[data-thing^="server "] text')).not.toBeNull();
    const server = element.querySelector('[data-thing^="server "]')!;
    const ring = server.querySelector('rect')!.getBoundingClientRect();
    const name = server.querySelector('text')!.getBoundingClientRect();
    expect(ring.left).toBeLessThan(name.left);
    expect(ring.right).toBeGreaterThan(name.right);
  },
);

async function drawHerd(
  clients: number,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const element = document.createElement('div');
  element.style.cssText = `display: grid; width: ${width}px; height: ${height}px`;
  document.body.replaceChildren(element);
  root = createRoot(element);
  root.render(<Picture side={0} picture={herdPicture(clients, 'held')} title="Lock" hint={null} />);
  await expect.poll(() => discs(element).length).toBe(clients);
  return element;
}

function discs(element: Element): readonly SVGElement[] {
  return [...element.querySelectorAll<SVGElement>('[data-thing^="client "]')];
}

function gliding(element: Element): number {
  return element.getAnimations({ subtree: true }).filter(isOfPlace).length;
}

function isOfPlace(animation: Animation): boolean {
  return animation instanceof CSSTransition && animation.transitionProperty === 'transform';
}
