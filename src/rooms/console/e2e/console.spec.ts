// The consoles as a visitor types at them: zkCli at each client of the sandbox, and the lab's own.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import { HERD, Lab, playFast } from '../../../../e2e/lab.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

test('what is typed at zkCli and at the lab is done, printed, in the link, and gone where one looks back', async ({
  page,
}) => {
  await openSandbox(page);
  await page.keyboard.press('`');
  await expect(line(page, 'Client A')).toBeFocused();
  await type(page, 'Client A', 'create /lock');
  await expect(output(page, 'Client A')).toContainText('Created /lock');
  await type(page, 'Client A', 'create -e -s /lock/n-');
  await expect(output(page, 'Client A')).toContainText('Created /lock/n-0000000000');
  await expect(page.getByRole('main').getByText('n-0000000000').first()).toBeVisible();

  await type(page, 'Client A', 'ls -w /');
  await expect(output(page, 'Client A')).toContainText('[lock, zookeeper]');
  await tab(page, 'Client B').click();
  await type(page, 'Client B', 'create /other');
  await expect(output(page, 'Client B')).toContainText('Created /other');
  await tab(page, 'Client A').click();
  await expect(output(page, 'Client A')).toContainText(
    'WatchedEvent state:SyncConnected type:NodeChildrenChanged path:/',
  );

  expect(await faultsOf(page)).toEqual([]);

  await tab(page, 'Lab').click();
  await type(page, 'Lab', 'crashSever server:1');
  await expect(page.getByRole('alert')).toHaveText(
    'There is no command “crashSever”. Did you mean crashServer?',
  );
  await type(page, 'Lab', 'crashServer server:1');
  await expect(page.getByRole('button', { name: /^Server 1, down, epoch/ })).toBeVisible();
  await expect(output(page, 'Lab')).toContainText('lab> crashServer server:1');

  const lab = new Lab(page);
  await page.goto(await linkOfMoment(page));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Server 1, down, epoch/ })).toBeVisible();
  await page.keyboard.press('`');
  await expect(output(page, 'Client A')).toContainText('NodeChildrenChanged');
  await lab.button('Undo').click();
  await expect(page.getByRole('button', { name: /^Server 1, down, epoch/ })).toBeHidden();
  await lab.button('Go to start').click();
  await expect(page.getByText('Client A has not started yet')).toBeVisible();
});

