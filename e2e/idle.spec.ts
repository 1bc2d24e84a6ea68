// What nobody uses and nothing moves in takes no processor: counted in frames and timers over ten seconds of the page's own clock,
// which the test moves on, so that no machine is too slow for it.
import { expect, test, type Frame, type Page } from '@playwright/test';
import { openHost } from '../src/rooms/embed/e2e/hostPage.ts';

const SECONDS = 10;
const AT = new Date('2026-01-01T12:00:00Z');

interface Embed {
  readonly what: string;
  readonly tag: string;
  /** The button that is there once it has come. */
  readonly sign: RegExp;
}

const EMBEDS: readonly Embed[] = [
  { what: 'a poster', tag: '<znode-lab></znode-lab>', sign: /Play/ },
  { what: 'the lab, paused', tag: '<znode-lab poster="no"></znode-lab>', sign: /^Client A/ },
  { what: 'a herd figure', tag: '<znode-lab scene="herd-figure" poster="no"></znode-lab>', sign: /^Play/ },
  {
    what: 'a film figure',
    tag: '<znode-lab scene="failover-figure" poster="no"></znode-lab>',
    sign: /^Play/,
  },
  {
    what: 'a question',
    tag: '<znode-lab scene="L12/gap" panels="sentence,transport,card,question" poster="no"></znode-lab>',
    sign: /^Client A/,
  },
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: AT });
  await page.addInitScript(countWakeUps);
});

test('an embed does nothing by itself, whatever it shows, and wakes up to play alone', async ({ page }) => {
  for (const { what, tag, sign } of EMBEDS)
    await test.step(what, async () => {
      await openHost(page, tag);
      await expect(page.frameLocator('iframe').getByRole('button', { name: sign }).first()).toBeVisible();
      await expectCalm(page);
    });

  await test.step('it wakes up to play, and no more once it is paused or its world is idle', async () => {
    await openHost(page, '<znode-lab poster="no"></znode-lab>');
    const lab = page.frameLocator('iframe');
    await lab.getByRole('button', { name: 'Play', exact: true }).click();
    expect((await wakeUpsIn(page, 1)).length).toBeGreaterThan(20);
    await lab.getByRole('button', { name: 'Pause', exact: true }).click();
    await expectCalm(page);
  });
});

test('the page paused, and in a world where nothing moves any more, does nothing by itself', async ({
  page,
}) => {
  // Here the lock is passed on for ever.
  await page.goto('./');
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await expect(pause).toBeVisible();
  expect((await wakeUpsIn(page, 1)).length).toBeGreaterThan(20);
  await pause.click();
  await expectCalm(page);

  await page.goto('./#scene=herd-lock');
  await expect(page.getByRole('heading', { name: /^Herd lock/ })).toHaveCount(1);
  const idle = page.getByRole('contentinfo').getByText('Idle', { exact: true });
  while (!(await idle.isVisible())) await page.clock.runFor(SECONDS * 1000);
  await expectCalm(page);
});

/** What begins with a press, with what is drawn or with code that comes late comes to its end, then nothing runs but by the test. */
async function expectCalm(page: Page): Promise<void> {
  await expect.poll(() => wakeUpsIn(page, SECONDS)).toEqual([]);
}

/** What was called back meanwhile in the page and its frames: frames, timers, and what CSS moves for ever. */
async function wakeUpsIn(page: Page, seconds: number): Promise<readonly string[]> {
  await inFrames(page, () => Reflect.set(window, 'wakeUps', []));
  await page.clock.runFor(seconds * 1000);
  return (await inFrames(page, wakeUpsNow)).flat();
}

function inFrames<T>(page: Page, run: () => T): Promise<T[]> {
  return Promise.all(page.frames().map((frame: Frame) => frame.evaluate(run)));
}

/** Runs in each document before anything else. */
function countWakeUps(): void {
  Reflect.set(window, 'wakeUps', []);
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback'] as const) {
    const ask = window[name] as (run: (...given: unknown[]) => unknown, ...more: unknown[]) => number;
    Reflect.set(window, name, (run: (...given: unknown[]) => unknown, ...more: unknown[]) =>
      ask.call(
        window,
        (...given) => {
          (Reflect.get(window, 'wakeUps') as string[]).push(name);
          return run(...given);
        },
        ...more,
      ),
    );
  }
}

function wakeUpsNow(): readonly string[] {
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
    );
  return [...(Reflect.get(window, 'wakeUps') as readonly string[]), ...moving.map(() => 'animation')];
}
