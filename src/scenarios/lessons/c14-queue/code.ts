// The work queue of C14 as it is found, and with its two mistakes mended.

export const BROKEN_QUEUE = `// A work queue: A puts five items in, all others work on them.
const QUEUE = '/queue';
const ITEMS = 5;
const PAUSE_MS = 400;

export default function main(client) {
  return client.name === 'A' ? produce(client) : work(client);
}

async function produce(client) {
  for (let n = 1; n <= ITEMS; n++) {
    if (n > 1) await client.sleep(PAUSE_MS);
    await putIn(client.zk, QUEUE + '/item-' + n);
  }
}

async function putIn(zk, path) {
  for (;;) {
    try {
      return await zk.create(path);
    } catch (error) {
      if (error.code === 'NodeExists') return;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

async function work(client) {
  const { zk } = client;
  for (;;) {
    const item = await nextItem(zk);
    if (!(await claim(zk, item))) continue;
    await remove(zk, item);
    client.holds(item);
    await client.untilReleased();
    client.released();
  }
}

/** Waits while no item is free. */
async function nextItem(zk) {
  for (;;) {
    for (const name of await untilAnswered(() => zk.getChildren(QUEUE))) {
      const item = QUEUE + '/' + name;
      const claims = await claimsOf(zk, item);
      if (claims !== null && claims.length === 0) return item;
    }
    await new Promise((resolve, reject) => {
      untilAnswered(() => zk.getChildren(QUEUE, resolve)).catch(reject);
    });
  }
}

/** Null if the item is gone. */
async function claimsOf(zk, item, watcher) {
  try {
    return await untilAnswered(() => zk.getChildren(item, watcher));
  } catch (error) {
    if (error.code !== 'NoNode') throw error;
    return null;
  }
}

/** A claim is an ephemeral child: it goes with a client that dies. False if another client was faster. */
async function claim(zk, item) {
  for (;;) {
    try {
      await zk.create(item + '/claim', '', { mode: 'EPHEMERAL' });
      return true;
    } catch (error) {
      if (error.code === 'NoNode') return false;
      if (error.code === 'NodeExists') return isMine(zk, item + '/claim');
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

async function isMine(zk, path) {
  return (await untilAnswered(() => zk.getEphemerals(path))).includes(path);
}

/** The item and its claim, both or neither. */
async function remove(zk, item) {
  for (;;) {
    try {
      return await zk.multi([
        { op: 'delete', path: item + '/claim' },
        { op: 'delete', path: item },
      ]);
    } catch (error) {
      if (error.code === 'NoNode') return;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

/** Repeats a read until it is answered. */
async function untilAnswered(read) {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

const EARLY = `    await remove(zk, item);
    client.holds(item);
    await client.untilReleased();
    client.released();
`;
const LATE = `    client.holds(item);
    await client.untilReleased();
    client.released();
    await remove(zk, item);
`;

const waiting = BROKEN_QUEUE.indexOf('/** Waits while no item is free. */');
const claims = BROKEN_QUEUE.indexOf('/** Null if the item is gone. */');
/** One watch on the list and one on each claim, set with the very reads that find nothing free. */
const WATCHES_WHAT_IT_READS = `/** Waits while no item is free: for a new item, or for a claim that goes. */
async function nextItem(zk) {
  for (;;) {
    let wake;
    const change = new Promise((resolve) => {
      wake = ({ type }) => type !== 'None' && resolve();
    });
    for (const name of await untilAnswered(() => zk.getChildren(QUEUE, wake))) {
      const item = QUEUE + '/' + name;
      const claims = await claimsOf(zk, item, wake);
      if (claims !== null && claims.length === 0) return item;
    }
    await change;
  }
}

`;

/** The item goes once its work is done. */
export const WORKS_FIRST = BROKEN_QUEUE.replace(EARLY, LATE);

export const WATCHES_FIRST =
  BROKEN_QUEUE.slice(0, waiting) + WATCHES_WHAT_IT_READS + BROKEN_QUEUE.slice(claims);

export const MENDED_QUEUE = WATCHES_FIRST.replace(EARLY, LATE);
