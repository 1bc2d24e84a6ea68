// Programs made up by chance, to be run wherever the engine runs: every call, several at once, watchers, errors caught and not.
import { hash32, hashString, type Command } from '../engine/index.ts';
import { logged, run } from './testing.ts';

/** Of the traces of so many of the first, in Node and in every browser; all of them with `npm test -- --all`. */
export const DIGESTS = { 60: 799_229_739, 1000: 3_989_103_475 } as const;

export function digestOfRandom(count: keyof typeof DIGESTS): number {
  return hashString(Array.from({ length: count }, (_, seed) => hashOfRandom(seed)).join());
}

/** The trace hash of such a program's run. */
function hashOfRandom(seed: number): string {
  const simulation = run(randomProgram(seed), {
    clients: 1 + (seed % 3),
    seed,
    maxSteps: 1500,
    values: { promise: 'nothing', library: LIBRARIES[seed % LIBRARIES.length] ?? 'java' },
    commands: randomCommands(seed),
  });
  const hash = simulation.hash();
  simulation.release();
  return hash;
}

/** What the programs of some of them log, if each stands in a file that the main file exports again. */
export function loggedInFiles(): readonly (readonly [
  inOne: readonly string[],
  inFiles: readonly string[],
])[] {
  return Array.from({ length: 20 }, (_, seed) => {
    const code = randomProgram(seed);
    const inFiles = `export { default } from './program.js';\n// @file program.js\n${code}`;
    const cast = { clients: 2, seed, maxSteps: 600 };
    return [logged(run(code, cast)), logged(run(inFiles, cast))] as const;
  });
}

const LIBRARIES = ['java', 'kazoo', 'curator-5.7'];

export function randomProgram(seed: number): string {
  let drawn = 0;
  const below = (bound: number) => hash32(seed, 0x6f776e, ++drawn) % bound;
  const of = (choices: readonly string[]) => choices[below(choices.length)] ?? '';
  const path = () => of(['"/a"', '"/a/b"', '"/q"', '"/q/n-"', '`/${client.name}`', '"/none/x"']);
  const watcher = () => of(['', ', seen', ', (event) => client.log(event.type, event.path, ++count)']);
  const mode = () => of(['PERSISTENT', 'EPHEMERAL', 'PERSISTENT_SEQUENTIAL', 'EPHEMERAL_SEQUENTIAL']);
  const call = (): string =>
    of([
      `zk.create(${path()}, String(count), { mode: '${mode()}' })`,
      `zk.create(${path()}, client.name)`,
      `zk.exists(${path()}${watcher()})`,
      `zk.getData(${path()}${watcher()})`,
      `zk.getChildren(${path()}${watcher()})`,
      `zk.setData(${path()}, 'd' + count, ${of(['-1', '0', 'count'])})`,
      `zk.delete(${path()}, ${of(['-1', '0'])})`,
      `zk.multi([{ op: 'create', path: ${path()} }, { op: 'check', path: '/a', version: ${below(3)} }])`,
      `zk.sync(${path()})`,
      `zk.addWatch(${path()}, seen)`,
      `zk.getEphemerals()`,
      `client.sleep(${below(60)})`,
      `client.draw(${1 + below(9)})`,
      `client.clock()`,
    ]);
  const text = '.then((value) => JSON.stringify(value), (error) => error.code ?? error.name)';
  const statement = (): string => {
    switch (below(7)) {
      case 0:
        return `client.log(await Promise.all([${call()}${text}, ${call()}${text}, ${call()}${text}]).then(String));`;
      case 1:
        return `${call()}.catch(() => count++);`;
      case 2:
        return `for (let i = 0; i < ${1 + below(3)}; i++) { client.log(await ${call()}${text}); }`;
      case 3:
        return `client.holds(${path()}); await client.sleep(${below(20)}); client.released();`;
      case 4:
        return below(9) === 0
          ? `await ${call()};`
          : `client.log([1, 2, 3].map((x) => x * count).join(), 0.1 * count);`;
      default:
        return `client.log(await ${call()}${text});`;
    }
  };
  const body = Array.from({ length: 4 + below(8) }, () => `  ${statement()}`).join('\n');
  return `let count = 0;
export default async function main(client) {
  const { zk } = client;
  const seen = async (event) => { count++; client.log('seen', event.type, event.state); if (count < 8) await zk.exists('/a', seen).catch(() => {}); };
  zk.on('state', (state) => client.log(state));
${body}
}
`;
}

interface Given {
  readonly atMs: number;
  readonly command: Command;
}

function randomCommands(seed: number): readonly Given[] {
  const client = 'client:A';
  const all: readonly (readonly Command[])[] = [
    [],
    [{ type: 'dropReply', client }],
    [
      { type: 'pauseClient', client },
      { type: 'resumeClient', client },
    ],
    [
      { type: 'cutClientLink', client },
      { type: 'healClientLink', client },
    ],
    [
      { type: 'killClient', client },
      { type: 'startClient', client },
    ],
    [{ type: 'restartServer', server: 'server:1' }],
    [
      { type: 'stallProgram', client },
      { type: 'unstallProgram', client },
    ],
    [{ type: 'expireSession', client }],
  ];
  const atMs = 10 + (hash32(seed, 1) % 60);
  return (all[seed % all.length] ?? []).map((command, index) => ({ atMs: atMs + index * 2500, command }));
}
