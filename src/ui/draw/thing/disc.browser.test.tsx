import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../parts/testing/draw.ts';
import { Disc } from './Disc.tsx';

const SIZES = [4, 6, 8, 9.5, 10.5, 12, 14, 20];

test.each(['A', 'AB'])('the letters %s are large enough to be read, or left out', async (name) => {
  draw(
    <svg width={400} height={50} role="img" aria-label="discs">
      {SIZES.map((r, at) => (
        <g key={r} transform={`translate(${25 + at * 45} 25)`}>
          <Disc index={at} name={name} r={r} />
        </g>
      ))}
    </svg>,
  );
  await expect.element(page.getByRole('img')).toBeVisible();
  const letters = [...page.getByRole('img').element().querySelectorAll('text')];
  expect(letters).toHaveLength(name.length === 1 ? 6 : 4);
  for (const letter of letters) {
    expect(Number.parseFloat(getComputedStyle(letter).fontSize)).toBeGreaterThanOrEqual(11);
    const [of, disc] = [letter, letter.previousElementSibling].map((each) => each?.getBoundingClientRect());
    expect(of?.width).toBeLessThan(disc?.width ?? 0);
  }
});
