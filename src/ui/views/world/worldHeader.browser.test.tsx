import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/base.css';
import { speak } from '../../../words/useWords.ts';
import { herdPicture } from './fixtures.ts';
import { WorldHeader } from './WorldHeader.tsx';

let root: Root | null = null;

beforeEach(() => speak('en'));
afterEach(() => root?.unmount());

test.each([250, 320, 420, 700])('in a world %i px wide no number leaves it', async (width) => {
  const element = document.createElement('div');
  element.style.cssText = `width: ${width}px; container-type: inline-size`;
  document.body.replaceChildren(element);
  root = createRoot(element);
  root.render(
    <WorldHeader
      title="Your own recipe"
      subtitle="every client runs it"
      picture={herdPicture(3, 'held')}
      isAboutHolders={false}
    />,
  );
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
