// Code that is wrong or means harm: it is named at its line, nothing gets out, and the world goes on.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Interpreter } from './interpreter.ts';
import { loadOwnRecipes, withItsMemory } from './load.ts';
import { mistakeIn } from './mistakes.ts';
import { Sandbox } from './sandbox.ts';
import { failures, logged, run } from './testing.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

/** Its runtimes hold an object that nothing lets go. */
async function forgetful(): Promise<QuickJSWASMModule> {
  const quickJs = await withItsMemory();
  return Object.create(quickJs, {
    newRuntime: {
      value: () => {
        const runtime = quickJs.newRuntime();
        runtime.newContext().newObject();
        return runtime;
      },
    },
  }) as QuickJSWASMModule;
}

const memoryBytes = (quickJs: Awaited<ReturnType<typeof loadOwnRecipes>>) =>
  quickJs.getWasmMemory().buffer.byteLength;

const inMain = (body: string) => `export default async function main(client) {\n${body}\n}\n`;

test.each([
  ['a syntax error', 'export default async function main(client) {\n  const = 3;\n}', /^line 2: a variable/],
  [
    'a bracket too few',
    'export default async function main(client) {\n  if (true {\n  }\n}',
    /^line 2: \) is missing before “\{”/,
  ],
  ['nothing exported', 'const x = 1;', /export default async function main/],
  ['something else exported', 'export default 3;', /export default async function main/],
  ['an exception at the top', 'const x = 1;\nnull.x;', /^line 2: TypeError/],
  ['an exception', inMain('await client.sleep(1);\nnull.x;'), /^line 3: TypeError/],
  ['something odd thrown', inMain('throw 5;'), /threw 5/],
  [
    'an unknown call',
    inMain('await client.zk.creat("/a");'),
    /^line 2: TypeError: client\.zk has no creat: is client\.zk\.create meant\?/,
  ],
  ['an unknown member', inMain('client.foo();'), /^line 2: TypeError: client has no foo/],
  [
    'a path that is none',
    inMain('await client.zk.create(5);'),
    /^line 2: TypeError: zk\.create: the path is a string/,
  ],
  ['a path that is wrong', inMain('await client.zk.exists("a");'), /^line 2: IllegalArgumentException/],
  [
    'data that is no text',
    inMain('await client.zk.create("/a", { a: 1 });'),
    /^line 2: TypeError: zk\.create: data is a string/,
  ],
  [
    'a mode that is none',
    inMain('await client.zk.create("/a", "", { mode: "QUICK" });'),
    /the mode is one of PERSISTENT/,
  ],
  [
    'an option that is none',
    inMain('await client.zk.create("/a", "", { mod: 1 });'),
    /zk\.create has no option "mod"; there are mode/,
  ],
  [
    'a version that is none',
    inMain('await client.zk.setData("/a", "", "1");'),
    /^line 2: TypeError: zk\.setData: the version/,
  ],
  ['a watcher that is none', inMain('await client.zk.exists("/a", true);'), /the watcher is a function/],
  [
    '2 MB of data',
    inMain(
      'let text = "x".repeat(100000);\nwhile (text.length < 2e6) text += text;\nawait client.zk.create("/a", text);',
    ),
    /^line 4: RangeError: zk\.create: data of 3200000 characters/,
  ],
  [
    'an error of ZooKeeper that nobody catches',
    inMain('await client.sleep(1);\nawait client.zk.delete("/no");'),
    /^line 3: KeeperException: NoNode for \/no/,
  ],
  [
    'a sleep that is no number',
    inMain('await client.sleep("long");'),
    /^line 2: TypeError: client\.sleep: milliseconds/,
  ],
  [
    'the clock of the machine',
    inMain('return Date.now();'),
    /there is no Date here: use await client\.clock\(\)/,
  ],
  [
    'chance of its own',
    inMain('return Math.random();'),
    /there is no Math\.random here: use await client\.draw/,
  ],
  ['a timer', inMain('setTimeout(() => {}, 1);'), /there is no setTimeout here: use await client\.sleep/],
  ['the network', inMain('await fetch("https://example.org");'), /there is no fetch here/],
  ['the process', inMain('process.exit(1);'), /there is no process here/],
  ['another file', 'import fs from "node:fs";\nexport default async function main() {}', /node:fs/],
  [
    'a watcher that throws',
    inMain(
      'await client.zk.exists("/exclusive_lock/a", () => {\nnull.x;\n});\nawait client.zk.create("/exclusive_lock/a");',
    ),
    /^line 3: TypeError/,
  ],
])('%s is named at its line', (_, code, words) => {
  const simulation = run(code, { values: { promise: 'nothing' } });
  expect(failures(simulation).join('\n')).toMatch(words);
});

