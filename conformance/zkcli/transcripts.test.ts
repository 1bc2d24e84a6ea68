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

// Typed into the real one, at the leader of three servers with reconfigEnabled; ports are those that servers of the lab stand for.
test('an ensemble is reconfigured', () => {
  const lines = [
    'reconfig -remove 1,2',
    'reconfig -v 5 -remove 1',
    'reconfig -remove 1',
    'config -c',
    'reconfig -add server.1=127.0.0.1:28881:38881;2181',
    'reconfig -add 5',
  ];
  const printed = runScript(lines, { servers: 3, set: { reconfigEnabled: true, skipAcl: true } });
  const [, said = ''] = printed.split('type:None path:null\n');
  expect(
    said.replaceAll(/version=\w+|\b100000\d{3} /gu, (version) => version.replace(/\w+( ?)$/u, 'N$1')),
  ).toBe(
    `Arguments are not valid : 
version No is not valid : 
Committed new configuration:
server.2=127.0.0.1:28882:38882:participant
server.3=127.0.0.1:28883:38883:participant
version=N
N ,
Committed new configuration:
server.1=127.0.0.1:28881:38881:participant;0.0.0.0:2181
server.2=127.0.0.1:28882:38882:participant
server.3=127.0.0.1:28883:38883:participant
version=N
Arguments are not valid : 
`,
  );
});

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
