// Lessons as a learner takes them: from the menu to the goal, by her own hand and by the solution that the third hint plays.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { command, openMenuByKey, watchSteps } from '../../../../e2e/lab.ts';
import { test as lapsed } from '../../../../e2e/lapse.ts';
import { client, faster, go, lesson, PLAYED_MS, predict, take, transport } from './lesson.ts';

const LESSONS = [
  'L0 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 L11 L12 L13 L14 L15 L16 L17 L18 L19 L20 L21 L22 L23 L24 L25 L26 L27',
  'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17',
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
  const shown = await watchSteps(page);
  await page.getByRole('button', { name: 'Show me where' }).click();
  await expect(page.locator('[data-counter=wakeUps]')).toHaveCSS('outline-style', 'solid');
  // The deciding moment is played once more, slowly, and then it stands.
  await expect(transport(page, 'Play')).toBeVisible();
  expect((await shown()).some(({ playing }) => playing)).toBe(true);
  await go(page, 'Next part');

  await predict(page, 'It deletes B’s lock');
  await openMenuByKey(client(page, /^Client A, /));
  await page.keyboard.press('Escape');
  // Event by event: it does not hold the lock for long.
  const holds = client(page, /^Client A, .*believes it holds the lock/);
  await expect(async () => {
    if (!(await holds.isVisible())) await transport(page, 'Step forward').click();
    await expect(holds).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('p');
  await expect(client(page, /^Client [BC], .*believes it holds the lock/)).toBeVisible();
  await command(client(page, /^Client A, /), 'Resume');
  // What it has to say waits for its next session; the lock's name is the same then.
  await command(client(page, /^Client A, /), 'Release');
  await expect(page.getByText('Lesson finished.')).toBeVisible({ timeout: PLAYED_MS });
});

/** A unit test plays the solutions of all, without a page; every day courses.spec.ts plays those of L4 in one, to its end. */
for (const id of LESSONS)
  lapsed(
    `${id}: the solution that its last hint plays reaches the goal`,
    { tag: '@all' },
    async ({ page }) => {
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
    },
  );

test('a lesson promises and offers only what it is about, refuses before the prediction, and tells who acts otherwise', async ({
  page,
}) => {
  await test.step('where no lock is held nothing is promised of one', async () => {
    await page.goto('./#lesson=L1');
    await expect(client(page, /^Client A, /)).toBeVisible();
    await expect(page.getByRole('button', { name: /Mutual exclusion/ })).toHaveCount(0);
  });

  await test.step('only what it is about is offered on a client', async () => {
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

  await test.step('before the prediction no goal is said, and what is done is not carried out later', async () => {
    await page.goto('./#lesson=L1/withVersion');
    await expect(lesson(page).getByRole('button', { name: 'Submit prediction' })).toBeVisible();
    await command(client(page, /^Client A, /), 'Read');
    await expect(page.getByText('Choose your prediction first; then time continues.').first()).toBeVisible();
    await expect(lesson(page).getByText('Your goal appears after your prediction.')).toBeVisible();
    await expect(lesson(page).getByRole('heading', { name: 'Goal' })).toHaveCount(0);
    await predict(page, 'It overwrites A’s number');
    await expect(lesson(page).getByRole('heading', { name: 'Goal' })).toBeVisible();
    await expect(lesson(page).locator(':focus')).toHaveText(/Now do what the question describes/);
  });

  await test.step('who acts otherwise than is supposed is told so, and can have it played', async () => {
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

  await test.step('a refused request is told as refused, with a red mark', async () => {
    const caption = page.locator('[data-caption]');
    await expect(caption).toContainText('refused: BadVersion');
    await expect(caption.locator('svg')).toBeVisible();
  });
});

test('parts of lessons by their links: a table, a term, a setting, a proof, a part begun anew, an outcome', async ({
  page,
}) => {
  await test.step('the cells of a table are chosen, and filled in by the engine', async () => {
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

  await test.step('a label of the picture that is a term says what it means', async () => {
    // In a lower window the cards of servers have no room for it.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./#lesson=L3');
    await page.locator('#picture svg').getByText('epoch').first().hover();
    const note = page.getByRole('tooltip').filter({ hasText: 'The reign of one leader' });
    await expect(note).toBeVisible();
    await lesson(page).getByRole('heading', { name: 'A session is not a connection' }).hover();
    await expect(note).toBeHidden();
  });

  await test.step('a number that a setting does not take is named', async () => {
    await page.goto('./#lesson=L11/twenty');
    const field = page.getByRole('spinbutton', { name: 'Clients' });
    await field.fill('99999');
    await field.press('Enter');
    await expect(lesson(page).getByText(/99999 is not between/)).toBeVisible();
  });

  await test.step('two sides that both wrote are shown beside each other as the proof', async () => {
    await page.goto('./#lesson=L24/oneVote');
    await predict(page, 'On both sides');
    await page.getByRole('button', { name: 'Skip to outcome' }).click();
    await page.getByRole('button', { name: 'Show me where' }).click();
    const trees = page.locator('[data-brought-up]');
    await expect(trees).toContainText('Server 1');
    await expect(trees).toContainText('Server 5');
  });

  await test.step('a part that is restarted for the rest of its goal does not ask again', async () => {
    await page.goto('./#lesson=L5/unknown');
    await predict(page, 'None: the call failed');
    await test.step('the command a part is about stands directly in the menu', async () => {
      await client(page, /^Client A, /).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Drop reply' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await page.getByRole('button', { name: 'Play it for me' }).press('Enter');
    await expect(lesson(page).getByText(/^\/q has 1 child/)).toBeVisible();
    await page.getByRole('button', { name: 'Restart this part' }).press('Enter');
    await expect(lesson(page).getByText(/^\/q has 1 child/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show me where' })).toHaveCount(0);
    await command(client(page, /^Client A, /), 'Cut link');
    await command(client(page, /^Client A, /), 'Create numbered');
    await expect(page.getByRole('button', { name: 'Next part' })).toBeVisible({ timeout: PLAYED_MS });
  });

  await test.step('a learner who would not wait for twenty turns skips to the outcome', async () => {
    await page.goto('./#lesson=L10/more');
    await predict(page, '190, one for each pair');
    await page.getByRole('button', { name: 'Skip to outcome' }).click();
    await expect(lesson(page).getByText(/The counter of wake-ups says 190/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next part' })).toBeInViewport();

    await test.step('who goes on while a moment is shown slowly goes on at the speed that was', async () => {
      // At once: the moment is soon over.
      await page.evaluate(async () => {
        const named = (text: string) =>
          [...document.querySelectorAll('button')].find((button) => button.textContent === text);
        named('Show me where')?.click();
        while (document.querySelector('input[aria-label="half"]:checked') === null)
          await new Promise(requestAnimationFrame);
        named('Next part')?.click();
      });
      await expect(lesson(page).getByText(/Part 4 of/)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
    });
  });
});

lapsed(
  'a solution that is played predicts nothing, and an answer comes however its question is left',
  async ({ page }) => {
    await test.step('a solution that is played reports no prediction of the learner', async () => {
      await page.goto('./#lesson=L1/withVersion');
      for (const name of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'Play the solution'])
        await page.getByRole('button', { name }).press('Enter');
      await expect(lesson(page).getByText(/The server answered BadVersion/)).toBeVisible({
        timeout: PLAYED_MS,
      });
      await expect(lesson(page).getByText(/You predicted|As you predicted/)).toHaveCount(0);
    });

    await test.step('the answer to a question whose goal was reached otherwise is one press away', async () => {
      await page.goto('./#lesson=L2/deleted');
      await predict(page, '0: /q is empty again');
      await transport(page, 'Play').click();
      // One child more than the question supposes: the goal is reached, and the number is another one.
      const requests = page.locator('[data-counter=requests] dd');
      const a = client(page, /^Client A, ready/);
      let sent = Number(await requests.textContent());
      for (const name of [
        ...FOUR_TIMES('Create numbered'),
        ...FOUR_TIMES('Delete first'),
        'Create numbered',
      ]) {
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

    await test.step('the answer comes also to a quick hand that has it played at once', async () => {
      await page.goto('./#lesson=L21/blip');
      await page.getByRole('radio', { name: 'A leads all the time' }).check();
      // Before the answer is computed, which goes on in slices.
      await page.evaluate(async () => {
        const named = (text: string) =>
          [...document.querySelectorAll('button')].find((button) => button.textContent === text);
        named('Submit prediction')?.click();
        while (named('Play it for me') === undefined) await Promise.resolve();
        named('Play it for me')?.click();
      });
      await expect(page.getByRole('button', { name: 'Show me where' })).toBeVisible({ timeout: PLAYED_MS });
    });
  },
);

lapsed('a lesson is not done while a part that was skipped is open', async ({ page }) => {
  await page.goto('./#lesson=L11');
  await page.getByRole('button', { name: 'Skip this part' }).press('Enter');
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

const FOUR_TIMES = (name: string): readonly string[] => [name, name, name, name];
