// Embeds that cannot run: readers see what there is to see, one sentence about what is wrong, and a way on.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from '../fewFrames.ts';
import { Guest } from './guest.ts';
import { LAB, serve, type Served } from './hostServer.ts';

const pageOf = (body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8" /><title>Locks</title><link rel="icon" href="data:," />
<script type="module" src="/lab/znode-lab.js"></script><main><h1>Locks</h1>${body}</main></html>`;
const HERD = '<znode-lab scene="herd-figure" caption="A herd and a line"></znode-lab>';

const hosts: Served[] = [];
test.afterEach(() => hosts.splice(0).forEach((host) => host.close()));

async function hostOf(body: string, language = 'en', headers = {}): Promise<string> {
  const host = await serve({ pages: { '/index.html': pageOf(body, language) }, headers });
  hosts.push(host);
  return host.origin;
}

test('where its frame is blocked, picture, caption, a sentence and a link stand in its place', async ({
  page,
}) => {
  for (const [name, headers] of [
    ['X-Frame-Options: DENY', { 'x-frame-options': 'DENY' }],
    ['a policy that forbids frames', { 'content-security-policy': "frame-src 'none'" }],
  ] as const)
    await test.step(name, async () => {
      await page.goto(await hostOf(HERD, 'en', headers));
      const embed = page.locator('znode-lab');
      await expect(embed.getByText('this site blocks its frame, or a file is missing')).toBeVisible();
      await expect(embed.getByText('A herd and a line')).toBeVisible();
      await expect(embed.locator('img')).toHaveJSProperty('complete', true);
      await expect(embed.locator('iframe')).toBeHidden();
      await expect(embed.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
        'href',
        /\/lab\/embed\.html\?.*scene=herd-figure/,
      );
    });

  await test.step('in a Chinese page the sentence is Chinese, and what the host wrote stands above it', async () => {
    const body = HERD.replace('></', '><p>28 次唤醒，或 7 次。</p></');
    await page.goto(await hostOf(body, 'zh-CN', { 'x-frame-options': 'DENY' }));
    await expect(page.getByText('28 次唤醒，或 7 次。')).toBeVisible();
    await expect(page.getByText('交互图无法在此处运行')).toBeVisible();
    await expect(page.getByRole('link', { name: '在新标签页中打开' })).toBeVisible();
  });
});

test('a folder is found however its name ends, and a misspelt scene is named before it is played', async ({
  page,
}) => {
  await test.step('a folder is found, whether its name ends with a slash or not', async () => {
    await page.goto(await hostOf(HERD.replace('<znode-lab', '<znode-lab src="/lab"')));
    await expect(new Guest(page, page.locator('znode-lab')).poster).toBeVisible();
  });

  for (const [language, sentence] of [
    ['en', 'There is no scenario “herd-lime”'],
    ['zh-CN', '没有名为“herd-lime”的场景'],
  ] as const)
    await test.step(`a misspelt scene in ${language}`, async () => {
      await page.goto(await hostOf('<znode-lab scene="herd-lime"></znode-lab>', language));
      const { poster } = new Guest(page, page.locator('znode-lab'));
      await expect(poster).toContainText(sentence);
      await expect(poster.locator('img')).toBeVisible();
    });
});

test('in a sandbox or from a disk a frame says why it does not start, or gives the address to copy', async ({
  page,
}) => {
  await test.step('a frame in a sandbox without an origin', async () => {
    await page.goto(
      await hostOf(
        '<iframe sandbox="allow-scripts" src="/lab/embed.html" width="700" height="300"></iframe>',
      ),
    );
    await expect(page.frameLocator('iframe').getByText('Znode Lab did not start here')).toBeVisible();
  });

  await test.step('a frame from a disk', async () => {
    await page.goto(pathToFileURL(join(LAB, 'embed.html')).href);
    await expect(page.getByText('Znode Lab did not start here')).toBeVisible();
    await expect(page.getByText('Znode Lab 没有启动')).toBeVisible();
  });

  await test.step('where a sandbox allows no tabs, the way to the whole lab is an address to copy', async () => {
    await page.goto(
      await hostOf(
        '<iframe sandbox="allow-scripts" src="/lab/znode-lab.html?scene=herd-line&poster=no" width="900" height="560"></iframe>',
      ),
    );
    const lab = page.frameLocator('iframe');
    await lab.getByRole('button', { name: 'Open in Znode Lab' }).click();
    const address = lab.getByRole('textbox', { name: /^No tab could be opened/ });
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(/\/lab\/znode-lab\.html#s=/);
  });
});
