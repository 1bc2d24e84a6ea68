// A counter that loses updates: between reading the number and writing the next one, another client writes too.
const COUNTER = '/counter';

export default async function main(client) {
  const { zk } = client;
  await zk.create(COUNTER, '0').catch(ifThere);
  for (let round = 0; round < 10; round++) {
    const { data } = await zk.getData(COUNTER);
    await zk.setData(COUNTER, String(Number(data) + 1));
    client.added(COUNTER);
    await client.sleep(200);
  }
}

function ifThere(error) {
  if (error.code !== 'NodeExists') throw error;
}
