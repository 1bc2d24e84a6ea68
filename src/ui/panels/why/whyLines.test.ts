import { describe, expect, it, test } from 'vitest';
import { why, type TraceRecord } from '../../../engine/index.ts';
import { trafficWorld } from '../../select/testing/trafficWorld.ts';
import { whyLines, type WhyLine } from './whyLines.ts';

describe('a chain of causes', () => {
  it('that is long keeps its turning points and folds what lies between', () => {
    const chain = electionChain();
    const lines = whyLines(chain, new Set());
    const kinds = recordsOf(lines).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'command.given',
      'server.stopped',
      'role.left',
      'vote.decided',
      'leader.established',
    ]);
    expect(lines.length).toBeLessThan(chain.length / 2);
    expect(lines.flatMap((line) => (line.kind === 'fold' ? line.records : [line.record]))).toEqual(chain);
  });

  it('shows what is in a fold once it is opened', () => {
    const chain = electionChain();
    const folds = whyLines(chain, new Set()).flatMap((line) => (line.kind === 'fold' ? [line.key] : []));
    expect(folds.length).toBeGreaterThan(0);
    expect(recordsOf(whyLines(chain, new Set(folds)))).toEqual(chain);
  });

  it('that is short is shown whole', () => {
    const chain = electionChain().slice(0, 9);
    expect(recordsOf(whyLines(chain, new Set()))).toEqual(chain);
  });
});

/** Why a server leads after the leader before it was crashed. */
function electionChain() {
  const sim = trafficWorld({ servers: 5, clients: 2 });
  sim.runUntil(3000);
  sim.give({ type: 'crashServer', server: 'server:5' });
  sim.runUntil(5000);
  const established = sim.trace.findLast(({ kind }) => kind === 'leader.established');
  return why(sim.trace, established?.seq ?? 0);
}

function recordsOf(lines: readonly WhyLine[]) {
  return lines.flatMap((line) => (line.kind === 'record' ? [line.record] : []));
}

test('the line of own code that made a call stands outside the folds', () => {
  const call = electionChain().slice(0, 20);
  const [first] = call;
  if (first === undefined) throw new Error('there is no chain');
  const mark = (seq: number, line: number): TraceRecord => ({
    seq,
    step: first.step,
    timeMs: first.timeMs,
    actor: 'client:A',
    causes: [],
    kind: 'program.resumed',
    thread: 1,
    input: { kind: 'started' },
    yielded: { kind: 'op', op: { kind: 'atStep', step: `line ${line}` } },
  });
  const chain = [...call.slice(0, 1), mark(90_001, 12), mark(90_002, 13), ...call.slice(1)];
  const shown = recordsOf(whyLines(chain, new Set())).map(({ seq }) => seq);
  expect(shown).toContain(90_002);
});
