// README.md counts what there is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courseKind } from '../src/scenarios/lessons/courseNumber.ts';
import { lessons } from '../src/scenarios/lessons/lessons.ts';
import { museumPieces } from '../src/scenarios/museum/museum.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('lessons and challenges', () => {
  const count = (kind: ReturnType<typeof courseKind>) =>
    lessons.filter((lesson) => courseKind(lesson) === kind).length;
  expect(readme).toContain(`${count('lesson')} lessons and ${count('challenge')} challenges with`);
});

test('pieces of the museum', () => {
  expect(readme).toContain(`**Visit the museum**: ${museumPieces.length} known failures`);
});
