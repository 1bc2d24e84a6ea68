// The exclusive lock as one znode that all clients try to create. Those that fail wait for its deletion, and then all wake up.
const LOCK = '/exclusive_lock/lock';

export default async function main(client) {
  const { zk } = client;
  while (!(await tryCreate(client))) await untilItIsGone(zk);
  client.holds(LOCK);
  await client.untilReleased();
  client.released();
  await giveBack(zk);
}

/** After a lost reply the znode may be there or not: its session's own znodes tell. */
async function tryCreate(client) {
  for (;;) {
    try {
      await client.zk.create(LOCK, client.name, { mode: 'EPHEMERAL' });
      return true;
    } catch (error) {
      if (error.code === 'NodeExists') return false;
      if (error.code !== 'ConnectionLoss') throw error;
      if ((await ownNodes(client.zk)).includes(LOCK)) return true;
    }
  }
}

/** Returns at once if it is gone already. */
async function untilItIsGone(zk) {
  await new Promise((resolve, reject) => {
    const watcher = (event) => {
      // After a reconnect it may have been deleted and created anew: then it is said to have changed, and the watch is spent.
      if (event.type !== 'None') resolve();
    };
    patiently(() => zk.exists(LOCK, watcher)).then((stat) => stat === null && resolve(), reject);
  });
}

async function giveBack(zk) {
  for (;;) {
    try {
      return await zk.delete(LOCK);
    } catch (error) {
      if (error.code === 'NoNode') return;
      if (error.code !== 'ConnectionLoss') throw error;
      if (!(await ownNodes(zk)).includes(LOCK)) return;
    }
  }
}

function ownNodes(zk) {
  return patiently(() => zk.getEphemerals(LOCK));
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
