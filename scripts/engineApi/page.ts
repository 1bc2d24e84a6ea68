// docs/engine.md as text: what a program can call of the engine, from the comments in the sources.
import { fileURLToPath } from 'node:url';
import { entriesOf, exportsOf, kindsIn, type Documented, type Listed } from './sourceFile.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const RECORDS = ['connection', 'client', 'tree', 'server', 'ensemble'];
/** What has a section of its own. */
const FIRST: ReadonlySet<string> = new Set([
  'createWorld',
  'WorldOptions',
  'ClientRecipe',
  'CheckedSimulation',
  'Simulation',
  'zk',
]);

export interface Contents {
  readonly exports: ReadonlyMap<string, Documented>;
  readonly recipes: ReadonlyMap<string, Documented>;
  readonly commands: readonly Listed[];
  readonly records: readonly Listed[];
}

export function contents(): Contents {
  return {
    exports: exportsOf(`${SOURCES}package/engine.ts`),
    recipes: exportsOf(`${SOURCES}package/recipes.ts`),
    commands: entriesOf(`${SOURCES}engine/model/command.ts`, 'COMMANDS'),
    records: RECORDS.flatMap((name) => kindsIn(`${SOURCES}engine/trace/records/${name}Records.ts`)),
  };
}

/** The exports that the page documents. Those that only the lab's own page needs are left out. */
export function documented({ exports, recipes, commands, records }: Contents) {
  const one = (name: string): Documented => {
    const found = exports.get(name);
    if (found === undefined) throw new Error(`the engine exports no ${name}`);
    return found;
  };
  const ofProcess = exportsOf(`${SOURCES}engine/client/ownProcess.ts`);
  return {
    createWorld: one('createWorld'),
    options: one('WorldOptions'),
    clientRecipe: one('ClientRecipe'),
    simulation: one('Simulation').members,
    calls: one('zk').members.filter(({ kind, name }) => kind === 'function' && !ofProcess.has(name)),
    processCalls: one('zk').members.filter(({ kind, name }) => kind === 'function' && ofProcess.has(name)),
    callTypes: one('zk').members.filter(({ kind }) => kind === 'type'),
    recipes: [...recipes.values()],
    commands,
    records,
    others: [...exports.values()].filter(({ name }) => !FIRST.has(name)),
  };
}

export function pageOf(all: Contents): string {
  const {
    createWorld,
    options,
    clientRecipe,
    simulation,
    calls,
    processCalls,
    callTypes,
    recipes,
    commands,
    records,
    others,
  } = documented(all);
  return `<!-- Written by \`npm run api\` from the comments in src/package and src/engine. -->

# The engine

\`znode-lab/engine\` and \`znode-lab/recipes\` of the npm package: the simulated ensemble without the page. They are ES modules with types, and need no
DOM, clock or network. [The package’s README](../package/files/README.md) says how to install them. Three programs to start from:

- [lock.mjs](../package/files/example/lock.mjs): three servers, two clients and a lock whose holder is killed, with a recipe of one’s own;
- [leader.mjs](../package/files/example/leader.mjs): an election, a write, a leader that crashes, and what the others still have;
- [herd.mjs](../package/files/example/herd.mjs): two locks of the package, compared by how many clients a release wakes.

## A world

\`${createWorld.declaration}\`

${createWorld.text}

\`\`\`ts
${options.declaration}
\`\`\`

${clientRecipe.text}

\`\`\`ts
${clientRecipe.declaration}
\`\`\`

## What a world can be asked

\`createWorld\` answers with a \`Simulation\`, which has these members. \`give\` of such a world refuses what is no command, and servers and clients that are
not there, with a RangeError.

${members(simulation)}

## What a recipe calls

A recipe is a generator: \`const stat = yield* zk.exists('/lock', { watch: 'gone' })\`. Where ZooKeeper fails, the call throws a \`KeeperError\`
whose \`code\` is \`NodeExists\`, \`ConnectionLoss\` and so on.

${members(calls)}

And what it asks of its own process: its threads, its clock, what it shares between its threads, what it states for
invariants and views:

${members(processCalls)}

Their options:

${callTypes.map(({ declaration }) => `\`\`\`ts\n${declaration}\n\`\`\``).join('\n\n')}

## Recipes

From \`znode-lab/recipes\`, for \`createWorld({ recipe })\`:

${members(recipes)}

## Commands

For \`give({ type, … })\`. A client is named \`client:A\`, \`role:holder\` or \`role:nextInLine\`, a server \`server:1\`, \`role:leader\`, \`role:follower1\` and
so on.

| type | fields | |
| --- | --- | --- |
${commands.map((command) => row([code(command.name), command.fields.map(code).join(', '), command.text])).join('\n')}

## Records

\`trace\` has one record for each thing that happened. Each has \`seq\`, \`step\`, \`timeMs\`, \`actor\`, \`causes\` (the \`seq\` of those that it follows from) and
\`kind\`, and these fields:

| kind | fields | |
| --- | --- | --- |
${records.map((record) => row([code(record.name), record.fields.map(code).join(', '), record.text])).join('\n')}

## Everything else

What the engine exports besides. What has no comment is what its type says.

| name | is a | |
| --- | --- | --- |
${others
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  .map(({ name, kind, text }) => row([code(name), kind, text]))
  .join('\n')}
`;
}

function members(list: readonly Documented[]): string {
  return list
    .map(({ declaration, text }) => `- \`${declaration}\`${text === '' ? '' : `  \n  ${text}`}`)
    .join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
