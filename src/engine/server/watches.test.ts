import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, PERMS } from '../model/acl.ts';
import { digestId } from '../model/digest.ts';
import type { AddWatchMode, WatcherType } from '../model/message.ts';
import { standaloneServer } from '../testing/serverHarness.ts';

function open() {
  const stand = standaloneServer();
  const a = stand.open('A');
  const b = stand.open('B');
  return { stand, a, b };
}

const watchData = (path: string) => ({ op: 'getData', path, watch: true }) as const;
const watchChildren = (path: string) => ({ op: 'getChildren', path, watch: true }) as const;
const watchExists = (path: string) => ({ op: 'exists', path, watch: true }) as const;
const addWatch = (path: string, mode: AddWatchMode) => ({ op: 'addWatch', path, mode }) as const;
const removeWatches = (path: string, type: WatcherType) => ({ op: 'removeWatches', path, type }) as const;
const setData = (path: string) => ({ op: 'setData', path, data: 'x', version: -1 }) as const;
const remove = (path: string) => ({ op: 'delete', path, version: -1 }) as const;

describe('setting watches', () => {
  it('[W1] data and child watches stand in tables of their own, by path and connection', () => {
    const { stand, a, b } = open();
    a.create('/a');
    b.ask(watchData('/a'));
    a.ask(watchChildren('/a'));
    const linksIn = (table: typeof stand.state.dataWatches) => table.get('/a')?.map(({ link }) => link);
    expect(linksIn(stand.state.dataWatches)).toEqual(['wire:B#1']);
    expect(linksIn(stand.state.childWatches)).toEqual(['wire:A#1']);
    a.ask(setData('/a'));
    expect([a.events(), b.events()]).toEqual([[], ['NodeDataChanged /a']]);
  });

  it('[W2] exists sets one on a missing node, getData and getChildren do not', () => {
    const { a, b } = open();
    expect([watchExists('/a'), watchData('/b'), watchChildren('/c')].map((read) => b.err(read))).toEqual([
      'NoNode',
      'NoNode',
      'NoNode',
    ]);
    for (const path of ['/a', '/b', '/c']) a.create(path);
    expect(b.events()).toEqual(['NodeCreated /a']);
  });

  it('[W3] a connection is told once, however often it registered', () => {
    const { a, b } = open();
    a.create('/a');
    for (const read of [watchData('/a'), watchData('/a'), watchExists('/a')]) b.ask(read);
    a.ask(setData('/a'));
    expect(b.events()).toEqual(['NodeDataChanged /a']);
  });

  it('[W4] a getData watch makes the data half of a persistent watch one-time', () => {
    const { a, b } = open();
    a.create('/a');
    b.ask(addWatch('/a', 'PERSISTENT'));
    b.ask(watchData('/a'));
    for (const write of [setData('/a'), setData('/a')]) a.ask(write);
    a.create('/a/x');
    a.create('/a/y');
    expect(b.events()).toEqual(['NodeDataChanged /a', 'NodeChildrenChanged /a', 'NodeChildrenChanged /a']);
  });

  it('[W5] addWatch takes any path and refuses an unknown mode', () => {
    const { b } = open();
    expect(b.err(addWatch('nonsense', 'PERSISTENT'))).toBe('Ok');
    expect(b.err({ op: 'addWatch', path: '/a', mode: 5 })).toBe('MarshallingError');
  });
});

