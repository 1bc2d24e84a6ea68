// Locks as people write them, in different styles: ten that keep their promise and ten that do not, each with the fault that shows it.
// No tool was tuned to them.
import type { PlacedFault } from '../bound.ts';

/** What the right ones share: a call that is asked again, which does no harm to a read. */
export const AGAIN = `
async function again(call) {
  for (;;) try { return await call(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
}
async function remove(zk, path) {
  try { await again(() => zk.delete(path)); } catch (error) { if (error.code !== 'NoNode') throw error; }
}
const number = (name) => Number(name.slice(-10));
const gone = (zk, path) => new Promise((resolve, reject) => {
  again(() => zk.exists(path, (event) => event.type === 'NodeDeleted' && resolve())).then((stat) => stat === null && resolve(), reject);
});
`;

/** Makes its node once, also if the reply is lost. */
const JOIN = `
async function join(zk) {
  for (;;) try { return await zk.create('/exclusive_lock/n-', '', { mode: 'EPHEMERAL_SEQUENTIAL' }); } catch (error) {
    if (error.code !== 'ConnectionLoss') throw error;
    const [own] = await again(() => zk.getEphemerals('/exclusive_lock/n-'));
    if (own !== undefined) return own;
  }
}
`;

const HOLD = `
  client.holds(own);
  await client.untilReleased();
  client.released();
  await remove(zk, own);
`;

/** Of a name that others use too. */
const HOLD_ONE_NAME = `
  client.holds(own);
  await client.untilReleased();
  client.released();
  // Who deletes that name again after a lost reply may delete another's znode.
  while ((await again(() => zk.getEphemerals(own))).includes(own))
    try { return await zk.delete(own); } catch (error) { if (error.code !== 'ConnectionLoss' && error.code !== 'NoNode') throw error; }
`;

