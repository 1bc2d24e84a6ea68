import { expect, it } from 'vitest';
import { stage } from '../../select/testing/stage.ts';
import { eyes } from './eyes.ts';
import { eyesLayout } from './layout.ts';

it.each([84, 96, 120, 200, 400])(
  'at a height of %i px the znodes and the words below them are in sight',
  (height) => {
    const { simulation, world, line } = stage('candidates', 3).settle();
    const { nodeY, scale, fontSize, ...layout } = eyesLayout(eyes(world(), simulation.trace, line), {
      width: 500,
      height,
      type: 1,
    });
    // Half a znode and a line of words.
    expect((nodeY ?? Infinity) + (11 + 16) * scale).toBeLessThanOrEqual(height + 1);
    expect(fontSize).toBeGreaterThanOrEqual(11);
    expect(layout.height).toBeLessThanOrEqual(height + 1);
  },
);
