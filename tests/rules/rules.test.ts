// docs/rules.md and docs/fidelity.md stay true: every rule has a proof, every proof is there, every mention means a rule.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { INVARIANT_IDS } from '../../src/engine/index.ts';
import { problemsOf, problemsOfFindings, readRules, type Files } from './ledger.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docs/rules.md and docs/fidelity.md', () => {
  test('agree with each other, with the traces and tests they name, and with all that mentions a rule', () => {
    expect(problemsOf(read('docs/rules.md'), read('docs/fidelity.md'), projectFiles())).toEqual([]);
  });

  test('have a rule for every invariant of the engine, and no other', () => {
    const numbers = readRules(read('docs/rules.md')).map(({ number }) => number);
    const invariants = numbers.filter((number) => number.startsWith('I-'));
    expect(invariants).toEqual(INVARIANT_IDS);
  });
});

describe('docs/findings.md', () => {
  test('names tests that are there', () => {
    expect(problemsOfFindings(read('docs/findings.md'), projectFiles())).toEqual([]);
  });

  test.each([
    ['docs/findings.md tells no story', '# Nothing'],
    ['"Lost." has no test', '- **Lost.** A write.'],
    ['"Lost." names no test of src/a.test.ts', '- **Lost.** A write. [a](../src/a.test.ts) "by size"'],
  ])('is refused where %s', (problem, text) => {
    expect(problemsOfFindings(text, FILES)).toEqual([problem]);
  });
});

/** A small project in which all is well. Numbers are put together, so that this file mentions no rule that is none. */
const Z = (number: number) => `[Z${number}]`;
const Q = (number: number) => `[Q${number}]`;
const RULES = `- ${Z(1)} A tree. _(DataTree)_\n- ${Z(2)} No\n  order. _(DataNode)_\n`;
const ONE = `- ${Z(1)} _(DataTree)_ \`tree\`\n`;
const TWO = `- ${Z(2)} _(DataNode)_ [a](../src/a.test.ts) "by\n  name", "sorted"\n`;
const COUNT = '| `conformance/traces` | 1 |\n';
const LEDGER = ONE + TWO + COUNT;
const FILES: Files = new Map([
  ['conformance/traces/tree.json', ''],
  ['src/a.test.ts', `test('${Z(2)} by name', run);\ntest('sorted', run);`],
  ['src/b.ts', `// As ${Z(1)} says.`],
]);
/** A rule called by a name. */
const NAMED = ['[Z', 'tree]'].join(':');
const saying = (text: string): Files => new Map([...FILES, ['src/c.ts', `// ${text}`]]);

describe('the check of the rules', () => {
  test('finds nothing where all is well', () => {
    expect(problemsOf(RULES, LEDGER, FILES)).toEqual([]);
  });

  test.each<readonly [problem: string, rules: string, ledger: string, mention: string]>([
    [`${Z(2)} stands twice in docs/rules.md`, `${RULES}- ${Z(2)} Again. _(DataNode)_`, LEDGER, ''],
    [`${Z(3)} has no statement`, `${RULES}- ${Z(3)} _(DataNode)_`, LEDGER, ''],
    [`${Z(3)} has no source`, `${RULES}- ${Z(3)} A rule.`, LEDGER, ''],
    [`${Z(2)} is missing in docs/fidelity.md`, RULES, ONE + COUNT, ''],
    [`${Z(2)} stands twice in docs/fidelity.md`, RULES, LEDGER + TWO, ''],
    [`${Z(2)} has another source`, RULES, LEDGER.replace('DataNode', 'Stat'), ''],
    [`${Z(1)} has no proof`, RULES, LEDGER.replace('`tree`', ''), ''],
    [`${Q(1)} has no test`, `${RULES}- ${Q(1)} A vote. _(Vote)_`, `${LEDGER}- ${Q(1)} _(Vote)_ \`tree\``, ''],
    [`docs/fidelity.md knows a rule ${Z(4)}`, RULES, LEDGER + ONE.replace(Z(1), Z(4)), ''],
    [`${Z(1)} names the trace bush`, RULES, LEDGER.replace('tree', 'bush'), ''],
    [`${Z(2)} names the test file src/c.test.ts`, RULES, LEDGER.replace('src/a', 'src/c'), ''],
    [`${Z(2)} names a test "by size"`, RULES, LEDGER.replace('by\n  name', 'by size'), ''],
    [`${Z(2)} names a test "name"`, RULES, LEDGER.replace('by\n  name', 'name'), ''],
    [`${Z(1)} names a test of Z2`, RULES, LEDGER.replace('`tree`', '[a](../src/a.test.ts) "by name"'), ''],
    ['conformance/traces has 1 traces, not 2', RULES, LEDGER.replace('| 1 |', '| 2 |'), ''],
    ['does not say how many traces', RULES, ONE + TWO, ''],
    [`src/c.ts mentions ${Z(9)}`, RULES, LEDGER, `As ${Z(9)} says.`],
    ['rules are numbered', RULES, LEDGER, NAMED],
  ])('finds that %s', (problem, rules, ledger, mention) => {
    expect(problemsOf(rules, ledger, saying(mention)).join('\n')).toContain(problem);
  });
});

/** Whatever may mention a rule, and the names of all traces. */
function projectFiles(): Files {
  const files = new Map<string, string>();
  for (const name of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])
    files.set(name, read(name));
  for (const folder of ['src', 'conformance', 'tests', 'scripts', 'bench', 'e2e', 'docs']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.parentPath.includes('node_modules')) continue;
      const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (/\.(?:ts|tsx|mjs|py|md)$/.test(path)) files.set(path, read(path));
      else if (path.endsWith('.json')) files.set(path, '');
    }
  }
  return files;
}
