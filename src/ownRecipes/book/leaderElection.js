// Leader election: each candidate has an ephemeral sequential znode, the lowest number leads, and each watches the one before it. A
// leader that loses its connection stops at once, and goes on only if its znode is still there when it is back.
const PARENT = '/election';

export default async function main(client) {
  const { zk } = client;
  const own = await stand(client);
  for (;;) {
    const line = await inLine(zk);
    const before = line[line.indexOf(own) - 1];
    if (before === undefined) break;
    await untilItIsGone(zk, before);
  }
  await lead(client, own);
  await leave(zk, own);
}

async function lead(client, own) {
  const { zk } = client;
  let isInOffice = true;
  zk.on('state', async (state) => {
    if (state === 'Disconnected' || state === 'SUSPENDED' || state === 'LOST') client.released();
    const isBack = state === 'SyncConnected' || state === 'RECONNECTED';
    if (!isBack || !isInOffice) return;
    const owned = await patiently(() => zk.getEphemerals(own));
    if (isInOffice && owned.includes(own)) client.holds(own, { as: 'leader' });
  });
  client.holds(own, { as: 'leader' });
  await client.untilReleased();
  isInOffice = false;
  client.released();
}

/** After a lost reply its name is unknown: it looks for its znode before it makes another one. */
async function stand({ zk, name }) {
  for (;;) {
    try {
      return await zk.create(`${PARENT}/n_`, name, { mode: 'EPHEMERAL_SEQUENTIAL' });
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      const [own] = await patiently(() => zk.getEphemerals(`${PARENT}/n_`));
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

async function leave(zk, own) {
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
