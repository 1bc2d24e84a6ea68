// The figures made for documentation, as a reader uses them.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { faultsOf } from '../../../../e2e/axe.ts';
import { textsOf } from '../../../../e2e/lab.ts';

test('herd against line comes to 28 and 7 wake-ups, and to what the engine says for any number', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./embed.html?scene=herd-figure&poster=no');
  const [herd, line] = ['All watch the lock', 'Each watches its predecessor'].map((name) =>
    page.getByRole('region', { name }),
  );
  await expect(herd!).toContainText('28 wake-ups');
  await expect(line!).toContainText('7 wake-ups');
  // With motion reduced it stands at its end.
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
  const slider = page.getByRole('slider', { name: 'Clients' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(herd!).toContainText('45 wake-ups');
  await expect(line!).toContainText('9 wake-ups');
  await expect(herd!.getByRole('img')).toHaveAccessibleName(/Wake-ups so far: 45/);
  expect(await faultsOf(page)).toEqual([]);
});

test('herd against line begins with all waiting, and plays over and over by itself', async ({ page }) => {
  await page.goto('./embed.html?scene=herd-figure&clients=2&poster=no&speed=4&language=zh-CN');
  const herd = page.getByRole('region', { name: '都监听同一把锁' });
  await expect(herd.getByRole('img')).toHaveAccessibleName(/客户端 A 持有锁，1 个在等/);
  // No state of it lasts.
  const texts = await textsOf(herd);
  await page.getByRole('button', { name: '播放' }).click();
  const counts = async () => (await texts()).flatMap((text) => /(\d+) 次唤醒/.exec(text)?.[1] ?? []);
  const changes = async () => (await counts()).filter((count, at, all) => count !== all[at - 1]);
  await expect.poll(async () => (await changes()).join(' ')).toMatch(/1 0 1/);
});

test('a fence rejects what comes too late, and without one it overwrites what is newer', async ({ page }) => {
  await page.goto('./embed.html?scene=fence-figure&poster=no');
  await test.step('it leads to the same moment in the whole lab', async () => {
    const [whole] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open in Znode Lab' }).click(),
    ]);
    await expect(
      whole.getByRole('button', { name: /^Client B.*believes it holds the lock/ }).first(),
    ).toBeVisible();
    await whole.close();
  });

  const drawing = page.getByRole('img');
  await expect(page.getByText(/A4 comes with token 0 after token 1: the fence rejects it/)).toBeVisible();
  await expect(drawing).toHaveAccessibleDescription(/the fence rejects it/);
  await expect(page.getByRole('listitem')).toContainText([
    'A and B both believe for 2 s that they hold the lock.',
  ]);
  await page.getByRole('switch', { name: 'Fence' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/without a fence it overwrites a newer value/)).toBeVisible();
  // Played from the beginning it is told only as far as it has come.
  const texts = await textsOf(page.getByRole('main'));
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(texts).toContainEqual(expect.stringContaining('There has been no late write.'));
  expect(await faultsOf(page)).toEqual([]);
});

test('a film figure stands at its end, can be switched, and plays from its beginning', async ({ page }) => {
  const figures = [
    {
      scene: 'failover',
      choice: 'Reached a majority',
      on: 'A2 was on 3 of 5 servers when the leader died: every new leader has it.',
      off: 'A2 was on 1 of 5 servers when the leader died: nobody acknowledged it, and it is discarded.',
    },
    {
      scene: 'partition',
      choice: 'Leader in the minority',
      on: '2 of 5 servers cannot commit A1. The other 3 commit B2.',
      off: '2 of 5 servers cannot commit C1. The other 3 commit A2.',
    },
    {
      scene: 'queue',
      choice: 'Claim first',
      on: 'Both consumers wake. One claim wins: only B processes A1.',
      off: 'Both consumers wake, and A1 is processed 2 times.',
    },
  ];
  // What they say is held for all of them in src/rooms/embed/ui/figures/figures.test.ts: an everyday run plays one.
  for (const { scene, choice, on, off } of sampled(figures, 3)) {
    await test.step(scene, async () => {
      await page.goto(`./embed.html?scene=${scene}-figure&poster=no&speed=4`);
      const drawing = page.getByRole('img');
      await expect(drawing).toHaveAccessibleDescription(on);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('switch', { name: choice }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(off, { exact: true })).toBeVisible();
      const texts = await textsOf(page.getByRole('main'));
      await page.getByRole('button', { name: 'Play' }).click();
      await expect.poll(texts).toContainEqual(expect.not.stringContaining(off));
      await expect(page.getByText(off, { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    });
  }
});

test('what a film figure draws is read moment by moment, and what it says is true while it plays', async ({
  page,
}) => {
  await page.goto('./embed.html?scene=failover-figure&poster=no');
  await expect(page.getByRole('img')).toHaveAccessibleName('A leader dies during a write');
  const moments = page.getByRole('main').getByRole('listitem');
  await expect(moments).toContainText([
    /^write: client A writes A2, acknowledged; server 5 \(leader\) has A2; .* 3 of 5 have A2\.$/,
    /^leader dies: .* server 5 \(down\) has A2 on disk; .* 2 of 5 have A2\.$/,
    /^new leader: /,
    /^restart: .* 5 of 5 have A2\.$/,
  ]);
  const texts = await textsOf(page.getByRole('main'));
  await page.getByRole('button', { name: 'Play' }).click();
  const decided = 'A2 is on 3 of 5 servers, a majority: it is decided.';
  await expect.poll(texts).toContainEqual(expect.stringContaining(decided));
  // Two moments are told before the third comes.
  await expect.poll(texts).toContainEqual(expect.stringMatching(/^(?!.*new leader: ).*leader dies: /));
  const meanwhile = (await texts()).filter((text) => text.includes(decided));
  expect(meanwhile.filter((text) => text.includes('new leader: '))).toEqual([]);
});

test('with motion reduced, a figure that is opened by keyboard keeps the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [scene, control] of [
    ['herd-figure', page.getByRole('slider')],
    ['failover-figure', page.getByRole('switch')],
  ] as const) {
    await page.goto(`./embed.html?scene=${scene}`);
    const poster = page.getByRole('button', { name: /Play/ });
    await expect(poster).toHaveAccessibleName(/28 wake-ups against 7|A2 survives the leader/);
    await poster.focus();
    await page.keyboard.press('Enter');
    await expect(control).toBeFocused();
  }
});
