// Lessons as a learner takes them: from the menu to the goal, by her own hand and by the solution that the third hint plays.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { choose, command, playFast } from './lab.ts';
import { MENDED_LOCK } from '../src/scenarios/lessons/c12-repairCode.ts';
import { faultsOf } from './axe.ts';

/** A safety net alone: a part of a lesson is played for up to half a minute, on a slow machine for minutes. */
const PLAYED_MS = 240_000;

const LESSONS = [
  'L0 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 L11 L12 L13 L14 L15 L16 L17 L18 L19 L20 L21 L22 L23 L24 L25',
  'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12',
].flatMap((ids) => ids.split(' '));

test('L10 is taken from the menu to its goal by keyboard and mouse', async ({ page }) => {
  await take(page, 'L10');
  await faster(page);
  await expect(page.getByRole('heading', { name: 'The herd effect' })).toBeVisible();

  await page.keyboard.press('Space');
  await go(page, 'Next part');

  await predict(page, 'Not B');
  await command(client(page, /^Client A, /), 'Release');
  await expect(lesson(page).getByText(/All five woke up/)).toBeVisible({ timeout: PLAYED_MS });
  await go(page, 'Next part');

  await page.keyboard.press('Space');
  await expect(page.getByText('Choose your prediction first; then time continues.').first()).toBeVisible();
  await expect(transport(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: '19, one for each hand-over' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(lesson(page).getByText('Saved. Now press Play and watch.')).toBeVisible();
  await transport(page, 'Play').click();
  await expect(lesson(page).getByText(/The counter of wake-ups says 190/)).toBeVisible({
    timeout: PLAYED_MS,
  });
  await expect(lesson(page).getByText(/Many people expect something else/)).toBeVisible();
  await page.getByRole('button', { name: 'Show me where' }).click();
  await expect(page.locator('[data-counter=wakeUps]')).toHaveCSS('outline-style', 'solid');
  // The deciding moment is played once more, slowly, and then it stands.
  await expect(transport(page, 'Pause')).toBeVisible();
  await expect(transport(page, 'Play')).toBeVisible();
  await go(page, 'Next part');

  await predict(page, 'It deletes B’s lock');
  // It is selected before it holds the lock, which it does not for long.
  await client(page, /^Client A, /).press('Enter');
  await page.keyboard.press('Escape');
  await transport(page, 'Play').click();
  await expect(client(page, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(client(page, /^Client [BC], .*believes it holds the lock/)).toBeVisible();
  await command(client(page, /^Client A, /), 'Resume');
  // What it has to say waits for its next session; the lock's name is the same then.
  await command(client(page, /^Client A, /), 'Release');
  await expect(page.getByText('Lesson finished.')).toBeVisible({ timeout: PLAYED_MS });
});

test('a whole lesson is taken by keyboard alone', async ({ page }) => {
  const requests = page.locator('[data-counter=requests] dd');
  await page.goto('./#lesson=L0');
  await expect(page.getByRole('heading', { name: 'A tree, a client, a bell' })).toBeFocused();

  await predictByKeys(page, ['Nothing: the value is A’s', '0, until A sends it the new one', '1']);
  await commandByKeys(page, 'A', /^Write/);
  await expect(requests).toHaveText('3');
  await commandByKeys(page, 'B', /^Read/);
  await expect(lesson(page).getByText(/^As you predicted\. B read 1/)).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Show me where' }));
  await expect(page.getByRole('complementary').getByRole('heading', { name: '/note' })).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Next part' }));

  await predictByKeys(page, ['The new value', 'That /note has changed, but not what it holds']);
  for (const [name, label] of [
    ['B', /^Read/],
    ['A', /^Write/],
    ['B', /^Read/],
  ] as const) {
    await expect(client(page, new RegExp(`^Client ${name}, ready`))).toBeVisible();
    const before = Number(await requests.textContent());
    await commandByKeys(page, name, label);
    await expect(requests).toHaveText(String(before + 1));
  }
  await pressByKeys(page, page.getByRole('button', { name: 'Next part' }));

  await predictByKeys(page, ['Both', '/note only']);
  await commandByKeys(page, 'A', /^Kill/);
  await expect(page.getByText('Lesson finished.')).toBeVisible({ timeout: PLAYED_MS });
  await expect(lesson(page).getByText(/Your commands: 6\. Fewest known: 6\./)).toBeVisible();
});

/** Of one server and of five; a unit test plays the solutions of all, without a page. */
const SAMPLE = new Set(['L4', 'L24']);

for (const id of LESSONS) {
  const tag = SAMPLE.has(id) ? [] : '@all';
  test(`${id}: the solution that its last hint plays reaches the goal`, { tag }, async ({ page }) => {
    await take(page, id);
    await faster(page);
    for (;;) {
      // By keyboard: a panel that is still being filled may move a button while the mouse is pressed.
      for (const name of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'Play the solution'])
        await page.getByRole('button', { name }).press('Enter');
      const next = page.getByRole('button', { name: 'Next part' });
      const done = page.getByText(/^(Lesson finished|Challenge solved)\.$/);
      await expect(next.or(done).first()).toBeVisible({ timeout: PLAYED_MS });
      if (await done.isVisible()) break;
      await next.click();
    }
  });
}

test('the cells of a table are chosen, and filled in by the engine', async ({ page }) => {
  await page.goto('./#lesson=L6/matrix');
  const cell = (name: RegExp) => page.getByRole('table').getByRole('button', { name });
  await cell(/^exists, creates \/a: not seen yet$/).click();
  await expect(cell(/^exists, creates \/a/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Fill in the rest' })).toHaveCount(0);
  await predict(page, 'Never');
  await page.getByRole('button', { name: 'Fill in the rest' }).click();
  await expect(cell(/: it fires once$/)).toHaveCount(9);
  await expect(cell(/: it does not fire$/)).toHaveCount(9);
});

test('who acts otherwise than is supposed is told so, and can have it played', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await predict(page, 'It overwrites A’s number');
  await expect(lesson(page).locator(':focus')).toHaveText(/Now do what the question describes/);
  await transport(page, 'Play').click();
  let requests = 2;
  for (const name of ['A', 'B']) {
    for (const press of [/^Read/, /^Write/]) {
      await command(client(page, new RegExp(`^Client ${name}, `)), press);
      requests++;
      await expect(page.locator('[data-counter=requests] dd')).toHaveText(String(requests));
      await expect(client(page, new RegExp(`^Client ${name}, ready`))).toBeVisible();
    }
  }
  await expect(lesson(page).getByText('Your run ended differently')).toBeVisible();
  await page.getByRole('button', { name: 'Play it for me' }).click();
  await expect(lesson(page).getByText(/The server answered BadVersion/)).toBeVisible();
});

test('on a phone the lesson makes way for what is played, and comes back with the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#lesson=L11/twenty');
  await page.getByRole('spinbutton', { name: 'Clients' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Clients' }).press('Enter');
  await predict(page, 'More than 6');
  await expect(lesson(page)).not.toBeVisible();
  await transport(page, 'Play').click();
  await expect(lesson(page).getByText(/The counter says 3/)).toBeInViewport();
  await expect(page.locator('[data-counter=wakeUps]')).toBeInViewport();
});

test('whoever would not wait for twenty turns skips to the outcome', async ({ page }) => {
  await page.goto('./#lesson=L10/more');
  await predict(page, '190, one for each pair');
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await expect(lesson(page).getByText(/The counter of wake-ups says 190/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next part' })).toBeInViewport();
});

test('on a phone the outcome can be skipped to as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#lesson=L11/twenty');
  await predict(page, 'More than 190');
  const notice = page.getByRole('contentinfo');
  await notice.getByRole('button', { name: 'Skip to outcome' }).click();
  await expect(lesson(page).getByText(/The counter says 19/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Next part' })).toBeInViewport({ ratio: 1 });
});

test('a question that is out of sight is one key away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#lesson=L6/matrix');
  await page.getByRole('button', { name: 'Go to question' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Never' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Submit prediction' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Go to question' })).toHaveCount(0);
});

test('the whole question of the bells is in sight on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#lesson=L6/matrix');
  await expect(page.getByRole('button', { name: 'Submit prediction' })).toBeInViewport({ ratio: 1 });
});

test('the goal is said once a prediction is made, and not before', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await expect(lesson(page).getByText('Your goal appears after your prediction.')).toBeVisible();
  await expect(lesson(page).getByRole('heading', { name: 'Goal' })).toHaveCount(0);
  await predict(page, 'It overwrites A’s number');
  await expect(lesson(page).getByRole('heading', { name: 'Goal' })).toBeVisible();
});

test('question and goal stay in sight while a card is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#lesson=L1/withVersion');
  await predict(page, 'It overwrites A’s number');
  await client(page, /^Client A, /).press('Enter');
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: /Client A/ })).toBeInViewport();
  await expect(lesson(page).getByText(/^You predicted/)).toBeInViewport();
});

