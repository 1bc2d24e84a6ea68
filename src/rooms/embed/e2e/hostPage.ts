// Another site's page, on our origin so that a test needs no second server.
import { expect } from '@playwright/test';
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

export interface Spoken {
  step(by: number): Promise<unknown>;
  act(command: unknown): Promise<unknown>;
  getLink(): Promise<unknown>;
  explore(bound: object): Promise<unknown>;
}

/** The frame has said that it is ready. */
export async function listens(page: Page): Promise<void> {
  const answers = () =>
    page.evaluate(async () => {
      const element = document.querySelector('znode-lab') as unknown as Spoken;
      return element.getLink().then(
        () => true,
        () => false,
      );
    });
  await expect.poll(answers).toBe(true);
}