describe('firing watches', () => {
  it('[W6] a standard watch fires once', () => {
    const { a, b } = open();
    a.create('/a');
    b.ask(watchData('/a'));
    for (const write of [setData('/a'), setData('/a')]) a.ask(write);
    expect(b.events()).toEqual(['NodeDataChanged /a']);
  });

  it('[W6] a child watch hears neither data nor grandchildren; setACL and failures are heard by nobody', () => {
    const { a, b } = open();
    a.create('/a');
    a.create('/a/b');
    for (const read of [watchChildren('/a'), watchData('/a/b')]) b.ask(read);
    a.ask({ op: 'setACL', path: '/a', acl: OPEN_ACL_UNSAFE, version: -1 });
    a.ask(setData('/a'));
    a.create('/a/b/c');
    a.create('/a/b');
    expect(b.events()).toEqual([]);
    a.ask(setData('/a/b'));
    a.create('/a/d');
    expect(b.events()).toEqual(['NodeDataChanged /a/b', 'NodeChildrenChanged /a']);
  });

  it('[W7] the node’s data table comes first, the parent’s child table last', () => {
    const { a, b } = open();
    for (const read of [watchChildren('/'), watchExists('/a')]) b.ask(read);
    a.create('/a');
    expect(b.events()).toEqual(['NodeCreated /a', 'NodeChildrenChanged /']);
  });

  it('[W8] a deletion is told once to a connection with data and child watch, and spends both', () => {
    const { a, b } = open();
    a.create('/a');
    for (const read of [watchData('/a'), watchChildren('/a'), watchChildren('/')]) b.ask(read);
    a.ask(remove('/a'));
    expect(b.events()).toEqual(['NodeDeleted /a', 'NodeChildrenChanged /']);
    a.create('/a');
    a.create('/a/b');
    expect(b.events()).toEqual([]);
  });

  it('[W9] the writer’s own event comes before its answer, and before the answers of what it sent behind', () => {
    const { a } = open();
    a.create('/a');
    a.ask(watchData('/a'));
    a.tell(setData('/a'));
    a.tell(watchData('/a'));
    expect(a.arrivals()).toEqual(['NodeDataChanged /a', 'reply setData Ok 4', 'reply getData Ok 4']);
  });

  it('[W10] the closing client hears of its own ephemerals before the answer', () => {
    const { a } = open();
    a.create('/e', 'EPHEMERAL');
    a.ask(watchData('/e'));
    a.tell({ op: 'closeSession' });
    expect(a.arrivals()).toEqual(['NodeDeleted /e', 'reply closeSession Ok 4', 'closed']);
  });

  it('[W11] a notification carries no zxid', () => {
    const { stand, a, b } = open();
    b.ask(watchExists('/a'));
    a.create('/a');
    stand.settle();
    expect(stand.sim.takeWire('wire:B#1').map((message) => message.kind === 'event' && message.zxid)).toEqual(
      [-1],
    );
  });

  it('[W12] a persistent watch hears everything of its node, through deletion', () => {
    const { a, b } = open();
    b.ask(addWatch('/a', 'PERSISTENT'));
    for (let i = 0; i < 2; i++) {
      a.create('/a');
      a.ask(setData('/a'));
      a.create('/a/x');
      a.ask(setData('/a/x'));
      a.ask(remove('/a/x'));
      a.ask(remove('/a'));
    }
    const once = [
      'NodeCreated /a',
      'NodeDataChanged /a',
      'NodeChildrenChanged /a',
      'NodeChildrenChanged /a',
      'NodeDeleted /a',
    ];
    expect(b.events()).toEqual([...once, ...once]);
  });

  it('[W13] a recursive watch hears of all below, once, and of no children changed', () => {
    const { a, b } = open();
    a.create('/p');
    b.ask(addWatch('/p', 'PERSISTENT_RECURSIVE'));
    b.ask(addWatch('/', 'PERSISTENT_RECURSIVE'));
    a.create('/p/x');
    a.create('/px');
    a.ask(setData('/p/x'));
    a.ask(remove('/p/x'));
    expect(b.events()).toEqual([
      'NodeCreated /p/x',
      'NodeCreated /px',
      'NodeDataChanged /p/x',
      'NodeDeleted /p/x',
    ]);
  });

  it('[W13] beside a recursive watch a child watch of the parent still fires', () => {
    const { a, b } = open();
    a.create('/p');
    b.ask(addWatch('/', 'PERSISTENT_RECURSIVE'));
    b.ask(watchChildren('/p'));
    a.create('/p/x');
    expect(b.events()).toEqual(['NodeCreated /p/x', 'NodeChildrenChanged /p']);
  });

  it('[W14] a recursive watch without its data half hears deletions alone', () => {
    const { a, b } = open();
    a.create('/p');
    b.ask(addWatch('/p', 'PERSISTENT_RECURSIVE'));
    b.ask(removeWatches('/p', 'Data'));
    a.create('/p/x');
    a.ask(remove('/p/x'));
    expect(b.events()).toEqual(['NodeDeleted /p/x']);
  });

  it('[W15] an event about a node one may not read is withheld and spends the watch', () => {
    const { stand, a, b } = open();
    const acl = [{ scheme: 'digest', id: digestId('amy:pw'), perms: PERMS.ALL }];
    b.ask(watchExists('/a'));
    a.ask({ op: 'create', path: '/a', data: '', acl, mode: 'PERSISTENT' });
    expect(b.events()).toEqual([]);
    expect(stand.records('watch.withheld')).toHaveLength(1);
    expect(stand.state.dataWatches.size).toBe(0);
  });

  it('[W15] what counts is the ids the connection has when the event happens', () => {
    const { a, b } = open();
    const acl = [{ scheme: 'digest', id: digestId('amy:pw'), perms: PERMS.ALL }];
    b.ask(watchExists('/a'));
    b.ask({ op: 'auth', scheme: 'digest', auth: 'amy:pw' });
    a.ask({ op: 'create', path: '/a', data: '', acl, mode: 'PERSISTENT' });
    expect(b.events()).toEqual(['NodeCreated /a']);
  });
});

