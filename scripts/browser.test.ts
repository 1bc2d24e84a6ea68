// What the browser of the tests is started with.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { PLAYWRIGHT_DISABLES } from './browser.mjs';

test('what Playwright disables stays disabled beside what we disable', () => {
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\n\s*\]/s.exec(readFileSync(bundle, 'utf8')) ?? [];
  const disabled = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(disabled).toEqual(PLAYWRIGHT_DISABLES);
});
