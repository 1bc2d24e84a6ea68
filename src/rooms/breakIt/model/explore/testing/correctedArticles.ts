// The programs of articles in src/ownRecipes/articles with their faults mended, in the form that their authors gave them.
import { AGAIN } from './programs.ts';

/** Makes its znode once, also if the reply is lost. */
const JOIN = `
async function join(zk, prefix) {
  for (;;) try { return await zk.create(prefix, '', { mode: 'EPHEMERAL_SEQUENTIAL' }); } catch (error) {
    if (error.code !== 'ConnectionLoss') throw error;
    const [own] = await again(() => zk.getEphemerals(prefix));
    if (own !== undefined) return own;
  }
}
const inLine = async (zk, dir) => (await again(() => zk.getChildren(dir))).toSorted((a, b) => number(a) - number(b));
const isMine = async (zk, path) => (await again(() => zk.getEphemerals(path))).includes(path);
`;

/** Who deletes a name again after a lost reply may delete another's znode. */
const REMOVE_MINE = `
async function removeMine(zk, path) {
  while (await isMine(zk, path))
    try { return await zk.delete(path); } catch (error) { if (error.code !== 'ConnectionLoss' && error.code !== 'NoNode') throw error; }
}
`;

export const CORRECTED: Readonly<Record<string, string>> = {
  exclusiveLock: `${AGAIN}${JOIN}${REMOVE_MINE}
const PATH = '/exclusive_lock/lock';
export default async function main(client) {
  const { zk, name } = client;
  for (;;) {
    let changed;
    const change = new Promise((resolve) => { changed = resolve; });
    // The watch stands before it is tried: what becomes free from now on is told.
    const names = await again(() => zk.getChildren('/exclusive_lock', (event) => event.type === 'NodeChildrenChanged' && changed()));
    if (!names.includes('lock')) {
      try { await zk.create(PATH, name, { mode: 'EPHEMERAL' }); break; } catch (error) {
        if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error;
      }
      continue;
    }
    if (await isMine(zk, PATH)) break;
    await change;
  }
  client.holds(PATH);
  await client.untilReleased();
  client.released();
  await removeMine(zk, PATH);
}`,
  sharedLock: `${AGAIN}${JOIN}
const DIR = '/shared_lock';
export default async function main(client) {
  const { zk } = client;
  const kind = (client.name.charCodeAt(0) - 65) % 2 === 0 ? 'W' : 'R';
  const path = await join(zk, DIR + '/' + client.name + '-' + kind + '-');
  for (;;) {
    const smaller = (await inLine(zk, DIR)).filter((name) => number(name) < number(path));
    const before = smaller.findLast((name) => kind === 'W' || name.includes('-W-'));
    if (before === undefined) break;
    await gone(zk, DIR + '/' + before);
  }
  client.holds(path, { as: kind === 'W' ? 'writer' : 'reader' });
  await client.untilReleased();
  client.released();
  await remove(zk, path);
}`,
  tryLock: `${AGAIN}${JOIN}${REMOVE_MINE}
const PATH = '/exclusive_lock/lock';
async function createNode(zk, name) {
  for (;;) try { await zk.create(PATH, name, { mode: 'EPHEMERAL' }); return true; } catch (error) {
    if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error;
    if (await isMine(zk, PATH)) return true;
    if (error.code === 'NodeExists') return false;
  }
}
export default async function main(client) {
  const { zk, name } = client;
  if (!(await createNode(zk, name))) return;
  client.holds(PATH);
  await client.untilReleased();
  client.released();
  await removeMine(zk, PATH);
}`,
  waitingLock: `${AGAIN}${JOIN}
const DIR = '/exclusive_lock';
export default async function main(client) {
  const { zk } = client;
  let own = null;
  async function lock(watcher) {
    own ??= await join(zk, DIR + '/lock-');
    for (;;) {
      const before = (await inLine(zk, DIR)).findLast((name) => number(name) < number(own));
      if (before === undefined) return true;
      // What is gone already calls no watcher: it looks again.
      if ((await again(() => zk.exists(DIR + '/' + before, watcher))) !== null) return false;
    }
  }
  await new Promise((resolve, reject) => {
    const process = (event) => {
      if (event.type === 'NodeDeleted') lock(process).then((has) => has && resolve(), reject);
    };
    lock(process).then((has) => has && resolve(), reject);
  });
  client.holds(own);
  await client.untilReleased();
  client.released();
  await remove(zk, own);
}`,
  distributedFairLock: `${AGAIN}${JOIN}
const DIR = '/exclusive_lock';
class DistributedFairLock {
  state = 0;
  id = null;
  constructor(client) { this.zooKeeper = client.zk; }
  async lock() {
    if (this.state > 0) return void this.state++;
    this.id = await join(this.zooKeeper, DIR + '/lock-');
    for (let before = await this.lastBefore(); before !== undefined; before = await this.lastBefore())
      await gone(this.zooKeeper, DIR + '/' + before);
    this.state++;
  }
  async lastBefore() {
    return (await inLine(this.zooKeeper, DIR)).findLast((name) => number(name) < number(this.id));
  }
  async unlock() {
    if (--this.state > 0) return;
    const { id } = this;
    this.id = null;
    await remove(this.zooKeeper, id);
  }
}
export default async function main(client) {
  const lock = new DistributedFairLock(client);
  await lock.lock();
  client.holds(lock.id);
  await client.untilReleased();
  client.released();
  await lock.unlock();
}`,
  candidate: `${AGAIN}${JOIN}
const DIR = '/election';
export default async function main(client) {
  const { zk } = client;
  const currentNode = await join(zk, DIR + '/n_');
  for (;;) {
    const lastNode = (await inLine(zk, DIR)).findLast((name) => number(name) < number(currentNode));
    if (lastNode === undefined) break;
    await gone(zk, DIR + '/' + lastNode);
  }
  client.holds(currentNode, { as: 'leader' });
  await client.untilReleased();
  client.released();
  // A session that cannot be closed ends by itself.
  await zk.close().catch(() => {});
}`,
};
