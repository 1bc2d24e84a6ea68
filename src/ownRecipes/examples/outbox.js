// An outbox: the order and its event are one multi, all or nothing. Sent events are moved, which is one
// multi too. A lost reply is made good by doing it again: that it is there already is success.
export const invariant = (tree) => {
  const silent = tree
    .children('/orders')
    .find((id) => !tree.exists(`/outbox/${id}`) && !tree.exists(`/sent/${id}`));
  return silent === undefined || `order ${silent} has an event`;
};

export default async function main(client) {
  const { zk } = client;
  for (const path of ['/orders', '/outbox', '/sent']) await once(() => zk.create(path));
  for (let n = 1; n <= 3; n++) {
    const id = `${client.name}${n}`;
    await once(() =>
      zk.multi([
        { op: 'create', path: `/orders/${id}`, data: 'one book' },
        { op: 'create', path: `/outbox/${id}`, data: 'ordered' },
      ]),
    );
    await send(client);
  }
}

async function send({ zk, sleep }) {
  for (const id of (await once(() => zk.getChildren('/outbox'))) ?? [])
    await once(() =>
      zk.multi([
        { op: 'delete', path: `/outbox/${id}` },
        { op: 'create', path: `/sent/${id}` },
      ]),
    );
  await sleep(200);
}

/** Undefined where another client, or an earlier try of our own, has done it. */
async function once(call) {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (error.code === 'NodeExists' || error.code === 'NoNode') return undefined;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
