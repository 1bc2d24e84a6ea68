// The barrier of C13 as it is found, and with its two mistakes mended.

export const BROKEN_BARRIER = `// A barrier: three clients begin their work together.
const BARRIER = '/barrier';
const MEMBERS = 3;
const READY = BARRIER + '/ready';

export default async function main(client) {
  const { zk, name } = client;
  const own = BARRIER + '/' + name;
  await makeOnce(zk, own, 'EPHEMERAL');
  const names = await untilAnswered(() => zk.getChildren(BARRIER));
  if (names.length >= MEMBERS) await makeOnce(zk, READY, 'PERSISTENT');
  else await untilReady(zk);
  client.holds(own, { as: 'entered' });
  await client.untilReleased();
  client.released();
}

/** Waits until the last member has made the ready znode. */
async function untilReady(zk) {
  await new Promise((resolve, reject) => {
    const watcher = () => resolve();
    untilAnswered(() => zk.exists(READY, watcher)).catch(reject);
  });
}

/** If the znode is there already, all is well. */
async function makeOnce(zk, path, mode) {
  await untilAnswered(async () => {
    try {
      await zk.create(path, '', { mode });
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
    }
  });
}

/** Repeats a call until it is answered. */
async function untilAnswered(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

/** A change of the connection is no news of the znode. */
export const HEEDS_NODES_ONLY = BROKEN_BARRIER.replace(
  'const watcher = () => resolve();',
  "const watcher = ({ type }) => type !== 'None' && resolve();",
);

/** The znode may be there before the watch is: then no event comes. */
export const LOOKS_FIRST = BROKEN_BARRIER.replace(
  'zk.exists(READY, watcher)).catch(reject)',
  'zk.exists(READY, watcher)).then((stat) => stat !== null && resolve(), reject)',
);

export const MENDED_BARRIER = LOOKS_FIRST.replace(
  'const watcher = () => resolve();',
  "const watcher = ({ type }) => type !== 'None' && resolve();",
);
