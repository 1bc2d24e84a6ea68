// npm run handins: judges what learners have handed in, by doing it again. Exit 0: each code could be read and judged; 1: one could
// not; 2: what was asked for makes no sense.
import { closeSync, openSync, readSync } from 'node:fs';
import { coachOf } from '../src/rooms/breakIt/model/examine.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { Judge, type Judged } from '../src/scenarios/homework/judge.ts';
import { MOST_CHARS, codesIn } from '../src/scenarios/homework/handIn.ts';
import { readHandIn, signatureOf } from '../src/rooms/lessons/ui/handInCode.ts';
import { library } from '../src/ui/stores/library.ts';

const USAGE = `Judges hand-in codes by doing again what they say was done.

  npm run handins -- FILE… [--json]

  FILE     codes, with blanks, lines or the text of mails between them
  --json   one JSON array instead of a line for each code
`;

interface Row {
  readonly file: string;
  readonly name: string | null;
  readonly lesson: string | null;
  readonly goalReached: boolean;
  readonly actions: number;
  readonly misconceptions: readonly string[];
  /** Why the code or the work in it does not count. */
  readonly problem: string | null;
}

/** A class with all that it can write. */
const MOST_BYTES = 4_000_000;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  const files = args.filter((arg) => !arg.startsWith('-'));
  if (unknown !== undefined || files.length === 0) {
    process.stderr.write(unknown === undefined ? USAGE : `There is no option ${JSON.stringify(unknown)}.\n`);
    return 2;
  }
  await loadOwnRecipes();
  const judge = new Judge(library, coachOf(library));
  const rows: Row[] = [];
  for (const file of files) {
    const codes = codesOf(file);
    if (typeof codes === 'string') rows.push(refused(file, codes));
    // One after the other: the judge keeps what it has found.
    else for (const code of codes) rows.push(await rowOf(file, code, judge));
  }
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(rows, null, 2)}\n` : text(rows));
  return rows.every(({ problem }) => problem === null) ? 0 : 1;
}

function codesOf(file: string): readonly string[] | string {
  const read = readStart(file);
  if (read === null) return 'noFile';
  if (read.length >= MOST_BYTES) return 'tooLong';
  const codes = codesIn(read);
  return codes.length === 0 ? 'noCode' : codes;
}

/** No more than may be in it. */
function readStart(file: string): string | null {
  try {
    const opened = openSync(file, 'r');
    const bytes = Buffer.alloc(MOST_BYTES);
    const length = readSync(opened, bytes, 0, MOST_BYTES, 0);
    closeSync(opened);
    return bytes.toString('latin1', 0, length);
  } catch {
    return null;
  }
}

async function rowOf(file: string, code: string, judge: Judge): Promise<Row> {
  const handIn = code.length > MOST_CHARS ? 'tooLong' : await readHandIn(code.trim());
  if (typeof handIn === 'string') return { ...refused(file, handIn), ...(await signatureOf(code)) };
  const { name, lesson } = handIn;
  const judged = judge.judge(handIn);
  if (judged === null) return { ...refused(file, 'unknownLesson'), name, lesson };
  return { file, name, lesson, ...verdict(judged) };
}

function verdict({ goalReached, actions, misconceptions, problem }: Judged) {
  return { goalReached, actions, misconceptions, problem };
}

function refused(file: string, problem: string): Row {
  return { file, name: null, lesson: null, goalReached: false, actions: 0, misconceptions: [], problem };
}

function text(rows: readonly Row[]): string {
  const lines = rows.map(({ file, name, lesson, goalReached, actions, misconceptions, problem }) => {
    if (problem !== null) return `REFUSED ${file}: ${name ?? ''} ${problem}`;
    const ideas = misconceptions.length === 0 ? '' : `; misconceptions: ${misconceptions.join(', ')}`;
    return `${goalReached ? 'reached' : 'open   '} ${file}: ${name} ${lesson}, ${actions} actions${ideas}`;
  });
  return `${lines.join('\n')}\n`;
}
