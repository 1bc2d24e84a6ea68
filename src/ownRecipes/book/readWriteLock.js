// The read/write lock: sequential znodes of two kinds in one line. A writer waits for its predecessor, a reader for the last writer
// before it. Every second client writes, the first one among them.
const PARENT = '/shared_lock';

export default async function main(client) {
  const { zk } = client;
  const mode = placeOf(client.name) % 2 === 0 ? 'writer' : 'reader';
  const own = await join(client, mode === 'writer' ? 'write-' : 'read-');
  for (;;) {
    const before = (await inLine(zk)).filter((path) => numberOf(path) < numberOf(own));
    const obstacle = before.findLast((path) => mode === 'writer' || path.includes('/write-'));
    if (obstacle === undefined) break;
    await untilItIsGone(zk, obstacle);
  }
  client.holds(own, { as: mode });
  await client.untilReleased();
  client.released();
  await giveBack(zk, own);
}

/** A is 0, B is 1, … AA is 26. */
function placeOf(name) {
  let place = 0;
  for (const letter of name) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

/** After a lost reply its name is unknown: it looks for its znode before it makes another one. */
async function join({ zk, name }, prefix) {
  for (;;) {
    try {
      return await zk.create(`${PARENT}/${prefix}`, name, { mode: 'EPHEMERAL_SEQUENTIAL' });
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      const [own] = await patiently(() => zk.getEphemerals(`${PARENT}/${prefix}`));
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
