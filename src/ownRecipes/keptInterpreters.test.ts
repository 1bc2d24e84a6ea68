import { beforeAll, expect, test, vi } from 'vitest';
import { withItsMemory } from './load.ts';
import { Interpreter } from './interpreter.ts';
import { KeptInterpreters } from './keptInterpreters.ts';
import { Sandbox } from './sandbox.ts';

let quickJs: Awaited<ReturnType<typeof withItsMemory>>;

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
  ['a loop without end', 'globalThis.left = 1; for (;;);'],
  ['a recursion too deep', 'globalThis.left = 1; (function f() { f(); })();'],
  ['more objects than there is memory for', 'const a = (globalThis.left = []); for (;;) a.push({ a });'],
])('nothing is left of %s', async (_, body) => {
  const kept = await KeptInterpreters.load(withItsMemory, 1);
  const first = kept.take();
  const alone = logged(new Interpreter(quickJs), LOOK);
  logged(first, body);
  const again = kept.take();
  expect(again).toBe(first);
  expect(logged(again, LOOK)).toEqual(alone);
});

test('one at work is not handed out, and one that has grown too large makes room for another', async () => {
  const kept = await KeptInterpreters.load(withItsMemory, 1);
  const first = kept.take();
  expect(kept.take()).toBeNull();
  logged(first, 'const a = []; for (;;) a.push(new Array(1e5).fill("x".repeat(1e3)));');
  expect(kept.take()).toBeNull();
  const next = await vi.waitUntil(() => kept.take(), 60_000);
  expect(next).not.toBe(first);
  expect(logged(next, 'client.log(1);')).toContainEqual(['log', { text: '1' }]);
});
