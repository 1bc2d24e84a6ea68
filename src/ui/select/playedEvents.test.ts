import { describe, expect, it } from 'vitest';
import '../../scenarios/library.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import {
  CALLS,
  HAPPENINGS,
  type Call,
  type Happening,
} from '../../scenarios/coordination/watchEvents/recipe.ts';
import { playedEvents } from './playedEvents.ts';
import { stage } from './testing/stage.ts';

function cell(call: Call, happening: Happening) {
  const scenario = findScenario('watch-events');
  if (scenario === undefined) throw new Error('the catalogue has no watch-events');
  return playedEvents(scenario, { call, happening });
}

const played = (call: Call, happening: Happening) => cell(call, happening).events.join(', ');

describe('each cell of the event table', () => {
  it('of changes is what a real server’s tables give', () => {
    const changes = [
      'create',
      'setData',
      'setSame',
      'delete',
      'setACL',
      'createChild',
      'setChild',
      'deleteChild',
      'createGrandchild',
    ] as const;
    const table = Object.fromEntries(
      CALLS.map((call) => [call, changes.map((change) => played(call, change))]),
    );
    const [created, changed, deleted, children] = [
      'NodeCreated',
      'NodeDataChanged',
      'NodeDeleted',
      'NodeChildrenChanged',
    ];
    expect(table).toEqual({
      getData: ['', changed, changed, deleted, '', '', '', '', ''],
      exists: [created, changed, changed, deleted, '', '', '', '', ''],
      getChildren: ['', '', '', deleted, '', children, '', children, ''],
      persistent: [created, changed, changed, deleted, '', children, '', children, ''],
      recursive: [created, changed, changed, deleted, '', created, changed, deleted, created],
      handle: ['', '', '', '', '', '', '', '', ''],
    });
  });

  it.each(CALLS)('of states, all are told to every watcher that is registered: %s', (call) => {
    const states = ['disconnected', 'syncConnected', 'expired', 'authFailed', 'closed'] as const;
    expect(states.map((state) => played(call, state))).toEqual([
      'Disconnected',
      'Disconnected, SyncConnected',
      'Disconnected, Expired',
      'AuthFailed',
      'Closed',
    ]);
  });

  it('[C28] ConnectedReadOnly is told by a server without a leader, and each of its sessions is a new one', () => {
    for (const call of CALLS)
      expect(played(call, 'connectedReadOnly')).toBe('Disconnected, ConnectedReadOnly');
    const { simulation } = stage('watch-events', 2, { happening: 'connectedReadOnly' }).until(12_000);
    const sessions = simulation.trace.filter(({ kind }) => kind === 'session.established');
    expect(new Set(sessions.flatMap((record) => ('how' in record ? [record.how] : [])))).toEqual(
      new Set(['created']),
    );
    expect(simulation.world.clients.get('client:A')?.vars.value.servedBy).toBe('readOnly');
  });

  it('every other watch is used up by what it hears; addWatch’s stay', () => {
    const stays = (call: Call, happening: Happening) => cell(call, happening).isSetAfterwards;
    expect(CALLS.map((call) => stays(call, 'setData'))).toEqual([false, false, true, true, true, false]);
    expect(HAPPENINGS.filter((happening) => stays('getData', happening))).toEqual([
      'setACL',
      'createChild',
      'setChild',
      'deleteChild',
      'createGrandchild',
      'disconnected',
      'syncConnected',
      'authFailed',
      'connectedReadOnly',
    ]);
  });
});
