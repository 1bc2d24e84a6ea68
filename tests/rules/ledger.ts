// Reads docs/rules.md and docs/fidelity.md and says where they contradict each other or the project's files.

/** The project's files by path: all text that may mention rules, and the names of the traces. */
export type Files = ReadonlyMap<string, string>;

/** Everything that is not true, each in a sentence; nothing if all is well. */
export function problemsOf(rulesText: string, ledgerText: string, files: Files): readonly string[] {
  const rules = readRules(rulesText);
  const entries = readItems(ledgerText).map(readEntry);
  return [
    ...problemsOfRules(rules),
    ...problemsOfLedger(rules, entries),
    ...entries.flatMap((entry) => problemsOfProofs(entry, files)),
    ...problemsOfCounts(ledgerText, files),
    ...problemsOfMentions(new Set(rules.map(({ number }) => number)), files),
  ];
}

/** `- [Z1] What ZooKeeper does. _(source)_` */
export function readRules(text: string): readonly Rule[] {
  return readItems(text).map(({ number, rest }) => {
    const [, statement = '', source = ''] = /^(.*?)(?: ?_\((.*)\)_)?$/.exec(rest) ?? [];
    return { number, statement, source };
  });
}

interface Rule {
  readonly number: string;
  readonly statement: string;
  readonly source: string;
}

/** What docs/fidelity.md says of a rule. */
interface Entry {
  readonly number: string;
  readonly source: string;
  readonly traces: readonly string[];
  readonly tests: readonly Proof[];
}

/** A test's file, and its title without the numbers of rules. */
interface Proof {
  readonly file: string;
  readonly title: string;
}

const NUMBER = /\[((?:[ZWSCNQ]|I-)\d+e?)\]/g;
const TRACES = 'conformance/traces/';

/** The items of lists that begin with a rule's number, each as one line. */
function readItems(text: string): readonly { readonly number: string; readonly rest: string }[] {
  const whole = text.replaceAll(/\n {2,}(?=[^\s-])/g, ' ');
  return [...whole.matchAll(/^- \[((?:[ZWSCNQ]|I-)\d+e?)\] ?(.*)$/gm)].map(([, number = '', rest = '']) => ({
    number,
    rest,
  }));
}

/** `- [Z1] _(source)_ `trace`, `trace` · [file](../src/file.test.ts) "title", "title" · …` */
function readEntry({ number, rest }: ReturnType<typeof readItems>[number]): Entry {
  const [, source = '', proofs = ''] = /^_\((.*?)\)_ ?(.*)$/.exec(rest) ?? [];
  const [recorded = ''] = proofs.split(/\[[^\]]+\]\(/);
  const traces = [...recorded.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return { number, source, traces, tests: readProofs(proofs) };
}

function readProofs(proofs: string): readonly Proof[] {
  return proofs.split(/(?=\[[^\]]+\]\(\.\.\/)/).flatMap((part) => {
    const file = /^\[[^\]]+\]\(\.\.\/([^)]+)\)/.exec(part)?.[1];
    if (file === undefined) return [];
    return [...part.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title }));
  });
}

function problemsOfRules(rules: readonly Rule[]): readonly string[] {
  const seen = new Set<string>();
  return rules.flatMap(({ number, statement, source }) => {
    const found = seen.has(number) ? [`[${number}] stands twice in docs/rules.md`] : [];
    seen.add(number);
    if (statement === '') found.push(`[${number}] has no statement`);
    if (source === '') found.push(`[${number}] has no source`);
    return found;
  });
}

function problemsOfLedger(rules: readonly Rule[], entries: readonly Entry[]): readonly string[] {
  const ofRules = rules.flatMap(({ number, source }) => {
    const own = entries.filter((entry) => entry.number === number);
    const [entry] = own;
    if (entry === undefined) return [`[${number}] is missing in docs/fidelity.md`];
    if (own.length > 1) return [`[${number}] stands twice in docs/fidelity.md`];
    const found = [];
    if (entry.source !== source) found.push(`[${number}] has another source in docs/fidelity.md`);
    if (entry.traces.length + entry.tests.length === 0) found.push(`[${number}] has no proof`);
    else if (isOfEnsembles(number) && entry.tests.length === 0) found.push(`[${number}] has no test`);
    return found;
  });
  const numbers = new Set(rules.map(({ number }) => number));
  const strange = entries.filter(({ number }) => !numbers.has(number));
  return [...ofRules, ...strange.map(({ number }) => `docs/fidelity.md knows a rule [${number}]`)];
}

