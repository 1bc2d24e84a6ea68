// Snapshots that are written while transactions go on.
import { describe, expect, it } from 'vitest';
import { standaloneServer, type ServerStand } from '../testing/serverHarness.ts';

describe('a snapshot that takes time', () => {
  it('[Z58] holds what came after the transaction it is named by, and lacks what it passed before that came', () => {
    const { snapshot } = snapshotMeanwhile();
    expect(snapshot.zxid).toBe(3);
    const written = [...snapshot.nodes.keys()].filter((path) => !path.startsWith('/zookeeper'));
    expect(written).toEqual(['/', '/a', '/b']);
    expect(snapshot.nodes.get('/b')?.data).toBe('later');
  });

  it('[Z58] gives the tree there was, together with the log after it', () => {
    const { stand } = snapshotMeanwhile();
    const before = treeOf(stand);
    const digest = stand.state.digest.value;
    stand.restart();
    expect(treeOf(stand)).toEqual(before);
    expect(stand.state.digest.value).toBe(digest);
    expect(stand.node('/')?.children).toEqual(['a', 'late', 'zookeeper']);
  });

  it('[Z58] that a crash broke off is none: the one before it counts', () => {
    const stand = serverWithSnapshots();
    const session = stand.open('A');
    for (const path of ['/a', '/b', '/c', '/d']) session.create(path);
    expect(stand.records('snapshot.begun')).toHaveLength(1);
    const before = treeOf(stand);
    stand.sim.give({ type: 'restartServer', server: 'server:1' });
    expect(stand.state.snapshot.value?.zxid).toBe(0);
    stand.settle();
    expect(treeOf(stand)).toEqual(before);
  });
});

/**
 * A snapshot named by zxid 3, of the session, `/a` and `/b`. `/c` is under way when it begins; `/late` is made, `/b` written
 * and `/c` deleted once it has passed the root.
 */
function snapshotMeanwhile() {
  const stand = serverWithSnapshots();
  const session = stand.open('A');
  for (const path of ['/a', '/b', '/c']) session.create(path);
  while (!stand.state.snapshotNodes.toArray().some(({ path }) => path === '/')) stand.sim.step();
  session.create('/late');
  session.ask({ op: 'setData', path: '/b', data: 'later', version: -1 });
  session.ask({ op: 'delete', path: '/c', version: -1 });
  while (stand.state.snapshotInProgress.value !== null) stand.sim.step();
  session.ask({ op: 'delete', path: '/b', version: -1 });
  const snapshot = stand.state.snapshot.value;
  if (snapshot === null) throw new Error('there is a snapshot');
  return { stand, snapshot };
}

/** After five transactions, the session’s among them; each node takes 10 ms. */
function serverWithSnapshots(): ServerStand {
  return standaloneServer({ snapCount: 4, snapshotNodeMs: 10, treeDigest: true });
}

function treeOf(stand: ServerStand): readonly unknown[] {
  return [...stand.state.nodes.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
