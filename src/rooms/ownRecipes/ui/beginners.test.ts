// What beginners get wrong, and what they are told: a sentence that says what to do, at its line, in both languages.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { failures, run } from '../../../ownRecipes/testing.ts';
import { ownRecipeWords as chinese } from '../words/zh.ts';

await loadOwnRecipes();

const inMain = (body: string) => `export default async function main(client) {\n${body}\n}\n`;

test.each([
  [
    inMain("await client.create('/a');"),
    'line 2: TypeError: client has no create: is client.zk.create meant?',
  ],
  [
    inMain("await client.zk.get('/a');"),
    'line 2: TypeError: client.zk has no get: is client.zk.getData meant?',
  ],
  [inMain("client.zk.log('x');"), 'line 2: TypeError: client.zk has no log: is client.log meant?'],
  [
    inMain("await client.zk.getData('/x', 'yes');"),
    'line 2: TypeError: zk.getData: the watcher is a function, such as (event) => client.log(event.type), not "yes"',
  ],
  [
    inMain("await client.zk.create('/x', '', 'EPHEMERAL');"),
    'line 2: TypeError: zk.create: options are an object, such as { mode: "EPHEMERAL" }, not "EPHEMERAL"',
  ],
  [
    inMain("client.holds('/x', 'leader');"),
    'line 2: TypeError: client.holds: options are an object, such as { as: "leader" }, not "leader"',
  ],
  [
    inMain("client.zk.create('/x', '', (error, path) => {});"),
    'line 2: TypeError: zk.create: the callback comes after the options, which may be {}',
  ],
  [
    inMain('await client.zk.multi();'),
    'line 2: TypeError: zk.multi: it takes a list of parts, such as [{ op: "create", path: "/a" }], not undefined',
  ],
  [
    inMain("await zk.create('/a');"),
    "line 2: ReferenceError: 'zk' is not defined: write client.zk, or const { zk } = client",
  ],
  [
    inMain('const attempts = 3;\nclient.log(atempts);'),
    "line 3: ReferenceError: 'atempts' is not defined: is attempts meant? Or declare it with const or let",
  ],
  [
    inMain('client.log(total);'),
    "line 2: ReferenceError: 'total' is not defined: declare it with const or let, or check its spelling",
  ],
  [
    'module.exports = async function main(client) {};',
    "line 1: ReferenceError: 'module' is not defined: write export default async function main(client) { … }",
  ],
  [
    inMain("await client.zk.create('/a', Buffer.from('x'));"),
    "line 2: ReferenceError: 'Buffer' is not defined: the data of a znode is a string",
  ],
  [
    "const zookeeper = require('zookeeper');\n" + inMain(''),
    'line 1: ReferenceError: there is no require here: client.zk is the ZooKeeper client, and import takes files of the program',
  ],
  [
    inMain("JSON.parse('{a: 1}');"),
    'line 2: SyntaxError: JSON.parse: this is not JSON (expecting property name): "{a: 1}"',
  ],
  [inMain("JSON.parse('');"), 'line 2: SyntaxError: JSON.parse: there is no text to parse, but ""'],
  [
    inMain("JSON.parse(await client.zk.getData('/'));"),
    'line 2: SyntaxError: JSON.parse: getData comes to { data, stat }: parse the data alone',
  ],
  [inMain("JSON.parse(client.zk.getData('/'));"), 'line 2: SyntaxError: JSON.parse: the call is not awaited'],
  [inMain("throw 'no lock';"), 'threw "no lock": throw new Error(text) names the line'],
  [inMain('await Promise.reject();'), 'threw undefined: throw new Error(text) names the line'],
  [
    inMain("const { children } = await client.zk.getChildren('/');\nchildren.sort();"),
    "line 3: TypeError: cannot read property 'sort' of undefined: children is undefined",
  ],
  [
    inMain('const own = { path: null };\nclient.log(own.path[0].length);'),
    'line 3: TypeError: cannot read property of null: own.path is null',
  ],
  [
    inMain('const { name } = client;\nclient.log(name.trimm());'),
    'line 3: TypeError: name.trimm is not a function',
  ],
  [inMain('const n = 1;\nn++;'), "line 3: TypeError: 'n' is read-only: declare n with let, not with const"],
  [
    inMain("client.log(own);\nconst own = '/a';"),
    'line 2: ReferenceError: own is not initialized: it is used before the line that declares it',
  ],
  [
    inMain("for (const name of client.zk.getChildren('/')) client.log(name);"),
    'line 2: TypeError: value is not iterable: for … of, […] and … need a list (a call that is not awaited is none)',
  ],
  [
    "export default function main(client) {\n  await client.zk.create('/a');\n}",
    'line 2: await stands in a function that is not async: write async before that function, as in async (event) => { … }',
  ],
  [
    'export defualt async function main(client) {}',
    'line 1: after export comes default, const, let, function or class, as in export default async function main(client) { … }',
  ],
  [
    inMain("awiat client.zk.create('/a');"),
    'line 2: the statement should end before “client”: a word may be misspelled, or an operator or a quotation mark missing',
  ],
  [
    'export default async function main(client) {\n  if (client.name) {\n    client.log(1);\n}\n',
    'line 5: the file ends before the { of line 2 is closed',
  ],
  [inMain('client.log(1);\n}'), 'line 4: one } too many, or something before it is missing'],
  [
    inMain("client.log('it works);"),
    'line 2: a quotation mark is missing: a text that begins here does not end in its line',
  ],
  [inMain('let a = 1;\nlet a = 2;'), 'line 3: a is declared twice'],
  [
    inMain('if (client.name === ) {}'),
    'line 2: “)” cannot stand here: something before it is missing, or it is one character too many',
  ],
  [
    'def main(client):\n    client.create("/a")',
    'line 1: this line is neither JavaScript nor TypeScript, in which a program is written',
  ],
])('%j', (code, told) => {
  const [failure = ''] = failures(run(code, { values: { promise: 'nothing' } }));
  expect(failure).toBe(told);
  const said = failure.replace(/^line \d+: /u, '');
  expect(chinese.said?.(said)).toMatch(/\p{Script=Han}/u);
});
