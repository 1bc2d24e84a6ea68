// Code of one's own in Firefox: the same traces as here and in Chromium. Firefox is driven by its own remote control (Marionette), so
// nothing is needed but a Firefox: FIREFOX_PATH, or one that is on the PATH. It takes minutes: with `npm test -- --all` alone.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, onTestFinished, test } from 'vitest';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
import { DIGESTS } from '../src/ownRecipes/randomPrograms.ts';

const firefox = areSweepsWhole ? installedFirefox() : null;

test.skipIf(firefox === null)(
  'a thousand programs made up by chance run in Firefox as they do in Node (skipped without a Firefox, or without --all)',
  async () => {
    const { port } = (await serve(await bundled())).address() as AddressInfo;
    const remote = await startFirefox(String(firefox));
    await remote.do('WebDriver:NewSession', {});
    await remote.do('WebDriver:SetTimeouts', { script: 1_200_000 });
    await remote.do('WebDriver:Navigate', { url: `http://127.0.0.1:${port}/` });
    const { value } = await remote.do('WebDriver:ExecuteAsyncScript', {
      script: 'const [done] = arguments; digest().then(done, (error) => done(String(error)));',
      args: [],
    });
    expect(value).toBe(DIGESTS[1000]);
  },
  1_500_000,
);

function installedFirefox(): string | null {
  const names = [process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox'];
  return names.find((name) => name !== undefined && answers(name)) ?? null;
}

function answers(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).includes('Firefox');
  } catch {
    return false;
  }
}

async function bundled(): Promise<string> {
  const entry = join(newFolder(), 'digest.ts');
  const from = (path: string) => JSON.stringify(fileURLToPath(new URL(`../src/${path}`, import.meta.url)));
  writeFileSync(
    entry,
    `import ${from('scenarios/library.ts')};
import { loadOwnRecipes } from ${from('ownRecipes/load.ts')};
import { digestOfRandom } from ${from('ownRecipes/randomPrograms.ts')};
globalThis.digest = () => loadOwnRecipes().then(() => digestOfRandom(1000));`,
  );
  // The interpreter asks for a module of Node's where it runs in Node.
  const bundle = await rolldown({ input: entry, platform: 'browser', external: ['module'] });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
}

async function serve(code: string): Promise<Server> {
  const server = createServer(({ url }, answer) => {
    const isCode = url === '/digest.js';
    answer.setHeader('content-type', isCode ? 'text/javascript' : 'text/html');
    answer.end(isCode ? code : '<!doctype html><script type="module" src="/digest.js"></script>');
  });
  onTestFinished(() => void server.close());
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

async function startFirefox(path: string): Promise<Remote> {
  const profile = newFolder();
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile]);
  onTestFinished(() => void browser.kill());
  const socket = createConnection({ host: '127.0.0.1', port: await portOf(browser) });
  onTestFinished(() => void socket.destroy());
  return new Remote(socket);
}

/** It says so itself once it listens. */
function portOf(browser: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += data.toString();
      const [, port] = /Listening on port (\d+)/i.exec(said) ?? [];
      if (port !== undefined) found(Number(port));
    };
    browser.stdout?.on('data', hear);
    browser.stderr?.on('data', hear);
    browser.on('exit', () => failed(new Error(`Firefox ended: ${said}`)));
  });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'znode-lab-firefox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Answer = readonly [type: 1, id: number, error: unknown, result: { readonly value?: unknown }];

/** Each message is its length, a colon and JSON. */
class Remote {
  readonly #socket: Socket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #read = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => {
      this.#read = Buffer.concat([this.#read, data]);
      while (this.#takeOne());
    });
  }

  do(command: string, parameters: object): Promise<Answer[3]> {
    const id = ++this.#last;
    const text = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ([, , error, result]) => {
        if (error === null) resolve(result);
        else reject(new Error(JSON.stringify(error)));
      });
    });
  }

  #takeOne(): boolean {
    const colon = this.#read.indexOf(':');
    if (colon === -1) return false;
    const end = colon + 1 + Number(this.#read.subarray(0, colon).toString());
    if (this.#read.length < end) return false;
    const message = JSON.parse(this.#read.subarray(colon + 1, end).toString()) as Answer | object;
    this.#read = this.#read.subarray(end);
    // The first says who speaks.
    if (Array.isArray(message)) this.#answers.get(Number(message[1]))?.(message as unknown as Answer);
    return true;
  }
}
