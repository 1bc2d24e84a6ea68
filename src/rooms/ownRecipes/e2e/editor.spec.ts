// A recipe of one's own: written by keyboard, run beside its world, broken by the search, and shared.
import type { Page } from '@playwright/test';
import { drawSeldom, expect, test } from '../../../../e2e/fewFrames.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

/** Opens the editor as a visitor does. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await page.getByRole('button', { name: 'Write your own recipe' }).click();
  await expect(page.getByText('No syntax errors.')).toBeVisible();
}

const code = (page: Page) => page.getByRole('textbox', { name: 'Code in the editor' });

/** In place of all that is there. The editor closes brackets and indents by itself. */
async function write(page: Page, lines: readonly string[]): Promise<void> {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(lines.join('\n'));
}

const TRY_LOCK = [
  'export default async function main(client) {',
  '  const { zk } = client;',
  '  try {',
  "    await zk.create('/exclusive_lock/lock', client.name, { mode: 'EPHEMERAL' });",
  '  } catch (error) {',
  "    if (error.code === 'NodeExists') return;",
  '    throw error;',
  '  }',
  "  client.holds('/exclusive_lock/lock');",
  '  await client.untilReleased();',
  '  client.released();',
  "  await zk.delete('/exclusive_lock/lock');",
  '}',
];

test('a try-lock is written from blank by keyboard, runs, and its two unhandled errors are found', async ({
  page,
}) => {
  await openEditor(page);
  expect(await faultsOf(page)).toEqual([]);

  await write(page, TRY_LOCK.slice(0, 2));
  await page.keyboard.press('Enter');
  await page.keyboard.type('await zk.cre');
  await expect(page.getByRole('option', { name: /^create/ }).first()).toBeVisible();
  await expect(page.getByText('Resolves to the path').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Line 3: / })).toBeVisible();

  await write(page, TRY_LOCK);
  await expect(page.getByText('No syntax errors.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.cm-clientLine').filter({ hasText: 'untilReleased' })).toBeVisible();
  await expect(page.locator('.cm-client').filter({ hasText: 'A' }).last()).toBeVisible();

  // Tab stays in the code until Escape was pressed.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();

  await page.getByRole('region', { name: 'Your code' }).getByRole('button', { name: 'Break it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Break it' });
  await dialog.getByRole('button', { name: /^Search for/ }).click();
  // What goes wrong is that a lost connection is not expected: at the create and at the delete. The lock itself is right.
  for (const line of [4, 12])
    await expect(
      dialog.getByRole('listitem').filter({ hasText: `ConnectionLoss in line ${line}` }),
    ).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText('Stopped. No violation found so far.')).toBeVisible();
});