test('only what a lesson is about is offered on a client', async ({ page }) => {
  await page.goto('./#lesson=L1/lost');
  await predict(page, '7');
  await client(page, /^Client A, /).press('Enter');
  const offered = page.getByRole('menu').getByRole('menuitem');
  await expect(offered).toHaveText([/Read/, /Write/, /Details/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(page.getByText(/This part is not about that command/).first()).toBeVisible();
  await expect(client(page, /^Client A, ready/)).toBeVisible();
});

test('nothing that is done before the prediction is carried out later', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await command(client(page, /^Client A, /), 'Read');
  await expect(page.getByText('Choose your prediction first; then time continues.').first()).toBeVisible();
  await predict(page, 'It overwrites A’s number');
  const requests = page.locator('[data-counter=requests] dd');
  const before = await requests.textContent();
  await command(client(page, /^Client B, /), 'Read');
  await expect(requests).toHaveText(String(Number(before) + 1));
});

test('a solution that is played reports no prediction of the learner', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  for (const name of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'Play the solution'])
    await page.getByRole('button', { name }).press('Enter');
  await expect(lesson(page).getByText(/The server answered BadVersion/)).toBeVisible({ timeout: PLAYED_MS });
  await expect(lesson(page).getByText(/You predicted|As you predicted/)).toHaveCount(0);
});

