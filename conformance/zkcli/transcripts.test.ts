// What zkCli of the lab prints is what Debian's zkCli.sh printed for the same lines (record.py).
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runScript, type ScriptOptions } from '../../scripts/zkcli/runScript.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(`${here}scripts`).map((file) => file.replace(/\.zkcli$/u, ''));

test.each(names)('%s', (name) => {
  const lines = readFileSync(`${here}scripts/${name}.zkcli`, 'utf8').split('\n').slice(0, -1);
  const [word = ''] = name.split('-');
  expect(normalised(runScript(lines, { set: SET[word] ?? {} }))).toBe(
    readFileSync(`${here}${name}.txt`, 'utf8'),
  );
});

/** Servers that are set otherwise, as record.py has it. */
const SET: Readonly<Record<string, ScriptOptions['set']>> = {
  enforced: { enforceQuota: true },
  plain: { extendedTypes: false },
};

test('there are recordings of every command', () => {
  expect(names.length).toBeGreaterThanOrEqual(90);
});

/** What differs from run to run, as record.py writes it. */
function normalised(text: string): string {
  return text
    .replaceAll(/(ephemeralOwner = )0x(?!0$)[0-9a-f]+/gmu, '$1<session>')
    .replaceAll(/^([cm]time = ).*/gmu, '$1<date>')
    .replaceAll('localhost:2181', '<server>')
    .replaceAll(/(ZooKeeper CLI version: ).*/gu, '$1<version>');
}
