// The engineer with a bug at work: from an opened page to a link that shows why client B believes it holds the lock.
import type { Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';

const ENGLISH = {
  address: './?lang=en',
  rooms: /^Scenarios/,
  newWorld: 'New world…',
  programOf: (client: string) => `Program of client ${client}`,
  create: 'Create world',
  client: (id: string) => new RegExp(`^Client ${id},`),
  waits: /^Client B, waiting/,
  cut: 'Cut link',
  believes: /^Client B, .*believes it holds the lock/,
  details: 'Details',
  why: 'Why does B believe that?',
  causes: [
    /You cut the link of client B/,
    /Client B was notified: disconnected/,
    /counts the latch countDownLatch down/,
    /Client B believes it holds the lock/,
  ],
  share: 'Share',
  copy: 'Copy link',
};
const CHINESE: typeof ENGLISH = {
  address: './?lang=zh-CN',
  rooms: /^场景库/,
  newWorld: '新建世界…',
  programOf: (client) => `客户端 ${client} 的程序`,
  create: '创建世界',
  client: (id) => new RegExp(`^客户端 ${id}，`),
  waits: /^客户端 B，等待/,
  cut: '断网',
  believes: /^客户端 B，.*认为自己持有锁/,
  details: '详情',
  why: 'B 为什么这样认为？',
  causes: [/切断了客户端 B 的网络/, /客户端 B 得知：连接断开/, /countDownLatch/, /客户端 B 认为自己持有锁/],
  share: '分享',
  copy: '复制链接',
};

for (const [where, words, viewport, tag] of [
  // In English the keyboard does the same, below.
  ['in English', ENGLISH, { width: 1440, height: 900 }, ['@all']],
  ['in Chinese', CHINESE, { width: 1024, height: 768 }, []],
  ['on a phone', ENGLISH, { width: 390, height: 844 }, ['@all']],
] as const)
  test(
    `a copied lock is taken from nothing to a link that shows its bug, by clicks, ${where}`,
    { tag: [...tag] },
    async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await page.goto(words.address);
      await page.getByRole('button', { name: words.rooms }).click();
      await page.getByRole('button', { name: words.newWorld }).click();
      for (const client of ['A', 'B'])
        await page.getByLabel(words.programOf(client), { exact: true }).selectOption('fair-lock');
      await page.getByRole('button', { name: words.create }).click();
      await expect(page.getByRole('button', { name: words.waits })).toBeVisible();

      await page.getByRole('button', { name: words.client('B') }).click();
      await page.getByRole('menuitem', { name: words.cut }).click();
      await expect(page.getByRole('button', { name: words.believes })).toBeVisible();
      await page.getByRole('button', { name: words.client('B') }).click();
      await page.getByRole('menuitem', { name: words.details }).click();
      await page.getByRole('button', { name: words.why }).click();
      await expectCauses(page, words);

      await page.getByRole('button', { name: words.share }).click();
      const link = page.getByRole('dialog').getByRole('textbox').first();
      await expect(link).toHaveValue(/#s=/);
      const sent = await context.newPage();
      await sent.goto(await link.inputValue());
      await expect(
        sent.getByRole('button', { name: /^Client B, .*believes|^客户端 B，.*认为/ }),
      ).toBeVisible();
    },
  );

test('the same by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = ENGLISH;
  await page.goto(words.address);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Pause' })).toBeVisible();
  await choose(page, 'new world');
  for (const client of ['A', 'B']) {
    await tabTo(page, 'combobox', words.programOf(client));
    // After a second the next letter begins another name: on a busy machine it is typed once more.
    await expect(async () => {
      await page.keyboard.type('Fair re');
      await expect(page.getByLabel(words.programOf(client))).toHaveValue('fair-lock', { timeout: 1000 });
    }).toPass();
  }
  await tabTo(page, 'button', words.create);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.waits })).toBeVisible();

  await choose(page, 'cut link client b');
  await expect(page.getByRole('button', { name: words.believes })).toBeVisible();
  // Found by name, it has the focus in the picture; Enter opens what can be done with it.
  await choose(page, 'client b', /^Client B/);
  await expect(page.getByRole('button', { name: words.believes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', words.why);
  await page.keyboard.press('Enter');
  await expectCauses(page, words);
  await choose(page, 'share');
  await tabTo(page, 'button', words.copy);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#s=/);
});

async function expectCauses(page: Page, { causes }: typeof ENGLISH): Promise<void> {
  const chain = page.getByRole('complementary').getByRole('listitem');
  for (const cause of causes) await expect(chain.filter({ hasText: cause }).first()).toBeVisible();
}

/** By the command palette. */
async function choose(page: Page, typed: string, named?: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill(typed);
  const first = palette.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  if (named !== undefined) await expect(first).toHaveAccessibleName(named);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

/** More than the page and its dialogs have. */
const MOST_STOPS = 300;

/** Within as many stops as a form has. */
async function tabTo(page: Page, role: 'button' | 'combobox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  // The focus is there when the key has been pressed: it is asked for once, not waited for.
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await hasFocus()) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}