test('a lesson is not done while a part that was skipped is open', async ({ page }) => {
  await page.goto('./#lesson=L11');
  await page.getByRole('button', { name: 'Skip this part' }).click();
  await predict(page, 'More than 190');
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await page.getByRole('button', { name: 'Next part' }).click();
  await predict(page, 'More than 100');
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await expect(lesson(page).getByText('One part is still open.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the open part' }).click();
  await expect(lesson(page).getByText(/Part 1 of 3/)).toBeVisible();
  // The parts behind it are done: it does not lead to them again.
  for (const name of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'Play the solution'])
    await page.getByRole('button', { name }).press('Enter');
  await expect(page.getByText('Lesson finished.')).toBeVisible({ timeout: PLAYED_MS });
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next part' })).toHaveCount(0);
});

test('the answer to a question whose goal was reached otherwise is one press away', async ({ page }) => {
  await page.goto('./#lesson=L2/deleted');
  await predict(page, '0: /q is empty again');
  await transport(page, 'Play').click();
  // One child more than the question supposes: the goal is reached, and the number is another one.
  const requests = page.locator('[data-counter=requests] dd');
  const a = client(page, /^Client A, ready/);
  let sent = Number(await requests.textContent());
  for (const name of [...FOUR_TIMES('Create numbered'), ...FOUR_TIMES('Delete first'), 'Create numbered']) {
    await expect(a).toBeVisible();
    await command(a, name);
    // To delete the first child, A lists them all.
    sent += name === 'Delete first' ? 2 : 1;
    await expect(requests).toHaveText(String(sent));
  }
  await expect(lesson(page).getByText(/It got \d/)).toHaveCount(0);
  await page.getByRole('button', { name: 'See the answer to the question' }).click();
  await expect(lesson(page).getByText(/^It got 3\./)).toBeVisible({ timeout: PLAYED_MS });
  await expect(lesson(page).getByText(/You predicted: 0/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next part' })).toBeVisible();
});

const FOUR_TIMES = (name: string): readonly string[] => [name, name, name, name];

test('a lock is repaired in the editor by keyboard, until the check finds nothing', async ({ page }) => {
  await page.goto('./#lesson=C12');
  const code = page.getByRole('textbox', { name: 'Code of your recipe' });
  await expect(code).toContainText('untilItChanges');
  const check = page.getByRole('button', { name: 'Check my program' });
  await check.press('Enter');
  await expect(lesson(page).getByText('Invariant violated: No stuck lock.')).toBeVisible();
  const watch = page.getByRole('button', { name: 'Watch it happen' });
  await watch.press('Enter');
  await expect(lesson(page).getByText('You are looking at another scenario.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lesson' }).press('Enter');
  await expect(lesson(page).getByText('You are looking at another scenario.')).toHaveCount(0);

  // A program that does nothing breaks nothing either.
  await replaceCode(page, 'export default async function main() {}');
  await check.press('Enter');
  await expect(lesson(page).getByText(/not every client gets the lock/)).toBeVisible();

  await replaceCode(page, MENDED_LOCK.replace('\n', '\n// mine\n'));
  await page.reload();
  await expect(code).toContainText('// mine');
  await check.press('Enter');
  await expect(lesson(page).getByText('Nothing found in 100 runs.')).toBeVisible();
  await expect(page.getByText('Challenge solved.')).toBeVisible();

  // What is handed in holds the program.
  await lesson(page).getByRole('button', { name: 'Hand in…' }).press('Enter');
  const field = page.getByRole('dialog', { name: 'Hand in' }).getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveValue(/^ZL1\./);
  const handedIn = await field.inputValue();
  await page.keyboard.press('Escape');

  // Begun anew it is as it was found; and the learner's own recipe is another text.
  await page.getByRole('button', { name: 'Restart this part' }).press('Enter');
  await expect(code).not.toContainText('// mine');
  await page.getByRole('button', { name: 'Leave the lesson' }).press('Enter');
  await expect(code).toHaveCount(0);

  await page.goto('./class.html');
  await choose(page.getByRole('radio', { name: 'Read results' }));
  await page.getByRole('textbox', { name: 'Codes' }).fill(handedIn);
  await expect(page.getByRole('row', { name: /C12 Repair this lock/ })).toContainText('reached');
});

async function replaceCode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code of your recipe' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a link that is shared in a lesson opens it at that very moment', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await predict(page, 'It overwrites A’s number');
  await command(client(page, /^Client A, /), 'Read');
  const requests = page.locator('[data-counter=requests] dd');
  await expect(client(page, /^Client A, ready/)).toBeVisible();
  const before = (await requests.textContent()) ?? '';
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#lesson=L1\/withVersion&at=/);
  const address = await link.inputValue();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(lesson(page).getByText('You predicted: It overwrites A’s number.')).toBeVisible();
  await expect(requests).toHaveText(before);
});

