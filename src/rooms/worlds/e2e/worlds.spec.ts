// Worlds that a visitor composes, keeps and takes away, as a visitor does it: by the form, by dragging, at the console, by files.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import '../../../scenarios/library.ts';
import { headOf, commandLine } from '../../live/model/runText.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { worldFileText } from '../../../scenarios/link/worldFile.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { Lab } from '../../../../e2e/lab.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

test('a world is composed from nothing, broken, asked why, and found again after the tab was closed', async ({
  page,
  context,
}) => {
  await openLab(page);
  await openForm(page);
  await expect(page.getByRole('dialog', { name: 'New world' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Billing');
  await page.getByLabel('Name of client A').fill('billing');
  await page.getByLabel('Program of client A').selectOption('line-lock');
  await page.getByLabel('Program of client B').selectOption('line-lock');
  await page.getByLabel('Znodes', { exact: true }).fill('/app\n  config v1\n/b//c');
  await expect(page.getByText('Line 3: “/b//c” is not a valid path.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create world' })).toBeDisabled();
  await page.getByLabel('Znodes', { exact: true }).fill('/app\n  config v1');
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
  await create(page);
  await expect(page.getByRole('heading', { name: 'Billing' }).first()).toBeVisible();
  const holder = page.getByRole('button', { name: /^Client billing, .*believes it holds the lock/ });
  await expect(holder.first()).toBeVisible();

  await page.keyboard.press('`');
  await page.getByRole('tab', { name: 'Lab' }).click();
  await page.getByLabel('Command line: Lab').fill('killClient client:billing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /billing.*killed/ }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.close();

  const again = await context.newPage();
  await openLab(again);
  await openSaved(again);
  expect(await faultsOf(again, { within: 'dialog' })).toEqual([]);
  await again.getByRole('button', { name: 'Open Billing' }).click();
  await expect(again.getByRole('button', { name: /billing.*killed/ }).first()).toBeVisible();
});

test('a saved world is compared with all that was done in it', async ({ page }) => {
  await openLab(page);
  // What is done last in Night comes after Day has come to rest.
  for (const [name, paths] of [
    ['Night', ['/night', '/later']],
    ['Day', ['/day']],
  ] as const) {
    await openForm(page);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await create(page);
    await page.keyboard.press('`');
    await page.getByRole('tab', { name: 'Client A' }).click();
    const line = page.getByLabel('Command line: Client A');
    for (const path of paths) {
      await expect(page.getByRole('button', { name: 'Idle' })).toBeVisible();
      await line.fill(`create ${path}`);
      await line.press('Enter');
      await expect(page.getByText(`Created ${path}`)).toBeVisible();
    }
    // At the console a slash is typed.
    await page.getByRole('main').focus();
  }
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox');
  await field.fill('compare with another');
  // It comes with the code of its room.
  await expect(page.getByRole('option', { name: /^Compare with another/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await field.fill('Night');
  await page.getByRole('option', { name: /^Night/ }).click();
  const lists = page.getByRole('region', { name: 'What differs' });
  await expect(lists.first().getByRole('button', { name: '/day is only here' })).toBeVisible();
  for (const path of ['/night', '/later'])
    await expect(lists.last().getByRole('button', { name: `${path} is only here` })).toBeVisible();
});

test('form and list fit a phone; a recipe is dragged onto the picture, and a change of servers says that the world starts again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page);
  await openForm(page);
  await expectNoOverflow(page);
  await create(page);
  await openSaved(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page
    .getByRole('button', { name: 'Add a client that runs Try-lock' })
    .dragTo(page.getByRole('main'), { targetPosition: { x: 500, y: 300 } });
  await expect(page.getByRole('button', { name: /^Client C/ }).first()).toBeVisible();
  await expect(page.getByText('The world starts again from the beginning')).toBeVisible();
  await page.getByText('5', { exact: true }).first().click();
  await expect(page.getByRole('button', { name: /^Server 5/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('button', { name: /^Server 5/ })).toHaveCount(0);
});

test('all of it can be typed at the console of the lab, and a recording of live servers opens without them', async ({
  page,
}) => {
  await openLab(page);
  await page.keyboard.press('`');
  await page.getByRole('tab', { name: 'Lab' }).click();
  const line = page
    .getByRole('combobox', { name: 'Command line: Lab' })
    .or(page.getByLabel('Command line: Lab'));
  for (const typed of [
    'world new',
    'world servers 3',
    'world client shop line-lock',
    'world znode /app/x v1',
  ]) {
    await line.first().fill(typed);
    await line.first().press('Enter');
  }
  await expect(page.getByRole('button', { name: /^Server 3/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Client shop/ }).first()).toBeVisible();
  await line.first().fill('world servers many');
  await line.first().press('Enter');
  await expect(page.getByRole('alert')).toHaveText('“many” does not fit. Usage: world servers 1–9');

  await test.step('a recording of live servers opens, also where it was cut off', async () => {
    const live = findScenario('live');
    const values = live && parseValues(live, {}, 'initial');
    if (values?.ok !== true) throw new Error('no live scenario');
    const choice = { scenario: 'live', seed: 1, clients: 0, values: values.value };
    const experiment = new Experiment([choice], { findScenario, book: recipeBook });
    for (const server of ['server:1', 'server:2', 'server:3'] as const) {
      experiment.runUntil(experiment.head.timeMs + 2000, 10_000);
      experiment.give({ type: 'crashServer', server }, experiment.head);
    }
    const { commands } = experiment;
    await drop(
      page,
      `${headOf(choice)}${commands.map((command, nth) => commandLine(command, nth)).join('')}`,
    );
    await expect(page.getByText(/is cut off\. The first 2 commands were complete/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Server 1, down/ }).first()).toBeVisible();
  });

  await test.step('what is too large for a link is offered as a file', () => offersTooLarge(page));
});

test('a world goes out as a file and comes back in; what is none is refused by name', async ({ page }) => {
  await openLab(page);
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Night');
  await create(page);
  await openSaved(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Night as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('znode-lab-Night.json');
  const text = await readFile(await file.path(), 'utf8');
  await page.getByRole('button', { name: 'Delete Night' }).click();
  await expect(page.getByText('Deleted “Night”.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('button', { name: 'Open Night' })).toBeVisible();
  await page.keyboard.press('Escape');

  const refused: readonly (readonly [string, string])[] = [
    ['{"name":"package"}', 'It is not a world or a recording of Znode Lab.'],
    [text.replace('"v":3', '"v":9'), 'It needs a newer version of Znode Lab (format 9).'],
    [text.replace('"servers":3', '"servers":0'), 'The value at “'],
    [text.slice(0, 60), 'It is cut off'],
    [' '.repeat(21_000_000), 'It is too large: the limit is 20 MB.'],
  ];
  for (const [content, sentence] of refused) {
    await drop(page, content);
    await expect(page.getByText(`“dropped.json” was not opened. ${sentence}`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Night' }).first()).toBeVisible();
  await drop(page, text);
  await expect(page.getByText('Opened “dropped.json”.')).toBeVisible();
});

test('a file that is dropped before the code that reads it is there is opened once it is', async ({
  page,
}) => {
  let come = (): void => {};
  const mayCome = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/library[-.][^/]*$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await openLab(page, 'commit');
  const experiment = new Experiment([choiceOfPlan({ ...EMPTY_PLAN, name: 'Early' }, 1)], {
    findScenario,
    book: recipeBook,
  });
  await drop(page, worldFileText(linkOf(experiment, experiment.head, 'single')));
  come();
  await expect(page.getByText('Opened “dropped.json”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Early' }).first()).toBeVisible();
});

async function offersTooLarge(page: Page): Promise<void> {
  const client = { name: 'A', program: null, sessionTimeoutMs: 30_000 };
  const experiment = new Experiment([choiceOfPlan({ ...EMPTY_PLAN, clients: [client] }, 1)], {
    findScenario,
    book: recipeBook,
  });
  experiment.runUntil(100, 10_000);
  for (let nth = 0; nth < 501; nth++)
    experiment.give({ type: 'typeLine', client: 'client:A', line: `create /n${nth}` }, experiment.head);
  await drop(page, worldFileText(linkOf(experiment, experiment.head, 'single')));
  await expect(page.getByText('Opened “dropped.json”.')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('This is too large for a link.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  expect((await download).suggestedFilename()).toBe('znode-lab-world.json');
}

test('where nothing can be stored this is said once, and everything works on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openLab(page);
  await openForm(page);
  await create(page);
  await expect(page.getByText('This browser does not store any more data')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await openSaved(page);
  await expect(page.getByRole('button', { name: 'Open Your own world' })).toBeVisible();
});

/** What has not come yet keeps a page from being loaded: that is not waited for where it is only committed. */
async function openLab(page: Page, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  const lab = new Lab(page);
  await page.goto('/', { waitUntil });
  await expect(lab.button('Pause').or(lab.button('Play')).first()).toBeVisible();
}

async function openForm(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'New world…' }).click();
}

/** A key that falls while the form closes is still the form's. */
async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create world' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openSaved(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Saved worlds…' }).click();
}

async function drop(page: Page, content: string): Promise<void> {
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
    );
  }, content);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
