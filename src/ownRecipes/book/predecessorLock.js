// The exclusive lock without a herd: each client creates a sequential znode and watches only its predecessor.
const PARENT = '/exclusive_lock';

export default async function main(client) {
  const { zk } = client;
  const own = await join(client);
  for (;;) {
    const line = await inLine(zk);
    const before = line[line.indexOf(own) - 1];
    if (before === undefined) break;
    await untilItIsGone(zk, before);
  }
  client.holds(own);
  await client.untilReleased();
  client.released();
  await giveBack(zk, own);
}

/** After a lost reply its name is unknown: it looks for its znode before it makes another one. */
async function join({ zk, name }) {
  for (;;) {
    try {
      return await zk.create(`${PARENT}/n-`, name, { mode: 'EPHEMERAL_SEQUENTIAL' });
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      const [own] = await patiently(() => zk.getEphemerals(`${PARENT}/n-`));
      if (own !== undefined) return own;
    }
  }
}

async function inLine(zk) {
  const names = await patiently(() => zk.getChildren(PARENT));
  return names.toSorted((a, b) => numberOf(a) - numberOf(b)).map((name) => `${PARENT}/${name}`);
}

/** The ten digits at the end. */
function numberOf(name) {
  return Number(name.slice(-10));
}

/** Returns at once if it is gone already. */
async function untilItIsGone(zk, path) {
  await new Promise((resolve, reject) => {
    const watcher = (event) => {
      if (event.type === 'NodeDeleted') resolve();
    };
    patiently(() => zk.exists(path, watcher)).then((stat) => stat === null && resolve(), reject);
  });
}

async function giveBack(zk, own) {
  for (;;) {
    try {
      return await zk.delete(own);
    } catch (error) {
      if (error.code === 'NoNode') return;
      if (error.code !== 'ConnectionLoss') throw error;
      if (!(await patiently(() => zk.getEphemerals(own))).includes(own)) return;
    }
  }
}

/** Repeats a read until it is answered: asking twice does no harm. */
async function patiently(read) {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
