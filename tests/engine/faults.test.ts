import {
  messageNames,
  type Command,
  type Refusal,
  type ServerId,
  type Simulation,
} from '../../src/engine/index.ts';
import { describe, expect, it } from 'vitest';
import { textOf } from './digest.ts';
import { awaitAll, awaitWorld, ensembleOf, leaderOf, stateOf } from './ensembles.ts';

const FIRST: ServerId = 'server:1';
const LAST: ServerId = 'server:3';

describe('a fault that cannot be done is refused, and nothing changes', () => {
  it.each<[string, Refusal, Command]>([
    ['a server that is not there', 'noSuchServer', { type: 'crashServer', server: 'server:9' }],
    ['a start of a server that runs', 'notDown', { type: 'startServer', server: FIRST }],
    ['a thaw of a server that is not frozen', 'notFrozen', { type: 'thawServer', server: FIRST }],
    ['a wipe of the disk of a server that runs', 'notDown', { type: 'wipeDisk', server: FIRST }],
    ['a disk that is sound', 'diskAlreadySo', { type: 'mendDisk', server: FIRST }],
    [
      'a disk slowed by half a millisecond',
      'outOfBounds',
      { type: 'slowDisk', server: FIRST, extraFsyncMs: 0.5 },
    ],
    [
      'a clock set back beyond zero',
      'clockBelowZero',
      { type: 'driftClock', server: FIRST, byMs: -1_000_000 },
    ],
    ['a clock moved by nothing', 'outOfBounds', { type: 'driftClock', server: FIRST, byMs: 0 }],
    ['a clock that runs right', 'clockAlreadySo', { type: 'driftRate', server: FIRST, perMille: 0 }],
    ['a clock that stands still', 'outOfBounds', { type: 'driftRate', server: FIRST, perMille: -1000 }],
    [
      'a link from a server to itself',
      'neverConnected',
      { type: 'cutLink', from: FIRST, to: FIRST, ways: 'both' },
    ],
    [
      'a link between clients',
      'neverConnected',
      { type: 'cutLink', from: 'client:A', to: 'client:B', ways: 'both' },
    ],
    ['a link to nobody', 'noSuchClient', { type: 'cutLink', from: FIRST, to: 'client:Z', ways: 'both' }],
    ['the healing of a whole link', 'linkNotCut', { type: 'healLink', from: FIRST, to: LAST, ways: 'both' }],
    [
      'a link as slow as it is',
      'linkAlreadySo',
      { type: 'slowLink', from: FIRST, to: LAST, ways: 'both', extraMs: 0 },
    ],
    ['a server in two groups', 'namedTwice', { type: 'partition', groups: [[FIRST], [LAST, FIRST]] }],
    ['a server twice in a group', 'namedTwice', { type: 'partition', groups: [[FIRST, FIRST]] }],
    ['a partition without groups', 'nothingToPart', { type: 'partition', groups: [] }],
    [
      'a partition with all in one group',
      'nothingToPart',
      { type: 'partition', groups: [[FIRST, 'server:2', LAST]] },
    ],
    ['a healing where nothing is cut', 'nothingToHeal', { type: 'healAll' }],
    [
      'a message never sent',
      'noSuchMessage',
      { type: 'holdMessage', link: 'client:A#1', direction: 'toServer', nth: 9999 },
    ],
  ])('%s', (_, reason, command) => {
    const sim = ensembleOf(3);
    expect(refusalOf(sim, command)).toEqual(refused(reason));
  });

  it('a fault on a server that is down already', () => {
    const sim = ensembleOf(3);
    sim.give({ type: 'crashServer', server: FIRST });
    for (const type of ['crashServer', 'freezeServer', 'restartServer'] as const)
      expect(refusalOf(sim, { type, server: FIRST })).toEqual(refused('alreadyDown'));
  });

  it('a server that is frozen already, and a link that is cut already', () => {
    const sim = ensembleOf(3);
    sim.give({ type: 'freezeServer', server: FIRST });
    expect(refusalOf(sim, { type: 'freezeServer', server: FIRST })).toEqual(refused('alreadyFrozen'));
    sim.give({ type: 'partition', groups: [[FIRST]] });
    expect(refusalOf(sim, { type: 'cutLink', from: FIRST, to: LAST, ways: 'both' })).toEqual(
      refused('linkAlreadyCut'),
    );
    expect(refusalOf(sim, { type: 'partition', groups: [[FIRST]] })).toEqual(refused('linkAlreadyCut'));
  });

  it('a server that stands alone has nobody to be parted from', () => {
    expect(refusalOf(ensembleOf(1), { type: 'partition', groups: [[FIRST]] })).toEqual(
      refused('nothingToPart'),
    );
  });
});

