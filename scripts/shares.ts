// npm run shares: pages to link to, for everything that has a name, put into a build. Exit 1: there is no build; 2: what was asked for
// makes no sense.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { pictureName } from '../src/embed/figures.ts';
import type { MenuLanguageId } from '../src/words/languageNames.ts';
import { LANGUAGES, SOURCE } from '../src/words/languages.ts';
import { spokenIn } from '../src/words/load.ts';
import { browserLaunch } from './browser.mjs';
import { CARD_SIZE, cardOf, indexPage, oembedOf, sharePage, sharePath, sitemap } from './shares/sharePage.ts';
import { subjectsIn, type Subject } from './shares/subjects.ts';
import { helpIfAsked } from './helpIfAsked.mjs';
import { parsedArguments } from './parsedArguments.mjs';

const USAGE = `Puts pages to link to into a build, in every language, as to/<name>.html and to/zh-CN/<name>.html: for each scenario,
comparison, known failure, lesson and checked statement what it is about, its picture and the way to run it, with title and picture
for previews of the link (Open Graph) and a description of the embed (oEmbed). sitemap.xml lists them for search engines.

  npm run shares -- --url https://your.site/lab/ [--dir DIR] [--only NAME]…

  --url    the whole address of the folder: previews take no other
  --dir    the build; by itself dist/
  --only   a page by its name; by itself all of them
`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

helpIfAsked(import.meta.url, USAGE);

process.exitCode = await main();

async function main(): Promise<number> {
  const values = parsedArguments({
    url: { type: 'string', default: '' },
    dir: { type: 'string', default: process.env['ZNODE_LAB_DIST'] ?? join(ROOT, 'dist') },
    only: { type: 'string', multiple: true, default: [] },
  });
  const { url: site, only } = values;
  if (!/^https?:\/\/.+\/$/.test(site)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const folder = resolve(values.dir);
  if (!existsSync(join(folder, 'posters'))) {
    process.stderr.write('there is no build to put them into: npm run build\n');
    return 1;
  }
  const all = new Map<MenuLanguageId, readonly Subject[]>();
  for (const language of LANGUAGES) all.set(language, subjectsIn(await spokenIn(language), language));
  const pages = await write(all, only, folder, site);
  process.stdout.write(`${pages} pages in ${join(folder, 'to')}\n`);
  return 0;
}

/** How many pages were written. */
async function write(
  all: ReadonlyMap<MenuLanguageId, readonly Subject[]>,
  only: readonly string[],
  folder: string,
  site: string,
): Promise<number> {
  const posterOf = (name: string) => join(folder, 'posters', `${name}.svg`);
  const hasPicture = (name: string) => existsSync(posterOf(name));
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage({ viewport: CARD_SIZE, colorScheme: 'light' });
  let pages = 0;
  for (const [language, subjects] of all) {
    mkdirSync(dirname(join(folder, sharePath('index', language))), { recursive: true });
    writeFileSync(join(folder, sharePath('index', language)), indexPage(subjects, language, site));
    for (const subject of subjects) {
      if (only.length > 0 && !only.includes(subject.name)) continue;
      const file = join(folder, sharePath(subject.name, language));
      writeFileSync(file, sharePage(subject, language, site, hasPicture));
      const picture = subject.pictured === null ? null : pictureName(subject.pictured);
      const svg = picture !== null && hasPicture(picture) ? readFileSync(posterOf(picture), 'utf8') : null;
      // One picture after the other: they share a page.
      await page.setContent(cardOf(subject, language, svg));
      writeFileSync(file.replace(/html$/, 'png'), await page.screenshot());
      pages++;
    }
  }
  await browser.close();
  const english = all.get(SOURCE) ?? [];
  for (const subject of english) {
    const { name, scene } = subject;
    if (scene !== null)
      writeFileSync(
        join(folder, 'to', `${name}.json`),
        `${JSON.stringify(oembedOf(subject, scene, site), null, 2)}\n`,
      );
  }
  writeFileSync(
    join(folder, 'sitemap.xml'),
    sitemap(
      english.map(({ name }) => name),
      site,
    ),
  );
  return pages;
}
