// @ts-check
// For Playwright, whose own translation of TypeScript takes ten times as long: what tests import of the project comes by this one. Tests
// themselves are left to Playwright.
import { load as translate } from './typescriptHooks.mjs';

/** @type {import('node:module').LoadHook} */
export function load(url, context, nextLoad) {
  const isTest = /\/e2e\/|\.config\.ts$/.test(url);
  return isTest ? nextLoad(url, context) : translate(url, context, nextLoad);
}
