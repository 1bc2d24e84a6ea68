import { describe, expect, it } from 'vitest';
import { embedHeight } from '../../../embed/embedHeight.ts';
import { FIGURES } from '../../../embed/figures.ts';
import { parseEmbed } from '../../../embed/parameters.ts';
import { narrowHeight, neededHeight } from './frameHeight.ts';
import { saidText } from './snippet.ts';

const of = (scene: string) => parseEmbed([['scene', scene]]).values;

describe('the height that is proposed for a frame', () => {
  it.each([...FIGURES, 'herd-line', 'partition', 'stale-write'])(
    'of %s is enough in the column of the preview, and in a wider one',
    (scene) => {
      const values = of(scene);
      const needed = neededHeight(values, 'full', { of: saidText(values), width: 640, height: 0 });
      for (const width of [640, 700, 864, 1200, 1400])
        expect(needed).toBeGreaterThanOrEqual(embedHeight(values, width));
    },
  );

  it('is what the embed has said where the column is of one width', () => {
    const values = of('herd-figure');
    expect(neededHeight(values, '360', { of: saidText(values), width: 360, height: 600 })).toBe(600);
  });

  it('is not that of the scene that was shown before', () => {
    const before = { of: saidText(of('herd-figure')), width: 700, height: 2000 };
    expect(neededHeight(of('fence-figure'), '700', before)).toBeLessThan(400);
  });

  it('is more than 420 px where the controls stand below a picture of 420', () => {
    const values = of('herd-line');
    expect(neededHeight(values, 'full', { of: saidText(values), width: 900, height: 0 })).toBeGreaterThan(
      500,
    );
    expect(narrowHeight(values)).toBeGreaterThan(560);
  });
});
