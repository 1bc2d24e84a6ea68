// A leader election with a timer that sends heartbeats and removes dead members: scheme two of an article on uses of
// ZooKeeper ("Zookeeper使用案例", whose code is https://gitee.com/wuzhengfei/great-truth), in JavaScript, faults included.
const DIR = '/election';
const CHECK_MS = 2000;
const DEAD_AFTER_MS = 6000;

export default async function main(client) {
  const { zk } = client;
  let state = 'START';
  let offer = null;
  let elected = () => {};
  const isElected = new Promise((resolve) => {
    elected = resolve;
  });

  /** The watcher and the timer both come here, and neither waits for the other. */
  async function determineState() {
    const offers = await logged(client, listOffers(zk));
    if (offers === null || state === 'STOP') return;
    if (offers[0] === offer) {
      if (state !== 'LEADER') client.holds(offer, { as: 'leader' });
      state = 'LEADER';
      elected();
      return;
    }
    if (state === 'LEADER') client.released();
    state = 'FOLLOWER';
    const before = offers.findLast((path) => numberOf(path) < numberOf(offer));
    // Whether it is still there is not looked at.
    if (before !== undefined) await logged(client, zk.exists(before, process));
  }

  async function process(event) {
    if (event.type === 'NodeDeleted' && state !== 'STOP') await determineState();
  }

  async function timer() {
    while (state !== 'STOP') {
      await client.sleep(CHECK_MS);
      await logged(client, sendHeartbeat());
      await logged(client, removeDeadNodes());
      await determineState();
    }
  }

  async function sendHeartbeat() {
    await zk.setData(offer, String(await client.clock()));
  }

  /** Dead by this process's own clock, whatever ZooKeeper thinks of the session. */
  async function removeDeadNodes() {
    for (const path of await listOffers(zk)) {
      const { data } = await zk.getData(path);
      if ((await client.clock()) - Number(data) > DEAD_AFTER_MS) await zk.delete(path);
    }
  }

  async function stop() {
    client.released();
    // A search that failed counts as "not there".
    const stat = await logged(client, zk.exists(offer));
    if (
      stat !== null &&
      (await logged(
        client,
        zk.delete(offer).then(() => true),
      )) === null
    ) {
      state = 'ERROR';
      return;
    }
    state = 'STOP';
  }

  if ((await zk.exists(DIR)) === null) await zk.create(DIR);
  offer = await zk.create(`${DIR}/ele-`, String(await client.clock()), { mode: 'EPHEMERAL_SEQUENTIAL' });
  await determineState();
  const running = timer();
  await isElected;
  await client.untilReleased();
  await stop();
  await running;
}

async function listOffers(zk) {
  const names = await zk.getChildren(DIR);
  return names.toSorted((a, b) => numberOf(a) - numberOf(b)).map((name) => `${DIR}/${name}`);
}

/** A call that fails is a line in the log, and null. */
async function logged({ log }, call) {
  try {
    return await call;
  } catch (error) {
    log('failed!', error.code);
    return null;
  }
}

/** The ten digits at the end. */
function numberOf(path) {
  return Number(path.slice(-10));
}
