// The service registry of C17 as it is found, and with its two mistakes mended.

export const BROKEN_REGISTRY = `// A service registry: each client is listed while it lives, and logs the list whenever it changes.
const PARENT = '/services';

export default async function main(client) {
  const { zk, name } = client;
  await makeOnce(zk, PARENT, 'PERSISTENT');
  await register(zk, PARENT + '/' + name);
  for (;;) {
    const names = await untilAnswered(() => zk.getChildren(PARENT));
    client.log(names.join(' '));
    await untilItChanges(zk);
  }
}

async function register(zk, path) {
  try {
    await zk.create(path, '', { mode: 'EPHEMERAL' });
  } catch (error) {
    // Another try would only find that it exists.
    if (error.code !== 'ConnectionLoss') throw error;
  }
}

async function untilItChanges(zk) {
  await new Promise((resolve, reject) => {
    const watcher = ({ type }) => type === 'NodeChildrenChanged' && resolve();
    untilAnswered(() => zk.getChildren(PARENT, watcher)).catch(reject);
  });
}

async function makeOnce(zk, path, mode) {
  await untilAnswered(async () => {
    try {
      await zk.create(path, '', { mode });
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
    }
  });
}

/** Repeats a call until it is answered. */
async function untilAnswered(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

const GIVES_UP = "await register(zk, PARENT + '/' + name);";
const TRIES_AGAIN = "await makeOnce(zk, PARENT + '/' + name, 'EPHEMERAL');";
const register = BROKEN_REGISTRY.indexOf('async function register');
const change = BROKEN_REGISTRY.indexOf('async function untilItChanges');
const makeOnce = BROKEN_REGISTRY.indexOf('async function makeOnce');

const READS_TWICE = `  for (;;) {
    const names = await untilAnswered(() => zk.getChildren(PARENT));
    client.log(names.join(' '));
    await untilItChanges(zk);
  }
`;
const READS_ONCE = `  for (;;) {
    let watcher;
    const change = new Promise((resolve) => {
      watcher = ({ type }) => type === 'NodeChildrenChanged' && resolve();
    });
    const names = await untilAnswered(() => zk.getChildren(PARENT, watcher));
    client.log(names.join(' '));
    await change;
  }
`;

/** A create without an answer may have been lost on its way. */
export const REGISTERS_UNTIL_ANSWERED =
  BROKEN_REGISTRY.slice(0, register).replace(GIVES_UP, TRIES_AGAIN) + BROKEN_REGISTRY.slice(change);

/** What is read is watched from the same moment on. */
export const WATCHES_WHAT_IT_READS =
  BROKEN_REGISTRY.slice(0, change).replace(READS_TWICE, READS_ONCE) + BROKEN_REGISTRY.slice(makeOnce);

export const MENDED_REGISTRY =
  BROKEN_REGISTRY.slice(0, register).replace(GIVES_UP, TRIES_AGAIN).replace(READS_TWICE, READS_ONCE) +
  BROKEN_REGISTRY.slice(makeOnce);
