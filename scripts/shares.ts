// npm run shares: pages to link to, for everything that has a name, put into a build. Exit 1: there is no build; 2: what was asked for
// makes no sense.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { namedScene, sceneGroups } from '../src/rooms/embed/builder/scenes.ts';
import { builder } from '../src/rooms/embed/words/en/builder.ts';
import { en } from '../src/words/en/index.ts';
import { partName } from '../src/rooms/lessons/words/partName.ts';
import { lessonWords } from '../src/rooms/lessons/words/en/lessons.ts';
import { browserLaunch } from './browser.mjs';
import { CARD_SIZE, oembedOf, shareOf, sharePage } from './shares/share.ts';

const USAGE = `Puts pages to link to into a build, as to/<name>.html: with title and picture for previews of the link (Open Graph), and
a description of the embed (oEmbed). They lead to the lab.

  npm run shares -- --url https://your.site/lab/ [--dir DIR] [--only NAME]…

  --url    the whole address of the folder: previews take no other
  --dir    the build; by itself dist/
  --only   a scene by its id; by itself all of them
`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: '' },
      dir: { type: 'string', default: process.env['ZNODE_LAB_DIST'] ?? join(ROOT, 'dist') },
      only: { type: 'string', multiple: true, default: [] },
    },
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
  const named = sceneGroups(builder, en, (part) => partName(lessonWords, part), false).flatMap(
    ({ options }) => options,
  );
  const chosen = named.filter(({ value }) => only.length === 0 || only.includes(value));
  await write(
    chosen.map(({ value, label }) => shareOf(value, label, namedScene(value))),
    folder,
    site,
  );
  process.stdout.write(`${chosen.length} pages in ${join(folder, 'to')}\n`);
  return 0;
}

async function write(
  shares: readonly ReturnType<typeof shareOf>[],
  folder: string,
  site: string,
): Promise<void> {
  const to = join(folder, 'to');
  mkdirSync(to, { recursive: true });
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage({ viewport: CARD_SIZE, colorScheme: 'light' });
  for (const share of shares) {
    writeFileSync(join(to, `${share.name}.html`), sharePage(share, site));
    writeFileSync(join(to, `${share.name}.json`), `${JSON.stringify(oembedOf(share, site), null, 2)}\n`);
    // One picture after the other: they share a page.
    await page.setContent(cardOf(readFileSync(join(folder, 'posters', `${share.name}.svg`), 'utf8')));
    writeFileSync(join(to, `${share.name}.png`), await page.screenshot());
  }
  await browser.close();
}

/** The poster in the middle of a card. */
function cardOf(svg: string): string {
  return `<!doctype html><style>
body { margin: 0; height: 100vh; display: grid; place-items: center; background: #fbfaf7 }
svg { width: 1080px; height: 560px }
</style>${svg}`;
}
