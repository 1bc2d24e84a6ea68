// The stage is the interface: what a person needs stands at the thing it is about. By role and name.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { areSweepsWhole, sampled } from '../scripts/wideSweeps.mjs';
import { boxesOf, boxOf, HERD, Lab, LINE, openMenuByKey, pointAt, type Box } from './lab.ts';

test('the first words ask what there is to see, make room for what happens, and the invitation is a button that kills', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFirstWords(page);
  // Between a release and the next holder there is nobody to kill on one side.
  await page.goto('about:blank');
  const lab = await waiting(page);
  await page.getByRole('button', { name: 'Kill me' }).click();
  await expect(page.getByRole('button', { name: 'Kill me' })).toHaveCount(0);
  await expect(page.locator('#picture').getByRole('button', { name: /, killed/ })).toHaveCount(2);
  await expect(lab.counter(HERD, 'woken by the last release')).not.toHaveText('1');
  await expect(lab.counter(LINE, 'woken by the last release')).toHaveText('1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test('every button and znode is whole and as wide and high as a thumb, upright and held sideways', async ({
    page,
  }) => {
    for (const width of areSweepsWhole ? [390, 360, 320] : [320])
      await test.step(`buttons, ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('about:blank');
        // A lock that is passed on leaves marks on the timeline, which are small.
        await new Lab(page).openTouched();
        await expect(page.getByRole('button', { name: 'Kill me' })).toBeVisible();
        await expectWholeButtons(page, width);
      });

    // In 320 not every znode has its name.
    for (const width of areSweepsWhole ? [390, 360] : [360])
      await test.step(`znodes, ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await expectZnodesInReach(page);
      });

    await test.step('held sideways one scrolls to every client, and the transport stays in sight', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      const play = page.getByRole('button', { name: 'Idle', exact: true });
      await expect(play).toBeInViewport({ ratio: 1 });
      const clients = page.locator('#picture [data-thing^="client "]');
      await expect(clients).toHaveCount(12);
      await clients.first().evaluate((client) => client.scrollIntoView({ block: 'center' }));
      const transport = await boxOf(page.getByRole('contentinfo'));
      for (const { y, height } of await boxesOf(clients)) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(transport.y);
      }
      await expect(play).toBeInViewport({ ratio: 1 });
    });
  });
});

test('the invitation is accepted by keyboard, and each wake-up leaves a dot under the client that it woke', async ({
  page,
}) => {
  // Nobody passes the lock on any more, so that the invitation stays at one client.
  const lab = await waiting(page);
  // Enter on the disc below it opens the commands, as on any other.
  await lab.client(HERD, /^Client A,/).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Kill' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kill me' }).press('Enter');
  const killed = page.locator('#picture').getByRole('button', { name: /, killed/ });
  await expect(killed).toHaveCount(2);
  // The button is gone; Enter goes on where it was.
  await expect(killed.first()).toBeFocused();
  for (const [world, woken] of [
    [HERD, 5],
    [LINE, 1],
  ] as const) {
    await expect(lab.counter(world, 'woken by the last release')).toHaveText(String(woken));
    await expect(lab.client(world, /woken once/)).toHaveCount(woken);
    await expect(lab.client(world, /woken once/).locator('[data-wake-ups] circle')).toHaveCount(woken);
    await expect(lab.client(world, /^Client A, killed/).locator('[data-wake-ups] circle')).toHaveCount(0);
  }

  await test.step('the rows of the guide do what they say', async () => {
    await page.getByRole('button', { name: /^Let the holder release/ }).click();
    await expect(lab.client(LINE, /^Client C, .*believes it holds the lock/)).toBeVisible();
    await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('4');
    await page.getByRole('button', { name: /^Kill a client in/ }).click();
    await expect(killed).toHaveCount(4);
  });
});

test('untouched, the lock is passed on by itself and the two numbers part', async ({ page }) => {
  const lab = new Lab(page);
  await page.goto('./');
  const [left, right] = [wakeUps(page, HERD), wakeUps(page, LINE)];
  // A second client passes it on as well, and nothing claims to be idle before it does.
  await expect(lab.client(LINE, /^Client B, .*believes it holds the lock/)).toBeVisible();
  await expect.poll(() => right().then(Number), { timeout: 90_000 }).toBeGreaterThanOrEqual(2);
  await expect(lab.button('Idle')).toHaveCount(0);
  await expect(lab.client(LINE, /^Client C, .*believes it holds the lock/)).toBeVisible();
  await expect.poll(() => left().then(Number)).toBeGreaterThanOrEqual(10);
  await expect(page.getByText('The lock is passed on by itself until you touch something.')).toBeVisible();
  await page.getByRole('heading', { name: HERD }).click();
  await expect(page.getByText('The lock is passed on by itself until you touch something.')).toBeHidden();
  await expect(lab.button('Idle')).toBeVisible();
});

