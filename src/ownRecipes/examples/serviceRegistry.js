// A service registry: each instance is listed by an ephemeral znode, which goes with its session. An instance whose session is over
// knows that it is no longer listed.
const ROOT = '/services';

export default async function main(client) {
  const { zk } = client;
  const path = `${ROOT}/${client.name}`;
  zk.on('state', (state) => {
    if (state === 'Expired' || state === 'LOST') client.released();
  });
  try {
    await make(zk, ROOT, 'PERSISTENT');
    await make(zk, path, 'EPHEMERAL');
    client.holds(path, { as: 'member' });
    await client.sleep(60000);
  } catch (error) {
    if (error.code !== 'SessionExpired') throw error;
    client.released();
  }
}

/** A znode of this name is of an earlier process, whose session has still to expire, or was made by a call whose reply was lost. */
async function make(zk, path, mode) {
  for (;;) {
    try {
      return void (await zk.create(path, '10.0.0.1:8080', { mode }));
    } catch (error) {
      if (error.code === 'NodeExists' && (mode === 'PERSISTENT' || (await isOwn(zk, path)))) return;
      if (error.code !== 'ConnectionLoss' && error.code !== 'NodeExists') throw error;
    }
    await zk.sync('/').catch(() => {});
  }
}

async function isOwn(zk, path) {
  for (;;) {
    try {
      return (await zk.getEphemerals(path)).includes(path);
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
