// A try-lock: all clients create one ephemeral znode, and who fails gives up. From an article on uses of ZooKeeper
// ("Zookeeper使用案例", whose code is https://gitee.com/wuzhengfei/great-truth), in JavaScript, faults included.
const DIR = '/exclusive_lock';
const PATH = `${DIR}/lock`;

export default async function main(client) {
  const { zk } = client;
  if ((await zk.exists(DIR)) === null) await zk.create(DIR);
  const created = await createNode(client, PATH);
  // No path means no lock. After ConnectionLoss the znode may be there all the same.
  if (created === null) return;
  client.holds(PATH);
  try {
    await client.untilReleased();
  } finally {
    client.released();
    // By name, whosever znode it is by now.
    await deleteNode(client, PATH);
  }
}

/** Every error is a line in the log. */
async function createNode({ zk, name, log }, path) {
  try {
    return await zk.create(path, name, { mode: 'EPHEMERAL' });
  } catch (error) {
    log('create failed!', error.code);
    return null;
  }
}

async function deleteNode({ zk, log }, path) {
  try {
    await zk.delete(path);
  } catch (error) {
    log('delete failed!', error.code);
  }
}