export const RIGHT: Readonly<Record<string, string>> = {
  'predecessor, loop': `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  for (;;) {
    const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted((a, b) => number(a) - number(b));
    const before = line[line.indexOf(own.slice(16)) - 1];
    if (before === undefined) break;
    await gone(zk, '/exclusive_lock/' + before);
  }${HOLD}}`,
  'predecessor, recursion': `${AGAIN}${JOIN}
async function wait(zk, own) {
  const earlier = (await again(() => zk.getChildren('/exclusive_lock'))).filter((name) => number(name) < number(own));
  if (earlier.length === 0) return;
  await gone(zk, '/exclusive_lock/' + earlier.reduce((a, b) => (number(a) > number(b) ? a : b)));
  return wait(zk, own);
}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  await wait(zk, own);${HOLD}}`,
  'predecessor, a class': `${AGAIN}${JOIN}
class Lock {
  constructor(zk) { this.zk = zk; }
  async lock() {
    this.own = await join(this.zk);
    for (let before = await this.before(); before !== null; before = await this.before()) await gone(this.zk, before);
    return this.own;
  }
  async before() {
    const names = await again(() => this.zk.getChildren('/exclusive_lock'));
    const earlier = names.map(number).filter((n) => n < number(this.own));
    return earlier.length === 0 ? null : '/exclusive_lock/' + names.find((name) => number(name) === Math.max(...earlier));
  }
}
export default async function main(client) {
  const { zk } = client;
  const own = await new Lock(zk).lock();${HOLD}}`,
  'all waiters watch the parent': `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  for (;;) {
    let changed;
    const change = new Promise((resolve) => { changed = resolve; });
    const names = await again(() => zk.getChildren('/exclusive_lock', changed));
    if (names.every((name) => number(name) >= number(own))) break;
    await change;
  }${HOLD}}`,
  'polling every half second': `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  while ((await again(() => zk.getChildren('/exclusive_lock'))).some((name) => number(name) < number(own))) await client.sleep(500);${HOLD}}`,
  'one name, watched': `${AGAIN}
export default async function main(client) {
  const { zk, name } = client;
  const own = '/exclusive_lock/holder';
  for (;;) {
    try { await zk.create(own, name, { mode: 'EPHEMERAL' }); break; } catch (error) {
      if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error;
      if ((await again(() => zk.getEphemerals(own))).includes(own)) break;
      await gone(zk, own);
    }
  }${HOLD_ONE_NAME}}`,
  'one name, tried again': `${AGAIN}
export default async function main(client) {
  const { zk, name } = client;
  const own = '/exclusive_lock/holder';
  for (;;) {
    try { await zk.create(own, name, { mode: 'EPHEMERAL' }); break; } catch (error) {
      if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error;
      if ((await again(() => zk.getEphemerals(own))).includes(own)) break;
    }
    await client.sleep(700);
  }${HOLD_ONE_NAME}}`,
  'a name of its own in the node': `${AGAIN}
export default async function main(client) {
  const { zk, name } = client;
  const id = name + '-' + (await client.draw(1000000));
  let own;
  while (own === undefined) {
    const mine = (await again(() => zk.getChildren('/exclusive_lock'))).find((one) => one.startsWith(id));
    if (mine !== undefined) own = '/exclusive_lock/' + mine;
    else try { own = await zk.create('/exclusive_lock/' + id + '-n-', '', { mode: 'EPHEMERAL_SEQUENTIAL' }); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
  }
  for (;;) {
    const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted((a, b) => number(a) - number(b));
    const before = line[line.indexOf(own.slice(16)) - 1];
    if (before === undefined) break;
    await gone(zk, '/exclusive_lock/' + before);
  }${HOLD}}`,
  'then and catch': `${AGAIN}${JOIN}
export default function main(client) {
  const { zk } = client;
  const step = (own) => again(() => zk.getChildren('/exclusive_lock')).then((names) => {
    const earlier = names.filter((name) => number(name) < number(own)).toSorted((a, b) => number(b) - number(a));
    return earlier.length === 0 ? own : gone(zk, '/exclusive_lock/' + earlier[0]).then(() => step(own));
  });
  return join(zk).then(step).then((own) => {
    client.holds(own);
    return client.untilReleased().then(() => { client.released(); return remove(zk, own); });
  });
}`,
  'stops when it is disconnected': `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  for (;;) {
    const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted((a, b) => number(a) - number(b));
    const before = line[line.indexOf(own.slice(16)) - 1];
    if (before === undefined) break;
    await gone(zk, '/exclusive_lock/' + before);
  }
  zk.on('state', (state) => { if (state !== 'SyncConnected') client.released(); });${HOLD}}`,
};

interface Wrong {
  readonly code: string;
  /** What shows it; none: it goes wrong by itself. */
  readonly fault: PlacedFault | null;
  readonly clients?: number;
}

const PLAIN_JOIN = `const own = await zk.create('/exclusive_lock/n-', '', { mode: 'EPHEMERAL_SEQUENTIAL' });`;