test('the console that is shown has its tab in sight, however many clients there are', async ({ page }) => {
  await page.goto('./#scene=herd-lock');
  await expect(page.getByRole('button', { name: 'Scenario: Herd lock' })).toBeVisible();
  await page.keyboard.press('`');
  await expect(tab(page, 'Lab')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Lab')).toBeInViewport({ ratio: 0.95 });
  await tab(page, 'Lab').press('End');
  await expect(tab(page, 'Client F')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Client F')).toBeInViewport({ ratio: 0.95 });
});

test('a line is completed by keyboard, and pasted scripts are typed line by line', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSandbox(page);
  await page.keyboard.press('`');

  await test.step('the keyboard completes, goes back to what was typed, and leaves the line', async () => {
    const input = line(page, 'Client A');
    await input.pressSequentially('getA');
    await input.press('Tab');
    const list = page.getByRole('listbox', { name: 'Completions' });
    await expect(list.getByRole('option')).toHaveText(['getAcl', 'getAllChildrenNumber']);
    await input.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveText('getAllChildrenNumber');
    await input.press('Enter');
    await expect(input).toHaveValue('getAllChildrenNumber ');
    await input.pressSequentially('/zoo');
    await input.press('Tab');
    await expect(input).toHaveValue('getAllChildrenNumber /zookeeper ');
    await input.press('Enter');
    await expect(output(page, 'Client A')).toContainText('getAllChildrenNumber /zookeeper');
    await input.press('ArrowUp');
    await expect(input).toHaveValue('getAllChildrenNumber /zookeeper ');
    await input.press('Escape');
    await input.press('Tab');
    await expect(input).not.toBeFocused();
    await input.fill('');
  });

  await test.step('a pasted script is typed at the consoles that it names', async () => {
    const script = [
      'create /a',
      'ls -w /a',
      'client:B> create /a/b',
      'lab> wait 3000',
      'ruok server:2',
      'client:A> ls /a',
    ].join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), script);
    await line(page, 'Client A').press('ControlOrMeta+v');
    await expect(output(page, 'Client A')).toContainText(/type:NodeChildrenChanged path:\/a[^]*\[b\]/);
    await tab(page, 'Lab').click();
    await expect(output(page, 'Lab')).toContainText('imok');
  });

  await test.step('it ends at the first line that cannot be done, and says which', async () => {
    await tab(page, 'Lab').click();
    await page.evaluate(() =>
      navigator.clipboard.writeText('ruok server:1\nstartServer server:1\nruok server:3'),
    );
    await line(page, 'Lab').press('ControlOrMeta+v');
    await expect(page.getByRole('alert')).toContainText('Stopped at line 2, “startServer server:1”');
    await expect(output(page, 'Lab')).not.toContainText('ruok server:3');
  });

  await test.step('pins of a long one are heaped on the timeline until it is enlarged', async () => {
    await tab(page, 'Client A').click();
    await page.evaluate(() => {
      const lines = Array.from({ length: 150 }, (_, at) => `create /n${at}`);
      return navigator.clipboard.writeText(lines.join('\n'));
    });
    await line(page, 'Client A').press('ControlOrMeta+v');
    // The newest line is in sight without having been scrolled to.
    await expect(output(page, 'Client A').getByText('Created /n149')).toBeInViewport();
    const pins = page.getByRole('contentinfo').getByRole('button', { name: /typed a line at client A, / });
    await expect(
      page.getByRole('button', { name: /^typed a line at client A, .*; \d+ more here$/ }).first(),
    ).toBeVisible();
    await expect.poll(() => pins.count()).toBeLessThan(121);
  });
});

test('beside a recipe a zkCli runs with the session of its client, and the lab’s console kills it', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await page.keyboard.press('`');
  await tab(page, 'Client C').click();
  await expect(page.getByText('Client C runs its own program.')).toBeVisible();
  await type(page, 'Client C', 'ls /');
  await expect(output(page, 'Client C')).toContainText('[exclusive_lock, zookeeper]');
  await tab(page, 'Lab').click();
  await type(page, 'Lab', 'killClient client:C');
  await expect(lab.client(HERD, /^Client C, killed/)).toBeVisible();
  await tab(page, 'Client C').click();
  await expect(page.getByText('The process of Client C has ended.')).toBeVisible();
});

/** Three servers, two clients that have connected; it plays in real time, four times as fast. */
async function openSandbox(page: Page): Promise<void> {
  const scenario = findScenario('sandbox');
  const values = scenario && parseValues(scenario, {}, 'initial');
  if (values?.ok !== true) throw new Error('the sandbox is not what it was');
  const choice = { scenario: 'sandbox', seed: 7, clients: 2, values: values.value };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(2000, 100_000);
  const link = linkOf(experiment, experiment.head, 'single');
  await page.goto(`./#s=${await encodeText(JSON.stringify(link))}`);
  await expect(page.getByRole('button', { name: /^Server 3, LEADING/ })).toBeVisible();
  await playFast(page);
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

function line(page: Page, name: string): Locator {
  return page.getByRole('combobox', { name: `Command line: ${name}` });
}

function output(page: Page, name: string): Locator {
  return page.getByRole('log', { name: `Console output: ${name}` });
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await line(page, name).fill(text);
  await line(page, name).press('Enter');
}

/** As the dialog that shares it has it. */
async function linkOfMoment(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByRole('textbox').first();
  await expect(link).toHaveValue(/#s=/);
  return link.inputValue();
}
