// Programs as people write them, and what a search has to say of each: six that were once graded wrongly, three that are wrong in a
// known way, and right ones in different styles; and what nobody had tuned to.
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
const RETRY = `const again = async (call) => {
  for (;;) try { return await call(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
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
  'style: items move to another queue in one transaction': {
    code: `${AGAIN}
export default async function main({ zk, name, produced }) {
  for (const parent of ['/inbox', '/ready'])
    await retry(() => zk.create(parent, '')).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  const made = await retry(() => zk.create('/inbox/o-' + name, 'order of ' + name)).catch((error) => {
    if (error.code !== 'NodeExists') throw error;
    return '/inbox/o-' + name;
  });
  produced(name, made);
  for (const child of await retry(() => zk.getChildren('/inbox'))) {
    const { data } = (await retry(() => zk.getData('/inbox/' + child)).catch(() => null)) ?? {};
    if (data === undefined) continue;
    const move = [{ op: 'delete', path: '/inbox/' + child }, { op: 'create', path: '/ready/' + child, data }];
    await retry(() => zk.multi(move)).catch((error) => {
      if (error.code !== 'NoNode' && error.code !== 'NodeExists') throw error;
    });
  }
}`,
    mistakes: [],
  },
  'items leave one queue before they are in the other': {
    code: `${AGAIN}
export default async function main({ zk, name, produced }) {
  for (const parent of ['/inbox', '/ready'])
    await retry(() => zk.create(parent, '')).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  const path = '/inbox/o-' + name;
  await retry(() => zk.create(path, name)).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  produced(name, path);
  await quietly(() => zk.delete(path));
  await retry(() => zk.create('/ready/o-' + name, name)).catch((error) => { if (error.code !== 'NodeExists') throw error; });
}`,
    mistakes: ['I-9'],
  },
  'style: callbacks as in Java': {
    code: `// At most 2 grants per window; the window and its count stand in one znode, which is written by version.
export const invariant = (tree) => {
  const text = tree.data('/limit');
  return text === null || JSON.parse(text).used <= 2 || 'more than two grants in a window';
};
const { OK, CONNECTIONLOSS, NODEEXISTS, BADVERSION, SESSIONEXPIRED } = KeeperException.Code;
export default function main(client) {
  const { zk } = client;
  return new Promise((done, fail) => {
    let left = 3;
    const begin = () => zk.create('/limit', JSON.stringify({ window: 0, used: 0 }), {}, (rc) => {
      if (rc === SESSIONEXPIRED) return done();
      if (rc === CONNECTIONLOSS) return begin();
      if (rc !== OK && rc !== NODEEXISTS) return fail(new Error('create ' + rc));
      ask();
    });
    const ask = () => zk.getData('/limit', null, (rc, path, ctx, data, stat) => {
      if (rc === SESSIONEXPIRED) return done();
      if (rc === CONNECTIONLOSS) return ask();
      if (rc !== OK) return fail(new Error('read ' + rc));
      client.clock().then((now) => {
        const window = Math.floor(now / 1000);
        const was = JSON.parse(data);
        const used = was.window === window ? was.used : 0;
        if (used >= 2) return client.sleep(300).then(ask);
        zk.setData('/limit', JSON.stringify({ window, used: used + 1 }), stat.version, (code) => {
          if (code === SESSIONEXPIRED) return done();
          if (code === BADVERSION || code === CONNECTIONLOSS) return ask();
          if (code !== OK) return fail(new Error('write ' + code));
          client.log('granted');
          if (--left === 0) done(); else ask();
        });
      }, fail);
    });
    begin();
  });
}`,
    mistakes: [],
  },
  'style: an outbox as a class': {
    code: `${RETRY}
class Outbox {
  constructor(client) { this.client = client; this.zk = client.zk; }
  async setUp() {
    for (const path of ['/orders', '/outbox', '/sent'])
      await again(() => this.zk.create(path)).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  }
  async place(id) {
    await again(async () => {
      try {
        await this.zk.multi([
          { op: 'create', path: '/orders/' + id, data: 'placed' },
          { op: 'create', path: '/outbox/' + id, data: id },
        ]);
      } catch (error) { if (!error.results?.includes('NodeExists') && error.code !== 'NodeExists') throw error; }
    });
    this.client.produced(id, '/outbox/' + id);
  }
  async relay() {
    for (const id of await again(() => this.zk.getChildren('/outbox'))) {
      try {
        await again(() => this.zk.multi([
          { op: 'delete', path: '/outbox/' + id },
          { op: 'create', path: '/sent/' + id, data: id },
        ]));
      } catch (error) { if (error.code !== 'NoNode' && error.code !== 'NodeExists') throw error; }
    }
  }
}
export const invariant = (tree) =>
  tree.children('/orders').every((id) => tree.exists('/outbox/' + id) || tree.exists('/sent/' + id)) || 'an order without its event';
export default async function main(client) {
  const outbox = new Outbox(client);
  await outbox.setUp();
  await outbox.place('order-' + client.name);
  await outbox.relay();
}`,
    mistakes: [],
  },
  'style: epochs fence, in several files': {
    code: `import { takeOffice } from './office.js';
