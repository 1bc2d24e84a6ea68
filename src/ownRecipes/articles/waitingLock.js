// A lock in a line of sequential znodes, taken again in the watcher: the lock that waits of an article on uses of ZooKeeper
// ("Zookeeper使用案例", whose code is https://gitee.com/wuzhengfei/great-truth), in JavaScript, faults included.
const DIR = '/exclusive_lock';
// The article's call makes its znode at DIR itself: the number is appended to the parent's own name.
const PREFIX = DIR; // mended: `${DIR}/lock-`

export default async function main(client) {
  const { zk } = client;
  let ownId = null;

  async function lock(watcher) {
    if ((await zk.exists(DIR)) === null) await zk.create(DIR);
    if (ownId === null) ownId = idOf(await zk.create(PREFIX, null, { mode: 'EPHEMERAL_SEQUENTIAL' }));
    const ids = (await zk.getChildren(DIR)).toSorted((a, b) => numberOf(a) - numberOf(b));
    if (ids[0] === ownId) return true;
    const before = ids.filter((id) => numberOf(id) < numberOf(ownId));
    if (before.length === 0) return true; // "this should not happen"
    const stat = await zk.exists(`${DIR}/${before.at(-1)}`, watcher);
    if (stat === null) return false; // it is gone already, and nothing will call the watcher
    return false;
  }

  let hasWorked = () => {};
  const worked = new Promise((resolve) => {
    hasWorked = resolve;
  });

  async function unlock() {
    client.released();
    try {
      await zk.delete(`${DIR}/${ownId}`);
    } catch (error) {
      client.log('delete failed!', error.code);
    }
    ownId = null;
  }

  async function work() {
    client.holds(`${DIR}/${ownId}`);
    try {
      await client.untilReleased();
    } finally {
      await unlock();
      hasWorked();
    }
  }

  // Called with every event, those about the connection included.
  async function process() {
    if (await lock(process)) await work();
  }

  if (await lock(process)) await work();
  await worked;
}

function idOf(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The ten digits at the end. */
function numberOf(id) {
  return Number(id.slice(-10));
}
