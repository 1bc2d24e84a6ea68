// The lab inside somebody else's page: what it takes from it, and what it must leave alone.
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { FIGURES } from '../../../embed/figures.ts';
import { hostileMessages, hostileParameters } from '../../../embed/testing/hostile.ts';
import { frameOf, openHost } from './hostPage.ts';
import { focused } from '../../../../e2e/hosts/guest.ts';
import { faultsOf } from '../../../../e2e/axe.ts';
import { boxOf } from '../../../../e2e/lab.ts';

test('follows the host’s language and theme, and the host gives it the height it needs', async ({ page }) => {
  await openHost(
    page,
    '<znode-lab scene="herd-line" poster="no"></znode-lab>',
    'lang="zh-CN" data-theme="dark"',
  );
  const lab = frameOf(page);
  await expect(lab.getByRole('button', { name: '播放' })).toBeVisible();
  await expect.poll(() => colourScheme(lab)).toBe('dark');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset['theme'] = 'light';
  });
  await expect(lab.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => colourScheme(lab)).toBe('light');
  await expect
    .poll(async () => {
      const inside = await lab.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
      const outside = await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
      return Math.abs(inside - outside);
    })
    .toBeLessThanOrEqual(1);
});

test('is light in a page that says only when it is dark, as VitePress does, whatever the system likes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHost(
    page,
    '<style>body { background: #fff } .dark body { background: #1b1b1f }</style><znode-lab></znode-lab>',
    'lang="en" class="dark"',
  );
  const lab = frameOf(page);
  await expect(lab.locator('button.poster')).toBeVisible();
  await expect.poll(() => colourScheme(lab)).toBe('dark');
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await expect.poll(() => colourScheme(lab)).toBe('light');
});

test('in a host’s light colours it is light, whatever the system likes, before and after it is opened', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHost(
    page,
    '<znode-lab theme="host" style="--znode-lab-paper: #fdf3e0; --znode-lab-ink: #3b2300"></znode-lab>',
  );
  const lab = frameOf(page);
  await expect(lab.locator('button.poster')).toBeVisible();
  await expect.poll(() => colourScheme(lab)).toBe('light');
  await lab.locator('button.poster').click();
  await expect(lab.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  await expect.poll(() => colourScheme(lab)).toBe('light');
});

test('shows caption and button first, takes no focus, and loads the lab when it is asked to', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHost(page, '<znode-lab caption="A herd and a line"></znode-lab>');
  const lab = frameOf(page);
  await expect(lab.getByText('A herd and a line')).toBeVisible();
  expect(scripts.some((url) => url.includes('/core-'))).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await lab.getByRole('button').click();
  // How soon somebody holds the lock depends on the machine: it plays.
  await expect(lab.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  expect(scripts.some((url) => url.includes('/core-'))).toBe(true);
  // A host that is drawn anew with another scene has another embed.
  await page.locator('znode-lab').evaluate((element) => {
    element.setAttribute('scene', 'fence-figure');
    element.setAttribute('poster', 'no');
  });
  await expect(lab.getByRole('switch', { name: 'Fence' })).toBeVisible();
});

test('its poster says how it begins otherwise than its picture shows', async ({ page }) => {
  await page.goto('./embed.html?scene=herd-figure&clients=20');
  await expect(page.getByRole('button')).toContainText('It starts with clients=20');
  await page.goto('./embed.html?scene=fence-figure&set=guard%3Doff&language=zh-CN');
  await expect(page.getByRole('button')).toContainText('启动时：guard=off');
  await page.goto('./embed.html?scene=herd-figure');
  await expect(page.getByRole('button', { name: /Play/ })).not.toContainText('starts with');
});

test('tells its host every event while it plays, in order, with the znode and what became of it', async ({
  page,
}) => {
  await openHost(
    page,
    '<znode-lab scene="herd-line" clients="3" poster="no" autoplay="yes" pacing="real" speed="4"></znode-lab>' +
      `<script>
        globalThis.told = [];
        document.querySelector('znode-lab').addEventListener('znode-lab-event', ({ detail }) => told.push(detail));
      </script>`,
  );
  const told = () =>
    page.evaluate(() => Reflect.get(globalThis, 'told') as readonly Readonly<Record<string, unknown>>[]);
  // Three clients in each of two worlds make a znode, or try to.
  const made = async () => (await told()).filter(({ value }) => value === 'created');
  await expect.poll(async () => (await made()).length).toBeGreaterThanOrEqual(4);
  const events = await told();
  const times = events.map(({ timeMs }) => Number(timeMs));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(await made()).toContainEqual(
    expect.objectContaining({ world: 0, kind: 'txn.applied', path: '/exclusive_lock/lock' }),
  );
});

