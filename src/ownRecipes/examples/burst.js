// A rate limiter that lets too many through: the clients count the calls of this second, and only then write down their own.
const LIMIT = 2;
const ROOT = '/limiter';

export const invariant = (tree) => {
  const full = tree.children(ROOT).find((second) => tree.children(`${ROOT}/${second}`).length > LIMIT);
  return full === undefined || `no more than ${LIMIT} calls in second ${full}`;
};

export default async function main(client) {
  const { zk } = client;
  await zk.create(ROOT).catch(ifThere);
  for (let call = 0; call < 3; call++) {
    const second = `${ROOT}/${Math.floor((await client.clock()) / 1000)}`;
    await zk.create(second).catch(ifThere);
    const calls = await zk.getChildren(second);
    if (calls.length < LIMIT)
      await zk.create(`${second}/call-`, client.name, { mode: 'PERSISTENT_SEQUENTIAL' });
    await client.sleep(300);
  }
}

function ifThere(error) {
  if (error.code !== 'NodeExists') throw error;
}
