// The channel between live servers and the page that shows them.
import { request } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Simulation } from '../../src/engine/index.ts';
import { ASK_PATH, STREAM_PATH, type FromPage, type ToPage } from '../../src/rooms/live/model/channel.ts';
import { live as liveScenario } from '../../src/scenarios/ensemble/live/scenario.ts';
import { PageServer as AnyPageServer } from '../serving/pageServer.ts';
import { creation, servedPage } from './testing/servedPage.ts';
import { TinyClient } from './testing/tinyClient.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

type PageServer = AnyPageServer<ToPage, FromPage>;
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const ending of endings.splice(0)) await ending();
});

describe('a page', () => {
  it('makes the same world, from the beginning and as it goes on', async () => {
    const { live, page } = await started();
    const client = await TinyClient.open(live.portOf('server:2'));
    await client.request(creation('/before'));
    const shown = await follow(page);
    await client.request(creation('/after'));
    await shown.until(() => hasNode(shown.simulation, '/after'));
    expect(hasNode(shown.simulation, '/before')).toBe(true);
    const late = await follow(page);
    await late.until(() => late.simulation.steps >= shown.simulation.steps);
    const step = shown.simulation.steps;
    expect(late.simulation.hash(step)).toBe(shown.simulation.hash(step));
    client.close();
  });

  it('kills a server, and hears of it like everybody', async () => {
    const { live, page } = await started();
    const shown = await follow(page);
    expect(
      await ask(page, { kind: 'give', command: { type: 'crashServer', server: 'role:leader' } }),
    ).toEqual({
      refusal: null,
    });
    await shown.until(() =>
      [...shown.simulation.world.servers.values()].some(({ vars }) => vars.value.state === 'down'),
    );
    expect(live.world.roleOf('server:3')).toBe('down');
    const again: FromPage = { kind: 'give', command: { type: 'crashServer', server: 'server:3' } };
    expect(await ask(page, again)).toEqual({ refusal: 'alreadyDown' });
  });

  it('stops the world, slows it down and lets it go on', async () => {
    const { live, page } = await started();
    const shown = await follow(page);
    await ask(page, { kind: 'pause' });
    expect(live.world.isPaused).toBe(true);
    await shown.until(() => shown.now?.isPaused === true);
    await ask(page, { kind: 'speed', speed: 0.5 });
    await ask(page, { kind: 'resume' });
    await shown.until(() => shown.now?.isPaused === false);
    expect(shown.now?.speed).toBe(0.5);
  });

  it('is served from its folder, and nothing beside it', async () => {
    const { page } = await started();
    expect(await get(page, '/')).toMatchObject({ status: 200, text: '<p>lab</p>' });
    const beside = ['/..%2f..%2fetc/passwd', '/../package.json', '/nothing.js', '/%'];
    for (const path of beside) expect((await get(page, path)).text).not.toContain('root');
    expect((await get(page, '/nothing.js')).status).toBe(404);
  });
});

it('serves the page at an address of version 6 as it prints it', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<p>lab</p>');
  const nothing = { opening: () => [], news: () => [], forget: () => {}, parse: () => null, ask: () => null };
  const [streamPath, askPath] = [STREAM_PATH, ASK_PATH];
  const page = new AnyPageServer(nothing, {
    port: 0,
    host: '::1',
    folder,
    streamPath,
    askPath,
    opens: '#live=',
  });
  await page.start();
  endings.push(() => page.close());
  const response = await fetch(page.address);
  expect(await response.text()).toBe('<p>lab</p>');
});

describe('nobody else', () => {
  it.each([
    ['without the token', { token: 'no' }, 403],
    ['with half of it', { token: 'half' }, 403],
    ['from another site', { origin: 'http://evil.example' }, 403],
    ['by another name of this machine', { host: 'evil.example' }, 403],
    ['with what is no request', { body: '{"kind":"give","command":{"type":"rm"}}' }, 400],
    [
      'in the name of a client',
      { body: '{"kind":"give","command":{"type":"closeWire","wire":"wire:1"}}' },
      400,
    ],
    ['with more than a request may be', { body: 'x'.repeat(3 << 20) }, null],
  ])('is let in %s', async (_what, otherwise: Otherwise, status) => {
    const { live, page } = await started();
    expect(await post(page, otherwise)).toBe(status);
    expect(live.world.isPaused).toBe(false);
  });
});

interface Otherwise {
  readonly token?: string;
  readonly origin?: string;
  readonly host?: string;
  readonly body?: string;
}

async function started() {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<p>lab</p>');
  const served = await servedPage(folder);
  endings.push(served.close);
  return served;
}

/** A page as far as the world goes: it does what it is told, with the engine. */
async function follow(page: PageServer) {
  const { origin } = new URL(page.address);
  const stop = new AbortController();
  endings.unshift(async () => stop.abort());
  const response = await fetch(`${origin}${STREAM_PATH}?token=${page.token}`, { signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const shown = {
    simulation: null as unknown as Simulation,
    now: null as Extract<ToPage, { kind: 'now' }> | null,
    async until(isSo: () => boolean): Promise<void> {
      while (shown.now === null || !isSo()) {
        const piece = await reader?.read();
        text += piece?.value ?? '';
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) take(JSON.parse(message.slice('data: '.length)) as ToPage);
      }
    },
  };
  function take(message: ToPage): void {
    switch (message.kind) {
      case 'opening':
        shown.simulation = new Simulation(liveScenario.scenario.setup(message.choice), {});
        return;
      case 'commands':
        for (const { command, afterStep, atMs } of message.commands) {
          while (shown.simulation.steps < afterStep) shown.simulation.step();
          shown.simulation.give(command, atMs);
        }
        return;
      case 'now':
        shown.simulation.runUntil(message.timeMs);
        shown.now = message;
    }
  }
  await shown.until(() => true);
  return shown;
}

async function ask(page: PageServer, asked: FromPage): Promise<unknown> {
  const { origin } = new URL(page.address);
  const response = await fetch(`${origin}${ASK_PATH}?token=${page.token}`, {
    method: 'POST',
    body: JSON.stringify(asked),
  });
  return response.json();
}

async function get(page: PageServer, path: string) {
  const { origin } = new URL(page.address);
  const response = await fetch(`${origin}${path}`);
  return { status: response.status, text: await response.text() };
}

/** The status of a request to pause that is wrong in one way; null if the connection was ended. */
function post(
  page: PageServer,
  { token, origin, host, body = '{"kind":"pause"}' }: Otherwise,
): Promise<number | null> {
  const { port } = new URL(page.address);
  const said = token === 'half' ? page.token.slice(0, 16) : (token ?? page.token);
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: `${ASK_PATH}?token=${said}`,
        method: 'POST',
        headers: {
          ...(origin === undefined ? {} : { origin }),
          ...(host === undefined ? {} : { host }),
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? null);
      },
    );
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}

function hasNode(simulation: Simulation, path: string): boolean {
  return [...simulation.world.servers.values()].some(({ nodes }) => nodes.has(path));
}
