// npm run programs: right programs made up by chance, each under up to two faults drawn by chance. None may alarm. Exit 0: none did; 1: one
// did; 2: what was asked for makes no sense.
import { parseArgs } from 'node:util';
import '../src/scenarios/library.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { drawnRun, type DrawnRun } from '../src/rooms/breakIt/model/explore/testing/drawnRun.ts';
import { commandWords } from '../src/scenarios/link/commandNotation.ts';
import { wholeNumber } from '../src/scenarios/scenario/parameters.ts';
import { messageOf } from './messageOf.ts';
import { helpIfAsked } from './helpIfAsked.mjs';

const USAGE = `Makes up right programs by chance, runs each under up to two faults, and prints those that are said to violate what they state.

  npm run programs -- [--count N] [--from S] [--show]

  --count N  how many programs (1000)
  --from S   the first seed (0)
  --show     prints the program of the first seed and runs nothing
`;

helpIfAsked(import.meta.url, USAGE);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  let count: number | null;
  let from: number | null;
  let isShown: boolean;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        count: { type: 'string', default: '1000' },
        from: { type: 'string', default: '0' },
        show: { type: 'boolean', default: false },
      },
    });
    [count, from, isShown] = [wholeNumber(values.count), wholeNumber(values.from), values.show];
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  if (count === null || from === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  await loadOwnRecipes();
  if (isShown) {
    process.stdout.write(drawnRun(from).code);
    return 0;
  }
  let alarmed = 0;
  let unended = 0;
  const beganMs = performance.now();
  for (let seed = from; seed < from + count; seed++) {
    const run = drawnRun(seed);
    if (!run.ended) unended++;
    if (run.alarms.length > 0) {
      alarmed++;
      process.stdout.write(alarmText(seed, run));
    }
    if ((seed - from + 1) % 1000 === 0)
      process.stdout.write(`${tally(seed - from + 1, alarmed, unended, beganMs)}\n`);
  }
  process.stdout.write(`${tally(count, alarmed, unended, beganMs)}\n`);
  return alarmed === 0 ? 0 : 1;
}

function tally(programs: number, alarmed: number, unended: number, beganMs: number): string {
  const seconds = ((performance.now() - beganMs) / 1000).toFixed(0);
  return `${programs} right programs in ${seconds} s: ${alarmed} alarmed, ${unended} did not end`;
}

function alarmText(seed: number, { kind, clients, commands, alarms }: DrawnRun): string {
  const said = alarms.map(({ grade, violation, error, line }) =>
    [grade, violation?.invariant, error?.code, line === null ? null : `line ${line}`]
      .filter(Boolean)
      .join(' '),
  );
  const done = commands.map(({ command, afterStep }) => `${afterStep} ${commandWords(command)}`);
  return `seed ${seed}, ${kind}, ${clients} clients: ${said.join('; ')} | ${done.join('; ')}\n`;
}