test('a lesson that was begun is offered in the guide of a scenario within the panel', async ({ page }) => {
  await page.goto('./#lesson=L11/twenty');
  await expect(page.getByRole('button', { name: 'Submit prediction' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#scene=leader-latch');
  await expect(page.getByRole('button', { name: /^Continue “Fair lock/ })).toBeVisible();
  const guide = page.getByRole('complementary').locator('[data-tab="guide"]');
  expect(await guide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the speed of one lesson does not carry into the next', async ({ page }) => {
  await page.goto('./#lesson=L1');
  await faster(page);
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
});

test('who goes on while a moment is shown slowly goes on at the speed that was', async ({ page }) => {
  await page.goto('./#lesson=L10/more');
  await predict(page, '190, one for each pair');
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await page.getByRole('button', { name: 'Show me where' }).click();
  await expect(page.getByRole('radio', { name: 'half' })).toBeChecked();
  await page.getByRole('button', { name: 'Next part' }).click();
  await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
});

test('a label of the picture that is a term says what it means', async ({ page }) => {
  await page.goto('./#lesson=L3');
  await page.locator('#picture svg').getByText('epoch').first().hover();
  const note = page.getByRole('tooltip').filter({ hasText: 'The reign of one leader' });
  await expect(note).toBeVisible();
  await lesson(page).getByRole('heading', { name: 'A session is not a connection' }).hover();
  await expect(note).toBeHidden();
});

test('the first lesson is one press from the first page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Take the first lesson/ }).click();
  await expect(page.getByRole('heading', { name: 'A tree, a client, a bell' })).toBeVisible();
});

test('the list of lessons asks, and answers nothing', async ({ page }) => {
  await openList(page);
  await expect(entry(page, 'L2')).toContainText('Which number does it get?');
  await expect(entry(page, 'L2')).not.toContainText('never goes back');
});

test('a refused request is told as refused, with a red mark', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await predict(page, 'It overwrites A’s number');
  await page.getByRole('button', { name: 'Play it for me' }).click();
  const caption = page.locator('[data-caption]');
  await expect(caption).toContainText('refused: BadVersion');
  await expect(caption.locator('svg')).toBeVisible();
});

test('the command a part is about stands directly in the menu', async ({ page }) => {
  await page.goto('./#lesson=L5/unknown');
  await page.getByRole('article').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit prediction' }).click();
  await client(page, /^Client A, /).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Drop reply' })).toBeVisible();
});

test('a number that a setting does not take is named', async ({ page }) => {
  await page.goto('./#lesson=L11/twenty');
  const field = page.getByRole('spinbutton', { name: 'Clients' });
  await field.fill('99999');
  await field.press('Enter');
  await expect(lesson(page).getByText(/99999 is not between/)).toBeVisible();
});

test('keys go on in the picture when a lesson is left', async ({ page }) => {
  await page.goto('./#lesson=L10');
  await page.getByRole('button', { name: 'Leave the lesson' }).press('Enter');
  await expect(page.locator('#picture')).toBeFocused();
});

test('where no lock is held nothing is promised of one', async ({ page }) => {
  await page.goto('./#lesson=L1');
  await expect(client(page, /^Client A, /)).toBeVisible();
  await expect(page.getByRole('button', { name: /Mutual exclusion/ })).toHaveCount(0);
});

test('two sides that both wrote are shown beside each other as the proof', async ({ page }) => {
  await page.goto('./#lesson=L24/oneVote');
  await predict(page, 'On both sides');
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await page.getByRole('button', { name: 'Show me where' }).click();
  const trees = page.locator('[data-brought-up]');
  await expect(trees).toContainText('Server 1');
  await expect(trees).toContainText('Server 5');
});

test('on a tablet the lesson stands beside its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('./#lesson=L10');
  const panel = await page.getByRole('complementary').boundingBox();
  const last = await client(page, /^Client J, /).boundingBox();
  if (panel === null || last === null) throw new Error('nothing is drawn');
  expect(last.x + last.width).toBeLessThanOrEqual(panel.x);
});

test('a hint that is asked for with the keyboard leaves the keyboard where it was', async ({ page }) => {
  await page.goto('./#lesson=L10');
  await page.getByRole('button', { name: 'Hint 1 of 3' }).focus();
  for (const next of ['Hint 2 of 3', 'Hint 3 of 3', 'Play the solution']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
});

test('a lesson that was left is taken up again where it was', async ({ page }) => {
  await take(page, 'L11');
  await page.getByRole('button', { name: 'Skip this part' }).click();
  await expect(lesson(page).getByText(/Part 2 of 3/)).toBeVisible();
  await page.reload();
  await openList(page);
  await expect(entry(page, 'L11')).toContainText('started');
  await entry(page, 'L11').click();
  await expect(lesson(page).getByText(/Part 2 of 3/)).toBeVisible();
});

test('a progress file that cannot be read is refused with a sentence', async ({ page }) => {
  await openList(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
});

for (const [colorScheme, locale, width, height, tag] of [
  ['light', 'en-US', 1440, 900, []],
  ['dark', 'zh-CN', 1024, 768, ['@all']],
  ['dark', 'en-US', 390, 844, ['@all']],
  ['light', 'zh-CN', 390, 844, []],
] as const) {
  const title = `no fault that axe can find: ${colorScheme}, ${locale}, ${width} wide`;
  test(title, { tag: [...tag] }, async ({ browser, baseURL }) => {
    const viewport = { width, height };
    const context = await browser.newContext({ colorScheme, locale, viewport, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await openList(page);
    expect(await faultsOf(page, SKIP_LINK)).toEqual([]);
    await entry(page, 'L14').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('radio').first()).toBeVisible();
    expect(await faultsOf(page, SKIP_LINK)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await context.close();
  });
}

/** A link to a scene leads to no element of the page: axe takes those below the window's edge for links that skip to one. */
const SKIP_LINK = 'skip-link';

async function take(page: Page, id: string): Promise<void> {
  await openList(page);
  await entry(page, id).click();
  await expect(page).toHaveURL(new RegExp(`#lesson=${id}(/|$)`));
}

async function openList(page: Page): Promise<void> {
  await page.goto('./');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Scenario: |场景：)/ })
    .click();
  await page.getByRole('menuitem', { name: /^(Lessons|课程)…$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

function entry(page: Page, id: string): Locator {
  return page
    .getByRole('dialog')
    .getByRole('link')
    .and(page.locator(`[href="#lesson=${id}"]`));
}

/** Once the lesson is there: it begins at a pace of its own. */
async function faster(page: Page): Promise<void> {
  await expect(lesson(page)).toBeVisible();
  await playFast(page);
  await page.locator('#picture').focus();
}

/** What a lesson says is read out too: it is in the page a second time, unseen. */
function lesson(page: Page): Locator {
  return page.locator('article[aria-labelledby=lesson-title]');
}

async function predict(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: 'Submit prediction' }).click();
}

/** Chooses the last of the first options, and submits it. */
async function predictByKeys(page: Page, options: readonly string[]): Promise<void> {
  await tabTo(page, lesson(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  for (const option of options.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(lesson(page).getByRole('radio', { name: option, exact: true })).toBeChecked();
  }
  await page.keyboard.press('Enter');
  await expect(lesson(page).getByText(/^You predicted/)).toBeVisible();
}

/** The clients are one stop of the tab key; arrow keys go from one to the next. */
async function commandByKeys(page: Page, name: string, label: RegExp): Promise<void> {
  const clients = page.locator('#picture').getByRole('button', { name: /^Client / });
  await tabTo(page, clients);
  await page.keyboard.press('Home');
  const wanted = client(page, new RegExp(`^Client ${name}, `));
  while (!(await hasFocus(wanted))) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const item = page.getByRole('menu').getByRole('menuitem', { name: label });
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
  while (!(await hasFocus(item))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible({ timeout: PLAYED_MS });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no tab stop is ${String(target)}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((found) => found.some((each) => each === document.activeElement));
}

async function go(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click({ timeout: PLAYED_MS });
}

function transport(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name, exact: true });
}

function client(page: Page, name: RegExp): Locator {
  return page.locator('#picture').getByRole('button', { name }).first();
}
