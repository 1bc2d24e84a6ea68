import { expect, test } from 'vitest';
import { instrumented, SPY_NAMES } from './instrument.ts';

/** Runs what a function `main` does, and says the lines that it came by. */
function linesOf(code: string, ...given: readonly unknown[]) {
  const seen: { line: number; locals: Record<string, unknown> }[] = [];
  const spies = {
    [SPY_NAMES.at]: (line: number, _: number, locals: Record<string, () => unknown>) =>
      seen.push({ line, locals: Object.fromEntries(Object.entries(locals).flatMap(valueOf)) }),
    [SPY_NAMES.into]: () => 1,
    [SPY_NAMES.out]: () => undefined,
    [SPY_NAMES.wait]: (_: number, value: unknown) => value,
    [SPY_NAMES.back]: (_: number, value: unknown) => value,
  };
  const text = instrumented(code).replace('export default ', '');
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- it is what the marks are for
  const run = new Function(...Object.keys(spies), `${text}\nreturn main`);
  const main = run(...Object.values(spies)) as (...args: readonly unknown[]) => unknown;
  return { result: main(...given), seen, lines: seen.map(({ line }) => line), text };
}

/** A variable further down has no value yet where a function that stands there is called. */
function valueOf([name, of]: readonly [string, () => unknown]): readonly (readonly [string, unknown])[] {
  try {
    return [[name, of()]];
  } catch {
    return [];
  }
}

test('every line that runs says so, and none that does not', () => {
  const { result, lines } = linesOf(
    `function main(n) {
  let sum = 0;
  for (let i = 0; i < n; i++)
    if (i % 2 === 0) continue;
    else sum += i;
  const double = (x) =>
    x * 2;
  switch (sum) {
    case 1: sum = 5; break;
    default: sum = double(sum);
  }
  do sum--; while (sum > 7);
  out: for (;;) { break out; }
  for (const x of [1, 2]);
  try { null.x; } catch (error) {
    return [sum, error.name];
  } finally { sum = 0; }
}`,
    4,
  );
  expect(result).toEqual([7, 'TypeError']);
  expect(lines).toEqual([
    2, 3, 4, 4, 4, 5, 4, 4, 4, 5, 6, 8, 10, 7, 12, 12, 13, 13, 14, 14, 14, 15, 15, 16, 17,
  ]);
});

test('a statement tells the variables that it can read, from where they have a value', () => {
  const { seen } = linesOf(
    'function main(list, { key }) {\nconst a = 1;\nfor (const x of list) {\nuse(x);\n}\nlet b = 2;\nreturn a + b;\nfunction use(y) { return y; }\n}',
    [7],
    { key: 'k' },
  );
  expect(seen.find(({ line }) => line === 4)?.locals).toMatchObject({ x: 7, a: 1, key: 'k' });
  expect(seen.find(({ line }) => line === 2)?.locals).toEqual({ list: [7], key: 'k' });
  expect(seen.find(({ line }) => line === 8)?.locals).toMatchObject({ y: 7 });
});

test('what is awaited is awaited as before', async () => {
  const { result } = linesOf(
    'async function main() { const add = async (a) => (await a) + 1; return { sum: await add(Promise.resolve(1)) }; }',
  );
  await expect(result).resolves.toEqual({ sum: 2 });
});

test.each([
  'const ignore = () => {}; return [ignore()];',
  'return [await Promise.reject(1).catch(() => {}).then(() => {}, () => {})];',
  'function later() {} async function never() {} return [later(), await never()];',
  'class Box { constructor() {} open() {} on = () => {}; } const box = new Box(); return [box.open(), box.on()];',
  'return [await (async (done = () => {}) => done())(), (() => ({}))()];',
])('a function with nothing in it does nothing: %s', async (body) => {
  const code = `async function main() { ${body} }`;
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- without marks
  const plain: unknown = await new Function(`${code}\nreturn main()`)();
  await expect(linesOf(code).result).resolves.toEqual(plain);
});

test('lines stay where they are', () => {
  const code = 'let a = 1;\nfunction main() {\n  return a;\n}';
  expect(instrumented(code).split('\n')).toHaveLength(4);
});
