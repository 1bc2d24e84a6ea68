// A message that stands over a client, and one that stands beside it, clicked with a real pointer.
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMarks, type MovingMark } from './marks.ts';

const SVG = 'http://www.w3.org/2000/svg';

afterEach(() => document.body.replaceChildren());

function layer(parent: Element): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('style', 'position: absolute; inset: 0; width: 300px; height: 200px');
  return parent.appendChild(svg);
}

function markAt(id: number, x: number): MovingMark {
  const at = () => ({ x, y: 100 });
  return { id, shape: 'reply', state: 'waiting', hue: 0, scale: 1, digits: '', label: '', at };
}

test.each([
  ['click', 'left'],
  ['contextmenu', 'right'],
] as const)('a client below a message gets its %s', async (type, button) => {
  const board = document.body.appendChild(document.createElement('div'));
  board.style.cssText = 'position: fixed; inset: 0';
  const disc = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ cx: 100, cy: 100, r: 20, 'data-thing': 'client client:A' }))
    disc.setAttribute(name, String(value));
  layer(board).append(disc);
  const told: string[] = [];
  disc.addEventListener(type, () => told.push('client:A'));
  const host = layer(board).appendChild(document.createElementNS(SVG, 'g'));
  const marks = createMarks(host, (id) => told.push(`message ${id}`));
  const size = { width: 300, height: 200, type: 1 };
  marks.draw([markAt(1, 106), markAt(2, 200)], 0, { size, taken: [] });

  await userEvent.click(board, { position: { x: 104, y: 100 }, button, force: true });
  expect(told).toEqual(['client:A']);
  await userEvent.click(board, { position: { x: 200, y: 100 }, button, force: true });
  expect(told).toEqual(type === 'click' ? ['client:A', 'message 2'] : ['client:A']);
  marks.destroy();
});

test('of messages that are held up for the same reason one says so, the first where there is room', () => {
  const host = layer(document.body).appendChild(document.createElementNS(SVG, 'g'));
  const marks = createMarks(host, () => undefined);
  const held = [40, 150, 260].map((x, id): MovingMark => ({
    ...markAt(id, x),
    state: 'stalled',
    label: 'held up',
  }));
  const taken = [{ x: 40, y: 100, w: 120, h: 10 }];
  marks.draw(held, 0, { size: { width: 400, height: 200, type: 1 }, taken });
  const said = [...host.querySelectorAll('[data-flight]')].filter(({ textContent }) => textContent !== '');
  const shown = said.filter((mark) => mark.querySelector('text')?.style.display !== 'none');
  expect(shown.map((mark) => mark.getAttribute('data-flight'))).toEqual(['1']);
  marks.destroy();
});

test.each([1.2, 1.75])('what is said of a vote lies beside its slip, with type %s as large', (type) => {
  const host = layer(document.body).appendChild(document.createElementNS(SVG, 'g'));
  const marks = createMarks(host, () => undefined);
  const mark = { ...markAt(1, 100), shape: 'vote', digits: '4', label: 'held at the cut' } as const;
  marks.draw([mark], 0, { size: { width: 600, height: 200, type }, taken: [] });
  const [slip, label] = ['path:last-of-type', 'text:last-of-type'].map((each) =>
    host.querySelector(each)?.getBoundingClientRect(),
  );
  // The ground around the letters, which hides the line that they stand on, is as wide as half a blank.
  expect((label?.left ?? 0) - 6).toBeGreaterThanOrEqual((slip?.right ?? Infinity) - 0.5);
  marks.destroy();
});
