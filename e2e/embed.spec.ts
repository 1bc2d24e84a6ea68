// The lab inside somebody else's page: what it takes from it, and what it must leave alone.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';

test('follows the host’s language and theme, and the host gives it the height it needs', async ({ page }) => {
  await openHost(
    page,
    '<znode-lab scene="herd-line" poster="no"></znode-lab>',
    'lang="zh-CN" data-theme="dark"',
  );
  const lab = frameOf(page);
  await expect(lab.getByRole('button', { name: '播放' })).toBeVisible();
  expect(await colourScheme(lab)).toBe('dark');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset['theme'] = 'light';
  });
  await expect(lab.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => colourScheme(lab)).toBe('light');
  await expect
    .poll(async () => {
      const inside = await lab.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
      const outside = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
      return Math.abs(inside - outside);
    })
    .toBeLessThanOrEqual(1);
});

test('shows caption and button first, takes no focus, and loads the lab when it is asked to', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHost(page, '<znode-lab caption="A herd and a line"></znode-lab>');
  const lab = frameOf(page);
  await expect(lab.getByText('A herd and a line')).toBeVisible();
  expect(scripts.some((url) => url.includes('/lab-'))).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await lab.getByRole('button').click();
  await expect(
    lab.getByRole('button', { name: /^Client A, .*believes it holds the lock/ }).first(),
  ).toBeVisible();
  expect(scripts.some((url) => url.includes('/lab-'))).toBe(true);
});

test('does what the host says, and answers what makes no sense with an error', async ({ page }) => {
  await openHost(page, '<znode-lab poster="no" faults="killClient"></znode-lab>');
  await expect(frameOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const said = await page.evaluate(async () => {
    const element = document.querySelector('znode-lab') as unknown as Spoken;
    const refusal = (error: unknown) => (error instanceof Error ? error.message : String(error));
    return {
      step: await element.step(40),
      back: await element.step(-10),
      killed: await element.act({ type: 'killClient', client: 'client:A' }),
      paused: await element.act({ type: 'pauseClient', client: 'client:B' }).catch(refusal),
      nonsense: await element.act({ type: 'dance' }).catch(refusal),
      link: await element.getLink(),
    };
  });
  expect(said.step).toBeGreaterThan(30);
  expect(said.back).toBeLessThan(Number(said.step));
  expect(said.killed).toBeNull();
  expect(said.paused).toContain('not allowed');
  expect(said.nonsense).toContain('command');
  expect(said.link).toContain('/index.html#s=');
  await expect(
    frameOf(page)
      .getByRole('button', { name: /^Client A, killed/ })
      .first(),
  ).toBeVisible();
});

test('what it is told and cannot be told is named in its corner, and nothing of it becomes markup', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = '<img src=x onerror=alert(1)>';
  const address = new URLSearchParams({
    poster: 'no',
    scene: hostile,
    theme: hostile,
    caption: hostile,
    wish: '1',
  });
  await page.goto(`./embed.html?${address.toString()}`);
  await expect(page.getByText(hostile, { exact: true })).toBeVisible();
  const corner = page.getByRole('status', { name: 'Not understood' });
  await page.mouse.move(200, 200);
  await expect(corner).toContainText('wish');
  expect(await page.locator('img').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('axe finds nothing to object to', async ({ page }) => {
  await page.goto('./embed.html?poster=no&caption=Two+locks');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

interface Spoken {
  step(by: number): Promise<unknown>;
  act(command: unknown): Promise<unknown>;
  getLink(): Promise<unknown>;
}

/** A page of somebody else's, on our origin so that a test needs no second server. */
async function openHost(page: Page, body: string, root = 'lang="en"'): Promise<void> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html ${root}><title>Host</title><h1>Host</h1>${body}<script type="module" src="./znode-lab.js"></script></html>`,
    }),
  );
  await page.goto('./host.html');
}

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

function colourScheme(lab: FrameLocator): Promise<string> {
  return lab.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
}
