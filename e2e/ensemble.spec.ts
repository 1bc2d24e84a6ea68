// An ensemble as a visitor breaks it: with the mouse, with the keyboard alone, and back again.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { boxOf, choose, listen, pauseOnceSaid, playFast } from './lab.ts';
import '../src/scenarios/library.ts';
import { findScenario, parseValues } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { linkOf } from '../src/scenarios/link/permalink.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { encodeText } from '../src/ui/link/encode.ts';
import { faultsOf } from './axe.ts';

test('a partition is chosen with the keyboard alone, or drawn with the mouse, and healed', async ({
  page,
}) => {
  await openEnsemble(page);
  await page.getByRole('button', { name: 'Partition…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Partition the network' });
  await expect(dialog.getByRole('status')).toContainText('Side 2 has a quorum');
  await dialog.getByRole('radio', { name: 'server 5: Side 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toContainText('Side 1: server 1 with');
  await page.keyboard.press('Enter');
  const line = page.getByRole('button', { name: /^Network cut: server 1/ });
  await expect(line).toBeVisible();
  await expect(server(page, 1)).toContainText('Link to server 5: cut');

  // Some of what came of the cut has been told by then.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(line).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(server(page, 1)).not.toContainText('cut');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(line).toBeVisible({ timeout: 1000 });
  }).toPass();
  await line.focus();
  await page.keyboard.press('Delete');
  await expect(line).toBeHidden();

  await test.step('a line is drawn with the mouse, moved by its end and healed with a click', async () => {
    const box = await boxOf(page.getByRole('group', { name: /^Picture of the ensemble/ }));
    await drag(
      page,
      { x: box.x + 4, y: box.y + box.height / 2 },
      { x: box.x + box.width - 4, y: box.y + box.height / 2 },
    );
    await expect(page.getByRole('button', { name: /^Network cut: servers 1, 2, and 5 from/ })).toBeVisible();
    await expect(server(page, 3)).toContainText('Link to server 5: cut');

    // The world plays on: what is taken hold of may move a little until then.
    await page.getByRole('img', { name: 'Drag to move the cut' }).first().hover();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, box.y + 40);
    await page.mouse.move(box.x + box.width * 0.3, box.y + 4);
    await page.mouse.up();
    await expect(server(page, 2)).not.toContainText('Link to server 3: cut');
    await expect(server(page, 1)).toContainText('Link to server 2: cut');
    await page.getByText('click to heal').click();
    await expect(page.getByRole('button', { name: /^Network cut:/ })).toBeHidden();

    await drag(page, { x: box.x + 2, y: box.y + 2 }, { x: box.x + 60, y: box.y + 2 });
    await expect(page.getByText('This line separates nobody')).toBeVisible();
  });
});

