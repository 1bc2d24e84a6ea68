// A queue of persistent sequential znodes: the smallest is read, then deleted. From an article on uses of ZooKeeper
// ("Zookeeper使用案例", whose code is https://gitee.com/wuzhengfei/great-truth), in JavaScript, faults included.
const DIR = '/queue';
// The article's call makes its znode at DIR itself: items stand beside the queue, none is in it.
const PREFIX = DIR; // mended: `${DIR}/qn-`
const ITEMS = 3;

/** The first client puts items in, all others take them out: the article has no program of its own around its two calls. */
export default async function main(client) {
  if (client.name === 'A') {
    for (let n = 1; n <= ITEMS; n++) await enqueue(client, `A${n}`);
    return;
  }
  for (let round = 0; round < 10; round++) {
    const item = await dequeue(client);
    if (item !== null) client.log(`processed ${item}`);
    await client.sleep(500);
  }
}

async function enqueue({ zk }, item) {
  if ((await zk.exists(DIR)) === null) await zk.create(DIR);
  await zk.create(PREFIX, item, { mode: 'PERSISTENT_SEQUENTIAL' });
}

/** An empty queue is answered at once: nothing is watched. */
async function dequeue({ zk, log }) {
  let children = null;
  try {
    children = await zk.getChildren(DIR);
  } catch (error) {
    log('get children failed!', error.code);
  }
  if (children === null || children.length === 0) return null;
  const [first] = children.toSorted((a, b) => Number(a.slice(-10)) - Number(b.slice(-10)));
  const path = `${DIR}/${first}`;
  // Between these two calls another client reads the same item.
  const { data } = await zk.getData(path);
  try {
    await zk.delete(path, -1);
  } catch (error) {
    log('delete failed!', error.code);
  }
  return data;
}
