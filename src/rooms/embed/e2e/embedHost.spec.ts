// What a host tells an embed and hears from it, and what nobody can do to either.
import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { hostileMessages, hostileParameters } from '../../../embed/testing/hostile.ts';
import { frameOf, listens, openHost, type Spoken } from './hostPage.ts';

/** What the command line came to for the same runs. */
function pinned(name: string): Readonly<Record<string, unknown>> {
  const all = readFileSync(new URL('../../../../scripts/explore/pinned.json', import.meta.url), 'utf8');
  const found = (JSON.parse(all) as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[name];
  if (found === undefined) throw new Error(`${name} is not pinned`);
  return found;
}

test('tells its host what happens, stands still while nobody sees it, and leaves the history alone', async ({
  page,
}) => {
  await test.step('every event while it plays, in order, with the znode and what became of it', async () => {
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

  await test.step('it stands still while nobody sees it, and goes on when it is seen again', async () => {
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

  await test.step('changed attributes leave no entries in the history of the host’s page', async () => {
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
});

test('tells its host only heights that it has', async ({ page }) => {
  await openHost(
    page,
    `<script>
      globalThis.heights = [];
      addEventListener('message', ({ data }) => {
        const height = data.type === 'height' || data.subject === 'lti.frameResize' ? data.height : data.scrollHeight;
        if (height !== undefined) heights.push(height);
      });
    </script><znode-lab scene="herd-figure" poster="no"></znode-lab>`,
  );
  await listens(page);
  await expect(frameOf(page).getByRole('slider')).toBeVisible();
  const heights = () => page.evaluate(() => Reflect.get(globalThis, 'heights') as readonly number[]);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(2);
  expect(await heights()).not.toContain(0);
});

test('does what the host says, and answers what makes no sense with an error', async ({ page }) => {
  await openHost(
    page,
    '<znode-lab poster="no" faults="killClient" scene="herd-lock" set="variant=exists" clients="2"></znode-lab>',
  );
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
      certificate: await element.explore({ faults: ['kill', 'close', 'pause', 'cut', 'expire'] }),
      noFault: await element.explore({ faults: ['rain'] }).catch(refusal),
    };
  });
  expect(said.step).toBeGreaterThan(30);
  expect(said.back).toBeLessThan(Number(said.step));
  expect(said.killed).toBeNull();
  expect(said.paused).toContain('not allowed');
  expect(said.nonsense).toContain('command');
  expect(said.link).toContain('/#s=');
  const { runs, states, limits } = pinned('herd-lock variant=exists | 2 clients | 1 faults');
  expect(said.certificate).toMatchObject({ complete: true, runs, states, limits, violated: [] });
  expect(said.noFault).toContain('there are kill, close');
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

  await test.step('a misspelt setting, a scene said twice, a link that is cut off: each is named to the reader', async () => {
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

  await test.step('a host that is no origin is named, and nobody is heard or told anything', async () => {
    for (const host of sampled(['*', 'null', 'ftp:1'], 3)) {
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