describe('servers', () => {
  it('a leader that is crashed is followed by another one, and comes back as a follower', () => {
    const sim = ensembleOf(3);
    const old = leaderOf(sim);
    sim.give({ type: 'crashServer', server: old });
    expect(stateOf(sim, old)).toBe('down');
    awaitWorld(sim, () => serving(sim).length === 2);
    sim.give({ type: 'startServer', server: old });
    awaitAll(sim, [...sim.world.servers.keys()]);
    expect(leaderOf(sim)).not.toBe(old);
    expect(sim.violations).toEqual([]);
  });

  it('a frozen leader keeps its connections until the others give it up; thawed, it follows', () => {
    const sim = ensembleOf(3);
    const old = leaderOf(sim);
    sim.give({ type: 'freezeServer', server: old });
    const follower = serving(sim).find((id) => id !== old);
    sim.runUntil(sim.nowMs + 1000);
    expect(sim.world.servers.get(follower ?? FIRST)?.peer.value?.role).toBe('FOLLOWING');
    awaitWorld(sim, () => roles(sim, old).includes('LEADING'));
    sim.give({ type: 'thawServer', server: old });
    awaitWorld(sim, () => sim.world.servers.get(old)?.peer.value?.role === 'FOLLOWING');
    expect(sim.violations).toEqual([]);
  });

  it('what reached a frozen server counts when it thaws; what was cut off never reached it', () => {
    const sim = ensembleOf(3);
    const follower: ServerId = leaderOf(sim) === FIRST ? 'server:2' : FIRST;
    sim.give({ type: 'freezeServer', server: follower });
    sim.runUntil(sim.nowMs + 300);
    expect(statesTo(sim, follower)).toContain('waiting');
    const cutOff = ensembleOf(3);
    cutOff.give({ type: 'partition', groups: [[follower]] });
    cutOff.runUntil(cutOff.nowMs + 300);
    expect(statesTo(cutOff, follower)).not.toContain('waiting');
    expect(statesTo(cutOff, follower)).toContain('stalled');
  });

  it('a disk that fails ends its server, which serves again once it is mended and started', () => {
    const sim = ensembleOf(3);
    sim.give({ type: 'failDisk', server: FIRST });
    awaitWorld(sim, () => stateOf(sim, FIRST) === 'down');
    sim.give({ type: 'mendDisk', server: FIRST });
    expect(sim.give({ type: 'startServer', server: FIRST })).toBeNull();
    awaitAll(sim, [FIRST]);
  });

  it('a clock that is set back shows in the times of transactions, and expires no session', () => {
    const sim = ensembleOf(3);
    sim.runUntil(sim.nowMs + 5000);
    sim.give({ type: 'driftClock', server: leaderOf(sim), byMs: -3000 });
    sim.runUntil(sim.nowMs + 1000);
    const node = sim.world.servers.get(FIRST)?.nodes.get('/shared');
    expect(node?.mtimeMs).toBeLessThan(sim.nowMs - 1500);
    expect(sim.trace.some(({ kind }) => kind === 'session.expired')).toBe(false);
  });
});

