import { beforeAll, describe, expect, test } from 'vitest';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { filesOf, placeIn, unusedName } from './files.ts';
import { loadOwnRecipes } from './load.ts';
import { readCode } from './readCode.ts';
import { failures, logged, run } from './testing.ts';

let quickJs: QuickJSWASMModule;

beforeAll(async () => {
  quickJs = await loadOwnRecipes();
});

const MAIN = `import { lock } from './lock.js';
export default async function main(client) {
  await lock(client, '/exclusive_lock/lock');
  client.log('locked');
}
`;
const LOCK = `// @file lock.js
export async function lock(client, path) {
  await client.zk.create(path, client.name, { mode: 'EPHEMERAL' });
}
`;

/** In the editor. */
function mistake(text: string) {
  const read = readCode(quickJs, text);
  return read.ok ? null : read.mistake;
}

describe('a program of two files', () => {
  test('runs', () => {
    expect(logged(run(MAIN + LOCK))).toEqual(['locked']);
    expect(mistake(MAIN + LOCK)).toBeNull();
  });

  test('names a failed call by its line in the whole text', () => {
    expect(failures(run(MAIN + LOCK.replace('client.name,', '5,')))).toEqual([
      'line 8: TypeError: zk.create: data is a string or null (JSON.stringify makes one of anything), not 5',
    ]);
  });

  test('marks each call with its line in the whole text', () => {
    const lines = run(MAIN + LOCK).trace.flatMap((record) =>
      record.kind === 'program.resumed' && record.yielded.kind === 'op'
        ? (JSON.stringify(record).match(/"line \d+"/gu) ?? [])
        : [],
    );
    expect(lines).toContain('"line 8"');
  });

  test('is told where the second file cannot be read', () => {
    expect(mistake(`${MAIN}${LOCK}const broken = ;\n`)).toMatchObject({ line: 10 });
    expect(mistake(`${MAIN}// @file lock.js\nexport const lock = ;\n`)).toMatchObject({ line: 7 });
  });

  test('may have types in one of them', () => {
    const typed = LOCK.replace('client, path', 'client: { name: string }, path: string').replace(
      'lock.js',
      'lock.ts',
    );
    const text = MAIN.replace('./lock.js', './lock.ts') + typed;
    expect(logged(run(text))).toEqual(['locked']);
    expect(failures(run(text.replace('client.name,', '5,')))).toEqual([
      expect.stringMatching(/^line 8: TypeError: zk\.create: data/u),
    ]);
  });
});

test('three files may import each other, and the main file', () => {
  const text = `// @file app.js
import { even } from './util/even.js';
export const name = 'app';
export default async function main(client) {
  client.log(String(even(4)));
}
// @file util/even.js
import { odd } from './odd.js';
export const even = (n) => (n === 0 ? true : odd(n - 1));
// @file util/odd.js
import { even } from './even.js';
import { name } from '../app.js';
export const odd = (n) => (n === 0 ? name : even(n - 1));
`;
  expect(failures(run(text))).toEqual([]);
  expect(logged(run(text))).toEqual(['true']);
  expect(logged(run(text.replace('even(4)', 'even(3)')))).toEqual(['app']);
});

test('an invariant is that of the main file', () => {
  const text = `import { noLock } from './check.js';
export const invariant = (tree) => noLock(tree);
export default async function main(client) {
  await client.zk.create('/lock', '');
}
// @file check.js
export const noLock = (tree) => !tree.exists('/lock') || 'there is a lock';
`;
  const { violations } = run(text, { values: { promise: 'fromCode' } });
  expect(violations.map(({ invariant, said }) => [invariant, said?.text])).toEqual([
    ['I-40', 'there is a lock'],
  ]);
});

test.each([
  [
    "import './x.js';",
    1,
    "main.js imports './x.js', and there is no such file; the files are main.js, lock.js",
  ],
  [
    "import '../lock.js';",
    1,
    "main.js imports '../lock.js', and there is no such file; the files are main.js, lock.js",
  ],
  [
    "import fs from 'node:fs';",
    1,
    "main.js imports 'node:fs': a program can import its own files only, such as './lock.js'",
  ],
  [
    "import fs from 'https://example.org/x.js';",
    1,
    "main.js imports 'https://example.org/x.js': a program can import its own files only, such as './lock.js'",
  ],
])('%s is refused, in the editor and in a run', (statement, line, message) => {
  const text = `${statement}${MAIN}${LOCK}`;
  expect(mistake(text)).toMatchObject({ line, message });
  expect(failures(run(text))).toEqual([`line ${line}: ${message}`]);
});

