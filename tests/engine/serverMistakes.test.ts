// Each fault as a story of commands: with it something breaks that holds without it, under the same commands.
import { describe, expect, test } from 'vitest';
import type { InvariantId } from '../../src/engine/invariants/invariant.ts';
import {
  creation,
  ensemble,
  zxidText,
  type Ensemble,
  type EnsembleOptions,
} from '../../src/engine/testing/ensemble.ts';
import { MISTAKE_IDS, RELEASES, type MistakeId } from '../../src/engine/server/mistakes/mistakeId.ts';
import { hasMistake } from '../../src/engine/server/mistakes/mistakes.ts';

const WATCHED: readonly InvariantId[] = ['I-12e', 'I-15', 'I-16', 'I-17', 'I-18', 'I-21', 'I-25', 'I-26'];
const SLOW_MS = 500;

/** What a story breaks, and what is left in the end of what it tells. */
type Story = (servers: Ensemble) => unknown;

interface Told {
  readonly servers?: number;
  readonly breaks: InvariantId;
  readonly story: Story;
  readonly config?: EnsembleOptions['config'];
  /** What the story returns with the fault, and without. */
  readonly wrong: unknown;
  readonly right: unknown;
}

/** `/x` is on the disks of 3 and 1, and answered; 2 comes back without it, and follows 3 into the next epoch. */
function answeredWithout2(servers: Ensemble): void {
  const client = servers.open(3);
  client.create('/kept');
  servers.crash(2);
  expect(client.create('/x')).toMatch('Ok');
  servers.crash(1, 3);
  servers.give({ type: 'slowDisk', server: 'server:2', extraFsyncMs: SLOW_MS });
  servers.start(2, 3);
}

/** 2, in the newer epoch, meets 1, which has `/x` and an older one. */
function leftTo1And2(servers: Ensemble): boolean {
  servers.crash(3);
  servers.give({ type: 'mendDisk', server: 'server:2' });
  servers.start(1, 2);
  servers.until('leader.established');
  servers.settle();
  return servers.open(1).exists('/x');
}

/** 1 and 2 as they are after one more write: whether each has the znode. */
function whoHas(servers: Ensemble, path: string): readonly boolean[] {
  servers.settle();
  servers.open(1).create('/later');
  return [1, 2].map((number) => servers.server(number).nodes.has(path));
}

function restart(servers: Ensemble, ...numbers: readonly number[]): void {
  servers.crash(...numbers);
  servers.start(...numbers);
  servers.settle();
}

