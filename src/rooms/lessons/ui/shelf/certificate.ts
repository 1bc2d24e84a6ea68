// A certificate as a page of its own, to be printed: what was done of the course, by chapter. It proves nothing, and says so.
import { escaped } from '../../../../embed/markup.ts';
import type { CertificateWords } from '../../words/contract.ts';

export interface Certified {
  readonly chapter: string;
  readonly done: number;
  readonly all: number;
  readonly quiz: string;
}

export function certificateHtml(
  words: CertificateWords,
  {
    language,
    name,
    chapters,
  }: {
    readonly language: string;
    readonly name: string;
    readonly chapters: readonly Certified[];
  },
): string {
  const rows = chapters
    .filter(({ done }) => done > 0)
    .map(
      ({ chapter, done, all, quiz }) =>
        `<tr><td>${escaped(chapter)}</td><td>${done} / ${all}</td><td>${escaped(quiz)}</td></tr>`,
    );
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<style>
body { margin: 3rem auto; max-width: 40rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; color: #1a2233; background: #fff; }
h1 { font-size: 2rem; } table { width: 100%; border-collapse: collapse; } th, td { padding: .4rem; border-bottom: 1px solid #ccc; text-align: start; }
p { overflow-wrap: break-word; } small { color: #555; }
</style>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.of(name))}</p>
<table>
<thead><tr><th>${escaped(words.chapter)}</th><th>${escaped(words.lessons)}</th><th>${escaped(words.quiz)}</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
<p><small>${escaped(words.noProof)}</small></p>
</html>
`;
}
