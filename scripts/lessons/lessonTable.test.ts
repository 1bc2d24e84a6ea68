import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLessonTable } from './lessonTable.ts';

test('the page for teachers has the lessons that there are: npm run lessons -- --table writes them', () => {
  const page = readFileSync(new URL('../../docs/teaching.md', import.meta.url), 'utf8');
  expect(page).toBe(withLessonTable(page));
});
