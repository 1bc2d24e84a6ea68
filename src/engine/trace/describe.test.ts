import { expect, test } from 'vitest';
import { describe } from './describe.ts';

const HEAD = { seq: 1, step: 1, timeMs: 2140, causes: [] };

test('a record is one line: when, who, what, and its details', () => {
  const line = describe({
    ...HEAD,
    actor: 'server:1',
    kind: 'txn.applied',
    zxid: 42,
    type: 'closeSession',
    session: '0x100000000000001',
    err: 'Ok',
    changes: [{ type: 'deleted', path: '/a', owner: '0x100000000000001' }],
  });
  expect(line).toBe(
    '   2140 ms  server:1   txn.applied             zxid 0x2a closeSession 0x100000000000001 Ok deleted /a',
  );
});

test('an event of a node names its path, one of the connection its state', () => {
  const delivered = (event: Parameters<typeof eventOf>[0]) => describe(eventOf(event)).split(/ {2,}/).at(-1);
  expect(delivered({ type: 'NodeDeleted', state: 'SyncConnected', path: '/a' })).toBe('w NodeDeleted /a');
  expect(delivered({ type: 'None', state: 'Disconnected', path: null })).toBe('w None/Disconnected');
});

test('a step of a program shows what it was handed and what it did next', () => {
  const line = describe({
    ...HEAD,
    actor: 'client:A',
    kind: 'program.resumed',
    thread: 0,
    input: { kind: 'error', code: 'NodeExists', results: [] },
    yielded: {
      kind: 'op',
      op: { kind: 'zk', request: { op: 'exists', path: '/a', watch: true }, watcher: 'w' },
    },
  });
  expect(line).toContain('thread 0 NodeExists → exists /a watcher w');
});

function eventOf(event: Extract<Parameters<typeof describe>[0], { readonly kind: 'callback.run' }>['event']) {
  return { ...HEAD, actor: 'client:A', kind: 'callback.run', watcher: 'w', event } as const;
}