const STORIES: Readonly<Partial<Record<MistakeId, Told>>> = {
  // 1 reads of a DIFF that it is to be sent a session's end, and loses the connection. It never gets it.
  'ZOOKEEPER-2355': {
    breaks: 'I-26',
    story(servers) {
      const client = servers.open(3);
      client.create('/mine', '', 'EPHEMERAL');
      servers.crash(1);
      client.ask({ op: 'closeSession' });
      servers.start(1);
      servers.until('sync.received', ({ actor }) => actor === 'server:1');
      servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
      servers.until('role.left', ({ actor }) => actor === 'server:1');
      servers.give({ type: 'healAll' });
      return whoHas(servers, '/mine');
    },
    wrong: [true, false],
    right: [false, false],
  },
  // Only 2 has logged a proposal when its leader dies; 1 and 2 go on without it, and a restart brings it back.
  'ZOOKEEPER-2845': {
    breaks: 'I-26',
    story(servers) {
      const client = servers.open(3);
      servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
      servers.give({ type: 'slowDisk', server: 'server:3', extraFsyncMs: 60_000 });
      client.tell(creation('/ghost'));
      servers.until('txn.logged', ({ actor }) => actor === 'server:2');
      return goesOnWithout3(servers);
    },
    wrong: [false, true],
    right: [true, true],
  },
  // The same, but that the proposal still waits for the disk of 2 when its leader dies.
  'ZOOKEEPER-4541': {
    breaks: 'I-26',
    story(servers) {
      const client = servers.open(3);
      servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
      servers.give({ type: 'slowDisk', server: 'server:2', extraFsyncMs: SLOW_MS });
      client.tell(creation('/ghost'));
      servers.until('txn.received', ({ actor }) => actor === 'server:2');
      return goesOnWithout3(servers);
    },
    wrong: [false, true],
    right: [true, true],
  },
  // The snapshot of 1 has the parent from before its child went with its session, and not the child.
  'ZOOKEEPER-3145': {
    breaks: 'I-26',
    config: { snapCount: 5, snapshotNodeMs: 40 },
    story(servers) {
      const client = servers.open(3);
      const other = servers.open(3);
      other.create('/group');
      client.create('/group/mine', '', 'EPHEMERAL');
      other.create('/last');
      servers.pass(100);
      client.ask({ op: 'closeSession' });
      servers.until('snapshot.taken', ({ actor }) => actor === 'server:1');
      restart(servers, 1);
      whoHas(servers, '/group');
      return [1, 2].map((number) => zxidText(servers.server(number).nodes.get('/group')?.pzxid ?? 0));
    },
    wrong: ['1:4', '1:6'],
    right: ['1:6', '1:6'],
  },
  // 1 has the leader's tree in memory when the connection breaks; what comes after it goes to its old disk.
  'ZOOKEEPER-3642': {
    breaks: 'I-26',
    story(servers) {
      const client = servers.open(3, { timeoutMs: 40_000 });
      servers.crash(1);
      client.create('/x');
      // What a leader's newest snapshot holds it cannot send one by one any more.
      restart(servers, 2, 3);
      restart(servers, 2, 3);
      servers.start(1);
      servers.until('sync.received', ({ actor, mode }) => actor === 'server:1' && mode === 'SNAP');
      servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
      servers.until('role.left', ({ actor }) => actor === 'server:1');
      servers.give({ type: 'healAll' });
      servers.settle();
      servers.open(3).create('/next');
      restart(servers, 1);
      return whoHas(servers, '/x');
    },
    wrong: [false, true],
    right: [true, true],
  },
  'ZOOKEEPER-3911': {
    breaks: 'I-15',
    story(servers) {
      answeredWithout2(servers);
      servers.until('leader.established');
      servers.crash(2);
      return leftTo1And2(servers);
    },
    wrong: false,
    right: true,
  },
  'ZOOKEEPER-4643': {
    breaks: 'I-15',
    story(servers) {
      answeredWithout2(servers);
      servers.until('epoch.begun', ({ actor }) => actor === 'server:2');
      servers.crash(2);
      return leftTo1And2(servers);
    },
    wrong: false,
    right: true,
  },
  'ZOOKEEPER-4646': {
    breaks: 'I-15',
    story(servers) {
      answeredWithout2(servers);
      servers.until('server.serving', ({ actor }) => actor === 'server:2');
      servers.crash(2);
      return leftTo1And2(servers);
    },
    wrong: false,
    right: true,
  },
  // The disk of 1 refuses a write that the others commit. 1 rejoins with it in its tree, logs the next, and restarts.
  'ZOOKEEPER-4882': {
    breaks: 'I-26',
    story(servers) {
      const client = servers.open(3);
      servers.give({ type: 'slowDisk', server: 'server:1', extraFsyncMs: SLOW_MS });
      servers.give({ type: 'failDisk', server: 'server:1' });
      client.create('/x');
      servers.pass(2 * SLOW_MS);
      servers.give({ type: 'mendDisk', server: 'server:1' });
      if (servers.server(1).vars.value.state === 'down') servers.start(1);
      servers.settle();
      client.create('/next');
      restart(servers, 1);
      return whoHas(servers, '/x');
    },
    wrong: [false, true],
    right: [true, true],
  },
  // 4 is sent a write that it has missed, and then leads. 1 has missed it too, and is sent what came after it alone.
  'ZOOKEEPER-4925': {
    servers: 5,
    breaks: 'I-17',
    story(servers) {
      const client = servers.open(2);
      client.create('/kept');
      servers.crash(1, 4);
      client.create('/x');
      servers.start(4);
      servers.settle();
      client.create('/next');
      servers.crash(5);
      servers.until('leader.established');
      servers.start(1);
      return whoHas(servers, '/x');
    },
    wrong: [false, true],
    right: [true, true],
  },
};

