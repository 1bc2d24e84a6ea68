// Programs as people write them, and what a search has to say of each: six that were once graded wrongly, three that are wrong in a
// known way, and ten right ones in different styles.
import type { InvariantId } from '../../../../engine/index.ts';

export interface Graded {
  readonly code: string;
  /** The mistakes that may be told of it; empty: it has none. */
  readonly mistakes: readonly InvariantId[];
}

const AGAIN = `const retry = async (call) => {
  for (;;) try { return await call(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
};
const quietly = (call) => retry(call).catch((error) => { if (error.code !== 'NoNode') throw error; });
const order = (name) => Number(name.slice(-10));
const leave = async (zk, path) => {
  for (;;) try { return await zk.delete(path); } catch (error) {
    if (error.code === 'NoNode') return;
    if (error.code !== 'ConnectionLoss') throw error;
    // By now it may be the znode of another client.
    if (!(await retry(() => zk.getEphemerals(path))).includes(path)) return;
  }
};
const lead = async (client, own) => {
  let isInOffice = true;
  client.zk.on('state', async (state) => {
    if (state !== 'SyncConnected') return client.released();
    if (isInOffice && (await retry(() => client.zk.getEphemerals(own))).includes(own) && isInOffice) client.holds(own, { as: 'leader' });
  });
  client.holds(own, { as: 'leader' });
  await client.untilReleased();
  isInOffice = false;
  client.released();
  await leave(client.zk, own);
};
`;
const ENTER = `const enter = async (zk, prefix) => {
  for (;;) try { return await zk.create(prefix, '', { mode: 'EPHEMERAL_SEQUENTIAL' }); } catch (error) {
    if (error.code !== 'ConnectionLoss') throw error;
    const [mine] = await retry(() => zk.getEphemerals(prefix));
    if (mine) return mine;
  }
};
const gone = (zk, path) => new Promise((resolve, reject) => {
  const hear = (event) => { if (event.type === 'NodeDeleted') resolve(); };
  retry(() => zk.exists(path, hear)).then((stat) => { if (stat === null) resolve(); }, reject);
});
`;

export const GRADED: Readonly<Record<string, Graded>> = {
  'a correct lock that was called broken': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
export default async function main(client) {
  const { zk } = client;
  const own = await enter(zk, '/exclusive_lock/lock-');
  for (;;) {
    const names = await retry(() => zk.getChildren('/exclusive_lock'));
    const ahead = names.filter((name) => order(name) < order(own)).sort((a, b) => order(b) - order(a));
    if (ahead.length === 0) break;
    await gone(zk, '/exclusive_lock/' + ahead[0]);
  }
  client.holds(own);
  await client.untilReleased();
  client.released();
  await quietly(() => zk.delete(own));
}`,
  },
  'a try-lock that gives up is not stuck': {
    mistakes: [],
    code: `${AGAIN}
export default async function main(client) {
  const { zk, name } = client;
  const path = '/exclusive_lock/lock';
  for (let attempt = 0; attempt < 3; attempt++) {
    client.wants();
    try {
      await zk.create(path, name, { mode: 'EPHEMERAL' });
    } catch (error) {
      if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error;
      if (!(await retry(() => zk.getEphemerals(path))).includes(path)) {
        client.gaveUp();
        await client.sleep(1500);
        continue;
      }
    }
    client.holds(path);
    await client.untilReleased();
    client.released();
    return void (await leave(zk, path));
  }
}`,
  },
  'a lock that polls is not stuck': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
export default async function main(client) {
  const { zk, sleep } = client;
  const own = await enter(zk, '/exclusive_lock/lock-');
  while ((await retry(() => zk.getChildren('/exclusive_lock'))).some((name) => order(name) < order(own))) await sleep(900);
  client.holds(own);
  await client.untilReleased();
  client.released();
  await quietly(() => zk.delete(own));
}`,
  },
  'a counter that never holds anything is no lock': {
    mistakes: [],
    code: `${AGAIN}
export default async function main({ zk, name, added, sleep }) {
  const path = '/config/value';
  for (let times = 0; times < 3; times++) {
    const { data, stat } = await retry(() => zk.getData(path));
    const done = String(Number(data ?? 0) + 1);
    try {
      await zk.setData(path, done, stat.version);
      added(path);
    } catch (error) {
      if (error.code !== 'BadVersion' && error.code !== 'ConnectionLoss') throw error;
    }
    await sleep(200);
  }
}`,
  },
  'an unhandled ConnectionLoss hides no mistake': {
    mistakes: ['I-1', 'I-3'],
    code: `export default async function main(client) {
  const path = '/exclusive_lock/lock';
  if ((await client.zk.exists(path)) === null) {
    await client.sleep(50);
    await client.zk.create(path, client.name, { mode: 'EPHEMERAL' }).catch(() => undefined);
    client.holds(path);
    await client.untilReleased();
    client.released();
    await client.zk.delete(path).catch(() => undefined);
  }
}`,
  },
  'an unhandled ConnectionLoss hides no holder that sleeps on after its session': {
    mistakes: ['I-3', 'I-1'],
    code: `export default async function main(client) {
  const path = '/exclusive_lock/lock';
  for (;;) {
    try { await client.zk.create(path, client.name, { mode: 'EPHEMERAL' }); break; } catch (error) {
      if (error.code !== 'NodeExists') throw error;
    }
    await client.sleep(500);
  }
  client.holds(path);
  await client.sleep(20_000);
  client.released();
  await client.zk.delete(path);
}`,
  },
  'a holder that sleeps on after it is told that its session is over': {
    mistakes: ['I-3', 'I-1'],
    code: `export default async function main(client) {
  const { zk } = client;
  const path = '/exclusive_lock/lock';
  let isOver = false;
  zk.on('state', (state) => { if (state === 'Expired') isOver = true; });
  for (;;) {
    try { await zk.create(path, client.name, { mode: 'EPHEMERAL' }); break; } catch (error) {
      if (error.code !== 'NodeExists') throw error;
      await client.sleep(500);
    }
  }
  client.holds(path);
  for (let n = 0; n < 10; n++) await client.sleep(500);
  if (isOver) await client.sleep(10_000);
  client.released();
  if (!isOver) await zk.delete(path);
}`,
  },
  'a counter that loses updates': {
    mistakes: ['I-23'],
    code: `${AGAIN}
export default async function main({ zk, added, sleep }) {
  for (let times = 0; times < 3; times++) {
    const { data } = await retry(() => zk.getData('/config/value'));
    await sleep(20);
    try { await zk.setData('/config/value', String(Number(data ?? 0) + 1)); added('/config/value'); } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}`,
  },
  'a queue that processes before it claims': {
    mistakes: ['I-8'],
    code: `${AGAIN}
export default async function main({ zk, name, processed, sleep }) {
  if (name === 'A') for (let n = 0; n < 3; n++) await zk.create('/queue/item-', 'job ' + n, { mode: 'PERSISTENT_SEQUENTIAL' }).catch(() => undefined);
  for (let round = 0; round < 6; round++) {
    for (const item of await retry(() => zk.getChildren('/queue'))) {
      processed(item);
      await sleep(30);
      await quietly(() => zk.delete('/queue/' + item));
    }
    await sleep(200);
  }
}`,
  },
  'an election by the smallest name as text of a persistent node': {
    mistakes: ['I-12', 'I-13', 'I-3'],
    code: `${AGAIN}
export default async function main(client) {
  const { zk, name, sleep } = client;
  const own = '/election/' + name;
  await quietly(() => zk.create(own, '', { mode: 'PERSISTENT' })).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  for (;;) {
    const [first] = await retry(() => zk.getChildren('/election'));
    if (first === name) client.holds(own, { as: 'leader' });
    await sleep(500);
  }
}`,
  },
  'style: a class': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
