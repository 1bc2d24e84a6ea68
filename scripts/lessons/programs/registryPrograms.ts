// Programs for C17: honest registries of different shapes, and ways around the challenge.
import {
  BROKEN_REGISTRY,
  MENDED_REGISTRY,
  REGISTERS_UNTIL_ANSWERED,
  WATCHES_WHAT_IT_READS,
} from '../../../src/scenarios/lessons/c17-registry/code.ts';

/** Sequential znodes that say the name in their data. */
const BY_DATA = `const PARENT = '/services';
async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
export default async function main(client) {
  const { zk, name } = client;
  await asked(() => zk.create(PARENT).catch((error) => { if (error.code !== 'NodeExists') throw error; }));
  for (;;) {
    try { await zk.create(PARENT + '/s-', name, { mode: 'EPHEMERAL_SEQUENTIAL' }); break; }
    catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      if ((await asked(() => zk.getEphemerals(PARENT))).length > 0) break;
    }
  }
  const known = new Map();
  for (;;) {
    let wake;
    const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
    const nodes = await asked(() => zk.getChildren(PARENT, wake));
    for (const node of nodes) {
      if (known.has(node)) continue;
      try { known.set(node, (await asked(() => zk.getData(PARENT + '/' + node))).data); }
      catch (error) { if (error.code !== 'NoNode') throw error; }
    }
    client.log(nodes.filter((node) => known.has(node)).map((node) => known.get(node)).join(', '));
    await change;
  }
}`;

/** Reads from within its watcher. */
const IN_THE_WATCHER = MENDED_REGISTRY.replace(
  /  for \(;;\) \{\n    let watcher;[\s\S]*?await change;\n  \}\n/,
  `  const look = () => untilAnswered(() => zk.getChildren(PARENT, heed)).then((names) => client.log(names.join(' ')));
  const heed = ({ type }) => { if (type !== 'None') look(); };
  await look();
  await new Promise(() => {});
`,
);

/** Registers as it should, and then follows the list. */
const following = (
  follow: string,
  register = "await made(zk, PARENT + '/' + name, 'EPHEMERAL');",
) => `const PARENT = '/services';
async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
const made = (zk, path, mode) => asked(() => zk.create(path, '', { mode }).catch((error) => { if (error.code !== 'NodeExists') throw error; }));
const watching = () => {
  let wake;
  const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
  return { wake, change };
};
export default async function main(client) {
  const { zk, name } = client;
  await made(zk, PARENT, 'PERSISTENT');
  ${register}
  ${follow}
}`;
const staying = (watch: string) =>
  following(`let wake = () => {};
  let news = true;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await asked(() => ${watch});
  for (;;) {
    if (!news) await new Promise((resolve) => { wake = resolve; });
    news = false;
    client.log((await asked(() => zk.getChildren(PARENT))).join(' '));
  }`);

export const HONEST_REGISTRIES: Readonly<Record<string, string>> = {
  'the solution: reads and watches in one': MENDED_REGISTRY,
  'sequential znodes with names in them': BY_DATA,
  'reads in its watcher': IN_THE_WATCHER,
  'a watch that stays on the list': staying("zk.addWatch(PARENT, heed, { mode: 'PERSISTENT' })"),
  'a watch on all that is below': staying('zk.addWatch(PARENT, heed)'),
  'says only who came and who went': following(`let before = new Set();
  for (;;) {
    const { wake, change } = watching();
    const now = new Set(await asked(() => zk.getChildren(PARENT, wake)));
    if (now.size !== before.size || [...now].some((each) => !before.has(each))) client.log([...now].join('\\n'));
    before = now;
    await change;
  }`),
  'a sync before each read': following(`for (;;) {
    const { wake, change } = watching();
    await asked(() => zk.sync(PARENT));
    client.log((await asked(() => zk.getChildren(PARENT, wake))).join(' '));
    await change;
  }`),
  'follows before it registers': following(
    `await change();
  async function change() {
    for (;;) {
      const { wake, change } = watching();
      client.log((await asked(() => zk.getChildren(PARENT, wake))).join(' '));
      await change;
    }
  }`,
    "made(zk, PARENT + '/' + name, 'EPHEMERAL');",
  ),
  'services of one kind below a place of their own': following(
    `for (;;) {
    const { wake, change } = watching();
    client.log((await asked(() => zk.getChildren(PARENT + '/web', wake))).join(' '));
    await change;
  }`,
    "await made(zk, PARENT + '/web', 'PERSISTENT'); await made(zk, PARENT + '/web/' + name, 'EPHEMERAL');",
  ),
  'watches each of the others, and the list': following(`for (;;) {
    const { wake, change } = watching();
    const names = await asked(() => zk.getChildren(PARENT, wake));
    const alive = [];
    for (const each of names) if ((await asked(() => zk.exists(PARENT + '/' + each, wake))) !== null) alive.push(each);
    client.log(alive.join(' '));
    await change;
  }`),
};

export const AROUND_REGISTRIES: Readonly<Record<string, string>> = {
  'as it is found': BROKEN_REGISTRY,
  'only the registration mended': REGISTERS_UNTIL_ANSWERED,
  'only the watch mended': WATCHES_WHAT_IT_READS,
  'logs what it expects': `export default async function main(client) { client.log('A B C'); await new Promise(() => {}); }`,
  'persistent znodes': MENDED_REGISTRY.replace(
    "client.name, 'EPHEMERAL'",
    "client.name, 'PERSISTENT'",
  ).replace("+ name, 'EPHEMERAL'", "+ name, 'PERSISTENT'"),
  'looks once': MENDED_REGISTRY.replace('await change;', 'await new Promise(() => {});'),
  polls: MENDED_REGISTRY.replace('await change;', 'await client.sleep(500);'),
  'polls slowly': MENDED_REGISTRY.replace('await change;', 'await client.sleep(4000);'),
  'sets a watch and polls all the same': MENDED_REGISTRY.replace('await change;', 'await client.sleep(300);'),
  'polls without a pause': MENDED_REGISTRY.replace('await change;', ''),
  'looks again once': MENDED_REGISTRY.replace(
    'await change;',
    'await change; if (known++ > 0) await new Promise(() => {});',
  ).replace('for (;;) {\n    let watcher;', 'let known = 0;\n  for (;;) {\n    let watcher;'),
  'logs everybody it has ever seen': following(`const seen = new Set();
  for (;;) {
    const { wake, change } = watching();
    for (const each of await asked(() => zk.getChildren(PARENT, wake))) seen.add(each);
    client.log([...seen].join(' '));
    await change;
  }`),
  'logs nothing': MENDED_REGISTRY.replace("client.log(names.join(' '));", ''),
};