/** 3 dies. 1 and 2 elect, write, and 2 restarts. */
function goesOnWithout3(servers: Ensemble): readonly boolean[] {
  servers.crash(3);
  servers.give({ type: 'healAll' });
  servers.until('leader.established');
  servers.settle();
  servers.open(1).create('/next');
  restart(servers, 2);
  return whoHas(servers, '/ghost');
}

describe.each(MISTAKE_IDS.filter((id) => STORIES[id] !== undefined))('%s', (id) => {
  const told = STORIES[id];
  if (told === undefined) throw new Error(`${id} has no story`);
  const { servers: count = 3, breaks, story, config, wrong, right } = told;
  const withConfig = (mistakes: readonly MistakeId[]) =>
    ensemble(count, { invariants: WATCHED, config: { treeDigest: true, ...config, mistakes } });

  test(`breaks ${breaks}`, () => {
    const servers = withConfig([id]);
    expect(story(servers)).toEqual(wrong);
    expect(broken(servers)).toContain(breaks);
  });

  test('breaks nothing where it is mended', () => {
    const servers = withConfig([]);
    expect(story(servers)).toEqual(right);
    expect(broken(servers)).toEqual([]);
  });
});

describe('ZOOKEEPER-4394', () => {
  /** Why 1 leaves 3 while it is brought up to date and a write is committed meanwhile. */
  function lostWhileSynced(mistakes: readonly MistakeId[]): readonly string[] {
    const servers = ensemble(3, { config: { mistakes }, invariants: WATCHED });
    const client = servers.open(3);
    servers.crash(1);
    servers.give({ type: 'slowDisk', server: 'server:2', extraFsyncMs: SLOW_MS });
    client.tell(creation('/x'));
    servers.start(1);
    servers.until('sync.received', ({ actor }) => actor === 'server:1');
    servers.give({
      type: 'slowLink',
      from: 'server:1',
      to: 'server:3',
      ways: 'oneWay',
      extraMs: 2 * SLOW_MS,
    });
    servers.pass(10_000);
    expect(servers.server(1).nodes.has('/x')).toBe(true);
    expect(broken(servers)).toEqual([]);
    return servers.all('role.left', 1).map(({ why }) => why);
  }

  test('a COMMIT between NEWLEADER and UPTODATE costs a follower its role', () => {
    expect(lostWhileSynced(['ZOOKEEPER-4394'])).toEqual(['exception']);
  });

  test('and does not where it is mended', () => {
    expect(lostWhileSynced([])).toEqual([]);
  });
});

test.each(RELEASES)('a world that behaves as %s has the faults of that release', (as) => {
  const config = { as };
  const known = MISTAKE_IDS.filter((id) => hasMistake(config, id)).map((id) => id.slice('ZOOKEEPER-'.length));
  expect(known.join(' ')).toBe(OF_RELEASES[as]);
});

const OF_RELEASES = {
  '3.4.10': '2355 2845 3145 3642 3911 4882',
  '3.5.9': '3145 3642 3911 4541 4882',
  '3.8.0': '4394 4541 4643 4646 4882',
  '3.9.3': '4882 4925',
} as const;

function broken({ sim }: Ensemble): readonly InvariantId[] {
  return [...new Set(sim.violations.map(({ invariant }) => invariant))];
}
