import { beforeAll, describe, expect, it } from 'vitest';
import { caches } from './cache/caches.ts';
import { configuration } from './configuration/configuration.ts';
import { membership, type Membership } from './membership/membership.ts';
import { packetGauge } from '../select/packetGauge.ts';
import { addSamples, SAMPLE_PARENT } from '../select/testing/samples.ts';
import { stage, type Stage } from '../select/testing/stage.ts';

beforeAll(addSamples);

describe('a group', () => {
  it('lists who is there, and a client that reads the list has the same names', () => {
    const { hosts, readers } = groupOf(stage('sample-group', 4).until(2000));
    expect(hosts.map(({ client, state }) => `${client} ${state}`).toSorted()).toEqual([
      'client:B listed',
      'client:C listed',
      'client:D listed',
    ]);
    expect(readers).toMatchObject([{ client: 'client:A', names: ['host-B', 'host-C', 'host-D'] }]);
  });

  it('goes on listing one that was killed, until its session expires', () => {
    const world = stage('sample-group', 3).until(2000).give({ type: 'killClient', client: 'client:C' });
    const killedAtMs = world.simulation.nowMs;
    expect(hostC(world)).toMatchObject({ state: 'ghost', endedAtMs: killedAtMs });
    expect(hostC(world.until(12_000))).toMatchObject({ state: 'gone' });
    expect(groupOf(world).readers[0]?.names).toEqual(['host-B']);
  });

  it('does not list one that lives on with a session that is over', () => {
    const world = stage('sample-group', 3).until(2000).give({ type: 'expireSession', client: 'client:C' });
    expect(hostC(world.until(2300))).toMatchObject({ state: 'unlisted' });
  });
});

describe('a configuration of two values', () => {
  it('is mixed for a reader that looked between the two writes', () => {
    const world = stage('sample-config', 3).until(2500);
    const shown = configuration(world.world(), world.simulation.trace, SAMPLE_PARENT);
    expect(shown.mixed).toBeGreaterThan(0);
    expect(shown.values.map(({ name }) => name)).toEqual(['a', 'b']);
    const mixed = shown.readers.filter(({ unity }) => unity === 'mixed');
    expect(mixed.length).toBeGreaterThan(0);
    expect(mixed[0]?.versions[0]).not.toBe(mixed[0]?.versions[1]);
  });
});

describe('a cache', () => {
  it('is behind the tree until it has read again, and never sees what it slept through', () => {
    const world = stage('sample-cache', 2).until(60);
    const behind = () => entriesOf(world).some(({ state }) => state === 'behind');
    let sawBehind = false;
    while (world.simulation.nowMs < 6000 && world.simulation.step()) sawBehind ||= behind();
    expect(sawBehind).toBe(true);
    expect(entriesOf(world).map(({ state }) => state)).toEqual(['same', 'same']);
  });

  it('has no entry for what was never read', () => {
    const world = stage('sample-cache', 2).until(3000);
    const clients = caches(world.world(), world.simulation.trace, SAMPLE_PARENT).caches.map(
      ({ client }) => client,
    );
    expect(clients).toEqual(['client:B']);
  });
});

describe('the packet gauge', () => {
  it('has the size of the list as it goes over the wire', () => {
    const world = stage('sample-group', 4).until(2000);
    const gauge = packetGauge(world.world(), [SAMPLE_PARENT]);
    expect(gauge).toMatchObject({ children: 3, bytes: 20 + 3 * (4 + 6), fits: 'fits', limit: 1_048_575 });
  });

  it('[G32] has room for 17,772 names of 55 characters', () => {
    const world = stage('sample-children', 2).until(1000).world();
    const server = [...world.servers.values()][0];
    const names = ['x'.repeat(55)];
    const znode = server?.nodes.get(SAMPLE_PARENT);
    if (server !== undefined && znode !== undefined)
      server.nodes.set(SAMPLE_PARENT, { ...znode, children: names });
    expect(packetGauge(world, [SAMPLE_PARENT])?.room).toBe(17_772);
  });

  it('of a world without such a znode says nothing', () => {
    expect(packetGauge(stage('predecessor-lock', 2).world(), ['/nowhere'])).toBeNull();
  });
});

function groupOf({ simulation, world }: Stage): Membership {
  return membership(world(), simulation.trace, SAMPLE_PARENT);
}

function hostC(world: Stage) {
  return groupOf(world).hosts.find(({ client }) => client === 'client:C');
}

function entriesOf({ simulation, world }: Stage) {
  return (
    caches(world(), simulation.trace, SAMPLE_PARENT).caches.find(({ client }) => client === 'client:B')
      ?.entries ?? []
  );
}

describe('recipes that say what they have', () => {
  it('a cache that compares version numbers keeps what was there before the znode of that name', () => {
    const values = { variant: 'compares-version', changes: 'replaces', pace: 'byHand' };
    const world = stage('znode-cache', 2, values).until(1000);
    world.give({ type: 'cutClientLink', client: 'client:B' });
    world.give({ type: 'openGate', client: 'client:A', gate: 'write' });
    while (world.world().clients.get('client:B')?.vars.value.connection === 'connected')
      world.simulation.step();
    world.give({ type: 'healClientLink', client: 'client:B' }).until(6000);
    const [kept] = caches(world.world(), world.simulation.trace, '/app').caches;
    expect(kept?.entries.map(({ state, version }) => [state, version])).toEqual([
      ['behind', 0],
      ['same', 0],
      ['same', 0],
    ]);
  });

  it('a pointer leads to the values of its version', () => {
    const world = stage('two-values', 2, { variant: 'version-node', rounds: '2' }).until(4000);
    const shown = configuration(world.world(), world.simulation.trace, '/config');
    expect(shown.values.map(({ name, data }) => [name, data])).toEqual([
      ['a', 'v2'],
      ['b', 'v2'],
    ]);
    expect(shown.readers).toMatchObject([{ versions: ['v2', 'v2'], age: 'present' }]);
  });

  it('who never sets a watch again goes by an old value', () => {
    const world = stage('published-value', 2, { variant: 'watches-once', rounds: '4' }).until(9000);
    const shown = configuration(world.world(), world.simulation.trace, '/config');
    expect(shown.readers).toMatchObject([{ unity: 'one', age: 'old' }]);
  });

  it('a name of a session that is over is borrowed by the host that is there again', () => {
    const world = stage('group-membership', 3, { variant: 'trusts-node-exists' }).until(2000);
    world.give({ type: 'killClient', client: 'client:B' }).until(2500);
    world.give({ type: 'startClient', client: 'client:B' }).until(3500);
    const stateOfB = () =>
      membership(world.world(), world.simulation.trace, '/group').hosts.find(
        ({ client }) => client === 'client:B',
      )?.state;
    expect(stateOfB()).toBe('borrowed');
    world.until(12_000);
    expect(stateOfB()).toBe('unlisted');
  });
});
