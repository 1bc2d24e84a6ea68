// A counter that loses nothing: the next number is written only over the version that was read. After a lost reply it adds again, so it
// may count one too many, and says `added` only of what it was told.
const COUNTER = '/counter';

export default async function main(client) {
  const { zk } = client;
  await untilTold(() => zk.create(COUNTER, '0'));
  for (let round = 0; round < 10; round++) {
    while (!(await untilTold(() => addOne(zk))));
    client.added(COUNTER);
    await client.sleep(200);
  }
}

async function addOne(zk) {
  const { data, stat } = await zk.getData(COUNTER);
  return zk.setData(COUNTER, String(Number(data) + 1), stat.version);
}

/** Undefined where another client was faster. */
async function untilTold(call) {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (error.code === 'NodeExists' || error.code === 'BadVersion') return undefined;
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
