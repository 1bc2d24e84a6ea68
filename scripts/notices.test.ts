import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { modulesIn, noticeOf, packagesOf } from './notices.mjs';

// Below the project, so that packages are found.
const CACHE = resolve(import.meta.dirname, '../.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'notices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names each package that a build contains, with its version and licence, and none that fell out of it', async () => {
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import { max } from 'd3-array';\nimport { scaleLinear } from 'd3-scale';\nimport { hierarchy } from 'd3-hierarchy';\nexport const size = max([1, 2]);\nexport const scale = scaleLinear();\n`,
  );
  const build = await rolldown({ input: entry, treeshake: { moduleSideEffects: false } });
  const { output } = await build.generate();
  await build.close();
  const packages = packagesOf(modulesIn(Object.fromEntries(output.map((file) => [file.fileName, file]))));
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['d3-array', 'd3-scale', 'd3-interpolate', 'd3-color']));
  expect(names).not.toContain('d3-hierarchy');
  const notice = noticeOf(packages);
  expect(notice).toMatch(/^ {2}d3-array \d+\.\d+\.\d+: ISC$/m);
  // Its licence asks for its words.
  expect(notice).toContain('Permission to use, copy, modify, and/or distribute this software');
});
