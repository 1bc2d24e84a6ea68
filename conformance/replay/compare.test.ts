import { describe, expect, it } from 'vitest';
import { compareStep, type StepAnswers } from './compare.ts';
import { parseTrace, type Step } from './trace.ts';

describe('comparing a step', () => {
  const recorded = { result: { err: 'Ok', code: 0, zxid: 3, children: ['a', 'b'] } };

  it('finds nothing where everything is equal', () => {
    expect(differences({ op: 'getChildren', path: '/', ...recorded }, recorded)).toEqual([]);
  });

  it('names each value that differs', () => {
    const got = { result: { err: 'NoNode', code: -101, zxid: 3 } };
    expect(differences({ op: 'getChildren', path: '/', ...recorded }, got)).toEqual([
      'result.err: expected "Ok", got "NoNode"',
      'result.code: expected 0, got -101',
      'result.children: expected ["a","b"], got nothing',
    ]);
  });

  it('finds events, links and results that were not recorded', () => {
    const got = { events: { B: [{ type: 'NodeCreated', path: '/a' }] }, links: { A: 'closed' } };
    expect(differences({ op: 'sync', path: '/' }, got)).toEqual([
      'events: expected nothing, got {"B":[{"type":"NodeCreated","path":"/a"}]}',
      'links: expected nothing, got {"A":"closed"}',
    ]);
  });

  it('finds events in another order, and an event that came after the reply', () => {
    const events = [
      { type: 'NodeCreated', path: '/a', before: true },
      { type: 'NodeDeleted', path: '/a', before: true },
    ];
    const step = { op: 'sync', path: '/', events: { A: events } };
    expect(differences(step, { events: { A: events.toReversed() } })).toHaveLength(2);
    expect(
      differences(step, { events: { A: [events[0] ?? {}, { type: 'NodeDeleted', path: '/a' }] } }),
    ).toEqual(['events.A.1.before: expected true, got nothing']);
  });

  it('disregards the order of events where it is unspecified', () => {
    const events = [
      { type: 'NodeDeleted', path: '/a' },
      { type: 'NodeChildrenChanged', path: '/' },
    ];
    const step = { op: 'sync', path: '/', unordered: true, events: { A: events } };
    expect(differences(step, { events: { A: events.toReversed() } })).toEqual([]);
    expect(differences(step, { events: { A: events.slice(1) } })).not.toEqual([]);
  });

  it('leaves out of srvr and mntr what was not recorded, but not what was', () => {
    const step = { op: 'four', cmd: 'srvr', result: { zxid: 3 } };
    expect(differences(step, { result: { zxid: 3, connections: 9 } })).toEqual([]);
    expect(differences(step, { result: { connections: 9 } })).toEqual([
      'result.zxid: expected 3, got nothing',
    ]);
  });

  it('compares the tables of wchc, wchp and dump whole', () => {
    const step = { op: 'four', cmd: 'wchc', result: { A: ['/a'] } };
    expect(differences(step, { result: { A: ['/a'], B: ['/a'] } })).toEqual([
      'result.B: expected nothing, got ["/a"]',
    ]);
  });

  it('shows the step as the trace writes it', () => {
    const mismatch = compareStep(stepOf({ op: 'sync', path: '/', result: { err: 'Ok' } }), 4, {});
    expect(mismatch).toMatchObject({ step: 5, op: 'sync', input: '{"op":"sync","path":"/","session":"A"}' });
  });
});

function differences(step: object, got: StepAnswers): readonly string[] {
  return compareStep(stepOf(step), 0, got)?.differences ?? [];
}

function stepOf(step: object): Step {
  const steps = [
    { op: 'open', session: 'A' },
    { session: 'A', ...step },
  ];
  const parsed = parseTrace(JSON.stringify({ format: 'zk-trace/1', name: 'n', steps }));
  const second = parsed.kind === 'trace' ? parsed.trace.steps[1] : undefined;
  if (second === undefined) throw new Error('no such step');
  return second;
}
