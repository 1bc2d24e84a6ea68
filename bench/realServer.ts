// Writes a second of the engine beside those of the real server, measured in turn, so that a slow moment hits both.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { committedWritesPerSecond } from './engine.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const WRITE_RATE = fileURLToPath(new URL('../conformance/record/write_rate.py', import.meta.url));

export interface Beside {
  readonly engine: number;
  readonly real: number;
  /** How many times as many the engine commits. */
  readonly ratio: number;
}

export function writesBesideReal(servers: number): Beside {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const engine = committedWritesPerSecond(servers);
    const real = realWritesPerSecond(servers);
    return { engine, real, ratio: engine / real };
  });
  return {
    engine: median(rounds.map(({ engine }) => engine)),
    real: median(rounds.map(({ real }) => real)),
    ratio: Number(median(rounds.map(({ ratio }) => ratio)).toFixed(2)),
  };
}

function realWritesPerSecond(servers: number): number {
  return Number(execFileSync('python3', [WRITE_RATE, `${servers}`], { encoding: 'utf8' }));
}
