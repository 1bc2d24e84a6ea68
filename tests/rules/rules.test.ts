// docs/rules.md and docs/fidelity.md stay true: every rule has a proof, every proof is there, every mention means a rule.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { INVARIANT_IDS } from '../../src/engine/index.ts';
import { problemsOf, ruleNumbers, type Files } from './ledger.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docs/rules.md and docs/fidelity.md', () => {
  test('agree with each other, with the traces and tests they name, and with all that mentions a rule', () => {
    expect(problemsOf(read('docs/rules.md'), read('docs/fidelity.md'), projectFiles())).toEqual([]);
  });

  test('have a rule for every invariant of the engine, and no other', () => {
    const invariants = ruleNumbers(read('docs/rules.md')).filter((number) => number.startsWith('I-'));
    expect(invariants).toEqual(INVARIANT_IDS);
  });
});

/** A small project in which all is well. Numbers are put together, so that this file mentions no rule that is none. */
const Z = (number: number) => `[Z${number}]`;
const RULES = `| ${Z(1)} | A tree. | DataTree |\n| ${Z(2)} | No order. | DataNode |\n`;
const ONE = `| ${Z(1)} | DataTree | \`tree\` | |\n`;
const TWO = `| ${Z(2)} | DataNode | | [a](../src/a.test.ts): "by name", "sorted" |\n`;
const COUNT = '| `conformance/traces` | 1 |\n';
const FILES: Files = new Map([
  ['conformance/traces/tree.json', ''],
  ['conformance/traces/ens-tree.json', ''],
  ['src/a.test.ts', `test('${Z(2)} by name', run);\ntest('sorted', run);`],
  ['src/b.ts', `// As ${Z(1)} says.`],
]);
const withFile = (path: string, text: string): Files => new Map([...FILES, [path, text]]);

describe('the check of the rules', () => {
  test('finds nothing where all is well', () => {
    expect(problemsOf(RULES, ONE + TWO + COUNT, FILES)).toEqual([]);
  });

  test.each<readonly [string, string, string, Files]>([
    [`${Z(2)} stands twice in docs/rules.md`, `${RULES}| ${Z(2)} | Again. | DataNode |`, ONE + TWO, FILES],
    [`${Z(3)} has no statement`, `${RULES}| ${Z(3)} | | DataNode |`, ONE + TWO, FILES],
    [`${Z(3)} has no source`, `${RULES}| ${Z(3)} | A rule. | |`, ONE + TWO, FILES],
    [`${Z(2)} is missing in docs/fidelity.md`, RULES, ONE, FILES],
    [`${Z(2)} stands twice in docs/fidelity.md`, RULES, ONE + TWO + TWO, FILES],
    [`${Z(2)} has another source`, RULES, ONE + TWO.replace('DataNode', 'Stat'), FILES],
    [`${Z(1)} has no proof`, RULES, ONE.replace('`tree`', '') + TWO, FILES],
    [`docs/fidelity.md knows a rule ${Z(4)}`, RULES, ONE + TWO + ONE.replace(Z(1), Z(4)), FILES],
    [`${Z(1)} names the trace bush`, RULES, ONE.replace('tree', 'bush') + TWO, FILES],
    [`${Z(1)} names the trace ens-tree`, RULES, ONE.replace('tree', 'ens-tree') + TWO, FILES],
    [`${Z(2)} names the test file src/c.test.ts`, RULES, ONE + TWO.replace('src/a', 'src/c'), FILES],
    [`${Z(2)} names a test "by size"`, RULES, ONE + TWO.replace('by name', 'by size'), FILES],
    [`${Z(2)} names a test "name"`, RULES, ONE + TWO.replace('by name', 'name'), FILES],
    [`${Z(1)} names a test of Z2`, RULES, ONE.replace('| |', '| [a](../src/a.test.ts): "by name" |') + TWO, FILES],
    ['conformance/traces has 1 traces, not 2', RULES, ONE + TWO + COUNT.replace('1', '2'), FILES],
    ['does not say how many traces', RULES, ONE + TWO, FILES],
    [`src/c.ts mentions ${Z(9)}`, RULES, ONE + TWO, withFile('src/c.ts', `// As ${Z(9)} says.`)],
    ['rules are numbered', RULES, ONE + TWO, withFile('src/c.ts', `// As ${'[Z'}:tree] says.`)],
  ])('finds that %s', (problem, rules, ledger, files) => {
    expect(problemsOf(rules, ledger, files).join('\n')).toContain(problem);
  });
});

/** Whatever may mention a rule, and the names of all traces. */
function projectFiles(): Files {
  const files = new Map<string, string>();
  for (const folder of ['src', 'conformance', 'tests', 'scripts', 'bench', 'e2e', 'docs']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name).replaceAll('\\', '/');
      if (/\.(?:ts|tsx|mjs|py|md)$/.test(path)) files.set(path, read(path));
      else if (path.endsWith('.json')) files.set(path, '');
    }
  }
  for (const name of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']) files.set(name, read(name));
  return files;
}
