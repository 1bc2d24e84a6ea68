// A published value: the first client writes it now and then, all others read it with a watch, so that no change can come between
// reading and watching.
const VALUE = '/config/value';
const VERSIONS = 3;
const REST_MS = 1500;
const TAKE_MS = 50;

export default function main(client) {
  return client.name === 'A' ? publish(client) : subscribe(client);
}

async function publish({ zk, sleep }) {
  for (let version = 1; version <= VERSIONS; version++) {
    if (version > 1) await sleep(REST_MS);
    await patiently(() => zk.setData(VALUE, `v${version}`));
  }
}

async function subscribe(client) {
  for (;;) {
    let changed;
    const change = new Promise((resolve) => {
      changed = (event) => {
        if (event.type !== 'None') resolve();
      };
    });
    const { data } = await patiently(() => client.zk.getData(VALUE, changed));
    client.log(`goes by ${data}`);
    await client.sleep(TAKE_MS);
    await change;
  }
}

/** Repeats a call until it is answered: writing the same value twice does no harm. */
async function patiently(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
