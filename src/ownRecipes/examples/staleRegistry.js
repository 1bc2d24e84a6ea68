// A service registry that lists the dead: a persistent znode stays when its process is gone.
const ROOT = '/services';

export default async function main(client) {
  const { zk } = client;
  const path = `${ROOT}/${client.name}`;
  await zk.create(ROOT).catch(ifThere);
  await zk.create(path, '10.0.0.1:8080').catch(ifThere);
  client.holds(path, { as: 'member' });
  await client.sleep(60000);
}

function ifThere(error) {
  if (error.code !== 'NodeExists') throw error;
}
