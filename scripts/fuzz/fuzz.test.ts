import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problemText } from './findingText.ts';
import { COMMANDS_PER_SEED, FAULTS_PER_SEED, fuzzRun } from './fuzzRun.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEEDS = 200;

describe('random commands and faults', { timeout: 300_000 }, () => {
  it('break no invariant, and leave no lasting damage', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { finding, commands, faults } = fuzzRun(seed);
      expect(finding === null ? null : problemText(finding.problem), `seed ${seed}`).toBeNull();
      expect(commands.length).toBeGreaterThanOrEqual(COMMANDS_PER_SEED);
      expect(faults).toBeGreaterThanOrEqual(FAULTS_PER_SEED);
    }
  });

  it('are the same for the same seed', () => {
    expect(fuzzRun(11)).toEqual(fuzzRun(11));
  });

  it('are spread over one, three and five servers', () => {
    const servers = [3, 1, 2].map((seed) => fuzzRun(seed).choice.values['servers']);
    expect(servers).toEqual([1, 3, 5]);
  });
});

// Each run starts a Node process of its own, which takes a while on a busy machine.
describe('npm run fuzz', { timeout: 60_000 }, () => {
  it('ends with the totals', () => {
    const { status, lines } = run(['--seeds', '2', '--from', '5']);
    expect(lines.at(-1)).toBe('2 seeds, 0 violations');
    expect(status).toBe(0);
  });

  it('says what is wrong with what was asked for', () => {
    const { status, errors } = run(['--seeds', 'many']);
    expect(errors).toContain('--seeds takes a whole number from 1');
    expect(status).toBe(2);
  });
});

function run(args: readonly string[]) {
  const command = [join(ROOT, 'scripts/run.mjs'), 'scripts/fuzz.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), errors: stderr };
}
