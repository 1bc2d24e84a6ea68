// A page of somebody else's, on our origin so that a test needs no second server.
import type { FrameLocator, Page } from '@playwright/test';

export async function openHost(page: Page, body: string, root = 'lang="en"'): Promise<void> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html ${root}><title>Host</title><link rel="icon" href="data:," /><h1>Host</h1>${body}<script type="module" src="./znode-lab.js"></script></html>`,
    }),
  );
  await page.goto('./host.html');
}

export function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}
