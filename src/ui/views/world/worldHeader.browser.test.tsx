import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { herdPicture } from './fixtures.ts';
import { WorldHeader } from './WorldHeader.tsx';

let root: Root | null = null;

beforeEach(() => speak('en'));
afterEach(() => {
  root?.unmount();
  delete document.documentElement.dataset['projector'];
});

test.each([250, 320, 420, 700])('in a world %i px wide no number leaves it', async (width) => {
  const element = draw(width, { title: 'Your own recipe', subtitle: 'every client runs it' });
  const numbers = page.getByRole('definition');
  await expect.element(numbers.first()).toBeVisible();
  for (const number of numbers.elements()) {
    const counter = number.parentElement!;
    expect(counter.scrollWidth).toBeLessThanOrEqual(Math.ceil(counter.clientWidth) + 1);
    expect(counter.getBoundingClientRect().right).toBeLessThanOrEqual(
      element.getBoundingClientRect().right + 1,
    );
  }
});

const PREDECESSOR = {
  title: 'Predecessor lock: no herd effect',
  subtitle: 'each watches the znode before it',
};

test('one of two worlds in a window of 1024 px says what it is about in full', async () => {
  await page.viewport(1024, 768);
  draw(512, PREDECESSOR);
  const subtitle = page.getByText(PREDECESSOR.subtitle);
  await expect.element(subtitle).toBeVisible();
  const { scrollWidth, clientWidth } = subtitle.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test.each([false, true])(
  'on a projector of 1024 px no word of its title is broken or cut, with the number of believers: %s',
  async (isAboutHolders) => {
    await page.viewport(1024, 768);
    document.documentElement.dataset['projector'] = '';
    const element = draw(512, { ...PREDECESSOR, isAboutHolders });
    const title = page.getByRole('heading');
    await expect.element(title).toBeVisible();
    const heading = title.element();
    expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight + 1);
    expect(linesOfWords(heading)).toEqual([1, 1, 1, 1, 1]);
    for (const number of page.getByRole('definition').elements())
      expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(
        element.getBoundingClientRect().right + 1,
      );
  },
);

/** In how many lines each of its words stands. */
function linesOfWords(element: Element): readonly number[] {
  const [text] = element.childNodes;
  if (text === undefined) throw new Error('nothing is written');
  return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length;
  });
}

function draw(
  width: number,
  props: { readonly title: string; readonly subtitle: string; readonly isAboutHolders?: boolean },
): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `width: ${width}px; container-type: inline-size`;
  document.body.replaceChildren(element);
  root = createRoot(element);
  root.render(<WorldHeader isAboutHolders={false} picture={herdPicture(3, 'held')} {...props} />);
  return element;
}
