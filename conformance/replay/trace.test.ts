import { describe, expect, it } from 'vitest';
import { parseTrace, type Trace } from './trace.ts';

describe('a trace file', () => {
  it('is read with the defaults of zk-trace/1 filled in', () => {
    const trace = parsed([
      { session: 'A', op: 'open' },
      { session: 'A', op: 'create', path: '/a' },
    ]);
    expect(trace.servers).toMatchObject({ count: 1, options: {} });
    expect(trace.steps[0]).toMatchObject({ op: 'open', timeout: 10_000, readOnly: false });
    expect(trace.steps[1]).toMatchObject({
      data: '',
      mode: 'PERSISTENT',
      acl: ['world:anyone:cdrwa'],
      unordered: false,
    });
  });

  it('keeps null data apart from absent data', () => {
    const trace = parsed([
      { session: 'A', op: 'open' },
      { session: 'A', op: 'setData', path: '/a', data: null },
    ]);
    expect(trace.steps[1]).toMatchObject({ data: null, version: -1 });
  });

  it('may hold keys this replayer does not know', () => {
    expect(parsed([{ session: 'A', op: 'open', remark: 'hello' }]).steps).toHaveLength(1);
  });

  it.each([
    ['text that is not JSON', 'zk-trace/1', 'not JSON'],
    ['JSON that is no object', '3', 'expected Object, got 3'],
    ['no format', '{}', '"format" is missing'],
    ['another format', file({ format: 'zk-trace/2' }), '"format": expected "zk-trace/1", got "zk-trace/2"'],
    ['no steps', '{"format":"zk-trace/1","name":"n"}', '"steps" is missing'],
    ['an empty list of steps', file({ steps: [] }), '"steps": expected at least one step, got []'],
    ['a step that is no object', file({ steps: ['open'] }), 'step 1: expected Object, got "open"'],
    ['a step without an operation', file({ steps: [{ session: 'A' }] }), 'step 1: "op" is missing'],
    ['an unknown operation', steps({ session: 'A', op: 'crate' }), 'step 2 (crate), "op": expected one of '],
    ['a missing path', steps({ session: 'A', op: 'create' }), 'step 2 (create): "path" is missing'],
    ['a request of nobody', steps({ op: 'delete', path: '/a' }), 'step 2 (delete): "session" is missing'],
    [
      'a version that is no number',
      steps({ session: 'A', op: 'delete', path: '/a', version: 'x' }),
      'step 2 (delete), "version": expected number, got "x"',
    ],
    [
      'an unknown mode',
      steps({ session: 'A', op: 'create', path: '/a', mode: 'FOREVER' }),
      'step 2 (create), "mode": expected one of "PERSISTENT", ',
    ],
    [
      'a TTL mode without a TTL',
      steps({ session: 'A', op: 'create', path: '/a', mode: 'PERSISTENT_WITH_TTL' }),
      'a "ttl" in milliseconds beside this mode',
    ],
    [
      'an ACL entry that is none',
      steps({ session: 'A', op: 'setACL', path: '/a', acl: ['everyone'] }),
      'step 2 (setACL), "acl[0]": expected an entry "scheme:id:perms" with perms out of c, d, r, w, a, got "everyone"',
    ],
    [
      'an unknown part of a multi',
      steps({ session: 'A', op: 'multi', ops: [{ op: 'multi', ops: [] }] }),
      'step 2 (multi), "ops[0].op": expected one of ',
    ],
    [
      'a request of a pipeline without its path',
      steps({ session: 'A', op: 'pipeline', requests: [{ op: 'sync' }] }),
      'step 2 (pipeline), "requests[0]": "path" is missing',
    ],
    [
      'an answer that is no object',
      steps({ session: 'A', op: 'sync', path: '/', result: 'Ok' }),
      'step 2 (sync), "result": expected Object, got "Ok"',
    ],
    [
      'a session that was never opened',
      steps({ session: 'B', op: 'sync', path: '/' }),
      'step 2 (sync): session "B" was never opened; an open or attach step must come first',
    ],
  ])('is refused for %s, saying where and what would be right', (_, text, problem) => {
    expect(parseTrace(text)).toEqual({ kind: 'noTrace', problem: expect.stringContaining(problem) });
  });
});

function parsed(list: readonly unknown[]): Trace {
  const result = parseTrace(file({ steps: list }));
  if (result.kind === 'noTrace') throw new Error(result.problem);
  return result.trace;
}

function steps(second: unknown): string {
  return file({ steps: [{ session: 'A', op: 'open' }, second] });
}

function file(changed: Record<string, unknown>): string {
  const sound = { format: 'zk-trace/1', name: 'n', steps: [{ session: 'A', op: 'open' }] };
  return JSON.stringify({ ...sound, ...changed });
}
