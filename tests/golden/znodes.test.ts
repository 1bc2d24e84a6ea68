// Golden facts of znodes: what a real server answered, asked of the engine.
import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE } from '../../src/engine/model/acl.ts';
import type { Stat } from '../../src/engine/model/stat.ts';
import {
  standaloneServer,
  type ServerStand,
  type WireSession,
} from '../../src/engine/testing/serverHarness.ts';

/** A server with `/q`, and a client of it. */
function open(): { readonly stand: ServerStand; readonly a: WireSession } {
  const stand = standaloneServer();
  const a = stand.open('A');
  a.create('/q');
  return { stand, a };
}

function sequential(a: WireSession, prefix = '/q/n-'): string {
  const { err, body } = a.create(prefix, 'PERSISTENT_SEQUENTIAL');
  return err === 'Ok' ? (body.path ?? '') : err;
}

function remove(a: WireSession, path: string): void {
  a.ask({ op: 'delete', path, version: -1 });
}

function statOf(a: WireSession, path: string): Stat {
  const { stat } = a.ask({ op: 'exists', path, watch: false }).body;
  if (stat === undefined || stat === null) throw new Error(`there is no ${path}`);
  return stat;
}

/** As if that many children had been created before. */
function preset(stand: ServerStand, createCount: number): void {
  const node = stand.node('/q');
  if (node !== undefined) stand.state.nodes.set('/q', { ...node, createCount });
}

/** Three sequential children, and then none. */
function threeGone(a: WireSession): readonly string[] {
  const names = [sequential(a), sequential(a), sequential(a)];
  for (const name of names) remove(a, name);
  return names;
}

const ends = (name: string): number => Number(name.slice(-10));

describe('sequential numbers', () => {
  it('G01 three sequential children end in 0, 1, 2; after all are deleted the next ends in 3', () => {
    const { a } = open();
    expect(threeGone(a).map(ends)).toEqual([0, 1, 2]);
    expect(ends(sequential(a))).toBe(3);
  });

  it('G02 a plain child takes a number too: the next sequential one ends in 5', () => {
    const { a } = open();
    threeGone(a);
    sequential(a);
    a.create('/q/plain');
    expect(ends(sequential(a))).toBe(5);
  });

  it('G03 the cversion shown counts creates and deletes, what is stored counts creates', () => {
    const { stand, a } = open();
    for (let n = 0; n < 3; n++) sequential(a);
    expect(statOf(a, '/q').cversion).toBe(3);
    for (let n = 0; n < 3; n++) remove(a, `/q/n-000000000${n}`);
    const { cversion, numChildren } = statOf(a, '/q');
    const stored = stand.node('/q')?.createCount ?? 0;
    expect({ cversion, stored }).toEqual({ cversion: 6, stored: 3 });
    expect(cversion).toBe(2 * stored - numChildren);
  });

  it('G05 with the parent’s own path for a prefix the number makes a sibling of it, not a child', () => {
    const { a } = open();
    const { path } = a.create('/q', 'EPHEMERAL_SEQUENTIAL').body;
    expect(path).toBe('/q0000000001');
    expect(a.ask({ op: 'getChildren', path: '/q', watch: false }).body.children).toEqual([]);
  });

  it('G30 one at a time the counter stops at 2147483647, and a deleted last name is given again', () => {
    const { stand, a } = open();
    preset(stand, 2_147_483_647);
    const last = '/q/n-2147483647';
    expect([sequential(a), sequential(a), sequential(a)]).toEqual([last, 'NodeExists', 'NodeExists']);
    for (let n = 0; n < 3; n++) {
      remove(a, last);
      expect(sequential(a)).toBe(last);
    }
    expect(stand.node('/q')?.createCount).toBe(2_147_483_647);
  });

  it('G31 pipelined, the names go on at -2147483648', () => {
    const { stand, a } = open();
    preset(stand, 2_147_483_647);
    for (let n = 0; n < 3; n++)
      a.tell({ op: 'create', path: '/q/n-', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT_SEQUENTIAL' });
    stand.settle();
    expect(stand.node('/q')?.children.toSorted()).toEqual(
      ['n-2147483647', 'n--2147483648', 'n--2147483647'].toSorted(),
    );
  });
});

describe('Stats, names and kinds', () => {
  it('G04 an edit of a child moves neither cversion nor pzxid of its parent, and rings no child watch', () => {
    const { stand, a } = open();
    a.create('/q/child');
    const b = stand.open('B');
    b.ask({ op: 'getChildren', path: '/q', watch: true });
    const before = statOf(a, '/q');
    a.ask({ op: 'setData', path: '/q/child', data: 'new', version: -1 });
    const { cversion, pzxid } = statOf(a, '/q');
    expect({ cversion, pzxid }).toEqual({ cversion: before.cversion, pzxid: before.pzxid });
    expect(b.events()).toEqual([]);
  });

  it('G06 a node can be made below /zookeeper, though the name is reserved', () => {
    const { a } = open();
    expect(a.create('/zookeeper/election').err).toBe('Ok');
  });

  it('G07 an ephemeral has no children: NoChildrenForEphemerals', () => {
    const { a } = open();
    a.create('/e', 'EPHEMERAL');
    expect(a.create('/e/child').err).toBe('NoChildrenForEphemerals');
  });
});
