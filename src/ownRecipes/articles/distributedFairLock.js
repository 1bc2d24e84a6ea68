// DistributedFairLock, a re-entrant lock in a line of sequential znodes: from a series of articles on ZooKeeper ("ZooKeeper实战-
// 分布式锁-升级版", https://nc2era.com), in JavaScript with the class's own names, faults included. Every client calls lock();
// to see the other ways in, call tryLock() or tryLockFor(2000) in main.
const DIR = '/exclusive_lock';
const FULL_PATH = `${DIR}/lock-`;

export default async function main(client) {
  const lock = new DistributedFairLock(client);
  await lock.init();
  if (!(await lock.lock())) return;
  client.holds(lock.id ?? FULL_PATH);
  await client.untilReleased();
  client.released();
  await lock.unlock();
}

class DistributedFairLock {
  /** How often it has been entered. */
  state = 0;
  id = null;
  countDown = null;

  constructor(client) {
    this.client = client;
    this.zooKeeper = client.zk;
  }

  async init() {
    try {
      if ((await this.zooKeeper.exists(DIR)) === null) await this.zooKeeper.create(DIR);
    } catch (error) {
      this.client.log('init error', error.code);
    }
  }

  /** Whatever goes wrong is logged: then it returns as it does with the lock. */
  async lock() {
    try {
      if (this.state <= 0) {
        const before = await this.lastBefore();
        if (before !== undefined) {
          const stat = await this.zooKeeper.exists(before, this.watcher());
          // The event may have come by now: it counts down what is made only here.
          if (stat !== null) await this.latch();
          // Nobody looks again whether it is the first.
        }
      }
      this.state++;
    } catch (error) {
      this.client.log('lock error', error.code);
    }
    return true;
  }

  /** False leaves its znode in the line. */
  async tryLock() {
    try {
      if (this.state <= 0 && (await this.lastBefore()) !== undefined) return false;
      this.state++;
    } catch (error) {
      this.client.log('tryLock error', error.code);
      return error.code === 'NodeExists';
    }
    return true;
  }

  /** Out of time it returns as it does when the latch is open. */
  async tryLockFor(ms) {
    try {
      if (this.state <= 0) {
        const before = await this.lastBefore();
        if (before !== undefined) {
          const stat = await this.zooKeeper.exists(before, this.watcher());
          if (stat !== null) await Promise.race([this.latch(), this.client.sleep(ms)]);
        }
      }
      this.state++;
    } catch (error) {
      this.client.log('tryLock error', error.code);
      return error.code === 'NodeExists';
    }
    return true;
  }

  async unlock() {
    if (this.state > 0) this.state--;
    if (this.state !== 0) return;
    try {
      await this.zooKeeper.delete(this.id, -1);
      this.id = null;
    } catch (error) {
      // The id is kept: the next lock() believes in a znode that may be gone.
      this.client.log('unlock error', error.code);
    }
  }

  /** Makes its znode unless it has one, and returns the last of the smaller ones. */
  async lastBefore() {
    this.id ??= await this.zooKeeper.create(FULL_PATH, null, { mode: 'EPHEMERAL_SEQUENTIAL' });
    const nodes = (await this.zooKeeper.getChildren(DIR)).map((node) => `${DIR}/${node}`);
    return nodes.toSorted().findLast((node) => node < this.id);
  }

  /** LockWatcher.process: any event counts, one about the connection too. */
  watcher() {
    return () => this.countDown?.();
  }

  latch() {
    return new Promise((resolve) => {
      this.countDown = resolve;
    });
  }
}
