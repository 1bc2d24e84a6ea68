import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_TRACES } from './arguments.ts';
import { sampled } from '../../scripts/wideSweeps.mjs';
import { readTraces } from './files.ts';
import { replay } from './replay.ts';
import { parseTrace, type Trace } from './trace.ts';
import { verdictOf } from './verdict.ts';
import { verdictText } from './report.ts';

describe('conformance', () => {
  // `npm run conformance`, a part of each `npm test`, replays every one of them.
  it('traces of real servers are answered alike by the engine', () => {
    const traces = [...readTraces([ALL_TRACES])];
    const verdicts = sampled(traces, 4).map(verdictOf);
    const failures = verdicts.flatMap((verdict) => verdictText(verdict));
    expect(failures.join('\n')).toBe('');
    expect(traces.length).toBeGreaterThanOrEqual(92);
  });
});

describe('the replayer', () => {
  // Sessions, reads and writes, events of others and of oneself, pipelines, expiry, four-letter words, a restart.
  const traces = [
    'watch-event-order',
    'watch-own-change',
    'watch-fifo-pipeline',
    'multi-failure',
    'session-moved-link',
    'session-expiry-watches',
    'container-node',
    'four-letter',
    'restart-recovery',
    'reconnect-watches-fired',
    'acl-getacl-masked',
    // Failover, epochs, roles, partitions, frozen servers.
    'ens-leader-killed',
    'ens-leader-killed-expiry',
    'ens-leader-paused',
    'ens-partitioned-leader',
    'ens-pipeline-follower',
    'ens-zxid-and-roles',
  ];
  it.each(sampled(traces, 4))('notices every single recorded value that is wrong in %s', (name) => {
    const text = readFileSync(join(ALL_TRACES, `${name}.json`), 'utf8');
    const unnoticed = wrongVersionsOf(JSON.parse(text)).filter(({ file }) => {
      const { mismatches, stopped } = replay(traceOf(file));
      return mismatches.length === 0 && stopped === null;
    });
    expect(unnoticed.map(({ what }) => what)).toEqual([]);
  });

  it('says which step differs, and goes on to the next one', () => {
    const trace = traceOf({
      format: 'zk-trace/1',
      name: 'planted',
      steps: [
        { session: 'A', op: 'open', result: { session: 'created', timeout: 10_000, readOnly: false } },
        { session: 'A', op: 'exists', path: '/a', result: { err: 'Ok', code: 0, zxid: 1 } },
        { session: 'A', op: 'exists', path: '/a', result: { err: 'NoNode', code: -101, zxid: 1 } },
      ],
    });
    const { mismatches } = replay(trace);
    expect(mismatches).toHaveLength(1);
    expect(mismatches[0]).toMatchObject({
      step: 2,
      op: 'exists',
      expected: { result: { err: 'Ok' } },
      got: { result: { err: 'NoNode', code: -101, zxid: 1 } },
    });
  });

  it('says why it cannot go on where the engine refuses', () => {
    const trace = traceOf({
      format: 'zk-trace/1',
      name: 'alone',
      steps: [{ op: 'server', action: 'partition', target: 'S' }],
    });
    expect(replay(trace).stopped).toMatchObject({
      step: 1,
      op: 'server',
      why: expect.stringContaining('partition'),
    });
  });

  it('lets a killed server be down until it is started', () => {
    const { mismatches, stopped } = replay(
      traceOf({
        format: 'zk-trace/1',
        name: 'down',
        steps: [
          { session: 'A', op: 'open', result: { session: 'created', timeout: 10_000, readOnly: false } },
          { op: 'server', action: 'kill', awaitLost: ['A'], links: { A: 'closed' } },
          { op: 'sleep', ms: 5000 },
          { op: 'four', cmd: 'ruok', result: { text: '' } },
          { session: 'B', op: 'open', result: { link: 'refused' } },
          {
            op: 'server',
            action: 'start',
            awaitServing: ['S'],
            result: { modes: { S: 'standalone' }, zxid: 1 },
          },
          { session: 'A', op: 'reconnect', result: { session: 'resumed', timeout: 10_000, readOnly: false } },
        ],
      }),
    );
    expect({ mismatches, stopped }).toEqual({ mismatches: [], stopped: null });
  });
});

interface WrongVersion {
  readonly what: string;
  readonly file: unknown;
}

/** The file once for each recorded value, with that value changed. */
function wrongVersionsOf(file: {
  readonly steps: readonly Record<string, unknown>[];
}): readonly WrongVersion[] {
  return file.steps.flatMap((step, index) =>
    ['result', 'results', 'events', 'links'].flatMap((key) =>
      changesOf(step[key]).map(([at, changed]) => ({
        what: `step ${index + 1} ${key}${at}`,
        file: { ...file, steps: file.steps.with(index, { ...step, [key]: changed }) },
      })),
    ),
  );
}

function changesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (value === undefined) return [];
  if (typeof value === 'number') return [['', value + 1]];
  if (typeof value === 'string') return [['', `${value}?`]];
  if (typeof value === 'boolean' || value === null) return [['', value === null ? 'x' : !value]];
  if (Array.isArray(value)) {
    return [
      ['[+]', [...value, {}]],
      ...value.flatMap((item, at) =>
        changesOf(item).map(([rest, changed]) => [`[${at}]${rest}`, value.with(at, changed)] as const),
      ),
    ];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    changesOf(item).map(([rest, changed]) => [`.${key}${rest}`, { ...value, [key]: changed }] as const),
  );
}

function traceOf(file: unknown): Trace {
  const parsed = parseTrace(JSON.stringify(file));
  if (parsed.kind === 'noTrace') throw new Error(parsed.problem);
  return parsed.trace;
}