describe('removing watches', () => {
  it('[W16] goes by table, and says NoWatcher where there is none', () => {
    const { a, b } = open();
    a.create('/a');
    b.ask(watchData('/a'));
    b.ask(watchChildren('/a'));
    expect(b.err(removeWatches('/a', 'Children'))).toBe('Ok');
    expect(b.err(removeWatches('/a', 'Children'))).toBe('NoWatcher');
    expect(b.err(removeWatches('/a', 'Any'))).toBe('Ok');
    expect(a.err(removeWatches('/a', 'Any'))).toBe('NoWatcher');
    a.ask(setData('/a'));
    expect(b.events()).toEqual([]);
  });

  it('[W22] the path null is watched once, and taken off table by table', () => {
    const { a, b } = open();
    const add = { op: 'addWatch', path: null, mode: 'PERSISTENT' } as const;
    const takeOff = (type: WatcherType) => a.err({ op: 'removeWatches', path: null, type });
    expect(takeOff('Any')).toBe('NoWatcher');
    expect([a.err(add), a.err(add)]).toEqual(['Ok', 'MarshallingError']);
    expect(b.err({ op: 'checkWatches', path: null, type: 'Any' })).toBe('MarshallingError');
    expect([takeOff('Any'), takeOff('Children')]).toEqual(['MarshallingError', 'NoWatcher']);
    expect([takeOff('Data'), takeOff('Any'), a.err(add)]).toEqual([
      'MarshallingError',
      'NoWatcher',
      'MarshallingError',
    ]);
    expect([b.err(addWatch('', 'PERSISTENT')), b.err(add)]).toEqual(['Ok', 'MarshallingError']);
  });

  it('[W17] checkWatches finds other people’s watches', () => {
    const { a, b } = open();
    a.create('/a');
    b.ask(watchData('/a'));
    const check = (type: WatcherType) => a.err({ op: 'checkWatches', path: '/a', type });
    expect([check('Data'), check('Children'), check('Any')]).toEqual(['Ok', 'NoWatcher', 'Ok']);
  });

  it('[W18] a connection’s watches end with it', () => {
    const { stand, a, b } = open();
    a.create('/a');
    b.ask(watchData('/a'));
    b.ask(addWatch('/', 'PERSISTENT_RECURSIVE'));
    b.drop();
    expect([stand.state.dataWatches.size, stand.state.childWatches.size]).toEqual([0, 0]);
    expect(stand.state.recursiveWatches.value).toEqual({ data: 0, child: 0 });
    b.connect();
    a.ask(setData('/a'));
    expect(b.events()).toEqual([]);
  });

  it('[W21] checkWatches stumbles over a name without a slash, and never finds the empty path', () => {
    const a = standaloneServer().open('A');
    const check = (path: string) => a.err({ op: 'checkWatches', path, type: 'Any' });
    a.ask({ op: 'addWatch', path: '', mode: 'PERSISTENT' });
    expect([check(''), check('a'), check('a/b')]).toEqual(['NoWatcher', 'MarshallingError', 'NoWatcher']);
    a.ask({ op: 'addWatch', path: '/', mode: 'PERSISTENT_RECURSIVE' });
    expect([check('a/b'), check('/a/b')]).toEqual(['MarshallingError', 'NoWatcher']);
  });
});
