// An exclusive lock of one ephemeral znode whose losers watch its parent's children: written from the steps of an article on
// ZooKeeper's inside, which has no code for it. All that wait are woken by each release: the herd effect, as the article says.
const DIR = '/exclusive_lock';
const PATH = `${DIR}/lock`;

export default async function main(client) {
  const { zk } = client;
  for (;;) {
    try {
      await zk.create(PATH, client.name, { mode: 'EPHEMERAL' });
      break;
    } catch (error) {
      // The article says nothing of calls that are not answered.
      if (error.code !== 'NodeExists') throw error;
    }
    await childrenChange(zk);
  }
  client.holds(PATH);
  await client.untilReleased();
  client.released();
  await zk.delete(PATH);
}

/** Between the create that failed and this watch the lock may have become free: then nothing changes any more. */
async function childrenChange(zk) {
  await new Promise((resolve, reject) => {
    zk.getChildren(DIR, (event) => {
      if (event.type === 'NodeChildrenChanged') resolve();
    }).catch(reject);
  });
}