test('things of the stage answer pointer and keyboard where they stand', async ({ page }) => {
  const lab = await waiting(page);

  await test.step('what is pointed at is lit, and nothing else is dimmed or covered', async () => {
    const pointed = lab.client(HERD, /^Client B,/);
    await pointAt(pointed, pointed.and(page.locator('[data-look=lit]')));
    for (const name of ['A', 'C', 'D', 'E', 'F'])
      await expect(lab.client(HERD, new RegExp(`^Client ${name},`))).toHaveCSS('opacity', '1');
    const zoom = await boxOf(lab.world(HERD).getByRole('group', { name: 'Zoom' }));
    const clients = await boxesOf(lab.client(HERD, /^Client [A-F],/));
    expect(clients).toHaveLength(6);
    expect(clients.filter((box) => overlap(zoom, box))).toEqual([]);
  });

  await test.step('a click on a thing opens its commands beside it, and leaves the guide where it is', async () => {
    await expectRing(page, lab.client(LINE, /^Client C,/), () => lab.client(LINE, /^Client C,/).click());
    await expect(page.getByRole('radio', { name: 'Guide' })).toBeChecked();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(lab.client(LINE, /^Client C, paused/)).toBeVisible();
    await expect(page.getByRole('menu', { name: /^Commands/ })).toBeHidden();

    await lab.client(LINE, /^Client C,/).click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Resume' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectRing(page, page.getByRole('button', { name: /^znode .*held by client A/ }).last(), () =>
      page
        .getByRole('button', { name: /^znode .*held by client A/ })
        .last()
        .click(),
    );
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 }).first()).toContainText(
      '/',
    );
  });

  await test.step('by keyboard: Enter opens the ring, arrows walk, a key gives its command, Escape returns the focus', async () => {
    const client = lab.client(LINE, /^Client D,/);
    await openMenuByKey(client);
    await expect(page.getByRole('menuitem', { name: 'Kill' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Pause' })).toHaveAccessibleDescription(/Key: P/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu', { name: /^Commands/ })).toBeHidden();
    await expect(client).toBeFocused();
    await openMenuByKey(client);
    await page.keyboard.press('x');
    // It plays on: the session may have expired before one looks.
    await expect(lab.client(LINE, /^Client D, (cut off|disconnected)/)).toBeVisible();
  });

  await test.step('a slider on the stage sets the number of clients, in a presentation too', async () => {
    const slider = page.getByRole('slider', { name: 'Clients' });
    await slider.fill('15');
    await expect(lab.client(HERD, /^Client O,/)).toBeVisible();
    await expect(lab.client(LINE, /^Client O,/)).toBeVisible();
    // Clients that wait: the key of who holds the lock stands out above its disc. Those that were there before glide to their places.
    await expect(async () => {
      const [b, c, h, i] = await Promise.all(
        ['B', 'C', 'H', 'I'].map((name) => boxOf(lab.client(LINE, new RegExp(`^Client ${name}, waiting`)))),
      );
      for (const same of [c, h]) expect(Math.abs(same!.y - b!.y)).toBeLessThan(4);
      expect(i!.y).toBeGreaterThan(b!.y + 20);
    }).toPass();
    await page.keyboard.press('f');
    await expect(slider).toBeVisible();
  });
});