describe('the network', () => {
  it('a leader parted from the others is deposed; after healing it follows', () => {
    const sim = ensembleOf(5);
    const old = leaderOf(sim);
    sim.give({ type: 'partition', groups: [[old]] });
    awaitWorld(sim, () => roles(sim, old).includes('LEADING') && stateOf(sim, old) === 'notServing');
    sim.give({ type: 'healAll' });
    awaitAll(sim, [...sim.world.servers.keys()]);
    expect(leaderOf(sim)).not.toBe(old);
    expect(sim.world.cutPairs.size).toBe(0);
    expect(sim.violations).toEqual([]);
  });

  it('a link that is cut one way carries the other way', () => {
    const sim = ensembleOf(3);
    sim.give({ type: 'cutLink', from: FIRST, to: LAST, ways: 'oneWay' });
    expect(sim.refusal({ type: 'cutLink', from: LAST, to: FIRST, ways: 'oneWay' })).toBeNull();
    expect(sim.refusal({ type: 'cutLink', from: FIRST, to: LAST, ways: 'oneWay' })).toBe('linkAlreadyCut');
  });

  it('a message that is held holds up all behind it, and none of them is lost', () => {
    const sim = ensembleOf(3);
    awaitWorld(sim, () => messageNames(sim.world).length > 0);
    const name = messageNames(sim.world).at(-1);
    if (name === undefined) throw new Error('nothing is on its way');
    const { link, direction, nth } = name;
    sim.give({ type: 'holdMessage', ...name });
    sim.runUntil(sim.nowMs + 1000);
    const first = messageNames(sim.world).find(
      (other) => other.link === link && other.direction === direction,
    );
    expect(first).toEqual(name);
    expect(sim.refusal({ type: 'holdMessage', ...name })).toBe('alreadyHeld');
    expect(sim.give({ type: 'releaseMessage', link, direction, nth })).toBeNull();
    sim.runUntil(sim.nowMs + 50);
    expect(messageNames(sim.world)).not.toContainEqual(name);
  });

  it('a connection cut at a message is gone for both sides', () => {
    const sim = ensembleOf(3);
    awaitWorld(sim, () => messageNames(sim.world).some(({ link }) => link.startsWith('client:')));
    const name = messageNames(sim.world).find(({ link }) => link.startsWith('client:'));
    if (name === undefined) throw new Error('no client sends');
    sim.give({ type: 'cutAtMessage', ...name });
    sim.runUntil(sim.nowMs + 100);
    expect(sim.world.links.has(name.link)).toBe(false);
    expect(
      sim.trace.filter((record) => record.kind === 'connection.lost' && record.link === name.link),
    ).toHaveLength(1);
  });
});

describe('time travel', () => {
  it('a fault is undone by going back, and the same commands lead to the same trace', () => {
    const sim = ensembleOf(3);
    const before = sim.steps;
    const commands: readonly Command[] = [
      { type: 'freezeServer', server: FIRST },
      { type: 'partition', groups: [[LAST]] },
      { type: 'slowLink', from: 'server:2', to: LAST, ways: 'both', extraMs: 200 },
      { type: 'crashServer', server: FIRST },
      { type: 'healAll' },
      { type: 'startServer', server: FIRST },
    ];
    for (const command of commands) {
      expect(sim.give(command)).toBeNull();
      sim.runUntil(sim.nowMs + 700);
    }
    const then = sim.worldAt(before);
    expect([then.frozen.size, then.cutPairs.size, then.slowPairs.size]).toEqual([0, 0, 0]);
    const again = sim.forkAt(before);
    for (const { command, atMs, afterStep } of sim.commands) {
      while (again.steps < afterStep) again.step();
      again.give(command, atMs);
    }
    while (again.steps < sim.steps) again.step();
    expect(again.hash()).toBe(sim.hash());
    expect(textOf(sim.worldAt(sim.steps - 1))).toBe(textOf(again.worldAt(sim.steps - 1)));
  });
});

/** What became of a command that cannot be done: the reason, what was recorded, and whether anything else changed. */
function refusalOf(sim: Simulation, command: Command): unknown {
  const before = textOf(sim.worldAt(sim.steps));
  const reason = sim.give(command);
  const records = sim.recordsOf(sim.steps).map(({ kind }) => kind);
  const after = sim.worldAt(sim.steps);
  after.step--;
  after.nextRecordSeq--;
  return { reason, records, world: textOf(after) === before ? 'unchanged' : 'changed' };
}

function refused(reason: Refusal): unknown {
  return { reason, records: ['command.refused'], world: 'unchanged' };
}

function serving(sim: Simulation): readonly ServerId[] {
  return [...sim.world.servers.keys()].filter((id) => stateOf(sim, id) === 'serving');
}

/** What the others are. */
function roles(sim: Simulation, but: ServerId): readonly (string | undefined)[] {
  return [...sim.world.servers].filter(([id]) => id !== but).map(([, { peer }]) => peer.value?.role);
}

/** How the messages stand that are on their way to a server from other servers. */
function statesTo(sim: Simulation, server: ServerId): readonly string[] {
  return [...sim.world.flights.values()]
    .filter(({ link, direction }) => {
      const path = sim.world.links.get(link);
      if (path === undefined || path.channel === 'client') return false;
      return (direction === 'toServer' ? path.server : path.client) === server;
    })
    .map(({ state }) => state);
}