test('a program is stepped through from a breakpoint, what is wrong is named at its line, and its text is kept', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => outside.push(request.url()));
  await openEditor(page);

  await test.step('a breakpoint pauses the world, says what a call came to, and lines are stepped through from it', async () => {
    await write(page, TRY_LOCK);
    for (let up = 0; up < 3; up++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F9');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Paused: client A has reached line 10.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await code(page).getByText("'EPHEMERAL'").hover();
    await expect(page.getByText('A: "/exclusive_lock/lock"')).toBeVisible();

    // A line that calls nothing can have one, too.
    await write(page, [
      'export default async function main(client) {',
      '  let sum = 0;',
      '  for (let i = 1; i <= 3; i++) {',
      '    sum += i;',
      '    await pause(i);',
      '  }',
      '  async function pause(ms) {',
      '    const long = ms * 100;',
      '    await client.sleep(long);',
      '  }',
      '}',
    ]);
    for (let up = 0; up < 7; up++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F9');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText(/^Paused: client [ABC] has reached line 4\./)).toBeVisible();
    await code(page).focus();
    const line = page.locator('.cm-debugLine');
    for (const [key, text] of [
      ['F10', 'await pause(i);'],
      ['F11', 'const long = ms * 100;'],
      ['Shift+F11', 'sum += i;'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(line).toContainText(text);
    }
    await expect(page.getByText('sum = 1', { exact: true }).first()).toBeVisible();
  });

  await test.step('what is wrong, too much or reaches outside is named at its line, and nothing leaves the sandbox', async () => {
    const own = new URL(page.url()).origin;
    // What else can be wrong or do harm: src/ownRecipes/hostile.test.ts.
    for (const [body, said] of [
      ["await client.zk.creat('/a');", 'A, B, and C failed at line 2: TypeError: client.zk has no creat'],
      ['let i = 0;\n  for (;;) i = Math.max(i, 1);', 'failed at line 3: this ran for too long'],
      [
        'client.zk.delete("/no");\n  await client.sleep(9000);',
        'line 2: zk.delete was not awaited, and failed: NoNode',
      ],
      ['client.zk.create.constructor("return fetch")();', 'ReferenceError: there is no fetch here'],
      ['client.__proto__.held = 1;\n  throw new Error(typeof globalThis.document);', 'Error: undefined'],
    ] as const) {
      await write(page, ['export default async function main(client) {', `  ${body}`, '}']);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByText(said).first()).toBeVisible();
    }
    expect(await page.evaluate(() => 'held' in {})).toBe(false);
    expect(outside.filter((url) => !url.startsWith(own) && !/^(?:data|blob):/.test(url))).toEqual([]);
  });

  await test.step('the text is there on the next visit, and starting from a recipe of the book can be undone', async () => {
    await write(page, ['// mine', ...TRY_LOCK]);
    await page.getByRole('button', { name: 'Start from' }).click();
    await page.getByRole('menuitem', { name: 'DistributedFairLock' }).click();
    await expect(code(page)).toContainText('https://nc2era.com');
    await code(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(code(page)).toContainText('// mine');
    await page.getByRole('button', { name: 'Start from' }).click();
    await page.getByRole('menuitem', { name: 'Herd lock' }).click();
    await expect(code(page)).toContainText('tryCreate');
    const notice = page.getByRole('status').filter({ hasText: 'The code was replaced.' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(code(page)).toContainText('// mine');
    await expect(page.getByText('The code was changed since the run.')).toBeVisible();
    await openEditor(page);
    await expect(code(page)).toContainText('// mine');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save as recipe.js' }).click();
    expect((await download).suggestedFilename()).toBe('recipe.js');
    await page.getByLabel('Open a file…').setInputFiles({
      name: 'other.js',
      mimeType: 'text/javascript',
      buffer: Buffer.from('// from a file'),
    });
    await expect(code(page)).toContainText('// from a file');
  });
});

test('a link with code shows it, and runs it after a yes', async ({ page, browser }) => {
  await openEditor(page);
  await write(page, ['// theirs', ...TRY_LOCK]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#s=/);
  const address = await link.inputValue();

  const context = await browser.newContext();
  await drawSeldom(context);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText(/^This world runs the code below/)).toBeFocused();
  await expect(code(other)).toContainText('// theirs');
  // Nothing plays behind the question.
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const world = other.getByRole('region', { name: 'Your own recipe' });
  await expect(world).toHaveCount(0);
  await other.getByRole('button', { name: 'Run it' }).click();
  await expect(world.getByRole('button', { name: /^Client A, (?!not started)/ })).toBeVisible();
  await context.close();
});

test('where there is no memory for its interpreter the editor says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new RangeError('could not allocate memory');
    };
    WebAssembly.Memory = new Proxy(WebAssembly.Memory, { construct: refuse });
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await page.getByRole('button', { name: 'Write your own recipe' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be started (RangeError: could not allocate');
});

test('where WebAssembly is forbidden the editor says so and all else works', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self' 'unsafe-inline'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await page.getByRole('button', { name: 'Write your own recipe' }).click();
  await expect(page.getByRole('alert')).toContainText('forbids WebAssembly');
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await expect(page.getByRole('slider', { name: 'Clients' })).toBeVisible();
});