test('what a scene is about is in sight, whatever the scene and the window', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const broken = page.getByRole('region', { name: 'As documented until 2011: no GUID' });
  const orphan = broken.getByRole('button', { name: /^znode .*lock-0000000003, owned by client A/ });
  const sizes = [
    [390, 844],
    [1440, 900],
    [1024, 768],
  ] as const;
  for (const [width, height] of sampled([...sizes], 3))
    await test.step(`at ${width} × ${height} the orphan of a failure stands beside the other znodes`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('./#museum=create-repeated-blindly');
      await expect(orphan).toBeVisible();
      const znodes = broken.getByRole('button', { name: /^znode .*lock-000000000/ });
      await expect(znodes).toHaveCount(4);
      await expect(async () => {
        // The box alone: who holds the lock is said above it.
        const boxes = await Promise.all(
          (await znodes.all()).map((znode) => boxOf(znode.locator('rect').last())),
        );
        for (const [at, box] of boxes.entries())
          expect(boxes.slice(at + 1).some((other) => overlap(box, other))).toBe(false);
      }).toPass();
      for (const znode of await znodes.all())
        await expect(znode.locator('rect').last()).toBeInViewport({ ratio: 0.99 });
    });

  await test.step('at 1280 × 720 clients and what is violated are above the views', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('./#museum=deleted-somebody-elses-lock');
    const violated = page
      .getByRole('region', { name: 'Deletes by name until confirmed' })
      .getByText(/^Holder owns the first znode: /);
    await expect(violated).toBeInViewport({ ratio: 0.5 });
    for (const client of await page.locator('#picture [data-thing^="client "]').all())
      await expect(client).toBeInViewport({ ratio: 0.95 });
  });

  await test.step('at 1024 × 768 five servers, their logs and what holds, alone and beside each other', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const [scene, ensembles] of [
      ['partition', 1],
      ['minority-leader-against-majority-leader', 2],
    ] as const) {
      await page.goto(`./#scene=${scene}`);
      const logs = page.getByRole('region', { name: 'Logs' });
      await expect(logs).toHaveCount(ensembles);
      const servers = page.getByRole('button', { name: /^Server [1-5], / });
      await expect.poll(async () => servers.count()).toBeGreaterThanOrEqual(5 * ensembles);
      for (const each of await logs.all())
        await expect(each.getByRole('button', { name: /^(Server )?5/ }).first()).toBeInViewport({
          ratio: 0.95,
        });
      for (const hold of await page.getByRole('button', { name: /invariants hold/ }).all())
        await expect(hold).toBeInViewport({ ratio: 0.95 });
      for (const server of await servers.all()) await expect(server).toBeInViewport({ ratio: 0.95 });
    }
  });

  await test.step('at 1920 × 1080 two ensembles say how they differ, and stand alike', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const worlds = ['The leader on the smaller side', 'The leader on the larger side'].map((name) =>
      page.getByRole('region', { name }),
    );
    for (const world of worlds)
      await expect(world.getByRole('button', { name: /^Server 5, / })).toContainText('Server 5');
    await expect(async () => {
      const [left, right] = await Promise.all(
        worlds.map((world) => boxOf(world.getByRole('group', { name: /^Picture of the ensemble/ }))),
      );
      expect(left?.y).toBe(right?.y);
    }).toPass();
  });

  await test.step('at 1024 × 768 a crowded server keeps its znodes, and a card its keys', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('./#scene=queue-lengths');
    for (const title of ['One list', 'Sixteen lists']) {
      const world = page.getByRole('region', { name: title, exact: true });
      const znodes = world.getByRole('button', { name: /^znode / });
      await expect.poll(() => znodes.count()).toBeGreaterThan(10);
      const picture = await boxOf(world.getByRole('group', { name: /^Picture of/ }));
      // The server's edge stands 4 px inside the picture.
      const room = { left: picture.x + 5, right: picture.x + picture.width - 5, part: 'rect' };
      await expect.poll(() => znodes.evaluateAll(outside, room)).toEqual([]);
    }
    await page
      .getByRole('region', { name: 'One list', exact: true })
      .getByRole('button', { name: /^Client A/ })
      .click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    const card = page.getByRole('complementary');
    await expect(card.getByRole('heading', { name: 'Client A' })).toBeVisible();
    const { x, width } = await boxOf(card);
    const room = { left: x, right: x + width, part: null };
    await expect.poll(() => card.getByRole('button').evaluateAll(outside, room)).toEqual([]);
  });
  expect(errors).toEqual([]);
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('both worlds are in sight, named by where they stand, and the commands cover neither the thing nor its twin', async ({
    page,
  }) => {
    await expectFirstWords(page);
    // Between a release and the next holder there is nobody to kill on one side.
    await page.goto('about:blank');
    const lab = new Lab(page);
    await lab.openTouched();
    await lab.waitUntilAllWait();
    for (const title of [HERD, LINE])
      await expect(lab.client(title, /^Client F,/)).toBeInViewport({ ratio: 0.99 });
    const invitation = page.getByRole('button', { name: 'Kill me' });
    const { width, height } = await boxOf(invitation);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await invitation.tap();
    await expect(page.locator('#picture').getByRole('button', { name: /, killed/ })).toHaveCount(2);
    await expect(lab.client(LINE, /woken once/).last()).toBeInViewport({ ratio: 0.99 });
    await expectRing(page, lab.client(LINE, /^Client D,/), () => lab.client(LINE, /^Client D,/).tap());

    await test.step('the caption names the worlds: above and below, or left and right', async () => {
      await page.goto('about:blank');
      await page.goto('./');
      await page.getByRole('button', { name: 'Pause', exact: true }).press('Space');
      let told = '';
      while (!/^Above: .* Below: /.test(told)) {
        const before = await lab.step();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => lab.step()).toBeGreaterThan(before);
        told = (await lab.caption.textContent()) ?? '';
      }
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(lab.caption).toHaveText(told.replace('Above', 'Left').replace('Below', 'Right'));
    });
  });
});

