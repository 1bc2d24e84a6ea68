// An outbox that loses events: the order and its event are two writes, and a process can die between them.
export const invariant = (tree) => {
  const silent = tree
    .children('/orders')
    .find((id) => !tree.exists(`/outbox/${id}`) && !tree.exists(`/sent/${id}`));
  return silent === undefined || `order ${silent} has an event`;
};

export default async function main(client) {
  const { zk } = client;
  for (const path of ['/orders', '/outbox', '/sent']) await zk.create(path).catch(ifThere);
  for (let n = 1; n <= 3; n++) {
    const id = `${client.name}${n}`;
    await zk.create(`/orders/${id}`, 'one book').catch(ifThere);
    await zk.create(`/outbox/${id}`, 'ordered').catch(ifThere);
    await client.sleep(200);
  }
}

function ifThere(error) {
  if (error.code !== 'NodeExists') throw error;
}