test('an import in a later file is refused at its line', () => {
  expect(mistake(`${MAIN}${LOCK}import './x.js';\n`)).toEqual({
    line: 10,
    column: 8,
    message: "lock.js imports './x.js', and there is no such file; the files are main.js, lock.js",
  });
});

test.each([
  [LOCK + LOCK, 10, 'there are two files named lock.js'],
  ['// @file main.js\n', 6, 'there are two files named main.js'],
  ['// @file ../x.js\n', 6, "'../x.js' is not a file name here: it has to be like lock.js or util/lock.js"],
])('files of other names are refused: %#', (more, line, message) => {
  expect(mistake(MAIN + more)).toEqual({ line, column: 1, message });
  expect(failures(run(MAIN + more))).toEqual([`line ${line}: ${message}`]);
});

test('more than fifty files are too many', () => {
  const files = Array.from({ length: 50 }, (_, at) => `// @file part${at}.js\n`).join('');
  const message = 'there are 51 files; a program can have 50';
  expect(mistake(MAIN + files)).toEqual({ line: 55, column: 1, message });
  expect(failures(run(MAIN + files))).toEqual([`line 55: ${message}`]);
});

test.each([['throw null;'], ["throw new Error('x');"], ['throw { message: 1 };']])(
  'a second file may fail with %s',
  (statement) => {
    const text = `${MAIN}${LOCK}${statement}\n`;
    expect(failures(run(text))).toHaveLength(1);
  },
);

test('a text of one file that imports another is told so in a sentence', () => {
  expect(failures(run(`import './x.js';\n${MAIN.replace(/^import.*\n/u, '')}`))).toEqual([
    "line 1: main.js imports './x.js', and there is no such file; there is only main.js",
  ]);
});

test.each([
  [`${MAIN.replace(/^import.*\n/u, '')}const x = await Promise.resolve(1);\n`, 5],
  [`${MAIN}${LOCK}await null;\n`, 10],
])('await outside of all functions is told so: %#', (code, line) => {
  expect(failures(run(code))).toEqual([
    `line ${line}: await stands outside of all functions: move it into main, or into a function that main calls`,
  ]);
});

test('no file is imported while the program runs', () => {
  const late = MAIN.replace("client.log('locked')", "await import('./lock.js')");
  expect(failures(run(late + LOCK))).toEqual([
    'a program cannot import files while it runs: write import at the top of the file',
  ]);
});

test('a program that does not come first is told so', () => {
  expect(failures(run(`${LOCK.replace('lock.js', 'first.js')}// @file second.js\n${MAIN}${LOCK}`))).toEqual([
    'line 2: TypeError: first.js comes first, so it has to export the program: export default async function main(client) { … }',
  ]);
});

test('a missing export is told where it is imported', () => {
  expect(failures(run(`\n${MAIN.replace('{ lock }', '{\n  lock,\n  unlock\n}')}${LOCK}`))).toEqual([
    'line 4: main.js imports unlock from lock.js, which does not export it',
  ]);
});

test('a text without separators has one file and no places', () => {
  expect(filesOf(MAIN)).toEqual([{ name: 'main.js', separator: 0, body: MAIN, linesBefore: 0 }]);
  expect(placeIn(filesOf(MAIN), 3)).toBeNull();
});

test('a comment on what a file is for begins no file', () => {
  const text = `// @file A lock for one\n${MAIN.replace(/^import.*\n/u, '')}// @file is what this is\n`;
  expect(filesOf(text)).toHaveLength(1);
  expect(mistake(text)).toBeNull();
});

test('lines have places', () => {
  expect([1, 5, 7, 8].map((line) => placeIn(filesOf(MAIN + LOCK), line))).toEqual([
    { file: 'main.js', line: 1 },
    { file: 'main.js', line: 5 },
    { file: 'lock.js', line: 1 },
    { file: 'lock.js', line: 2 },
  ]);
});

test('a new file has a name of its own', () => {
  expect(unusedName(MAIN)).toBe('file2.js');
  expect(unusedName(`${MAIN}// @file file2.js\n`)).toBe('file3.js');
});