class Mutex {
  #zk; #own = null;
  constructor(zk) { this.#zk = zk; }
  async acquire() {
    this.#own = await enter(this.#zk, '/exclusive_lock/m-');
    for (let ahead = await this.#ahead(); ahead !== null; ahead = await this.#ahead()) await gone(this.#zk, ahead);
    return this.#own;
  }
  async #ahead() {
    const lower = (await retry(() => this.#zk.getChildren('/exclusive_lock'))).filter((name) => order(name) < order(this.#own));
    return lower.length === 0 ? null : '/exclusive_lock/' + lower.reduce((a, b) => (order(a) > order(b) ? a : b));
  }
  release() { return quietly(() => this.#zk.delete(this.#own)); }
}
export default async function main(client) {
  const mutex = new Mutex(client.zk);
  client.holds(await mutex.acquire());
  try { await client.untilReleased(); } finally { client.released(); }
  await mutex.release();
}`,
  },
  'style: closures': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
function lockAt(zk, parent) {
  let own;
  const first = (names) => names.every((name) => order(name) >= order(own));
  const wait = async () => {
    let wake;
    const woken = new Promise((resolve) => (wake = resolve));
    if (first(await retry(() => zk.getChildren(parent, wake)))) return;
    await woken;
    await wait();
  };
  return {
    async take() { own = await enter(zk, parent + '/c-'); await wait(); return own; },
    give: () => quietly(() => zk.delete(own)),
  };
}
export default async function main(client) {
  const lock = lockAt(client.zk, '/exclusive_lock');
  client.holds(await lock.take());
  await client.untilReleased();
  client.released();
  await lock.give();
}`,
  },
  'style: an asynchronous loop over events': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
async function* changes(zk, parent) {
  for (;;) {
    let wake;
    const woken = new Promise((resolve) => (wake = resolve));
    yield await retry(() => zk.getChildren(parent, wake));
    await woken;
  }
}
export default async function main(client) {
  const own = await enter(client.zk, '/exclusive_lock/l-');
  for await (const names of changes(client.zk, '/exclusive_lock')) if (names.every((name) => order(name) >= order(own))) break;
  client.holds(own);
  await client.untilReleased();
  client.released();
  await quietly(() => client.zk.delete(own));
}`,
  },
  'style: chains of promises': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
export default function main(client) {
  const { zk } = client;
  const turn = (own) => retry(() => zk.getChildren('/exclusive_lock'))
    .then((names) => names.filter((name) => order(name) < order(own)).sort((a, b) => order(b) - order(a))[0])
    .then((ahead) => (ahead === undefined ? own : gone(zk, '/exclusive_lock/' + ahead).then(() => turn(own))));
  return enter(zk, '/exclusive_lock/p-')
    .then(turn)
    .then((own) => { client.holds(own); return client.untilReleased().then(() => own); })
    .then((own) => { client.released(); return quietly(() => zk.delete(own)); });
}`,
  },
  'style: a helper that retries with a pause': {
    mistakes: [],
    code: `const order = (name) => Number(name.slice(-10));
export default async function main(client) {
  const { zk, sleep } = client;
  const withRetry = async (work, tries = 60) => {
    try { return await work(); } catch (error) {
      if (error.code !== 'ConnectionLoss' || tries === 0) throw error;
      await sleep(200);
      return withRetry(work, tries - 1);
    }
  };
  const path = '/exclusive_lock/only';
  for (;;) {
    const mine = await withRetry(async () => {
      if ((await zk.getEphemerals(path)).includes(path)) return true;
      try { await zk.create(path, client.name, { mode: 'EPHEMERAL' }); return true; } catch (error) {
        if (error.code === 'NodeExists') return false;
        throw error;
      }
    });
    if (mine) break;
    await sleep(400);
  }
  client.holds(path);
  await client.untilReleased();
  client.released();
  await withRetry(async () => {
    if ((await zk.getEphemerals(path)).includes(path)) await zk.delete(path);
  });
}`,
  },
  'style: recursion': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
const waitFor = async (zk, own) => {
  const [ahead] = (await retry(() => zk.getChildren('/exclusive_lock'))).filter((name) => order(name) < order(own)).sort((a, b) => order(b) - order(a));
  if (ahead) { await gone(zk, '/exclusive_lock/' + ahead); return waitFor(zk, own); }
};
export default async function main(client) {
  const own = await enter(client.zk, '/exclusive_lock/r-');
  await waitFor(client.zk, own);
  client.holds(own);
  await client.untilReleased();
  client.released();
  await quietly(() => client.zk.delete(own));
}`,
  },
  'style: a queue that claims by deleting': {
    mistakes: [],
    code: `${AGAIN}
export default async function main({ zk, name, processed, sleep }) {
  if (name === 'A') for (let n = 0; n < 3; n++) await zk.create('/queue/item-', 'job ' + n, { mode: 'PERSISTENT_SEQUENTIAL' }).catch(() => undefined);
  for (let round = 0; round < 6; round++) {
    for (const item of await retry(() => zk.getChildren('/queue'))) {
      // A lost reply leaves the item to nobody: it is never processed twice.
      const isMine = await zk.delete('/queue/' + item).then(() => true, () => false);
      if (isMine) processed(item);
    }
    await sleep(200);
  }
}`,
  },
  'style: a queue with a claim beside each item': {
    mistakes: [],
    code: `${AGAIN}
export default async function main({ zk, name, took, processed, sleep }) {
  const claim = async (item) => {
    try {
      await zk.multi([{ op: 'check', path: '/queue/' + item, version: 0 }, { op: 'delete', path: '/queue/' + item }]);
      return true;
    } catch { return false; }
  };
  if (name === 'A') for (const job of ['x', 'y']) await zk.create('/queue/' + job + '-', job, { mode: 'PERSISTENT_SEQUENTIAL' }).catch(() => undefined);
  for (let round = 0; round < 8; round++) {
    const items = await retry(() => zk.getChildren('/queue'));
    for (const item of items) if (await claim(item)) processed(item);
    await sleep(150);
  }
}`,
  },
  'style: an election with a watch on the one before': {
    mistakes: [],
    code: `${AGAIN}${ENTER}
export default async function main(client) {
  const { zk } = client;
  const own = await enter(zk, '/election/n-');
  for (;;) {
    const names = (await retry(() => zk.getChildren('/election'))).sort((a, b) => order(a) - order(b));
    const at = names.indexOf(own.slice('/election/'.length));
    if (at === 0) break;
    await gone(zk, '/election/' + names[at - 1]);
  }
  await lead(client, own);
}`,
  },
  'style: an election by one name': {
    mistakes: [],
    code: `${AGAIN}
export default async function main(client) {
  const { zk, name } = client;
  const path = '/election/leader';
  const win = async () => {
    for (;;) {
      let wake;
      const woken = new Promise((resolve) => (wake = (event) => event.type !== 'None' && resolve()));
      const isMine = await zk.create(path, name, { mode: 'EPHEMERAL' }).then(() => true, (error) => {
        if (error.code === 'NodeExists' || error.code === 'ConnectionLoss') return false;
        throw error;
      });
      if (isMine || (await retry(() => zk.getEphemerals(path))).includes(path)) return;
      if ((await retry(() => zk.exists(path, wake))) !== null) await woken;
    }
  };
  await win();
  await lead(client, path);
}`,
  },
};
