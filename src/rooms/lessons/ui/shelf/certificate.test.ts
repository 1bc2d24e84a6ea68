import { expect, test } from 'vitest';
import { panel as english } from '../../words/en/panel.ts';
import { panel as chinese } from '../../words/zh/panel.ts';
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

test.each([english.certificate, { ...english.certificate, ...chinese.certificate }])(
  'without a name there is a line to write it on: $title',
  (certificate) => {
    const html = certificateHtml(certificate, { language: 'en', name: '', chapters: [] });
    expect(html).toContain('<p>______');
    // On a phone letters are as large as on paper.
    expect(html).toContain('<meta name="viewport" content="width=device-width');
  },
);
