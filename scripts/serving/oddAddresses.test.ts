// Addresses that no page of ours asks for: each has an answer, and the process goes on.
import { request } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ClassServer } from '../class/classServer.ts';
import { AdminServers } from '../live/adminServer.ts';
import { servedPage } from '../live/testing/servedPage.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const ODD: readonly (readonly [string, number])[] = [
  ['//', 404],
  ['/%00', 400],
  ['/%', 400],
  ['/%ff', 400],
  ['*', 400],
  ['http://elsewhere.example/', 400],
  [`/${'a'.repeat(300)}`, 404],
  [`/${'a/'.repeat(4000)}`, 404],
];

it.each([
  ['a class', classPort],
  ['the page of live servers', livePort],
  ['the AdminServer', adminPort],
])('%s goes on after odd addresses', async (_what, start) => {
  const port = await start();
  const answers: (readonly [string, number])[] = [];
  for (const [path] of ODD) answers.push([path, await statusAt(port, path)]);
  expect(answers).toEqual(ODD);
  expect(await statusAt(port, start === adminPort ? '/commands/ruok?x' : '/?x')).toBe(200);
});

async function classPort(): Promise<number> {
  const server = new ClassServer({ port: 0, host: '127.0.0.1', folder: builtFolder() });
  await server.start();
  onTestFinished(() => server.close());
  return Number(new URL(server.page).port);
}

async function livePort(): Promise<number> {
  const { page, close } = await servedPage(builtFolder());
  onTestFinished(close);
  return Number(new URL(page.address).port);
}

async function adminPort(): Promise<number> {
  const { live, close } = await servedPage(builtFolder());
  const admin = new AdminServers(live);
  onTestFinished(async () => {
    await admin.close();
    await close();
  });
  const [port = 0] = await admin.start('127.0.0.1', 0);
  return port;
}

function builtFolder(): string {
  const folder = temporaryFolder();
  for (const page of ['index.html', 'join.html']) writeFileSync(join(folder, page), '<p>lab</p>');
  return folder;
}

/** Asked for as it stands: `fetch` would tidy the address. */
function statusAt(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