import { write } from './store.js';
export const invariant = (tree, beliefs, memory) => {
  const epoch = Number((tree.data('/store') ?? '0:').split(':')[0]);
  const ok = epoch >= (memory.epoch ?? 0);
  memory.epoch = Math.max(epoch, memory.epoch ?? 0);
  return ok || 'the store went back to an older epoch';
};
export default async function main(client) {
  const { zk } = client;
  for (const [path, data] of [['/epoch', '0'], ['/store', '0:']])
    try { await zk.create(path, data); } catch (error) { if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error; }
  for (let round = 0; round < 2; round++) {
    const office = await takeOffice(client);
    if (office === null) { await client.sleep(300); continue; }
    for (let n = 0; n < 2; n++) { if (!(await write(client, office, client.name + n))) break; await client.sleep(200); }
    await zk.delete(office.path).catch((error) => { if (error.code !== 'NoNode' && error.code !== 'ConnectionLoss') throw error; });
  }
}
// @file office.js
export async function takeOffice({ zk, name }) {
  try {
    const path = await zk.create('/office', name, { mode: 'EPHEMERAL' });
    const { data, stat } = await zk.getData('/epoch');
    const epoch = Number(data) + 1;
    const { version } = await zk.setData('/epoch', String(epoch), stat.version);
    return { path, epoch, version };
  } catch (error) {
    if (['NodeExists', 'ConnectionLoss', 'BadVersion', 'NoNode'].includes(error.code)) return null;
    throw error;
  }
}
// @file store.js
export async function write({ zk }, { epoch, version }, value) {
  try {
    await zk.multi([
      { op: 'check', path: '/epoch', version },
      { op: 'setData', path: '/store', data: epoch + ':' + value },
    ]);
    return true;
  } catch (error) {
    if (['BadVersion', 'ConnectionLoss', 'NoNode'].includes(error.code)) return false;
    throw error;
  }
}`,
    mistakes: [],
  },
  'style: an asynchronous iterator': {
    code: `${RETRY}
async function* changes(zk, path) {
  for (;;) {
    let wake;
    const changed = new Promise((resolve) => { wake = resolve; });
    yield await again(() => zk.getChildren(path, () => wake()));
    await changed;
  }
}
export default async function main(client) {
  const { zk, name } = client;
  await again(() => zk.create('/services')).catch((error) => { if (error.code !== 'NodeExists') throw error; });
  const own = '/services/' + name;
  zk.on('state', (state) => { if (state === 'Expired') client.released(); });
  const enter = async () => {
    try { await again(() => zk.create(own, 'host-' + name, { mode: 'EPHEMERAL' })); return true; }
    catch (error) { if (error.code !== 'NodeExists') throw error; }
    return (await again(() => zk.getEphemerals(own))).includes(own);
  };
  // What is there may be of the session before, and goes with it.
  while (!(await enter())) await client.sleep(500);
  client.holds(own, { as: 'member' });
  let seen = 0;
  for await (const members of changes(zk, '/services')) {
    client.log(members.join(' '));
    if (++seen === 4) break;
  }
}`,
    mistakes: [],
  },
  'a cache that sets its watch once': {
    code: `export default async function main(client) {
  const { zk, name } = client;
  try { await zk.create('/price', '1'); } catch (error) { if (error.code !== 'NodeExists') throw error; }
  if (name === 'A') {
    for (let n = 2; n < 6; n++) { await client.sleep(400); await zk.setData('/price', String(n)); }
    return;
  }
  let cached = (await zk.getData('/price', async () => { cached = (await zk.getData('/price')).data; })).data;
  await client.sleep(4000);
  await zk.sync('/price');
  const { data } = await zk.getData('/price');
  client.assert(cached === data, 'the cache is stale');
}`,
    mistakes: ['I-39'],
  },
  'a counter that takes BadVersion for done': {
    code: `export default async function main(client) {
  const { zk } = client;
  const bump = async () => {
    const { data, stat } = await zk.getData('/n');
    try { await zk.setData('/n', String(Number(data) + 1), stat.version); }
    catch (error) { if (error.code !== 'BadVersion' && error.code !== 'ConnectionLoss') throw error; }
    client.added('/n');
  };
  await zk.create('/n', '0').catch((error) => { if (error.code !== 'NodeExists') throw error; });
  for (let i = 0; i < 3; i++) await bump();
}`,
    mistakes: ['I-23'],
  },
  'a barrier that is used again and never emptied': {
    code: `class Barrier {
  constructor(client, path, size) { Object.assign(this, { client, path, size }); }
  async enter() {
    const { zk, name } = this.client;
    await zk.create(this.path).catch((error) => { if (error.code !== 'NodeExists') throw error; });
    await zk.create(this.path + '/' + name, '', { mode: 'EPHEMERAL' }).catch((error) => { if (error.code !== 'NodeExists') throw error; });
    for (;;) {
      let wake;
      const changed = new Promise((resolve) => { wake = resolve; });
      if ((await zk.getChildren(this.path, () => wake())).length >= this.size) return;
      await changed;
    }
  }
}
export default async function main(client) {
  const barrier = new Barrier(client, '/gate', 3);
  for (const round of ['first', 'second']) {
    await client.sleep(100 * (await client.draw(5)));
    client.arrived(round);
    await barrier.enter();
    client.passed(round);
  }
}`,
    mistakes: ['I-10'],
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
