// What command lines say of what they cannot use: a sentence that names it.
import { describe, expect, test } from 'vitest';
import { callScript } from './testing/callScript.ts';

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
