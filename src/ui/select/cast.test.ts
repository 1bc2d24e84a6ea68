import { expect, test } from 'vitest';
import { castOf } from './cast.ts';
import { stage } from './testing/stage.ts';

test('beside the picture a follower sleeps as in it, whose timer sleeps too', () => {
  const { world } = stage('scheme-two', 3, { removal: 'byAge' }).until(5000);
  const bodies = castOf(world()).map(({ body }) => body);
  expect(bodies).toEqual(['awake', 'asleep', 'asleep']);
});
