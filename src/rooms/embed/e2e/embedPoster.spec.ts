// What stands in a host’s page before the lab is loaded, or where it cannot be.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { frameOf, openHost } from './hostPage.ts';
import { focused } from '../../../../e2e/hosts/guest.ts';

test('a poster has caption and button, takes no focus, and loads the lab when it is asked to, by keyboard too', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHost(page, '<znode-lab caption="A herd and a line"></znode-lab>');
  const lab = frameOf(page);
  await expect(lab.getByText('A herd and a line')).toBeVisible();
  expect(scripts.some((url) => url.includes('/core-'))).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await lab.getByRole('button').click();
  // How soon a client holds the lock depends on the machine: it plays.
  await expect(lab.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  expect(scripts.some((url) => url.includes('/core-'))).toBe(true);
  // A host that is drawn anew with another scene has another embed.
  await page.locator('znode-lab').evaluate((element) => {
    element.setAttribute('scene', 'fence-figure');
    element.setAttribute('poster', 'no');
  });
  await expect(lab.getByRole('switch', { name: 'Fence' })).toBeVisible();

  await test.step('by keyboard one goes in at the poster and on behind the embed', async () => {
    await openHost(
      page,
      '<input aria-label="Before" /><znode-lab scene="herd-figure"></znode-lab><input aria-label="Behind" />',
    );
    await expect(lab.locator('button.poster')).toBeVisible();
    await page.getByLabel('Before').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lab.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('SPAN');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Behind')).toBeFocused();
  });

  await test.step('it says how it begins otherwise than its picture shows', async () => {
    await page.goto('./embed.html?scene=herd-figure&clients=20');
    await expect(page.getByRole('button')).toContainText('It starts with clients=20');
    await page.goto('./embed.html?scene=fence-figure&set=guard%3Doff&language=zh-CN');
    await expect(page.getByRole('button')).toContainText('启动时：guard=off');
    await page.goto('./embed.html?scene=herd-figure');
    await expect(page.getByRole('button', { name: /Play/ })).not.toContainText('starts with');
  });

  await test.step('where nothing may run in its frame, what the host wrote inside is shown', async () => {
    await page.route('**/embed.html*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
    );
    await openHost(page, '<znode-lab scene="herd-figure"><p>28 wake-ups, or 7.</p></znode-lab>');
    await expect(page.getByText('28 wake-ups, or 7.')).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
  });
});

test('without JavaScript a picture and a caption are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await openHost(
    page,
    '<link rel="stylesheet" href="./znode-lab.css" /><div style="width: 320px"><znode-lab scene="herd-figure"><img src="./posters/herd-figure.svg" alt="A herd and a line" /><p>28 wake-ups, or 7.</p></znode-lab></div>',
  );
  await expect(page.getByText('28 wake-ups, or 7.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'A herd and a line' });
  // As wide as its column, and no wider.
  await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(320);
  await context.close();
});

test('an attribute that is called otherwise is answered with the right name, before anything is played', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const errors = () => page.evaluate(() => Reflect.get(globalThis, 'errors') as readonly string[]);
  await openHost(
    page,
    `<script>
      globalThis.errors = [];
      addEventListener('znode-lab-error', ({ detail }) => errors.push(detail.message));
    </script>
    <znode-lab lesson="L4"></znode-lab>`,
  );
  const right = 'lesson="L4" is not valid. Use: scene="L4"';
  await expect(frameOf(page).getByText('“lesson” is not valid. Use: scene="L4"')).toBeVisible();
  await expect.poll(errors).toEqual([right]);
  expect(warnings).toContain(`znode-lab: ${right}`);
});

test('in a narrow column the poster of a scene that nobody knows is the narrow one of the default scene', async ({
  page,
}) => {
  await openHost(
    page,
    '<div style="width: 360px"><znode-lab></znode-lab><znode-lab scene="nosuch"></znode-lab></div>',
  );
  const pictures = [0, 1].map((at) =>
    page.locator('znode-lab iframe').nth(at).contentFrame().locator('.poster img'),
  );
  const [known, unknown] = await Promise.all(
    pictures.map(async (picture) => {
      await expect(picture).toBeVisible();
      return picture.getAttribute('src');
    }),
  );
  expect(unknown).toBe(known);
  await expect(
    page
      .locator('znode-lab iframe')
      .nth(1)
      .contentFrame()
      .getByText(/no scenario “nosuch”/),
  ).toBeVisible();
});
