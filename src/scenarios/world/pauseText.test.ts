import { describe, expect, test } from 'vitest';
import { latencyText, parseLatencies } from './latencyText.ts';
import { parsePauses, pauseText } from './pauseText.ts';
import { EMPTY_PLAN } from './planOf.ts';

const plan = {
  ...EMPTY_PLAN,
  servers: 3,
  clients: ['A', 'B'].map((name) => ({ name, program: null, sessionTimeoutMs: 30_000 })),
};

describe('pauses and clocks, line by line', () => {
  test('are what was written, and written again as that', () => {
    const text = '# two\nA 3000 800\nserver:2 100 20\nB clock +20\nserver:1 clock -5‰\n';
    const read = parsePauses(text, plan);
    expect(read).toEqual({
      ok: true,
      pauses: [
        { of: 'client:A', atMs: 3000, forMs: 800 },
        { of: 'server:2', atMs: 100, forMs: 20 },
      ],
      drifts: [
        { of: 'client:B', perMille: 20 },
        { of: 'server:1', perMille: -5 },
      ],
    });
    expect(parsePauses(read.ok ? pauseText(read) : '', plan)).toEqual(read);
  });

  test.each([
    [
      'by the time since the start',
      '[1.500s][info][gc] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 24M->4M(256M) 500.0ms',
    ],
    ['in milliseconds', '[1500ms][info][gc] GC(0) Pause Full (System.gc()) 24M->4M(256M) 500.000ms'],
    ['of Java 8', '1.000: [GC pause (G1 Evacuation Pause) (young), 0.5000000 secs]'],
    [
      'of Java 8, with dates',
      '2024-03-01T10:00:00.000+0100: 1.000: [Full GC (Ergonomics) [PSYoungGen: 1K->0K(2K)] 3K->2K(4K), 0.5000000 secs] [Times: user=0.01]',
    ],
    [
      'by the calendar',
      '[2024-02-29T23:59:59.000+0000][info][gc] Using G1\n[2024-03-01T00:00:00.500+0000][info][gc] GC(0) Pause Young (Normal) 500.0ms',
    ],
  ])('are taken from a log of HotSpot %s', (_, log) => {
    const read = parsePauses(`A:\n${log}\n[2.000s][info][gc] GC(1) Concurrent Mark Cycle\nB 1 2`, plan);
    expect(read).toMatchObject({
      ok: true,
      pauses: [
        { of: 'client:A', atMs: 1000, forMs: 500 },
        { of: 'client:B', atMs: 1, forMs: 2 },
      ],
    });
  });

  test('what is wrong is named at its line', () => {
    expect(parsePauses('C 1 2\nA soon\nA 1 0\nB\n[1.0s][info][gc] Using G1', plan)).toMatchObject({
      ok: false,
      problems: [
        { line: 1, code: 'nobody', name: 'C' },
        { line: 2, code: 'usage' },
        { line: 3, code: 'outOfRange' },
        { line: 4, code: 'noPause' },
      ],
    });
  });
});

describe('measured latencies', () => {
  test('are three numbers or more, in one line or as a column below', () => {
    const read = parseLatencies(
      'server:3 40 60\nserver:1 A 3.2 4 9.8\nB\n'.replace('B\n', 'B 5\n6 ms\n7,8\n'),
      plan,
    );
    expect(read).toEqual({
      ok: true,
      latencies: [
        { of: ['server:3'], min: 40, max: 60 },
        { of: ['server:1', 'client:A'], min: 3, max: 10, samples: [3, 4, 10] },
        { of: ['client:B'], min: 5, max: 8, samples: [5, 6, 7, 8] },
      ],
    });
    expect(parseLatencies(latencyText(read.ok ? read.latencies : []), plan)).toEqual(read);
  });
});
