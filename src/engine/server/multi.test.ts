import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, PERMS } from '../model/acl.ts';
import type { CreateMode, MultiPart } from '../model/message.ts';
import { standaloneServer, type Reply } from '../testing/serverHarness.ts';

function create(path: string, mode: CreateMode = 'PERSISTENT'): MultiPart {
  return { op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode };
}
const setData = (path: string, version = -1): MultiPart => ({ op: 'setData', path, data: 'm', version });
const remove = (path: string): MultiPart => ({ op: 'delete', path, version: -1 });
const errors = ({ body }: Reply) => body.results?.map(({ err }) => err);

describe('multi', () => {
  it('[Z40] later parts see earlier ones, all under one zxid', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const reply = a.ask({
      op: 'multi',
      parts: [
        create('/a'),
        setData('/a', 0),
        create('/a/b'),
        remove('/a/b'),
        { op: 'check', path: '/a', version: 1 },
      ],
    });
    expect(errors(reply)).toEqual(['Ok', 'Ok', 'Ok', 'Ok', 'Ok']);
    expect(reply.body.results?.map((part) => Object.keys(part).join())).toEqual([
      'err,path',
      'err,stat',
      'err,path',
      'err',
      'err',
    ]);
    expect(stand.zxid()).toBe(2);
    expect(stand.node('/a')).toMatchObject({ version: 1, createCount: 1, children: [] });
  });

  it('[Z40] containers and TTL nodes are answered with their Stat', () => {
    const a = standaloneServer().open('A');
    const { body } = a.ask({ op: 'multi', parts: [create('/c', 'CONTAINER'), create('/p')] });
    expect(body.results?.map((part) => Object.keys(part).join())).toEqual(['err,path,stat', 'err,path']);
  });

  it('[Z41] a failing part undoes all, and the header says Ok', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/x');
    const reply = a.ask({ op: 'multi', parts: [create('/a'), setData('/x', 9), remove('/x')] });
    expect(reply).toMatchObject({ err: 'Ok', zxid: 3 });
    expect(errors(reply)).toEqual(['Ok', 'BadVersion', 'RuntimeInconsistency']);
    expect([stand.node('/a'), stand.node('/x')?.version]).toEqual([undefined, 0]);
    expect(stand.node('/')?.createCount).toBe(1);
  });

  it('[Z41] after a failed multi the next request is checked as if it had not been', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.tell({ op: 'multi', parts: [create('/a'), remove('/none')] });
    a.tell({ op: 'setData', path: '/a', data: '', version: -1 });
    expect(a.arrivals()).toEqual(['reply multi Ok 2', 'reply setData NoNode 3']);
  });

  it('[Z42] watches fire part by part before the answer, one-time ones once', () => {
    const a = standaloneServer().open('A');
    a.create('/a');
    a.ask({ op: 'getData', path: '/a', watch: true });
    a.ask({ op: 'getChildren', path: '/', watch: true });
    a.tell({ op: 'multi', parts: [setData('/a'), remove('/a'), create('/a')] });
    expect(a.arrivals()).toEqual(['NodeDataChanged /a', 'NodeChildrenChanged /', 'reply multi Ok 3']);
  });

  it('[Z43] multiRead answers each part on its own and sets no watch', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/a', 'PERSISTENT', 'x');
    const acl = [{ scheme: 'world', id: 'anyone', perms: PERMS.WRITE }];
    a.ask({ op: 'create', path: '/secret', data: '', acl, mode: 'PERSISTENT' });
    const reply = a.ask({
      op: 'multiRead',
      parts: [
        { op: 'getData', path: '/none', watch: true },
        { op: 'getData', path: '/secret', watch: true },
        { op: 'getData', path: '/a', watch: true },
        { op: 'getChildren', path: '/', watch: true },
      ],
    });
    expect(errors(reply)).toEqual(['NoNode', 'NoAuth', 'Ok', 'Ok']);
    expect(reply.body.results?.[3]).toEqual({ err: 'Ok', children: ['a', 'secret', 'zookeeper'] });
    expect(stand.records('watch.set')).toEqual([]);
  });

  it('[Z43] a multiRead of writes has an empty list of results, one that mixes has none', () => {
    const a = standaloneServer().open('A');
    const write = { op: 'check', path: '/', version: -1 } as const;
    const read = { op: 'getData', path: '/', watch: false } as const;
    const wrong = { err: 'MarshallingError', zxid: 1 };
    expect(a.ask({ op: 'multiRead', parts: [write] })).toMatchObject({ ...wrong, body: { results: [] } });
    expect(a.ask({ op: 'multiRead', parts: [read, write] })).toMatchObject({ ...wrong, body: {} });
  });
});
