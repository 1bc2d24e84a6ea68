// The engineer with a bug at work: three servers, two programs, a zkCli, a partition, an invariant of one's own that breaks, and the line
// that broke it, with nothing but the page.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/lapse.ts';

const PRIMARY = `export const invariant = (tree, beliefs) =>
  beliefs.length <= 1 || 'two primaries';

export default async function main(client) {
  await client.zk.create('/primary', client.name, { mode: 'EPHEMERAL' });
  client.holds('/primary');
  for (;;) await client.sleep(500);
}`;
const STANDBY = `export default async function main({ name, zk, holds, sleep }) {
  for (;;) {
    await new Promise((gone) => zk.exists('/primary', gone).then((stat) => stat ?? gone()));
    try {
      await zk.create('/primary', name, { mode: 'EPHEMERAL' });
      break;
    } catch {}
  }
  holds('/primary'); for (;;) await sleep(500);
}`;

test('an own invariant is broken by a partition, and the page names program and line', async ({ page }) => {
  await composeTwoPrograms(page);
  await page.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('button', { name: 'Create world' }).click();

  const { editor, code, write, program } = workbench(page);
  await write(PRIMARY);
  await program(2).click();
  await expect(code).toContainText('Each client runs main.');
  await write(STANDBY.replace('zk.exists', 'zk.exist'));
  await program(1).click();
  await editor.getByRole('button', { name: 'Run', exact: true }).click();
  // What fails is named beside every program, and leads to its own.
  await editor.getByRole('button', { name: /^program 2: B failed at line 3: TypeError/ }).click();
  await write(STANDBY);
  await expect(editor.getByText(/^Judged by: .*Invariant of the program/)).toBeVisible();
  await code.press('ArrowUp');
  await code.press('F9');
  await program(1).click();
  await editor.getByRole('button', { name: 'Run', exact: true }).click();

  // All are there at once: the election is in the past.
  await expect(page.getByRole('button', { name: /^Client A, .*believes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Partition…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'server 1: Side 2' }).focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('radio', { name: 'server 3: Side 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Cut' }).click();

  // Idle time is skipped up to where something is violated, and no further.
  const caption = page.locator('[data-caption]');
  await expect(caption).toContainText(/believes that it holds the lock, and the tree says otherwise/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  // The breakpoint in the other program holds the world and brings that program into the editor.
  await expect(page.getByText('Paused: client B has reached line 9 of program 2.')).toBeVisible();
  await expect(code).toContainText("holds('/primary');");
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const both =
    /^Invariant of the program: violated “two primaries” \(program 1, line 1\)\. Client A says it holds the lock \(program 1, line 6\), but .*; client B says it holds the lock \(program 2, line 9\)\.$/;
  await expect(page.getByRole('button', { name: both })).toBeVisible();
  // The editor leaves the headline half of a smaller screen, and it is said to its end.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(caption).toContainText('“two primaries”');
  const cutPx = () => caption.locator(':scope > span').evaluate((of) => of.scrollHeight - of.clientHeight);
  await expect.poll(cutPx).toBeLessThanOrEqual(1);
  if (size !== null) await page.setViewportSize(size);
  // Of the two lines that claim it that is marked which is not so, in its program.
  const stated = editor.getByRole('button', { name: /^program 1: Stated in line 6: / });
  await expect(stated).toBeVisible();
  await expect(page.locator('.cm-faultLine')).toHaveCount(0);
  await stated.click();
  await expect(page.locator('.cm-faultLine')).toContainText("client.holds('/primary');");

  await editor.getByRole('button', { name: 'Break it' }).click();
  await dialog.getByRole('button', { name: /^Search for/ }).click();
  await expect(dialog.getByText('Line 6 of program 1:')).toBeVisible();
  await expect(dialog.getByText(/^Invariant violated by/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Watch it happen' }).first().click();
  await expect(page.getByText('A: line 7 of program 1', { exact: true }).first()).toBeVisible();
  await expect(page.locator('.cm-debugLine')).toContainText('for (;;) await client.sleep(500);');
});

test('what was typed in two programs is there after a reload, without a question, and a paste is one undo', async ({
  page,
  context,
}) => {
  await composeTwoPrograms(page);
  await page.getByRole('button', { name: 'Create world' }).click();
  const { editor, code, write, program } = workbench(page);
  const run = editor.getByRole('button', { name: 'Run', exact: true });
  await write(PRIMARY);
  await expect(page).toHaveURL(/#s=/);
  const before = page.url();
  await run.click();
  await expect(page.getByRole('button', { name: /^Client A, .*believes/ })).toBeVisible();
  // The address has what runs, a moment after it runs.
  await expect(page).not.toHaveURL(before);
  await write(`${PRIMARY} // one`);
  await program(2).click();
  await expect(code).toContainText('Each client runs main.');
  await write(`${STANDBY} // two`);
  await page.reload();
  // It goes on with the program that was in the editor.
  await expect(code).toContainText('// two');
  await program(1).click();
  await expect(code).toContainText('// one');
  await program(2).click();
  await expect(code).toContainText('// two');
  await expect(run).toBeEnabled();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('first\nsecond\nthird'));
  await code.press('ControlOrMeta+End');
  await page.keyboard.type(' typed');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(code).toContainText('third');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(code).toContainText('// two typed');
  await expect(code).not.toContainText('first');

  // It is among the saved worlds of a page that has run no code yet.
  await page.goto('about:blank');
  await page.goto('./');
  await page.getByRole('button', { name: /^Scenarios/ }).click();
  await page.getByRole('button', { name: 'Saved worlds…' }).click();
  await page.getByRole('button', { name: 'Open Your own world', exact: true }).click();
  await expect(code).toContainText('two primaries');

  // Where the code is there already it takes the focus.
  await page.getByRole('button', { name: /^Scenarios/ }).click();
  await page.getByRole('button', { name: 'Write your own recipe' }).click();
  await expect(code).toBeFocused();
});

async function composeTwoPrograms(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: /^Scenarios/ }).click();
  await page.getByRole('button', { name: 'New world…' }).click();
  for (const client of ['A', 'B']) {
    const program = page.getByLabel(`Program of client ${client}`, { exact: true });
    await program.selectOption({ label: 'New program of your own' });
    await expect(program).toHaveValue(/^own:./);
  }
}

function workbench(page: Page) {
  const editor = page.getByRole('region', { name: 'Your code' });
  const code = page.getByRole('textbox', { name: 'Code in the editor' });
  const write = async (text: string): Promise<void> => {
    await code.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  };
  // The cross is there while a line of the program is at fault.
  const program = (number: number) => editor.getByText(new RegExp(`^program ${number}(?: ×)?$`));
  return { editor, code, write, program };
}
