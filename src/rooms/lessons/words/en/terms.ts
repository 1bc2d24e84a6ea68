import type { TermWords } from '../contract.ts';

export const terms: Readonly<Record<string, TermWords>> = {
  znode: {
    names: ['znode', 'znodes'],
    means: 'A node of ZooKeeper’s tree. It has a path, a small value, and may have children.',
  },
  session: {
    names: ['session', 'sessions'],
    means:
      'What the servers know of a client. It outlives a broken connection and ends when it is closed or expires.',
  },
  ephemeral: {
    names: ['ephemeral znode', 'ephemeral node', 'ephemeral nodes', 'ephemerals', 'ephemeral'],
    means: 'A znode that the server deletes when the session that created it ends.',
  },
  sequential: {
    names: ['sequential znode', 'sequential child', 'sequential node', 'sequential'],
    means: 'A znode to whose name the server appends a number. The parent counts up with each create.',
  },
  watch: {
    names: ['watch', 'watches'],
    neverFirst: true,
    means: 'A request to be told once when something changes. It fires once and is gone.',
  },
  tick: {
    names: ['tick', 'ticks', 'tickTime'],
    means: 'The server’s unit of time. Once a tick it looks for sessions that have expired.',
  },
  bucket: {
    names: ['bucket', 'buckets'],
    means:
      'Sessions that would end at the same tick. The server looks at a bucket only when its tick has come.',
  },
  heartbeat: {
    names: ['heartbeat', 'heartbeats', 'ping', 'pings'],
    means: 'A short message by which a client keeps its session alive when it has nothing else to say.',
  },
  zxid: {
    names: ['zxid', 'zxids'],
    means: 'The number of a transaction: the epoch and a counter. All servers apply them in this order.',
  },
  epoch: {
    names: ['epoch', 'epochs'],
    means: 'The reign of one leader. Each new leader begins a higher one.',
  },
  quorum: {
    names: ['quorum', 'quorums'],
    means: 'Enough servers to decide: more than half of those that vote.',
  },
  follower: {
    names: ['follower', 'followers'],
    means: 'A server that votes, and takes its writes from the leader.',
  },
  observer: {
    names: ['observer', 'observers'],
    means: 'A server that receives all writes and does not vote.',
  },
  ensemble: {
    names: ['ensemble', 'ensembles'],
    means: 'A group of servers that keep the same tree. One of them leads.',
  },
  handle: {
    names: ['handle', 'handles'],
    means: 'The object by which a program talks to ZooKeeper. It has one session, and ends with it.',
  },
  connectionLoss: {
    names: ['ConnectionLoss'],
    means: 'The error of a call whose connection broke before the reply came.',
  },
  guid: {
    names: ['GUID', 'GUIDs'],
    means: 'A random name that nobody else has. A client finds its own znode by it.',
  },
  version: {
    names: ['dataVersion', 'cversion'],
    means: 'A counter on a znode: dataVersion counts writes of its value, cversion changes of its children.',
  },
  fencing: {
    names: ['fencing token', 'fencing tokens'],
    means: 'A number that grows with each holder. The resource refuses a lower one.',
  },
};
