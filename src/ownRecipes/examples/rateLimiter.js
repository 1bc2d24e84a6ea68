// A rate limiter: each second has two slots with names of their own, and ZooKeeper gives each of them to one client.
const LIMIT = 2;
const ROOT = '/limiter';

export const invariant = (tree) => {
  const full = tree.children(ROOT).find((second) => tree.children(`${ROOT}/${second}`).length > LIMIT);
  return full === undefined || `no more than ${LIMIT} calls in second ${full}`;
};

export default async function main(client) {
  const { zk } = client;
  await make(zk, ROOT);
  for (let call = 0; call < 3; call++) {
    const second = `${ROOT}/${Math.floor((await client.clock()) / 1000)}`;
    await make(zk, second);
    for (let slot = 1; slot <= LIMIT; slot++)
      if (await make(zk, `${second}/slot-${slot}`)) {
        client.log(`call in ${second}, slot ${slot}`);
        break;
      }
    await client.sleep(300);
  }
}

/** False if it was there, be it by a call of our own whose reply was lost: then that slot stays unused. */
async function make(zk, path) {
  for (;;) {
    try {
      await zk.create(path);
      return true;
    } catch (error) {
      if (error.code === 'NodeExists') return false;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
