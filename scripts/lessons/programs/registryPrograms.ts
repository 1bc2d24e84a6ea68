// Programs for C17: honest registries of different shapes, and ways around the challenge.
import {
  BROKEN_REGISTRY,
  MENDED_REGISTRY,
  REGISTERS_UNTIL_ANSWERED,
  WATCHES_WHAT_IT_READS,
} from '../../../src/scenarios/lessons/c17-registryCode.ts';

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

export const HONEST_REGISTRIES: Readonly<Record<string, string>> = {
  'the solution: reads and watches in one': MENDED_REGISTRY,
  'sequential znodes with names in them': BY_DATA,
  'reads in its watcher': IN_THE_WATCHER,
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
  'logs nothing': MENDED_REGISTRY.replace("client.log(names.join(' '));", ''),
};