test.each([
  ['a number in a template', '`order-${123456}`', 'order-123456'],
  ['a number appended', '"order-".concat(123456)', 'order-123456'],
  ['a slice that ends far behind the text', '"abc".slice(1, 200000)', 'bc'],
  ['a search from far behind', 'String("abc".indexOf("b", 200000))', '-1'],
  ['a number that is padded', '"123456".padStart(8, 0)', '00123456'],
])('%s may be as large as it likes', (_, text, is) => {
  const simulation = run(inMain(`client.log(${text});`), { values: { promise: 'nothing' } });
  expect(failures(simulation)).toEqual([]);
  expect(logged(simulation)).toEqual([is]);
});

describe('what would never end, or be too much,', () => {
  test.each([
    ['a loop', 'let i = 0;\nfor (;;) i = Math.max(i, 1);', /^line 3: this ran for too long/],
    ['a loop that calls nothing', '\nfor (;;);', /^line 3: this ran for too long/],
    ['a loop of promises', 'for (;;) await null;', /this ran for too long/],
    [
      'a chain of promises',
      'const f = () => Promise.resolve().then(f);\nawait f();',
      /this ran for too long/,
    ],
    [
      'a call that awaits itself',
      'const f = async () => { await null; return f(); };\nawait f();',
      /this ran for too long/,
    ],
    [
      'promises that are piled up',
      'let p = Promise.resolve();\nfor (;;) p = p.then(() => 1);',
      /too much memory|ran for too long/,
    ],
    ['a loop that catches everything', 'for (;;) { try { for (;;); } catch {} }', /this ran for too long/],
    [
      'a recursion',
      'const f = () => f() + 1;\nf();',
      /^line 2: this calls itself too deeply|RangeError|InternalError/,
    ],
    [
      'a recursion through JSON',
      'let a = []; for (let i = 0; i < 20000; i++) a = [a];\nJSON.stringify(a);',
      /too deeply/,
    ],
    ['nesting', 'let s = ""; for (let i = 0; i < 5000; i++) s += "[";\neval(s);', /too deeply/],
    ['memory', 'const a = []; for (;;) a.push({ a: 1 });', /too much memory|ran for too long/],
    [
      'memory in large pieces',
      'const a = []; for (;;) a.push(new Uint8Array(100000));',
      /^line 2: RangeError: more than 5000000 elements or characters copied/,
    ],
    [
      'memory filled by a native loop',
      'const a = []; for (;;) a.push(new Array(1e5).fill("x".repeat(1e3)));',
      /^line 2: RangeError: more than 5000000 elements or characters copied/,
    ],
    [
      'a list that is searched again and again',
      'const a = new Array(1e5).fill(0); for (;;) a.indexOf(1);',
      /^line 2: RangeError: more than 5000000 elements or characters copied/,
    ],
    [
      'ten thousand requests at once',
      'for (let i = 0; i < 10000; i++)\nclient.zk.exists("/");',
      /^line 3: RangeError: more than 1000 calls at once/,
    ],
    ['a native loop over nothing', 'new Array(4e9).indexOf(1);', /too much for a recipe/],
    [
      'a native loop over an object',
      'Array.prototype.fill.call({ length: 2 ** 53 - 1 });',
      /too much for a recipe/,
    ],
    ['a long text', '"x".repeat(1e9);', /too much for a recipe/],
    ['a long text whose length is a text', '"x".repeat("1000000");', /too much for a recipe/],
    ['a text padded too far', '"x".padEnd(1e6);', /too much for a recipe/],
    ['a regular expression', '/(a+)+$/.test("a".repeat(40) + "b");', /this ran for too long/],
    [
      'a proxy of proxies',
      'let p = {}; for (let i = 0; i < 20000; i++) p = new Proxy(p, {});\np.x;',
      /too deeply/,
    ],
  ])('is stopped: %s', (_, body, words) => {
    expect(failures(run(inMain(body), { values: { promise: 'nothing' } })).join('\n')).toMatch(words);
  });

  test('stops one client alone: the others go on, and so does the next world', () => {
    const code = inMain(
      'if (client.name === "A") for (;;);\nawait client.sleep(10);\nclient.log("done " + client.name);',
    );
    const simulation = run(code, { clients: 3 });
    expect(failures(simulation)).toHaveLength(1);
    expect(logged(simulation)).toEqual(['done B', 'done C']);
    expect(logged(run(inMain('client.log(1 + 1)')))).toEqual(['2']);
  });

  test('takes no more memory than a program of that size has use for', async () => {
    const quickJs = await loadOwnRecipes();
    const before = memoryBytes(quickJs);
    const code = inMain('const a = []; for (;;) a.push(new Array(1e5).fill("x".repeat(1e3)));');
    for (let client = 0; client < 3; client++) new Sandbox(new Interpreter(quickJs), 'A').begin(code);
    expect(memoryBytes(quickJs) - before).toBeLessThan(256 << 20);
  });

  test('ends with its world, also where memory ran out within a promise', async () => {
    const box = new Sandbox(new Interpreter(await loadOwnRecipes()), 'A');
    expect(() => box.begin(inMain('let p = Promise.resolve();\nfor (;;) p = p.then(() => 1);'))).toThrow(
      /too much memory|ran for too long/,
    );
    expect(() => box.dispose()).not.toThrow();
    expect(logged(run(inMain('client.log(1 + 1)')))).toEqual(['2']);
  });

  test('ends with its world, also where it was stopped behind an await', async () => {
    const box = new Sandbox(new Interpreter(await loadOwnRecipes()), 'A');
    box.begin(inMain('const a = [];\nawait null;\nfor (;;) a.push({ a: 1 });'));
    expect(box.takeCalls().map(({ op }) => op)).toContain('fail');
    expect(() => box.dispose()).not.toThrow();
    expect(logged(run(inMain('client.log(1 + 1)')))).toEqual(['2']);
  });

  test('hides no object that the host has forgotten to let go', async () => {
    const box = new Sandbox(new Interpreter(await forgetful()), 'A');
    box.begin(inMain('client.log(1);'));
    expect(() => box.dispose()).toThrow(/gc_obj_list/);
  });

  test('stops at the same step every time', () => {
    const code = inMain('await client.sleep(5);\nfor (let i = 0; ; i++) if (i % 1000 === 0) client.log(i);');
    const [one, again] = [run(code), run(code)];
    expect(one.hash()).toBe(again.hash());
  });
});

