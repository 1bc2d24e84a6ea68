// The double barrier: all members begin together and end together. The last one to come makes the ready znode, which all others wait
// for; the first by name leaves last, and takes it away.
const BARRIER = '/barrier';
const MEMBERS = 3;
const READY = `${BARRIER}/ready-1`;

export default async function main(client) {
  const { zk } = client;
  const own = `${BARRIER}/${client.name}-1`;
  await enter(zk, own);
  client.holds(own, { as: 'entered' });
  client.log('inside');
  client.released();
  await leave(zk, own);
}

async function enter(zk, own) {
  await makeOnce(zk, own, 'EPHEMERAL');
  if ((await whoIsThere(zk)).length >= MEMBERS) return makeOnce(zk, READY, 'PERSISTENT');
  for (;;) {
    const { stat, change } = await look(zk, READY);
    if (stat !== null) return;
    await change;
  }
}

async function leave(zk, own) {
  for (;;) {
    const paths = await whoIsThere(zk);
    const [first] = paths;
    const last = paths.at(-1);
    if (first === undefined) return;
    if (first === own && last === own) {
      await deleteIfThere(zk, READY);
      return deleteIfThere(zk, own);
    }
    if (first !== own && paths.includes(own)) await deleteIfThere(zk, own);
    const { stat, change } = await look(zk, first === own ? last : first);
    if (stat !== null) await change;
  }
}

async function whoIsThere(zk) {
  const names = await patiently(() => zk.getChildren(BARRIER));
  return names
    .filter((name) => !name.startsWith('ready'))
    .toSorted()
    .map((name) => `${BARRIER}/${name}`);
}

/** Whether it is there, and a promise that ends with the next event: of this znode, or of one it looked at before. */
async function look(zk, path) {
  const change = new Promise((resolve) => {
    wake = resolve;
  });
  return { stat: await patiently(() => zk.exists(path, watcher)), change };
}

let wake = () => {};

function watcher({ type }) {
  if (type !== 'None') wake();
}

/** That it exists is success: any member may have made the ready znode, and only this session its own. */
async function makeOnce(zk, path, mode) {
  for (;;) {
    try {
      await zk.create(path, '', { mode });
      return;
    } catch (error) {
      if (error.code === 'NodeExists') return;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}

async function deleteIfThere(zk, path) {
  try {
    await patiently(() => zk.delete(path));
  } catch (error) {
    if (error.code !== 'NoNode') throw error;
  }
}

/** Repeats a call until it is answered, where asking twice does no harm. */
async function patiently(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