test('a failure opens with its leader and clients there, and shows its point within eight seconds of play', async ({
  page,
}) => {
  // Seconds as the page counts them: how fast the machine draws is another matter.
  await page.clock.install();
  await page.goto('./#scene=partition');
  await expect(page.getByRole('button', { name: /^Server 5, LEADING/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Client A, / }).first()).toBeVisible();
  const cut = page.getByRole('button', { name: /^Network cut: / });
  await expect(cut).toHaveCount(0);
  await page.clock.runFor(8000);
  await expect(cut).toBeVisible();
});

/** One lock and a question; the picture stays where it is when something is told. None of it lasts. */
async function expectFirstWords(page: Page): Promise<void> {
  await page.addInitScript(keepWords);
  await page.goto('./');
  const words = () => page.evaluate(() => Reflect.get(globalThis, 'words') as readonly Words[]);
  const release = expect.objectContaining({ said: expect.stringContaining('Client A releases') });
  await expect.poll(words).toContainEqual(release);
  const all = await words();
  const question = all.findLast(({ said }) => said === all[0]?.said);
  expect(question?.said).toMatch(/^One lock, six clients\. When it is released, how many wake up/);
  expect(question?.isInWindow).toBe(true);
  const told = all.findLast(({ said }) => said.includes('Client A releases'));
  expect(told?.pictureY).toBeCloseTo(question?.pictureY ?? Number.NaN, 0);
}

interface Words {
  readonly said: string;
  readonly isInWindow: boolean;
  readonly pictureY: number;
}

/** Runs in the page before anything else: keeps what the caption says, and where it and the picture stand then. */
function keepWords(): void {
  const words: Words[] = [];
  Object.assign(globalThis, { words });
  new MutationObserver(() => {
    const caption = document.querySelector('[data-caption]');
    const picture = document.querySelector('[role=group][aria-label^="Picture of"]');
    if (caption === null || picture === null) return;
    const { top, bottom } = caption.getBoundingClientRect();
    words.push({
      said: caption.textContent,
      isInWindow: top >= 0 && bottom <= innerHeight,
      pictureY: picture.getBoundingClientRect().y,
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function expectWholeButtons(page: Page, width: number): Promise<void> {
  const buttons = page.getByRole('banner').or(page.getByRole('contentinfo')).getByRole('button');
  await expect.poll(() => buttons.count()).toBeGreaterThan(14);
  await expect.poll(() => buttons.evaluateAll(notWhole, width)).toEqual([]);
}

/** Runs in the page: the names of those that a thumb misses, or that stand out of the window. */
function notWhole(buttons: readonly Element[], width: number): readonly string[] {
  return buttons
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return Math.min(box.width, box.height) < 43.9 || box.left < 0 || box.right > width;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

/** One that is just being deleted is out of reach for as long as it fades. */
async function expectZnodesInReach(page: Page): Promise<void> {
  const reached = () =>
    page.locator('#picture [data-thing^="znode "] rect:last-of-type').evaluateAll((boxes) =>
      boxes.map((drawn) => {
        const box = drawn.getBoundingClientRect();
        const znode = drawn.closest('[data-thing]');
        // A message may pass in front of it.
        const isReached = [-21, 0, 21].every((away) =>
          document
            .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2 + away)
            .some((each) => each.closest('[data-thing]') === znode),
        );
        return [znode?.getAttribute('data-thing'), isReached];
      }),
    );
  await expect
    .poll(async () => {
      const all = await reached();
      expect(all.length).toBeGreaterThan(3);
      return all.filter(([, isReached]) => isReached !== true);
    })
    .toEqual([]);
}

interface Room {
  readonly left: number;
  readonly right: number;
  /** What is measured of each: the last such element in it; null: all of it. */
  readonly part: string | null;
}

/** Runs in the page: the names of those that stand out of the room. */
function outside(things: readonly Element[], { left, right, part }: Room): readonly string[] {
  const boxOfPart = (thing: Element): DOMRect =>
    ((part === null ? null : [...thing.querySelectorAll(part)].at(-1)) ?? thing).getBoundingClientRect();
  return things
    .filter((thing) => boxOfPart(thing).left < left || boxOfPart(thing).right > right)
    .map((thing) => thing.getAttribute('aria-label') ?? thing.textContent);
}

async function waiting(page: Page): Promise<Lab> {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  return lab;
}

/** The menu is there, and beside the thing. */
async function expectRing(page: Page, thing: Locator, open: () => Promise<void>): Promise<void> {
  await open();
  const menu = page.getByRole('menu', { name: /^Commands for/ });
  await expect(menu).toBeVisible();
  await expect.poll(async () => overlap(await boxOf(menu), await boxOf(thing))).toBe(false);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function wakeUps(page: Page, title: string): () => Promise<string | null> {
  const counter = page.getByRole('region', { name: title }).locator('[data-counter=wakeUps] dd');
  return () => counter.textContent();
}