test('a link is cut one way and a message is held from the keyboard; K crashes the server that has the focus', async ({
  page,
}) => {
  await openEnsemble(page);
  await picture(page, /^Server 5, LEADING/).focus();
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('button', { name: /^Link between server 1 and server 5, of a learner/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Details' }).press('Enter');
  const aside = card(page);
  await aside.getByRole('radio', { name: 'To server 1' }).focus();
  await page.keyboard.press('Space');
  await aside.getByRole('button', { name: 'Cut', exact: false }).first().focus();
  await page.keyboard.press('Enter');
  await expect(server(page, 1)).toContainText('nothing passes from server 5 to server 1');
  await expect(aside.getByRole('button', { name: 'Cut', exact: false }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await untilSomethingFlies(page, aside);
  await aside
    .getByRole('button', { name: /to server/ })
    .first()
    .click();
  await page.keyboard.press('h');
  await expect(aside).toContainText('held up');
  await page.keyboard.press('h');

  await test.step('the others elect another leader', async () => {
    await page.keyboard.press('Escape');
    const heard = await listen(page);
    await picture(page, /^Server 5, LEADING/).press('k');
    await expect(picture(page, /^Server 5, down/)).toBeVisible();
    await playFast(page);
    await expect(picture(page, /^Server 4, LEADING, epoch 2/)).toBeVisible();
    await heard('server 4 leads epoch 2');
  });
});

for (const hand of ['mouse', 'keyboard'] as const) {
  const cut = `two servers are cut off from three, and what comes of it is seen and heard: by ${hand}`;
  // The dialog is the same; a mouse draws its line in another test.
  test(cut, { tag: hand === 'keyboard' ? [] : '@all' }, async ({ page }) => {
    const heard = await openSceneAt(page, 'partition', 2000);
    const session = await sessionOf(page, hand, 'A');
    await press(hand, card(page).getByRole('button', { name: 'Write' }));
    await heard('the write of client A is committed');
    // The old leader must not have given up when the second write is asked for.
    await press(hand, transport(page, 'Pause'));
    await cutByDialog(page, hand);
    await expect(page.getByRole('button', { name: /^Network cut: servers 1 and 5 from/ })).toBeVisible();
    await select(page, hand, 'A');
    await press(hand, card(page).getByRole('button', { name: 'Write' }));
    // Nor may the session have expired when the network is healed.
    const loss = 'client A gets ConnectionLoss for its setData and cannot know whether it was done';
    const paused = await pauseOnceSaid(page, loss);
    await press(hand, transport(page, 'Play'));
    await heard('server 5 and server 1 logged the write of client A, but no quorum has it');
    await heard('server 4 leads epoch 2');
    await paused();
    await expect(picture(page, /^Server 4, LEADING, epoch 2/)).toBeVisible();
    await expect(picture(page, /^Server 5, LOOKING/)).toBeVisible();

    await press(hand, page.getByRole('button', { name: 'Heal the network' }));
    await press(hand, transport(page, 'Play'));
    await heard('server 5 no longer leads');
    await heard('server 5 dropped one log entry that no quorum had');
    await expect(picture(page, /^Server 5, FOLLOWING/)).toBeVisible();
    await heard(/client A.* reconnected/);
    await expect.poll(() => sessionOf(page, hand, 'A')).toBe(session);
  });

  const away = `who was away too long learns of its end when it is back: by ${hand}`;
  test(away, { tag: hand === 'keyboard' ? [] : '@all' }, async ({ page }) => {
    const heard = await openSceneAt(page, 'away-too-long', 2000);
    await select(page, hand, 'A');
    await press(hand, card(page).getByRole('button', { name: 'Cut link' }));
    await heard(/the session of client A expired/);
    await expect(card(page)).toContainText('the session no longer exists on the server');
    await press(hand, card(page).getByRole('button', { name: 'Heal link' }));
    await heard('client A’s library learned that its session expired');
  });
}

for (const { colorScheme, locale, viewport, tag } of [
  { colorScheme: 'light', locale: 'en-US', viewport: { width: 1440, height: 900 }, tag: ['@all'] },
  { colorScheme: 'dark', locale: 'zh-CN', viewport: { width: 390, height: 844 }, tag: [] },
] as const) {
  test.describe(`${colorScheme}, ${locale}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, locale, viewport });
    test('no fault that axe can find', { tag: [...tag] }, async ({ page }) => {
      await openEnsemble(page);
      await page.getByRole('button', { name: /^(?:Server 5, LEADING, |服务器 5，领导者，)/ }).press('k');
      await page.getByRole('button', { name: /^(?:Server 1, FOLLOWING, |服务器 1，跟随者，)/ }).press('x');
      await expect(page.getByRole('button', { name: /^(Network cut|网络断开)/ })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(viewport.width);
    });
  });
}

/** Five servers that have a leader, the one with the highest number, and five clients that do a bit of everything. */
async function openEnsemble(page: Page): Promise<void> {
  const scenario = findScenario('mixed-traffic');
  const values = scenario && parseValues(scenario, { servers: '5', restMs: '300' }, 'initial');
  if (values?.ok !== true) throw new Error('mixed-traffic is not what it was');
  const choice = { scenario: 'mixed-traffic', seed: 7, clients: 5, values: values.value };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(1200, 100_000);
  const link = linkOf(experiment, experiment.head, 'single');
  await page.goto(`./#s=${await encodeText(JSON.stringify(link))}`);
  await expect(
    page.getByRole('button', { name: /^(?:Server 5, LEADING, |服务器 5，领导者，)/ }),
  ).toBeVisible();
}

type Hand = 'mouse' | 'keyboard';

/**
 * A scenario that leaves all to its user, at a moment; it plays in real time, four times as fast. Answers with what waits until
 * something has been read out.
 */
async function openSceneAt(page: Page, id: string, atMs: number) {
  const scenario = findScenario(id);
  const values = scenario && parseValues(scenario, { story: 'none' }, 'initial');
  if (values?.ok !== true) throw new Error(`${id} is not what it was`);
  const clients = scenario?.clients.initial ?? 0;
  const choice = { scenario: id, seed: 1, clients, values: values.value };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(atMs, 100_000);
  await page.goto(`./#s=${await encodeText(JSON.stringify(linkOf(experiment, experiment.head, 'single')))}`);
  await choose(page.getByRole('radio', { name: 'Real time' }));
  await choose(page.getByRole('radio', { name: 'four times' }));
  await expect(picture(page, /LEADING, epoch 1/)).toBeVisible();
  return listen(page);
}

function transport(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name, exact: true });
}

function card(page: Page): Locator {
  return page.getByRole('complementary');
}

async function press(hand: Hand, button: Locator): Promise<void> {
  if (hand === 'mouse') return button.click();
  await button.focus();
  await button.press('Enter');
}

async function select(page: Page, hand: Hand, client: string): Promise<void> {
  const title = card(page).getByRole('heading', { name: `Client ${client}` });
  if (await title.isVisible()) return;
  await press(hand, picture(page, new RegExp(`^Client ${client},`)));
  await press(hand, page.getByRole('menuitem', { name: 'Details' }));
  await expect(title).toBeVisible();
}

/** The number of a client's session, as its card says it. */
async function sessionOf(page: Page, hand: Hand, client: string): Promise<string | null> {
  await select(page, hand, client);
  return card(page)
    .getByText(/^0x[0-9a-f]{10,}$/)
    .first()
    .textContent();
}

/** Servers 1 and 5, the leader, on one side. */
async function cutByDialog(page: Page, hand: Hand): Promise<void> {
  await press(hand, page.getByRole('button', { name: 'Partition…' }));
  const dialog = page.getByRole('dialog', { name: 'Partition the network' });
  await dialog.getByRole('button', { name: 'Cut' }).focus();
  await page.keyboard.press('Enter');
}

function picture(page: Page, name: RegExp): Locator {
  return page.getByRole('group', { name: /^Picture of the ensemble/ }).getByRole('button', { name });
}

/** A server in the words that a screen reader finds. */
function server(page: Page, number: number): Locator {
  return page
    .getByRole('list', { name: /^Servers of the ensemble/ })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Server ${number},`) });
}

async function untilSomethingFlies(page: Page, aside: Locator): Promise<void> {
  const readout = page.locator('[data-step]');
  const step = async () => Number(await readout.getAttribute('data-step'));
  const flying = aside.getByRole('button', { name: /to server/ });
  // Each step holds the world: what flies then still does when its key is pressed.
  do {
    const before = await step();
    await page.keyboard.press('.');
    await expect.poll(step).toBeGreaterThan(before);
    await expect(readout).toHaveAttribute('data-playing', 'false');
    await expect(flying.or(aside.getByText('No messages in transit.')).first()).toBeVisible();
  } while ((await flying.count()) === 0);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