describe('an attempt to get out', () => {
  test.each([
    [
      'by the constructor of a function',
      'return (() => {}).constructor("return typeof window + typeof self + typeof document + typeof importScripts")()',
      'undefinedundefinedundefinedundefined',
    ],
    [
      'by the constructor of the client',
      'return client.constructor.constructor("return typeof WebAssembly + typeof Deno + typeof module")()',
      'undefinedundefinedundefined',
    ],
    [
      'by the constructor of a call',
      'return client.zk.create.constructor("return Object.keys(globalThis).length < 60")()',
      'true',
    ],
    [
      'by the prototype of what a call answers',
      'const stat = await client.zk.exists("/");\nstat.__proto__.polluted = 1;\nreturn Object.keys(stat).includes("polluted") + typeof stat.constructor.constructor("return this")().fetched',
      'falseundefined',
    ],
    ['by eval', 'return eval("typeof require_ + typeof load")', 'undefinedundefined'],
    [
      'by an import',
      'try { await import("node:fs"); return "in"; } catch (error) { return "refused"; }',
      'refused',
    ],
    [
      'by an error',
      'try { await client.zk.delete("/no"); } catch (error) { return error.constructor.constructor("return typeof globalThis.host + typeof globalThis.Buffer")(); }',
      'undefinedundefined',
    ],
    [
      'by its stack',
      'try { null.x; } catch (error) { return String(/node_modules|\\/work|http/.test(error.stack)); }',
      'false',
    ],
  ])('%s finds nothing there', (_, body, answer) => {
    const code = `async function find(client) {\n${body}\n}\nexport default async function main(client) { client.log(String(await find(client))); }`;
    expect(logged(run(code))).toEqual([answer]);
  });

  test('leaves the host as it was, and other clients', () => {
    const code = `export default async function main(client) {
      Object.prototype.polluted = 'yes';
      Array.prototype.map = null;
      JSON.stringify = () => 'broken';
      Promise.prototype.then = null;
      globalThis.found = (globalThis.found ?? 0) + 1;
      client.log(globalThis.found);
    }`;
    expect(logged(run(code, { clients: 2 }))).toEqual(['1', '1']);
    expect('polluted' in {}).toBe(false);
    expect(JSON.stringify([1].map((x) => x))).toBe('[1]');
  });

  test('cannot change what it is given', () => {
    expect(failures(run(inMain('client.name = "Z";')))).toEqual([
      'line 2: TypeError: client.name cannot be changed',
    ]);
    expect(failures(run(inMain('client.zk.create = 1;')))).toEqual([
      'line 2: TypeError: client.zk.create cannot be changed',
    ]);
  });
});

