// What the pieces of the servers' own mistakes cite is what the engine's switches say of themselves.
import { expect, test } from 'vitest';
import { MISTAKES } from '../src/engine/server/mistakes/mistakes.ts';
import { STAGES, pieces } from '../src/scenarios/ensemble/serverMistakes/pieces.ts';

test.each(pieces)('$id cites the issue of its bug and the patch that fixes it', ({ id, source, patch }) => {
  const { mistake } = STAGES[id];
  expect(source).toMatch(new RegExp(`/${mistake}$`));
  expect(patch).toMatch(new RegExp(`/${MISTAKES[mistake].patch}$`));
});
