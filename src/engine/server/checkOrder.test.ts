import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, PERMS, type Acl } from '../model/acl.ts';
import type { CreateRequest, Request } from '../model/message.ts';
import { standaloneServer } from '../testing/serverHarness.ts';

const READ_ONLY: Acl = [{ scheme: 'world', id: 'anyone', perms: PERMS.READ }];

/** `/free` anyone may do anything with; `/shut` can only be read and has a child; `/e` is an ephemeral that is shut too. */
function open() {
  const a = standaloneServer().open('A');
  a.create('/free');
  a.create('/shut');
  a.create('/shut/child');
  a.ask({ op: 'setACL', path: '/shut', acl: READ_ONLY, version: -1 });
  a.ask({ op: 'create', path: '/e', data: '', acl: READ_ONLY, mode: 'EPHEMERAL' });
  return a;
}

function create(path: string, fields: Partial<CreateRequest> = {}): Request {
  return { op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT', ...fields };
}

describe('[Z13] the first check that fails is answered', () => {
  it.each<readonly [string, string, Request]>([
    ['create', 'BadArguments before InvalidACL: an unknown flag', create('/none/x', { mode: 9, acl: [] })],
    ['create', 'BadArguments before InvalidACL: no slash', create('x', { acl: [] })],
    ['create', 'InvalidACL before NoNode', create('/none/x', { acl: [] })],
    ['create', 'NoNode before BadArguments: an invalid name', create('/none/.')],
    ['create', 'NoAuth before BadArguments: an invalid name', create('/shut/.')],
    ['create', 'NoAuth before NodeExists', create('/shut/child')],
    ['create', 'NoAuth before NoChildrenForEphemerals', create('/e/x')],
    ['delete', 'BadArguments before all: a system node', { op: 'delete', path: '/zookeeper', version: 9 }],
    ['delete', 'NoNode for the parent before NoAuth', { op: 'delete', path: '/none/x', version: 9 }],
    ['delete', 'NoAuth before NoNode', { op: 'delete', path: '/shut/none', version: 9 }],
    ['delete', 'BadVersion before NotEmpty', { op: 'delete', path: '/shut', version: 9 }],
    ['setData', 'BadArguments before NoNode', { op: 'setData', path: '/none/', data: '', version: 9 }],
    ['setData', 'NoNode before all else', { op: 'setData', path: '/none', data: '', version: 9 }],
    ['setData', 'NoAuth before BadVersion', { op: 'setData', path: '/shut', data: '', version: 9 }],
    ['setACL', 'BadArguments before InvalidACL', { op: 'setACL', path: '/none/', acl: [], version: 9 }],
    ['setACL', 'InvalidACL before NoNode', { op: 'setACL', path: '/none', acl: [], version: 9 }],
    ['setACL', 'NoAuth before BadVersion', { op: 'setACL', path: '/shut', acl: OPEN_ACL_UNSAFE, version: 9 }],
    ['check', 'BadArguments before NoNode', { op: 'check', path: '/none/', version: 9 }],
    ['getData', 'NoNode before NoAuth', { op: 'getData', path: '/shut/none', watch: false }],
  ])('%s: %s', (_op, order, request) => {
    expect(open().err(request)).toBe(order.split(/[ :]/)[0]);
  });
});
