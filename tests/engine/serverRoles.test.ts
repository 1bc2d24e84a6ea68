import { describe, expect, it } from 'vitest';
import { resolveServer, type ServerId, type ServerTarget, type Simulation } from '../../src/engine/index.ts';
import { awaitWorld, ensembleOf, leaderOf, stateOf } from './ensembles.ts';

describe('roles of servers', () => {
  it('name the leader, and its followers by number', () => {
    const sim = ensembleOf(3);
    expect(named(sim, 'role:leader', 'role:follower1', 'role:follower2', 'role:follower3')).toEqual([
      'server:3',
      'server:1',
      'server:2',
      null,
    ]);
  });

  it('name who plays them at the moment of the command, not later', () => {
    const sim = ensembleOf(3);
    expect(sim.give({ type: 'crashServer', server: 'role:leader' })).toBeNull();
    expect(stateOf(sim, 'server:3')).toBe('down');
    expect(sim.give({ type: 'crashServer', server: 'role:leader' })).toBe('nobodyInRole');
    expect(sim.give({ type: 'crashServer', server: 'role:follower1' })).toBe('nobodyInRole');
    awaitWorld(sim, () => resolveServer(sim.world, 'role:leader') !== null);
    const leader = leaderOf(sim);
    const other: ServerId = leader === 'server:1' ? 'server:2' : 'server:1';
    expect(named(sim, 'role:leader', 'role:follower1', 'role:follower2')).toEqual([
      leader,
      other,
      'server:3',
    ]);
  });

  it('name the leader of the newest epoch while an old one has not noticed', () => {
    const sim = ensembleOf(3);
    sim.give({ type: 'freezeServer', server: 'role:leader' });
    expect(named(sim, 'role:leader')).toEqual(['server:3']);
    awaitWorld(sim, () => resolveServer(sim.world, 'role:leader') !== 'server:3');
    expect(sim.world.servers.get('server:3')?.peer.value?.role).toBe('LEADING');
    expect(named(sim, 'role:follower2')).toEqual(['server:3']);
  });

  it('may stand wherever a command names servers', () => {
    const sim = ensembleOf(3);
    const leader = leaderOf(sim);
    sim.give({ type: 'cutLink', from: 'role:leader', to: 'role:follower1', ways: 'oneWay' });
    expect([...sim.world.cutPairs.keys()]).toEqual([`${leader}>server:1`]);
    sim.give({ type: 'healAll' });
    sim.give({
      type: 'partition',
      groups: [
        ['role:leader', 'client:A'],
        ['role:follower1', 'role:follower2'],
      ],
    });
    expect(sim.world.cutPairs.has(`server:1>${leader}`)).toBe(true);
    expect(sim.world.cutPairs.has('client:A>server:2')).toBe(true);
    expect(sim.world.cutPairs.has(`client:A>${leader}`)).toBe(false);
    expect(sim.refusal({ type: 'partition', groups: [['role:leader'], [leader]] })).toBe('namedTwice');
    expect(sim.refusal({ type: 'cutLink', from: 'role:leader', to: 'role:observer1', ways: 'both' })).toBe(
      'nobodyInRole',
    );
  });

  it('stand in the record beside who was meant', () => {
    const sim = ensembleOf(3);
    sim.give({ type: 'freezeServer', server: 'role:leader' });
    expect(sim.recordsOf(sim.steps)[0]).toMatchObject({
      kind: 'command.given',
      command: { type: 'freezeServer', server: 'role:leader' },
      meant: { type: 'freezeServer', server: 'server:3' },
    });
  });

  it('are played by nobody where a server stands alone', () => {
    expect(named(ensembleOf(1), 'role:leader', 'role:follower1', 'role:observer1')).toEqual([
      null,
      null,
      null,
    ]);
  });
});

function named(sim: Simulation, ...targets: readonly ServerTarget[]): readonly (ServerId | null)[] {
  return targets.map((target) => resolveServer(sim.world, target));
}
