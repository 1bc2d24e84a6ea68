// A shared lock for readers and writers: written from the steps of an article on ZooKeeper's inside, which has no code for it.
// Znodes are called host-R-number or host-W-number. Every second client writes, the first one among them.
const DIR = '/shared_lock';

export default async function main(client) {
  const { zk } = client;
  const kind = (client.name.charCodeAt(0) - 65) % 2 === 0 ? 'W' : 'R';
  const path = await zk.create(`${DIR}/${client.name}-${kind}-`, null, { mode: 'EPHEMERAL_SEQUENTIAL' });
  for (;;) {
    const smaller = (await zk.getChildren(DIR))
      .filter((name) => numberOf(name) < numberOf(path))
      .toSorted((a, b) => numberOf(a) - numberOf(b));
    // A reader waits for the last writer before it, a writer for whatever is before it.
    const before = smaller.findLast((name) => kind === 'W' || name.includes('-W-'));
    if (before === undefined) break;
    await deletion(zk, `${DIR}/${before}`);
  }
  client.holds(path, { as: kind === 'W' ? 'writer' : 'reader' });
  await client.untilReleased();
  client.released();
  await zk.delete(path);
}

/** At once if it is gone already. */
async function deletion(zk, path) {
  await new Promise((resolve, reject) => {
    zk.exists(path, (event) => {
      if (event.type === 'NodeDeleted') resolve();
    }).then((stat) => {
      if (stat === null) resolve();
    }, reject);
  });
}

function numberOf(name) {
  return Number(name.slice(-10));
}
