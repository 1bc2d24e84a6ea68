import { expect, test } from 'vitest';
import { certificateHtml } from './certificate.ts';

const words = {
  title: 'Znode Lab',
  of: (name: string) => `For ${name}`,
  chapter: 'Chapter',
  lessons: 'Done',
  quiz: 'Quiz',
  noProof: 'No proof.',
};

test('a certificate lists the chapters in which something was done, and shows a name as text', () => {
  const html = certificateHtml(words, {
    language: 'en',
    name: '<script>alert(1)</script>',
    chapters: [
      { chapter: 'Watches', done: 3, all: 4, quiz: '5 / 6' },
      { chapter: 'Locks', done: 0, all: 9, quiz: '–' },
    ],
  });
  expect(html).toContain('<td>Watches</td><td>3 / 4</td><td>5 / 6</td>');
  expect(html).not.toContain('Locks');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});
