import { describe, expect, it } from 'vitest';
import { callScript } from '../testing/callScript.ts';
import { areSweepsWhole } from '../wideSweeps.mjs';
import { problemText } from './findingText.ts';
import { COMMANDS_PER_SEED, FAULTS_PER_SEED, fuzzRun, type FuzzRun } from './fuzzRun.ts';

/** A test asks so many, so that none takes long on a slow machine. */
const SEEDS_PER_TEST = areSweepsWhole ? 20 : 3;
const SEEDS = areSweepsWhole ? 200 : 3;
/** A multiple of four: each fault beyond what is assumed, with bare connections and without. */
const SEEDS_OUTSIDE = areSweepsWhole ? 24 : 4;
const FIRST_SEEDS = Array.from({ length: SEEDS / SEEDS_PER_TEST }, (_, at) => at * SEEDS_PER_TEST + 1);

const known = new Map<number, FuzzRun>();

/** As it came out the first time. */
function ran(seed: number): FuzzRun {
  const found = known.get(seed) ?? fuzzRun(seed);
  known.set(seed, found);
  return found;
}

describe('random commands and faults', () => {
  it.for(FIRST_SEEDS)('break no invariant, and leave no lasting damage: from seed %i', (first) => {
    for (let seed = first; seed < first + SEEDS_PER_TEST; seed++) {
      const { finding, commands, faults } = ran(seed);
      expect(finding === null ? null : problemText(finding.problem), `seed ${seed}`).toBeNull();
      expect(commands.length).toBeGreaterThanOrEqual(COMMANDS_PER_SEED);
      expect(faults).toBeGreaterThanOrEqual(FAULTS_PER_SEED);
    }
  });

  it('are the same for the same seed', () => {
    expect(fuzzRun(1)).toEqual(ran(1));
  });

  it('are spread over one, three and five servers', () => {
    const servers = [3, 1, 2].map((seed) => ran(seed).choice.values['servers']);
    expect(servers).toEqual([1, 3, 5]);
  });
});

describe('random commands beyond what the invariants assume', () => {
  const runs = Array.from({ length: SEEDS_OUTSIDE }, (_, at) =>
    fuzzRun(at + 1, { servers: null, assumptions: 'outside' }),
  );

  it('break only what rests on the disks and quorums that were taken away', () => {
    const broken = runs.flatMap(({ finding }) => finding?.broken ?? []);
    expect(new Set(broken)).toEqual(new Set(['disksKept', 'quorumsIntersect']));
    for (const { seed, finding } of runs) {
      const isExpected = finding === null || finding.broken.length > 0;
      expect(isExpected ? null : problemText(finding.problem), `seed ${seed}`).toBeNull();
    }
  });

  it('wipe disks in one half of the runs, and have a single vote decide in the other', () => {
    const wiped = runs.filter(({ commands }) => commands.some(({ command }) => command.type === 'wipeDisk'));
    const single = runs.filter(({ choice }) => choice.values['quorum'] === 'oneVote');
    expect(wiped.length).toBeGreaterThan(SEEDS_OUTSIDE / 4);
    expect(single).toHaveLength(SEEDS_OUTSIDE / 2);
    expect(wiped.filter((one) => single.includes(one))).toEqual([]);
  });
});

describe('npm run fuzz', () => {
  it('ends with the totals', async () => {
    const { status, lines } = await run(['--seeds', '2', '--from', '5', '--servers', '1']);
    expect(lines.at(-1)).toBe('2 seeds, 0 violations');
    expect(status).toBe(0);
  });

  it('tells of expected breaches in a line each, and counts them apart', async () => {
    const { status, lines } = await run(['--seeds', '1', '--from', '11', '--outside']);
    expect(lines[0]).toMatch(/^seed 11, 5 servers, at \d+ ms, expected as a single vote decides: I-\d+e? /);
    expect(lines.at(-1)).toBe('1 seeds, 0 violations, 1 expected breaches');
    expect(status).toBe(0);
  });

  it('says what is wrong with what was asked for', async () => {
    const { status, errors } = await run(['--seeds', 'many']);
    expect(errors).toContain('--seeds takes a whole number from 1');
    expect(status).toBe(2);
  });
});

async function run(args: readonly string[]) {
  const { status, stdout, stderr } = await callScript('scripts/fuzz.ts', ...args);
  return { status, lines: stdout.trimEnd().split('\n'), errors: stderr };
}