/** What a recording of several servers proves is hard to see in it: their rules have tests besides. */
function isOfEnsembles(number: string): boolean {
  return number.startsWith('Q');
}

function problemsOfProofs({ number, traces, tests }: Entry, files: Files): readonly string[] {
  const missing = traces
    .filter((name) => !files.has(`${TRACES}${name}.json`))
    .map((name) => `[${number}] names the trace ${name}: there is none of that name`);
  return [...missing, ...tests.flatMap((proof) => problemsOfTest(number, proof, files))];
}

/** Every test that docs/findings.md names and that is not there, and every story without a test, in a sentence. */
export function problemsOfFindings(text: string, files: Files): readonly string[] {
  const whole = text.replaceAll(/\n {2,}(?=[^\s-])/g, ' ');
  const stories = [...whole.matchAll(/^- \*\*(.+?)\*\* ?(.*)$/gm)];
  if (stories.length === 0) return ['docs/findings.md tells no story'];
  return stories.flatMap(([, name = '', told = '']) => {
    const proofs = readProofs(told);
    if (proofs.length === 0) return [`"${name}" has no test`];
    return proofs
      .filter((proof) => !isThere(proof, files))
      .map(({ file }) => `"${name}" names no test of ${file}`);
  });
}

function isThere({ file, title }: Proof, files: Files): boolean {
  return (files.get(file) ?? '').split('\n').some((line) => hasTitle(line, title));
}

/** A title that names rules must name this one. */
function problemsOfTest(number: string, { file, title }: Proof, files: Files): readonly string[] {
  const text = files.get(file);
  if (text === undefined) return [`[${number}] names the test file ${file}: there is none`];
  const line = text.split('\n').find((candidate) => hasTitle(candidate, title));
  if (line === undefined) return [`[${number}] names a test "${title}": ${file} has none`];
  const named = numbersIn(line);
  if (named.length === 0 || named.includes(number)) return [];
  return [`[${number}] names a test of ${named.join(', ')}: "${title}"`];
}

/** The title as it is quoted in the source, perhaps behind the numbers of rules, perhaps not to its end. */
function hasTitle(line: string, title: string): boolean {
  const at = line.indexOf(title);
  return at > 0 && /['"`](?:\[[^\]]+\] )*$/.test(line.slice(0, at));
}

/** Rows such as `| conformance/traces/own | 82 |`, and what is there. */
function problemsOfCounts(ledgerText: string, files: Files): readonly string[] {
  const rows = [...ledgerText.matchAll(/^\| `(conformance\/traces[^`]*)` +\| +(\d+) +\|/gm)];
  if (rows.length === 0) return ['docs/fidelity.md does not say how many traces there are'];
  return rows.flatMap(([, folder = '', count = '']) => {
    const there = [...files.keys()].filter((file) => isReplayed(file, folder)).length;
    return there === Number(count) ? [] : [`${folder} has ${there} traces, not ${count}`];
  });
}

function isReplayed(file: string, folder: string): boolean {
  const name = file.slice(folder.length + 1);
  return file.startsWith(`${folder}/`) && name.endsWith('.json') && !name.includes('/');
}

function problemsOfMentions(rules: ReadonlySet<string>, files: Files): readonly string[] {
  return [...files].flatMap(([file, text]) => {
    const unknown = numbersIn(text).filter((number) => !rules.has(number));
    const named = [...text.matchAll(/\[[ZWSCNQ]:[^\]]*\]/g)].map(([mention]) => mention);
    return [
      ...unknown.map((number) => `${file} mentions [${number}], which is no rule`),
      ...named.map((mention) => `${file} mentions ${mention}: rules are numbered`),
    ];
  });
}

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(NUMBER)].map(([, number = '']) => number);
}
