// LeaderLatch of Apache Curator 4.0.1, read line by line in an article ("聊聊curator recipes的LeaderLatch"), in JavaScript with
// the class's own names. https://github.com/apache/curator, curator-recipes, LeaderLatch.java. Choose Curator 4.0.1 as the library.
const LATCH_PATH = '/leader';
const LOCK_NAME = 'latch-';
const RETRIES = 3;
const PAUSE_MS = 1000;

export default async function main(client) {
  const latch = new LeaderLatch(client);
  latch.start();
  await latch.isLeading;
  await client.untilReleased();
  await latch.close();
}

class LeaderLatch {
  state = 'LATENT';
  hasLeadership = false;
  ourPath = null;

  constructor(client) {
    this.client = client;
    this.isLeading = new Promise((resolve) => {
      this.leads = resolve;
    });
  }

  start() {
    this.state = 'STARTED';
    this.client.zk.on('state', (newState) => this.handleStateChange(newState));
    void this.reset();
  }

  /** The znode it had goes, and another one is made. */
  async reset() {
    this.setLeadership(false);
    void this.setNode(null);
    const path = await this.createProtected();
    if (path === null) return this.client.log('getChildren() failed.');
    void this.setNode(path);
    if (this.state === 'CLOSED') void this.setNode(null);
    else await this.getChildren();
  }

  async getChildren() {
    const { value } = await this.inBackground(() => this.client.zk.getChildren(LATCH_PATH));
    // A list that fails is not asked for again.
    if (value !== undefined) await this.checkLeadership(value);
  }

  async checkLeadership(children) {
    const localOurPath = this.ourPath;
    const sorted = children.toSorted((a, b) => numberOf(a) - numberOf(b));
    const ourIndex = localOurPath === null ? -1 : sorted.indexOf(nodeOf(localOurPath));
    if (ourIndex < 0) return this.reset();
    if (ourIndex === 0) return this.setLeadership(true);
    const watcher = (event) => {
      if (this.state === 'STARTED' && event.type === 'NodeDeleted' && localOurPath !== null)
        void this.getChildren();
    };
    const path = `${LATCH_PATH}/${sorted[ourIndex - 1]}`;
    const { code } = await this.inBackground(() => this.client.zk.getData(path, watcher));
    if (code === 'NoNode') await this.reset();
  }

  async handleStateChange(newState) {
    if (this.state !== 'STARTED') return;
    // By the standard policy a connection that is suspended is an error.
    if (newState === 'RECONNECTED') await this.reset();
    if (newState === 'SUSPENDED' || newState === 'LOST') this.setLeadership(false);
  }

  async close() {
    this.state = 'CLOSED';
    const deleted = this.setNode(null);
    this.setLeadership(false);
    await deleted;
  }

  setLeadership(newValue) {
    const oldValue = this.hasLeadership;
    this.hasLeadership = newValue;
    if (oldValue && !newValue) this.client.released();
    if (!oldValue && newValue) {
      this.client.holds(this.ourPath, { as: 'leader' });
      this.leads();
    }
  }

  /** The znode before it is deleted, for as long as that takes. */
  async setNode(newValue) {
    const oldPath = this.ourPath;
    this.ourPath = newValue;
    if (oldPath === null) return;
    for (;;) {
      const { code } = await this.inBackground(() => this.client.zk.delete(oldPath));
      if (code !== 'ConnectionLoss') return;
    }
  }

  /** A name of its own in the znode's name: what was not answered can be looked for. Null: given up. */
  async createProtected() {
    const { zk, name, draw } = this.client;
    const prefix = `_c_${(await draw(2 ** 31)).toString(16)}-`;
    const { value = null } = await this.inBackground(async (attempt) => {
      const found = attempt === 0 ? undefined : await this.find(prefix);
      if (found !== undefined) return found;
      try {
        return await zk.create(`${LATCH_PATH}/${prefix}${LOCK_NAME}`, name, { mode: 'EPHEMERAL_SEQUENTIAL' });
      } catch (error) {
        if (error.code !== 'NoNode') throw error;
        await this.createContainer();
        return zk.create(`${LATCH_PATH}/${prefix}${LOCK_NAME}`, name, { mode: 'EPHEMERAL_SEQUENTIAL' });
      }
    });
    return value;
  }

  async createContainer() {
    try {
      await this.client.zk.create(LATCH_PATH, '', { mode: 'CONTAINER' });
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
    }
  }

  async find(prefix) {
    const name = (await this.client.zk.getChildren(LATCH_PATH)).find((one) => one.startsWith(prefix));
    return name === undefined ? undefined : `${LATCH_PATH}/${name}`;
  }

  /** ExponentialBackoffRetry(1000, 3): the value, or the code of the error that it came to. */
  async inBackground(call) {
    for (let attempt = 0; ; attempt++) {
      try {
        return { code: 'Ok', value: await call(attempt) };
      } catch (error) {
        if (!(error instanceof KeeperException)) throw error;
        if (error.code !== 'ConnectionLoss' || attempt === RETRIES) return { code: error.code };
      }
      await this.client.sleep(PAUSE_MS * Math.max(1, await this.client.draw(2 << attempt)));
    }
  }
}

function nodeOf(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The ten digits at the end. */
function numberOf(name) {
  return Number(name.slice(-10));
}
