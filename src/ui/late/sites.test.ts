// What is loaded late may not come, and then somebody has to say so: this finds the places where nobody would.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const UI = new URL('../', import.meta.url);

/** Pages for whoever works on views: no part of the build. */
const NOT_BUILT = /^(?:gallery|viewGallery)\.tsx$/;

/** Files that leave it to who asked them to say that something did not come, and who that is. */
const HANDED_ON: Readonly<Record<string, string>> = {
  'late/latePart.tsx': 'the notice bar, as long as this has not come',
  'start.tsx': 'the code of links: by fetchLate wherever it is asked for',
  'link/hashSync.ts': 'an address is opened by fetchLate',
  'embed/startEmbed.tsx': 'nobody: the frame is loaded anew all the same',
  'embed/shownPart.ts': 'the poster of the embed',
  'embed/showOrder.ts': 'the poster of the embed, or the answer to its host',
  'embed/hostTalk.ts': 'the answer to its host',
  'embed/otherOrders.ts': 'as showOrder.ts',
  'embed/figures/figurePart.ts': 'as showOrder.ts; the Late that the figure stands in',
};

const sources = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !NOT_BUILT.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, UI), 'utf8') }));

it('every import() in the page stands where its failure is told', () => {
  const untold = sources
    .filter(({ path }) => !(path in HANDED_ON))
    .flatMap(({ path, text }) => importsIn(text).flatMap((before) => (isTold(before) ? [] : [path])));
  expect(untold).toEqual([]);
});

it('no component is lazy outside of a Late', () => {
  const bare = sources.filter(({ path, text }) => !path.startsWith('late/') && /\blazy\(/.test(text));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

/** What stands before each import(). */
function importsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<!typeof )\bimport\(/g)].map(({ index }) => text.slice(0, index));
}

function isTold(before: string): boolean {
  return /\b(?:late(?:Part|Code|Dialog)|fetch(?:Late|Ahead))\(\s*\(\) =>\s*$/.test(before);
}
