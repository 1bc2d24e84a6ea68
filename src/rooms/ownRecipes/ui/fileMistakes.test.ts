// What is wrong with the files of a program, in both languages.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { failures, run } from '../../../ownRecipes/testing.ts';
import { ownRecipeWords as english } from '../words/en.ts';
import { ownRecipeWords as chinese } from '../words/zh.ts';

await loadOwnRecipes();

const MAIN = 'export default async function main() {}\n';
const LOCK = '// @file lock.js\nexport const lock = 1;\n';

test.each([
  [
    `import './x.js';\n${MAIN}${LOCK}`,
    "main.js imports './x.js', and there is no such file; the files are main.js, lock.js",
    'main.js 导入 ./x.js，但没有这个文件；现有 main.js, lock.js',
  ],
  [
    `import 'fs';\n${MAIN}${LOCK}`,
    "main.js imports 'fs': a program can import its own files only, such as './lock.js'",
    'main.js 导入 fs：只能导入程序自己的文件，例如 ./lock.js',
  ],
  [
    `${MAIN}${Array.from({ length: 50 }, (_, at) => `// @file part${at}.js\n`).join('')}`,
    'there are 51 files; a program can have 50',
    '共 51 个文件，最多 50 个',
  ],
  [`${MAIN}${LOCK}${LOCK}`, 'there are two files named lock.js', '有两个文件都叫 lock.js'],
  [
    `${MAIN}// @file lock\n`,
    "'lock' is not a file name here: it has to be like lock.js or util/lock.js",
    '文件名不能是 lock，应当像 lock.js 或 util/lock.js',
  ],
  [
    `import { free } from './lock.js';\n${MAIN}${LOCK}`,
    'main.js imports free from lock.js, which does not export it',
    'main.js 从 lock.js 导入 free，但那里没有导出它',
  ],
  [
    `import lock from './lock.js';\n${MAIN}${LOCK}`,
    'main.js imports default from lock.js, which does not export it',
    'main.js 从 lock.js 导入 default，但那里没有导出它',
  ],
  [
    `${LOCK}// @file main.js\n${MAIN}`,
    'TypeError: lock.js comes first, so it has to export the program: export default async function main(client) { … }',
    'lock.js 是第一个文件，必须导出程序：export default async function main(client) { … }',
  ],
])('%#', (code, inEnglish, inChinese) => {
  const message = failures(run(code))[0]?.replace(/^line \d+: /u, '') ?? '';
  expect(english.said(message)).toBe(inEnglish);
  expect(chinese.said?.(message)).toBe(inChinese);
});