describe('a call that is never awaited', () => {
  const warned = ({ trace }: ReturnType<typeof run>) =>
    trace.flatMap((record) =>
      record.kind === 'fact.stated' && record.fact.type === 'says' && record.fact.isWarning
        ? [`line ${record.fact.line}: ${record.fact.text}`]
        : [],
    );
  const outside = { values: { promise: 'nothing' } };

  test('is carried out all the same, and named at its line', () => {
    const simulation = run(inMain('client.zk.create("/exclusive_lock/a");\nclient.sleep(5);'), outside);
    expect(failures(simulation)).toEqual([]);
    expect(simulation.trace.filter(({ kind }) => kind === 'reply.delivered')).toHaveLength(1);
    expect(warned(simulation)).toEqual([
      'line 2: zk.create was not awaited',
      'line 3: client.sleep was not awaited',
    ]);
  });

  test('is named when it fails and nobody hears of it', () => {
    const code = inMain('client.zk.delete("/no");\nawait client.sleep(1000);\nclient.log("on");');
    const simulation = run(code, outside);
    expect(warned(simulation)).toEqual(['line 2: zk.delete was not awaited, and failed: NoNode']);
    expect(logged(simulation).at(-1)).toBe('on');
  });

  test.each([
    'await client.sleep(1);',
    'const later = client.sleep(1);\nawait client.sleep(9);\nawait later;',
    'client.zk.delete("/no").catch(() => {});',
    'await Promise.all([client.sleep(1), client.clock()]);',
    'const wait = () => client.sleep(1);\nawait wait();',
    'await Promise.race([client.sleep(1), client.sleep(5000)]);',
  ])('is not one that somebody waits for: %s', (body) => {
    expect(warned(run(inMain(body), outside))).toEqual([]);
  });
});

describe('before it is run', () => {
  test.each([
    ['export default async function main(client) {\n  const = 3;\n}', 2],
    ['export default async function main(client) {\n  if (true {\n  }\n}', 2],
    ['let a;\nlet b;\nlet a;', 3],
  ])('%j is found to be wrong at its line', async (code, line) => {
    expect(mistakeIn(await loadOwnRecipes(), code)).toMatchObject({ line });
  });

  test('a file that would never end is read and not run', async () => {
    expect(
      mistakeIn(await loadOwnRecipes(), 'for (;;);\nexport default async function main() {}'),
    ).toBeNull();
  });
});
