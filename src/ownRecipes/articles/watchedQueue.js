// A FIFO queue whose consumers wait for the children of one znode: written from the steps of an article on ZooKeeper's inside,
// which has no code for it, and itself advises against queues. The first client produces, all others consume.
const DIR = '/queue';
const ITEMS = 3;

export default async function main(client) {
  const { zk } = client;
  if (client.name === 'A') {
    for (let n = 1; n <= ITEMS; n++)
      await zk.create(`${DIR}/qn-`, `A${n}`, { mode: 'PERSISTENT_SEQUENTIAL' });
    return;
  }
  for (;;) {
    let changed = () => {};
    const change = new Promise((resolve) => {
      changed = resolve;
    });
    const names = await zk.getChildren(DIR, changed);
    if (names.length === 0) {
      await change;
      continue;
    }
    const [first] = names.toSorted((a, b) => Number(a.slice(-10)) - Number(b.slice(-10)));
    await consume(client, `${DIR}/${first}`);
  }
}

/** Consumed, then deleted: nothing keeps another consumer from the same item. */
async function consume({ zk, log }, path) {
  try {
    const { data } = await zk.getData(path);
    log(`processed ${data}`);
    await zk.delete(path);
  } catch (error) {
    if (error.code !== 'NoNode') throw error;
  }
}
