// Documentation sites built by MkDocs and by Sphinx themselves: `npm run hosts`, which leaves out a tool that is not installed.
import { existsSync } from 'node:fs';
import { expect, test } from '../fewFrames.ts';
import { expectStillAndTold, Guest, noteShiftsAndEvents, watchFor } from './guest.ts';
import { LAB, MKDOCS, serve, SPHINX } from './hostServer.ts';

for (const [name, folder, path] of [
  ['MkDocs', MKDOCS, '/lab/'],
  ['Sphinx', SPHINX, '/_static/lab/'],
] as const)
  test(
    `an embed in a page of ${name} plays, tells its events, and moves nothing`,
    { tag: '@all' },
    async ({ page }) => {
      test.skip(!existsSync(folder), `${name} is not installed here`);
      const host = await serve({ folders: { [path]: LAB, '/': folder } });
      try {
        const wrong = watchFor(page);
        await noteShiftsAndEvents(page);
        await page.goto(host.origin);
        const guest = new Guest(page, page.locator('znode-lab'));
        await guest.open();
        await guest.expectItsHeight();
        await expectStillAndTold(page);
        expect(wrong).toEqual([]);
      } finally {
        host.close();
      }
    },
  );
