// A lesson’s part, and what a scene is about, in a host’s page.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { listens, openHost, type Spoken } from './hostPage.ts';

test('a lesson’s part asks its question, shows its goal behind it, tells its host, and keeps nothing of the reader', async ({
  page,
}) => {
  await page.goto('./embed.html?scene=L10/second&poster=no&panels=sentence,transport,card,question');
  const part = page.getByRole('article', { name: 'The herd effect' });
  await expect(part.getByText('Your goal appears after your prediction.')).toBeVisible();
  await part.getByRole('radio', { name: 'Not B' }).check();
  await part.getByRole('button', { name: 'Submit prediction' }).click();
  await expect(part.getByText('A second client has the lock')).toBeVisible();
  await page
    .getByRole('button', { name: /^Client A, / })
    .first()
    .click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Release/ })
    .click();
  await expect(part.getByText(/All five woke up/)).toBeVisible();
  await expect(part.getByText('Part finished.')).toBeVisible();
  await part.getByRole('button', { name: 'Show me where' }).click();
  await part.getByRole('button', { name: 'Restart this part' }).click();
  await expect(part.getByRole('radio', { name: 'Not B' })).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await test.step('the host hears that its goal is reached', async () => {
    await openHost(page, '<znode-lab scene="L10/ten" poster="no"></znode-lab>');
    await listens(page);
    const reached = await page.evaluate(async () => {
      const element = document.querySelector('znode-lab') as unknown as Spoken & HTMLElement;
      const heard: unknown[] = [];
      element.addEventListener('znode-lab-goalReached', (event) => heard.push((event as CustomEvent).detail));
      await element.step(20);
      const atFirst = heard.length;
      // What happens until all are served is more than one message may ask for.
      for (let turn = 0; turn < 5; turn++) await element.step(1000);
      return { atFirst, heard };
    });
    expect(reached.atFirst).toBe(0);
    expect(reached.heard).toMatchObject([{ lesson: 'L10', part: 'ten' }]);
  });

  await test.step('an embed speaks of what its scene is about: in an election a candidate leads', async () => {
    await page.goto('./embed.html?scene=candidates&poster=no&moment=2000');
    await expect(page.getByText('leads', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('holds the lock')).toHaveCount(0);
  });
});
