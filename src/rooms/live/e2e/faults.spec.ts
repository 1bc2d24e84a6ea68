// Faults of every kind while programs of kazoo are at work: each is shown as what it is, and no answered write is lost.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { openMenuByKey } from '../../../../e2e/lab.ts';
import { obey } from '../../../../scripts/live/console.ts';
import type { LiveServer } from '../../../../scripts/live/liveServer.ts';
import { servedPage } from '../../../../scripts/live/testing/servedPage.ts';

const KAZOO = '/usr/lib/python3/dist-packages/kazoo';
const BUSY = 'conformance/clients/programs/busy.py';
const CLIENTS = 3;
const SERVERS = [1, 2, 3];
const SERVES = '(LEADING|FOLLOWING)';

test(
  'each of thirty faults is told right, by keys, console and process, while kazoo programs are at work',
  { tag: '@all' },
  async ({ page }) => {
    test.skip(
      !existsSync(KAZOO) && !('ZNODE_LAB_ALL' in process.env),
      'Debian’s python3-kazoo not installed',
    );
    const { live, page: pages, close } = await servedPage(process.env.ZNODE_LAB_DIST ?? '');
    const program = spawn('/usr/bin/python3', [BUSY, live.connectString, String(CLIENTS)]);
    const said = text(program.stdout);
    const hands = new Hands(page, live);
    try {
      await page.goto(pages.address);
      for (let client = 1; client <= CLIENTS; client++) await expect(hands.ownerOf(client)).toBeVisible();
      await hands.openConsole();

      for (const server of SERVERS) await crashed(hands, server);
      for (const server of SERVERS) await frozen(hands, server);
      for (const server of SERVERS) await apart(hands, server);
      for (let client = 1; client <= CLIENTS; client++) await cutOff(hands, client);
      for (let client = 1; client <= CLIENTS; client++) await expired(hands, client);
      await slow(hands);
      await withoutLeader(hands);
      expect(hands.faults).toBeGreaterThanOrEqual(30);

      const roles = SERVERS.map((server) => live.world.roleOf(`server:${server}`));
      expect(roles.toSorted()).toEqual(['follower', 'follower', 'leader']);
      program.stdin.end();
      const counts = (await said).trim().split('\n').map(countOf);
      expect(counts).toHaveLength(CLIENTS);
      for (const { answered, unknown, version, lost } of counts) {
        expect(answered).toBeGreaterThan(0);
        expect(version).toBeGreaterThanOrEqual(answered);
        expect(version).toBeLessThanOrEqual(answered + unknown);
        expect(lost).toBeGreaterThanOrEqual(1);
      }
    } finally {
      program.kill();
      await close();
    }
  },
);

async function crashed(hands: Hands, server: number): Promise<void> {
  await hands.press(server, 'k');
  await expect(hands.server(server, 'down')).toBeVisible();
  await hands.type(`startServer server:${server}`);
  await expect(hands.server(server, SERVES)).toBeVisible();
}

async function frozen(hands: Hands, server: number): Promise<void> {
  hands.say(`freezeServer server:${server}`);
  await expect(hands.server(server, 'frozen')).toBeVisible();
  await hands.press(server, 'p');
  await expect(hands.server(server, SERVES)).toBeVisible();
}

async function apart(hands: Hands, server: number): Promise<void> {
  const others = SERVERS.filter((each) => each !== server).map((each) => `server:${each}`);
  await hands.type(`partition server:${server}|${others.join(',')}`);
  await expect(hands.told(/^The network is partitioned: no messages pass between/)).toBeAttached();
  await expect(hands.server(server, 'LOOKING')).toBeVisible();
  hands.say('healAll');
  await expect(hands.told(/^The network is partitioned/)).toHaveCount(0);
  await expect(hands.server(server, SERVES)).toBeVisible();
}

