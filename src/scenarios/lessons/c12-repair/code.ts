// The lock of C12 as it is found, and with its two mistakes mended.

export const BROKEN_LOCK = `// A lock: each client wants it once.
const LOCK = '/exclusive_lock/lock';

export default async function main(client) {
  const { zk } = client;
  while (!(await tryCreate(client))) await untilItChanges(zk);
  client.holds(LOCK);
  await client.untilReleased();
  client.released();
  await giveBack(zk);
}

/** False if another client has the lock. */
async function tryCreate({ zk, name }) {
  for (;;) {
    try {
      await zk.create(LOCK, name, { mode: 'EPHEMERAL' });
      return true;
    } catch (error) {
      if (error.code === 'NodeExists') return false;
      if (error.code !== 'ConnectionLoss') throw error;
      if (await isMine(zk)) return true;
    }
  }
}

/** Waits for a change of the lock. */
async function untilItChanges(zk) {
  await new Promise((resolve, reject) => {
    const watcher = (event) => {
      // None: the state of the connection has changed, not the lock.
      if (event.type !== 'None') resolve();
    };
    readAgain(() => zk.exists(LOCK, watcher)).catch(reject);
  });
}

async function giveBack(zk) {
  for (;;) {
    try {
      return await zk.delete(LOCK);
    } catch (error) {
      if (error.code === 'NoNode') return;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

/** Whether the lock belongs to the session of this client. */
async function isMine(zk) {
  return (await readAgain(() => zk.getEphemerals(LOCK))).includes(LOCK);
}

/** Repeats a read until it is answered. */
async function readAgain(read) {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

const [beforeWatch = '', betweenThem = '', behindDelete = ''] = splitAtMistakes();

/**
 * exists may find that the lock is gone already: then no event comes. And a delete without an answer may have been carried out: the lock
 * may be another client's by now.
 */
export const MENDED_LOCK = `${beforeWatch}.then((stat) => stat === null && resolve(), reject);${betweenThem}
      if (!(await isMine(zk))) return;${behindDelete}`;

/** Up to the watch, up to what follows the delete, and the rest. */
function splitAtMistakes(): readonly string[] {
  const [before = '', after = ''] = BROKEN_LOCK.split('.catch(reject);');
  const atDelete = after.indexOf('throw error;', after.indexOf('zk.delete')) + 'throw error;'.length;
  return [before, after.slice(0, atDelete), after.slice(atDelete)];
}