export const WRONG: Readonly<Record<string, Wrong>> = {
  'a persistent node': {
    fault: 'kill',
    code: `${AGAIN}
export default async function main(client) {
  const { zk } = client;
  const own = await zk.create('/exclusive_lock/n-', '', { mode: 'PERSISTENT_SEQUENTIAL' });
  for (;;) {
    const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted();
    const before = line[line.indexOf(own.slice(16)) - 1];
    if (before === undefined) break;
    await gone(zk, '/exclusive_lock/' + before);
  }${HOLD}}`,
  },
  'exists, and no look whether it is gone already': {
    fault: null,
    code: `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  for (;;) {
    const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted();
    const before = line[line.indexOf(own.slice(16)) - 1];
    if (before === undefined) break;
    await client.sleep(200);
    await new Promise((resolve) => again(() => zk.exists('/exclusive_lock/' + before, resolve)));
  }${HOLD}}`,
  },
  'woken, and no second look': {
    fault: 'close',
    clients: 3,
    code: `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted();
  const before = line[line.indexOf(own.slice(16)) - 1];
  if (before !== undefined) await gone(zk, '/exclusive_lock/' + before);
  client.holds(own);
  await client.sleep(3000);
  client.released();
  await remove(zk, own);
}`,
  },
  'creates again after a lost reply': {
    fault: 'drop',
    code: `${AGAIN}
export default async function main(client) {
  const { zk } = client;
  const own = await again(() => zk.create('/exclusive_lock/n-', '', { mode: 'EPHEMERAL_SEQUENTIAL' }));
  for (;;) {
    const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted();
    const before = line[line.indexOf(own.slice(16)) - 1];
    if (before === undefined) break;
    await gone(zk, '/exclusive_lock/' + before);
  }${HOLD}}`,
  },
  'looks first, creates then': {
    fault: null,
    code: `${AGAIN}
export default async function main(client) {
  const { zk } = client;
  const own = '/exclusive_lock/holder';
  while ((await zk.exists(own)) !== null) await client.sleep(300);
  try { await zk.create(own, '', { mode: 'EPHEMERAL' }); } catch { /* somebody was faster */ }${HOLD}}`,
  },
  'an error taken for the lock': {
    fault: null,
    code: `
export default async function main(client) {
  const { zk } = client;
  const own = '/exclusive_lock/holder';
  await zk.create(own, '', { mode: 'EPHEMERAL' }).catch(() => undefined);
  client.holds(own);
  await client.untilReleased();
  client.released();
  await zk.delete(own).catch(() => undefined);
}`,
  },
  'any event taken for the release': {
    fault: 'cut',
    code: `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted();
  const before = line[line.indexOf(own.slice(16)) - 1];
  if (before !== undefined) await new Promise((resolve) => again(() => zk.exists('/exclusive_lock/' + before, resolve)).then((stat) => stat === null && resolve()));
  client.holds(own);
  await client.sleep(6000);
  client.released();
  await remove(zk, own);
}`,
  },
  'keeps its node after the first round': {
    fault: null,
    code: `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  for (let round = 0; round < 2; round++) {
    const own = await join(zk);
    for (;;) {
      const line = (await again(() => zk.getChildren('/exclusive_lock'))).toSorted((a, b) => number(a) - number(b));
      const before = line[line.indexOf(own.slice(16)) - 1];
      if (before === undefined) break;
      await gone(zk, '/exclusive_lock/' + before);
    }
    client.holds(own);
    await client.untilReleased();
    client.released();
    if (round === 0) await zk.setData(own, 'done').catch(() => undefined);
    else await remove(zk, own);
  }
}`,
  },
  'goes on when its session is over': {
    fault: 'expire',
    code: `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  while ((await again(() => zk.getChildren('/exclusive_lock'))).some((name) => number(name) < number(own))) await client.sleep(500);
  client.holds(own);
  await client.sleep(20000);
  client.released();
}`,
  },
  'deletes the first in line, even one that is not its own': {
    fault: null,
    clients: 3,
    code: `${AGAIN}${JOIN}
export default async function main(client) {
  const { zk } = client;
  const own = await join(zk);
  const first = async () => (await again(() => zk.getChildren('/exclusive_lock'))).toSorted()[0];
  for (let waited = 0; (await first()) !== own.slice(16); waited++) {
    if (waited === 3) await remove(zk, '/exclusive_lock/' + (await first()));
    await client.sleep(300);
  }
  client.holds(own);
  await client.sleep(2000);
  client.released();
  await remove(zk, own);
}`,
  },
};

/** A program that does not expect to lose a reply. */
export const UNHANDLED = `
export default async function main(client) {
  const { zk } = client;
  ${PLAIN_JOIN}
  client.holds(own);
  client.released();
  await zk.delete(own);
}`;
