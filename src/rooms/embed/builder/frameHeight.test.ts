import { describe, expect, it } from 'vitest';
import { embedHeight, ENSEMBLE_PAIRS } from '../../../embed/embedHeight.ts';
import { FIGURES } from '../../../embed/figures.ts';
import { parseEmbed } from '../../../embed/parameters.ts';
import { frameHeight, narrowHeight } from './frameHeight.ts';
import { saidText } from './snippet.ts';

const of = (scene: string, caption = '') =>
  parseEmbed([
    ['scene', scene],
    ['caption', caption],
  ]).values;
const UNMEASURED = { of: '', width: 700, height: 0 };

describe('the height that is proposed for a frame', () => {
  it.each([...FIGURES, 'herd-line', 'partition', 'stale-write', ENSEMBLE_PAIRS[0] ?? ''])(
    'of %s is enough in a column of any width, and little more than that',
    (scene) => {
      const values = of(scene);
      const { css } = frameHeight(values, 'full', UNMEASURED);
      const tooMuch = Array.from({ length: 1081 }, (_, index) => 320 + index)
        .map((width) => ({ width, more: inColumn(css, width) - embedHeight(values, width) }))
        .filter(({ more }) => more < 0 || more > 80);
      expect(tooMuch).toEqual([]);
    },
  );

  it('is what the embed has said where the column is of one width', () => {
    const values = of('herd-figure');
    const measured = { of: saidText(values), width: 360, height: 600 };
    expect(frameHeight(values, '360', measured).px).toBe(600);
  });

  it('is not that of the scene that was shown before', () => {
    const before = { of: saidText(of('herd-figure')), width: 700, height: 2000 };
    expect(frameHeight(of('fence-figure'), '700', before).px).toBeLessThan(400);
  });

  it('keeps no room for the caption, which stands below the frame', () => {
    const { px } = frameHeight(of('fence-figure', 'Too late'), 'full', UNMEASURED);
    expect(px).toBe(frameHeight(of('fence-figure'), 'full', UNMEASURED).px);
  });

  it('is more than 420 px where the controls stand below a picture of 420', () => {
    const values = of('herd-line');
    expect(frameHeight(values, 'full', UNMEASURED).px).toBeGreaterThan(500);
    expect(narrowHeight(values)).toBeGreaterThan(560);
  });
});

/** As a browser has it. */
function inColumn(css: string, width: number): number {
  const terms = css.matchAll(/min\((\d+)px(?: \+ ([\d.]+)cqi)?, \((\d+)px - 100cqi\) \* (\d+)\)/g);
  return Math.max(
    Number(/\d+/.exec(css)),
    ...[...terms].map(([, px, share = 0, end, steep]) =>
      Math.min(Number(px) + (Number(share) * width) / 100, (Number(end) - width) * Number(steep)),
    ),
  );
}