test('changed attributes leave no entries in the history of the host’s page', async ({ page }) => {
  await openHost(page, '<znode-lab scene="herd-figure"></znode-lab>');
  const lab = frameOf(page);
  await expect(lab.locator('button.poster')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  for (const scene of ['fence-figure', 'queue-figure', 'herd-line']) {
    await page.locator('znode-lab').evaluate((element, id) => element.setAttribute('scene', id), scene);
    await expect.poll(() => page.frames().at(-1)?.url() ?? '').toContain(`scene=${scene}`);
    await expect(lab.locator('button.poster')).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('is dark in a page that is painted dark in another colour space', async ({ page }) => {
  await openHost(page, '<style>body { background: oklch(0.2 0.02 260) }</style><znode-lab></znode-lab>');
  await expect.poll(() => colourScheme(frameOf(page))).toBe('dark');
});

test('does what the host says, and answers what makes no sense with an error', async ({ page }) => {
  await openHost(page, '<znode-lab poster="no" faults="killClient"></znode-lab>');
  await listens(page);
  const said = await page.evaluate(async () => {
    const element = document.querySelector('znode-lab') as unknown as Spoken;
    const refusal = (error: unknown) => (error instanceof Error ? error.message : String(error));
    return {
      step: await element.step(40),
      back: await element.step(-10),
      killed: await element.act({ type: 'killClient', client: 'client:A' }),
      paused: await element.act({ type: 'pauseClient', client: 'client:B' }).catch(refusal),
      nonsense: await element.act({ type: 'dance' }).catch(refusal),
      link: await element.getLink(),
    };
  });
  expect(said.step).toBeGreaterThan(30);
  expect(said.back).toBeLessThan(Number(said.step));
  expect(said.killed).toBeNull();
  expect(said.paused).toContain('not allowed');
  expect(said.nonsense).toContain('command');
  expect(said.link).toContain('/#s=');
  await expect(
    frameOf(page)
      .getByRole('button', { name: /^Client A, killed/ })
      .first(),
  ).toBeVisible();
});

test('what it is told and cannot be told is named below it, and nothing of it becomes markup', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = '<img src=x onerror=alert(1)>';
  const address = new URLSearchParams({
    poster: 'no',
    scene: hostile,
    theme: hostile,
    caption: hostile,
    wish: '1',
  });
  await page.goto(`./embed.html?${address.toString()}`);
  await expect(page.getByText(hostile, { exact: true })).toBeVisible();
  const problems = page.getByRole('status', { name: 'Invalid parameters' });
  await page.mouse.move(200, 200);
  await expect(problems).toContainText('wish');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Open in Znode Lab' }).click({ trial: true });
  expect(await page.locator('img').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('a misspelt setting, a scene said twice, a link that is cut off: each is named to the reader', async ({
  page,
}) => {
  const problems = page.getByRole('status', { name: 'Invalid parameters' });
  const open = (query: string) => page.goto(`./embed.html?poster=no&${query}`);
  await open('scene=herd-line&set=hodlMs=500,nonsense,holdMs=900');
  await expect(problems).toContainText('set = “hodlMs=500,nonsense” is not valid');
  await expect(problems).toContainText('holdMs');
  await open('scene=fence-figure&scene=herd-figure');
  await expect(problems).toContainText('scene = “herd-figure”');
  await open('scene=L12/gap/gap');
  await expect(problems).toContainText('L12/gap/gap');
  await open('link=eJxnothing');
  await expect(problems).toContainText('link = “eJxnothing”');
});

test('a host that is no origin is named, and nobody is heard or told anything', async ({ page }) => {
  for (const host of ['*', 'null', 'ftp:1']) {
    await openHost(
      page,
      `<script>addEventListener('message', ({ data }) => { window.heard = data; });</script>
       <iframe src="./embed.html?poster=no&host=${host}" width="700" height="600"></iframe>`,
    );
    const lab = frameOf(page);
    await expect(lab.getByRole('status', { name: 'Invalid parameters' })).toContainText(`host = “${host}”`);
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.contentWindow?.postMessage({ znodeLab: 1, id: '7', type: 'play' }, '*');
    });
    await lab.getByRole('button', { name: 'Forward' }).click();
    await expect(lab.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBeUndefined();
  }
});

test('by keyboard one goes in at the poster and on behind the embed', async ({ page }) => {
  await openHost(
    page,
    '<input aria-label="Before" /><znode-lab scene="herd-figure"></znode-lab><input aria-label="Behind" />',
  );
  const lab = frameOf(page);
  await expect(lab.locator('button.poster')).toBeVisible();
  await page.getByLabel('Before').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('SPAN');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Behind')).toBeFocused();
});

test('where nothing may run in its frame, what the host wrote inside is shown', async ({ page }) => {
  await page.route('**/embed.html*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
  );
  await openHost(page, '<znode-lab scene="herd-figure"><p>28 wake-ups, or 7.</p></znode-lab>');
  await expect(page.getByText('28 wake-ups, or 7.')).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
});

for (const [width, sample] of [
  [700, ['herd-figure', 'partition-figure', 'herd-line']],
  [360, ['fence-figure', 'failover-figure', 'stale-write', 'four-against-five']],
] as const) {
  for (const scene of [...FIGURES, 'herd-line', 'stale-write', 'four-against-five']) {
    const title = `of ${scene} at ${width} px the poster is as high as the lab, and the page around it stands still`;
    const isSample = sample.some((each) => each === scene);
    test(title, { tag: isSample ? [] : '@all' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHost(
        page,
        `<style>body { margin: 0 }</style><znode-lab scene="${scene}" caption="A caption that may take a line or two"></znode-lab><h2>Below</h2>`,
      );
      const lab = frameOf(page);
      const poster = lab.locator('button.poster');
      await expect(poster).toBeVisible();
      await page.locator('znode-lab').evaluate((element) => {
        const heights: number[] = [];
        Reflect.set(window, 'heights', heights);
        new ResizeObserver(([entry]) => heights.push(Math.round(entry?.contentRect.height ?? 0))).observe(
          element,
        );
      });
      await poster.click();
      await expect(lab.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
      await expect(lab.getByRole('button', { name: 'Open in Znode Lab' })).toBeVisible();
      await expect
        .poll(async () => {
          const inside = await lab.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
          const outside = await page
            .locator('iframe')
            .evaluate((frame) => frame.getBoundingClientRect().height);
          return Math.abs(inside - outside);
        })
        .toBeLessThanOrEqual(1);
      const heights = await page.evaluate(() => Reflect.get(window, 'heights') as number[]);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
    });
  }
}

test('stands still while nobody sees it, and goes on when it is seen again', async ({ page }) => {
  await openHost(
    page,
    '<znode-lab poster="no" autoplay="yes"></znode-lab><p style="height: 300vh"></p><h2>End</h2>',
  );
  const isPlaying = (): Promise<boolean | undefined> =>
    page.evaluate(() => Reflect.get(window, 'isPlaying') as boolean | undefined);
  await page.evaluate(() => {
    document.querySelector('znode-lab')?.addEventListener('znode-lab-step', (event) => {
      Reflect.set(window, 'isPlaying', (event as CustomEvent<{ playing: boolean }>).detail.playing);
    });
  });
  await expect.poll(isPlaying).toBe(true);
  await page.getByRole('heading', { name: 'End' }).scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(false);
  await page.getByRole('heading', { name: 'Host' }).scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(true);
});

test('a lesson’s part asks its question, shows its goal behind it, and keeps nothing of the reader', async ({
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
});

test('of a lesson’s part the host hears that its goal is reached', async ({ page }) => {
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

test('speaks of what its scene is about: in an election somebody leads', async ({ page }) => {
  await page.goto('./embed.html?scene=candidates&poster=no&moment=2000');
  await expect(page.getByText('leads', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('holds the lock')).toHaveCount(0);
});

test('without JavaScript a picture and a caption are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await openHost(
    page,
    '<znode-lab scene="herd-figure"><img src="./posters/herd-figure.svg" alt="A herd and a line" /><p>28 wake-ups, or 7.</p></znode-lab>',
  );
  await expect(page.getByText('28 wake-ups, or 7.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'A herd and a line' });
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(300);
  await context.close();
});

test('whatever is said to do harm runs nothing, leads nowhere and leaves it alive', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== '127.0.0.1' && protocol !== 'data:') outside.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => outside.push('a dialog')));
  page.on('pageerror', (error) => outside.push(String(error)));
  await openHost(page, '<znode-lab poster="no"></znode-lab>');
  const lab = frameOf(page);
  await listens(page);
  const frame = page.frames()[1];
  const address = frame?.url();
  const answers = await page.evaluate(floodWith, [
    ...hostileMessages(50),
    ...hostileParameters().map(([name, value]) => ({
      znodeLab: 1,
      id: 'p',
      type: 'load',
      parameters: [[name, value.slice(0, 20_000)]],
    })),
  ]);
  expect(answers).toBeGreaterThan(100);
  expect(outside).toEqual([]);
  expect(frame?.url()).toBe(address);
  expect(
    await page.evaluate(() => [Reflect.get(window, 'znodeLabHit'), Reflect.get({}, 'polluted')]),
  ).toEqual([undefined, undefined]);
  expect(await frame?.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
  expect(await frame?.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  expect(await lab.locator('img, script:not([src]), iframe, object, embed').count()).toBe(0);
  // It still does what it is told.
  const link = await page.evaluate(() =>
    (document.querySelector('znode-lab') as unknown as Spoken).getLink(),
  );
  expect(link).toContain('/#s=');
});

test('axe finds nothing to object to', async ({ page }) => {
  await page.goto('./embed.html?poster=no&caption=Two+locks');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

interface Spoken {
  step(by: number): Promise<unknown>;
  act(command: unknown): Promise<unknown>;
  getLink(): Promise<unknown>;
}

/** The frame has said that it is ready. */
async function listens(page: Page): Promise<void> {
  const answers = () =>
    page.evaluate(async () => {
      const element = document.querySelector('znode-lab') as unknown as Spoken;
      return element.getLink().then(
        () => true,
        () => false,
      );
    });
  await expect.poll(answers).toBe(true);
}

/** Posts all of it at once, and then waits until an ordinary message is answered; how many answers came. */
async function floodWith(messages: readonly unknown[]): Promise<number> {
  const target = document.querySelector('znode-lab')?.shadowRoot?.querySelector('iframe')?.contentWindow;
  let answers = 0;
  const last = new Promise((resolve) => {
    addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: unknown; id?: unknown; ok?: unknown } | null>) => {
        if (data?.type !== 'answer') return;
        answers++;
        // Until it is done, and not refused because too many wait.
        if (data.id === 'last' && data.ok === true) resolve(null);
      },
    );
  });
  let deep: unknown = [];
  for (let level = 0; level < 800; level++) deep = [deep];
  target?.postMessage({ znodeLab: 1, id: 'deep', type: 'load', parameters: deep }, '*');
  for (const message of messages) target?.postMessage(message, '*');
  const timer = setInterval(() => target?.postMessage({ znodeLab: 1, id: 'last', type: 'pause' }, '*'), 100);
  await last;
  clearInterval(timer);
  return answers;
}

function colourScheme(lab: FrameLocator): Promise<string> {
  return lab.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
}

for (const scene of FIGURES) {
  const title = `of ${scene} on a phone the poster is as high as the lab for readers who want no motion`;
  test(title, { tag: scene === 'queue-figure' ? [] : '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await openHost(page, `<style>body { margin: 0 }</style><znode-lab scene="${scene}"></znode-lab>`);
    const lab = frameOf(page);
    const poster = lab.locator('button.poster');
    await expect(poster).toBeVisible();
    const before = (await boxOf(page.locator('znode-lab'))).height;
    await poster.click();
    await expect(lab.getByRole('button', { name: 'Open in Znode Lab' })).toBeVisible();
    // What there is inside: the height of the frame follows it.
    await expect
      .poll(async () => Math.abs((await boxOf(lab.locator('#root'))).height - before))
      .toBeLessThanOrEqual(2);
  });
}

test('the card of a killed client is not cut off, however long its questions are', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('./embed.html?scene=herd-line&poster=no&moment=20');
  await page
    .getByRole('button', { name: /^Client A/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: /^Kill/ }).click();
  const question = page.getByRole('button', { name: /^Why has client A’s session not expired/ });
  await expect(question).toBeVisible();
  await expect
    .poll(() => question.evaluate((button) => button.getBoundingClientRect().right))
    .toBeLessThanOrEqual(700);
});
