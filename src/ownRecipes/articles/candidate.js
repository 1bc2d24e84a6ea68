// Candidate, a leader election in a line of sequential znodes: from an article on elections of applications
// ("Zookeeper应用之——选举", whose code is https://github.com/liubo-tech/zookeeper-application), in JavaScript, faults included.
const DIR = '/election';
const PREFIX = 'n_';

export default async function main(client) {
  const { zk } = client;
  let lastNode = null;
  let notify = () => {};

  /** The one watcher of the process. What it wakes must wait already. */
  function process(event) {
    if (event.type === 'NodeDeleted' && event.path === `${DIR}/${lastNode}`) notify();
  }

  try {
    const currentNode = await zk.create(`${DIR}/${PREFIX}`, client.name, { mode: 'EPHEMERAL_SEQUENTIAL' });
    for (;;) {
      const sorted = (await zk.getChildren(DIR)).toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
      if (currentNode === `${DIR}/${sorted[0]}`) {
        client.holds(currentNode, { as: 'leader' });
        await client.untilReleased(); // the article: Thread.sleep(5000)
        client.released();
        await zk.close();
        return;
      }
      lastNode = sorted[0];
      for (const z of sorted.slice(1)) {
        if (currentNode === `${DIR}/${z}`) {
          // Whether it is still there is not looked at.
          await zk.exists(`${DIR}/${lastNode}`, process);
          await new Promise((resolve) => {
            notify = resolve;
          });
          break;
        }
        lastNode = z;
      }
    }
  } catch (error) {
    client.log(String(error));
  }
}

function sequenceOf(name) {
  return Number(name.split(PREFIX)[1]);
}
