import { beforeAll, expect, test } from 'vitest';
import { withItsMemory } from './load.ts';
import { Interpreter } from './interpreter.ts';
import { KeptInterpreters } from './keptInterpreters.ts';
import { Sandbox } from './sandbox.ts';

type QuickJs = Awaited<ReturnType<typeof withItsMemory>>;
let quickJs: QuickJs;

beforeAll(async () => {
  quickJs = await withItsMemory();
});

const inMain = (body: string) => `export default async function main(client) {\n${body}\n}\n`;

/** What the code logs until it first waits. */
function logged(interpreter: Interpreter | null, body: string): readonly unknown[] {
  if (interpreter === null) throw new Error('none is free');
  const box = new Sandbox(interpreter, 'A');
  try {
    box.begin(inMain(body));
    return box.takeCalls().map(({ op, args }) => [op, args]);
  } finally {
    box.dispose();
  }
}

const LOOK = `client.log(typeof globalThis.left, [1, 2].map((x) => x * 2), Object.keys(Object.prototype).length, client.name);`;

test.each([
  ['globals and prototypes', 'globalThis.left = 1; Array.prototype.map = () => 0; Object.prototype.x = 1;'],
  [
    'promises that wait for ever',
    'for (let i = 0; i < 100; i++) new Promise(() => {}).then(() => client.log(i));',
  ],
  [
    'calls that nobody answers',
    'for (let i = 0; i < 20; i++) client.zk.exists("/a" + i, (e) => client.log(e));',
  ],
  ['megabytes', 'globalThis.left = Array.from({ length: 50 }, () => "x".repeat(90000) + Math.PI);'],
  ['an error', 'globalThis.left = 1; null.x;'],
])('nothing is left of %s', (_, body) => {
  const kept = new KeptInterpreters([quickJs]);
  const first = kept.take();
  const alone = logged(new Interpreter(quickJs), LOOK);
  logged(first, body);
  const again = kept.take();
  expect(again).toBe(first);
  expect(logged(again, LOOK)).toEqual(alone);
});

test('one at work is not handed out, nor one whose code was stopped', () => {
  const kept = new KeptInterpreters([quickJs]);
  const first = kept.take();
  expect(kept.take()).toBeNull();
  expect(logged(first, 'for (;;);')).toContainEqual(['fail', expect.anything()]);
  expect(kept.take()).toBeNull();
});