async function cutOff(hands: Hands, client: number): Promise<void> {
  const { number, server } = await hands.placeOf(client);
  await hands.type(`cutLink wire:${number} server:${server}`);
  await expect(hands.client(number, 'cut off')).toBeVisible();
  hands.say(`healLink wire:${number} server:${server}`);
  await expect(hands.ownerOf(client, 'connected')).toBeVisible();
}

/** Its session is another one afterwards, and so is its number. */
async function expired(hands: Hands, client: number): Promise<void> {
  const { number } = await hands.placeOf(client);
  hands.say(`expireWire wire:${number}`);
  await expect(hands.client(number, '.*')).toHaveCount(0);
  await expect(hands.ownerOf(client, 'connected')).toBeVisible();
  expect((await hands.placeOf(client)).number).not.toBe(number);
}

async function slow(hands: Hands): Promise<void> {
  await hands.type('slowLink server:1 server:3 200');
  const link = hands.link(/^Link between server 1 and server 3, .*slow by 200 ms/);
  await expect(link).toBeVisible();
  await hands.type('slowLink server:1 server:3 0');
  await expect(link).toHaveCount(0);
}

async function withoutLeader(hands: Hands): Promise<void> {
  hands.say('crashServer role:leader');
  await expect(hands.server('\\d', 'down')).toBeVisible();
  await expect(hands.server('\\d', 'LEADING')).toBeVisible();
  for (const server of SERVERS)
    if (!hands.isUp(server)) {
      hands.say(`startServer server:${server}`);
      await expect(hands.server(server, SERVES)).toBeVisible();
    }
}

/** What a visitor does with keys and in the console, what the process is told, and what stands in the page. */
class Hands {
  readonly #page: Page;
  readonly #live: LiveServer;
  faults = 0;

  constructor(page: Page, live: LiveServer) {
    this.#page = page;
    this.#live = live;
  }

  async openConsole(): Promise<void> {
    await this.#page.keyboard.press('`');
    await expect(this.#line).toBeVisible();
  }

  async type(line: string): Promise<void> {
    this.faults++;
    await this.#line.fill(line);
    await this.#line.press('Enter');
    await expect(this.#page.getByRole('log', { name: 'Console output: Lab' })).toContainText(`lab> ${line}`);
  }

  async press(server: number, key: string): Promise<void> {
    this.faults++;
    await openMenuByKey(this.server(server, '.*'));
    await this.#page.keyboard.press(key);
    await this.#page.keyboard.press('Escape');
  }

  /** At the standard input of `npm run live`. */
  say(line: string): void {
    this.faults++;
    expect(obey(this.#live, line)).toBeNull();
  }

  server(number: number | string, state: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Server ${number}, ${state}`) }).first();
  }

  client(number: string, state: string): Locator {
    return this.#page.getByRole('button', {
      name: new RegExp(`^Client ${number}, (kazoo )?:\\d+, ${state}`),
    });
  }

  /** The client outside that has the ephemeral znode of a program’s client. */
  ownerOf(client: number, state = '.*'): Locator {
    const name = new RegExp(
      `^Client \\d+, (kazoo )?:\\d+, ${state}.*owns /busy/own-${client}\\b.*, at server \\d`,
    );
    return this.#page.getByRole('button', { name }).first();
  }

  async placeOf(client: number): Promise<{ readonly number: string; readonly server: string }> {
    const name = (await this.ownerOf(client, 'connected').getAttribute('aria-label')) ?? '';
    const [, number = '', server = ''] = /^Client (\d+),.*, at server (\d)/u.exec(name) ?? [];
    return { number, server };
  }

  link(name: RegExp): Locator {
    return this.#page.getByRole('button', { name });
  }

  told(what: RegExp): Locator {
    return this.#page.getByText(what);
  }

  isUp(server: number): boolean {
    return this.#live.world.isUp(`server:${server}`);
  }

  get #line(): Locator {
    return this.#page.getByRole('combobox', { name: 'Command line: Lab' });
  }
}

interface Count {
  readonly answered: number;
  readonly unknown: number;
  readonly version: number;
  readonly lost: number;
}

function countOf(line: string): Count {
  return JSON.parse(line) as Count;
}
