// The FIFO queue: the first client puts items in as sequential znodes, all others take the lowest number. An item is deleted once it
// has been processed: one that is taken by two is processed twice.
const QUEUE = '/queue';
const ITEMS = 5;
const REST_MS = 700;

export default function main(client) {
  return client.name === 'A' ? produce(client) : consume(client);
}

async function produce({ zk, name, sleep }) {
  for (let n = 1; n <= ITEMS; n++) {
    if (n > 1) await sleep(REST_MS);
    await enqueue(zk, `${name}${n}`);
  }
}

/** After a lost reply it looks for the item before it puts it in again. */
async function enqueue(zk, item) {
  const prefix = `${QUEUE}/qn-${item}-`;
  for (;;) {
    try {
      return await zk.create(prefix, item, { mode: 'PERSISTENT_SEQUENTIAL' });
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      const names = await patiently(() => zk.getChildren(QUEUE));
      if (names.some((name) => `${QUEUE}/${name}`.startsWith(prefix))) return;
    }
  }
}

async function consume(client) {
  for (;;) {
    const path = await oldest(client.zk);
    const item = await read(client.zk, path);
    if (item === null) continue;
    client.log(`processed ${item}`);
    await takeOut(client.zk, path);
  }
}

/** Waits while there is none. */
async function oldest(zk) {
  for (;;) {
    let changed;
    const change = new Promise((resolve) => {
      changed = (event) => {
        if (event.type !== 'None') resolve();
      };
    });
    const names = await patiently(() => zk.getChildren(QUEUE, changed));
    const [first] = names.toSorted((a, b) => Number(a.slice(-10)) - Number(b.slice(-10)));
    if (first !== undefined) return `${QUEUE}/${first}`;
    await change;
  }
}

/** Null if somebody else took it. */
async function read(zk, path) {
  try {
    return (await patiently(() => zk.getData(path))).data;
  } catch (error) {
    if (error.code !== 'NoNode') throw error;
    return null;
  }
}

async function takeOut(zk, path) {
  for (;;) {
    try {
      return await zk.delete(path);
    } catch (error) {
      if (error.code === 'NoNode') return;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

/** Repeats a read until it is answered: asking twice does no harm. */
async function patiently(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
