// The read/write lock of C16 as it is found, and with its two mistakes mended.

export const BROKEN_READ_WRITE_LOCK = `// A read/write lock: A and B write, each of them alone. All others read, together.
const PARENT = '/shared_lock';

export default async function main(client) {
  const { zk, name } = client;
  const isWriter = name === 'A' || name === 'B';
  const own = await join(zk, isWriter ? 'write-' : 'read-');
  await untilItsTurn(zk, own, isWriter);
  client.holds(own, { as: isWriter ? 'writer' : 'reader' });
  await client.untilReleased();
  client.released();
  await leave(zk, own);
}

/** After a lost reply its name is unknown: it looks for its znode before it makes another one. */
async function join(zk, prefix) {
  for (;;) {
    try {
      return await zk.create(PARENT + '/' + prefix, '', { mode: 'EPHEMERAL_SEQUENTIAL' });
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      const [own] = await untilAnswered(() => zk.getEphemerals(PARENT + '/' + prefix));
      if (own !== undefined) return own;
    }
  }
}

async function untilItsTurn(zk, own, isWriter) {
  const names = await untilAnswered(() => zk.getChildren(PARENT));
  const before = names
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .filter((name) => numberOf(name) < numberOf(own));
  const obstacle = before.findLast((name) => isWriter || name.startsWith('write-'));
  if (obstacle !== undefined) await untilItIsGone(zk, PARENT + '/' + obstacle);
}

/** The ten digits at the end. */
function numberOf(name) {
  return Number(name.slice(-10));
}

async function untilItIsGone(zk, path) {
  await new Promise((resolve, reject) => {
    const watcher = ({ type }) => type === 'NodeDeleted' && resolve();
    untilAnswered(() => zk.getData(path, watcher)).catch(reject);
  });
}

async function leave(zk, own) {
  try {
    await untilAnswered(() => zk.delete(own));
  } catch (error) {
    if (error.code !== 'NoNode') throw error;
  }
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

const ONCE = `async function untilItsTurn(zk, own, isWriter) {
  const names = await untilAnswered(() => zk.getChildren(PARENT));
  const before = names
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .filter((name) => numberOf(name) < numberOf(own));
  const obstacle = before.findLast((name) => isWriter || name.startsWith('write-'));
  if (obstacle !== undefined) await untilItIsGone(zk, PARENT + '/' + obstacle);
}
`;
const AGAIN = `async function untilItsTurn(zk, own, isWriter) {
  for (;;) {
    const names = await untilAnswered(() => zk.getChildren(PARENT));
    const before = names
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .filter((name) => numberOf(name) < numberOf(own));
    const obstacle = before.findLast((name) => isWriter || name.startsWith('write-'));
    if (obstacle === undefined) return;
    await untilItIsGone(zk, PARENT + '/' + obstacle);
  }
}
`;
const WATCHES = 'untilAnswered(() => zk.getData(path, watcher)).catch(reject);';
const TAKES_NO_NODE =
  "untilAnswered(() => zk.getData(path, watcher)).catch((error) => (error.code === 'NoNode' ? resolve() : reject(error)));";

/** The obstacle may have died in the line, with others before it still there. */
export const LOOKS_AGAIN = BROKEN_READ_WRITE_LOCK.replace(ONCE, AGAIN);

/** The obstacle may be gone before the watch is set. */
export const TAKES_GONE_FOR_GONE = BROKEN_READ_WRITE_LOCK.replace(WATCHES, TAKES_NO_NODE);

export const MENDED_READ_WRITE_LOCK = LOOKS_AGAIN.replace(WATCHES, TAKES_NO_NODE);
