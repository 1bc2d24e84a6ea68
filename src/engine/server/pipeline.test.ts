import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, PERMS } from '../model/acl.ts';
import { why } from '../trace/why.ts';
import { standaloneServer } from '../testing/serverHarness.ts';

const setData = (path: string, data: string, version = -1) =>
  ({ op: 'setData', path, data, version }) as const;
const exists = (path: string) => ({ op: 'exists', path, watch: false }) as const;

describe('writes and zxids', () => {
  it('[Z7] refused writes take a zxid, reads and watch requests do not', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    expect(stand.zxid()).toBe(1);
    a.ask({ op: 'delete', path: '/none', version: -1 });
    a.ask({ op: 'multi', parts: [] });
    a.ask({ op: 'multi', parts: [{ op: 'check', path: '/none', version: 0 }] });
    expect(stand.zxid()).toBe(4);
    a.ask(exists('/'));
    a.ask({ op: 'sync', path: '/' });
    a.ask({ op: 'auth', scheme: 'digest', auth: 'a:b' });
    a.ask({ op: 'addWatch', path: '/', mode: 'PERSISTENT' });
    a.ask({ op: 'multiRead', parts: [] });
    a.drop();
    a.connect();
    expect(stand.zxid()).toBe(4);
    a.ask({ op: 'closeSession' });
    expect(stand.zxid()).toBe(5);
  });

  it('[Z11] a read’s header carries the last zxid applied, addauth’s zero', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const b = stand.open('B');
    a.create('/a');
    expect(b.ask(exists('/a')).zxid).toBe(3);
    expect(b.ask({ op: 'auth', scheme: 'digest', auth: 'a:b' }).zxid).toBe(0);
  });

  it('[Z9] each stage of a write is a step of its own, and its answer comes last', () => {
    const stand = standaloneServer({ fsyncMs: 5 });
    const a = stand.open('A');
    const before = stand.sim.trace.length;
    a.create('/a');
    const stages = stand.sim.trace.slice(before).map(({ kind, step, timeMs }) => ({ kind, step, timeMs }));
    expect(stages.map(({ kind }) => kind)).toEqual([
      'request.received',
      'txn.proposed',
      'txn.logged',
      'txn.applied',
      'reply.sent',
    ]);
    expect(new Set(stages.map(({ step }) => step)).size).toBe(5);
    expect(stages.map(({ timeMs }) => timeMs - (stages[0]?.timeMs ?? 0))).toEqual([0, 0, 5, 5, 5]);
  });

  it('[Z9] writes in the processors are flushed together, reads wait behind them, answers keep the order', () => {
    const stand = standaloneServer({ fsyncMs: 10 });
    const a = stand.open('A');
    const startMs = stand.sim.nowMs;
    a.tell({ op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' });
    a.tell(exists('/a'));
    a.tell(setData('/a', '1'));
    expect(a.arrivals()).toEqual(['reply create Ok 2', 'reply exists Ok 2', 'reply setData Ok 3']);
    expect(stand.sim.nowMs - startMs).toBe(10);
  });

  it('[Z9] a pong comes after the answers to earlier requests', () => {
    const a = standaloneServer({ fsyncMs: 10 }).open('A');
    a.tell({ op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' });
    a.ping();
    a.tell(exists('/a'));
    expect(a.arrivals()).toEqual(['reply create Ok 2', 'pong', 'reply exists Ok 2']);
  });

  it('[Z10] requests are checked against what is still in flight', () => {
    const a = standaloneServer().open('A');
    a.tell({ op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' });
    a.tell(setData('/a', 'x', 0));
    a.tell(setData('/a', 'y', 0));
    a.tell({ op: 'delete', path: '/a', version: 1 });
    a.tell(setData('/a', 'z'));
    expect(a.arrivals()).toEqual([
      'reply create Ok 2',
      'reply setData Ok 3',
      'reply setData BadVersion 4',
      'reply delete Ok 5',
      'reply setData NoNode 6',
    ]);
  });

  it('[Z10] a setACL in flight does not yet judge what comes behind it', () => {
    const a = standaloneServer().open('A');
    a.create('/a');
    const acl = [{ scheme: 'world', id: 'anyone', perms: PERMS.READ }];
    a.tell({ op: 'setACL', path: '/a', acl, version: -1 });
    a.tell(setData('/a', '1'));
    expect(a.arrivals()).toEqual(['reply setACL Ok 3', 'reply setData Ok 4']);
    expect(a.err(setData('/a', '2'))).toBe('NoAuth');
  });

  it('[Z12] sync answers its path', () => {
    expect(standaloneServer().open('A').ask({ op: 'sync', path: '/x' }).body).toEqual({ path: '/x' });
  });

  it('[Z22] a check outside a multi is answered only if it fails', () => {
    const a = standaloneServer().open('A');
    expect(a.ask({ op: 'check', path: '/', version: 5 })).toMatchObject({ err: 'BadVersion', zxid: 2 });
    a.tell({ op: 'check', path: '/', version: 0 });
    expect(a.arrivals()).toEqual([]);
    expect(a.ask(exists('/')).zxid).toBe(3);
  });

  it('an event’s cause is the transaction, and the transaction’s the request', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const b = stand.open('B');
    b.ask({ op: 'exists', path: '/a', watch: true });
    a.create('/a');
    const [fired] = stand.records('watch.fired');
    const chain = why(stand.sim.trace, fired?.seq ?? 0).map(({ kind }) => kind);
    expect(chain.slice(-5)).toEqual([
      'request.received',
      'txn.proposed',
      'txn.logged',
      'txn.applied',
      'watch.fired',
    ]);
  });
});
