// Faults of accessibility that axe can find, in words.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** In the whole page with its frames; `but`: rules that are wrong about it. */
export async function faultsOf(page: Page, ...but: readonly string[]): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules([...but]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
