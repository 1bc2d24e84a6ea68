// What command lines say of what they cannot use: a sentence that names it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTapArguments } from './tap/arguments.ts';
import { callScript } from './testing/callScript.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const none = '/nowhere/none.js';

describe('a file that is not there is named', () => {
  test.each([
    ['try', [none], 2],
    ['explore', [none], 2],
    ['explore', ['--replay', none], 2],
    ['zkcli', [none], 2],
    ['logs', [none], 1],
    ['tap', ['--upstream', 'localhost:2181', '--script', none], 2],
    ['sim', ['--world', none], 2],
  ] as const)('npm run %s -- %s', async (name, args, exitCode) => {
    const { status, stdout, stderr } = await callScript(`scripts/${name}.ts`, ...args);
    expect([status, stdout]).toEqual([exitCode, '']);
    expect(stderr).toContain(`There is no file ${JSON.stringify(none)}.`);
    expect(stderr).not.toContain('ENOENT');
  });
});

test('npm run explore -- --replay of something else says which file is no certificate', async () => {
  const file = join(temporaryFolder(), 'leader.js');
  writeFileSync(file, '// Buggy leader\n');
  const { status, stderr } = await callScript('scripts/explore.ts', '--replay', file);
  expect(status).toBe(2);
  expect(stderr).toBe(
    `${JSON.stringify(file)} is no certificate: npm run explore -- --json prints one, and “Copy certificate” on the page copies one.\n`,
  );
});

test('npm run scorm without a lesson says how it is called, and of one that there is not which there are', async () => {
  const without = await callScript('scripts/scorm.ts');
  expect([without.status, without.stdout]).toEqual([2, '']);
  expect(without.stderr).toMatch(/^Packs a lesson[^]*npm run scorm -- L4/);
  const other = await callScript('scripts/scorm.ts', 'L99');
  expect(other.status).toBe(2);
  expect(other.stderr).toMatch(/^no lesson 'L99'; there are L0, L1, /);
});

test('npm run handins says of a file without codes what the page says', async () => {
  const file = join(temporaryFolder(), 'leader.js');
  writeFileSync(file, '// no code');
  const { status, stdout } = await callScript('scripts/handins.ts', file, none);
  expect(status).toBe(1);
  expect(stdout).toBe(
    `REFUSED ${file}: This is not a hand-in code.\nREFUSED ${none}: There is no file that can be read.\n`,
  );
});

test('--give names a word that is no command', async () => {
  const { status, stderr } = await callScript('scripts/sim.ts', 'try-lock', '--give', '500 fooBar client:A');
  expect([status, stderr]).toEqual([
    2,
    '--give "500 fooBar client:A": "fooBar" is no command; --help lists them.\n',
  ]);
});

test('a command that is refused is told of outside the trace, and the exit code says so', async () => {
  const give = ['--give', '500 killClient client:Z'];
  const { status, stderr } = await callScript('scripts/sim.ts', 'try-lock', ...give, '--json');
  expect([status, stderr]).toEqual([
    1,
    "--give '500 killClient client:Z': “Kill” was refused: there is no client Z here.\n",
  ]);
});

test('one server has one port', () => {
  const parse = () => parseTapArguments(['--upstream', 'localhost:2181', '--listen', '1,2']);
  expect(parse).toThrow('--listen 1,2: one port for the one server of --upstream');
});
