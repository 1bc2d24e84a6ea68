// npm run handins: judges what learners have handed in, by doing it again. Exit 0: each code could be read and judged; 1: one could
// not; 2: what was asked for makes no sense.
import { closeSync, openSync, readSync } from 'node:fs';
import { coachOf } from '../src/rooms/breakIt/model/examine.ts';
import { certificateOf, type Certificate } from '../src/rooms/breakIt/model/explore/total.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { Judge, type Judged } from '../src/scenarios/homework/judge.ts';
import { MOST_CHARS, codesIn, type HandIn } from '../src/scenarios/homework/handIn.ts';
import { scenarioOf } from '../src/scenarios/experiment/twins.ts';
import { sceneWith } from '../src/scenarios/lessons/repaired.ts';
import { claimsOf } from '../src/scenarios/scenario/claims.ts';
import { classroom } from '../src/rooms/lessons/words/en/classroom.ts';
import { readHandIn, signatureOf } from '../src/rooms/lessons/ui/handIn/handInCode.ts';
import { library } from '../src/ui/stores/library.ts';
import { certifiedText } from './explore/certificateLine.ts';
import { exploreAll } from './explore/exploreAll.ts';

const USAGE = `Judges hand-in codes by doing again what they say was done.

  npm run handins -- FILE… [--explore] [--json]

  FILE       codes, with blanks, lines or the text of mails between them
  --explore  tries every run of each program in them with one of the faults that its task allows, and shows the certificate
  --json     one JSON array instead of a line for each code
`;

interface Row {
  readonly file: string;
  readonly name: string | null;
  readonly lesson: string | null;
  readonly goalReached: boolean;
  readonly actions: number;
  readonly misconceptions: readonly string[];
  /** Why the code or the work in it does not count. */
  readonly problem: Problem | null;
  /** Of the programs in it, where they are explored. */
  readonly certificates: readonly Certificate[];
}

type Problem = keyof typeof classroom.results.problems | 'noFile';

/** A class with all that it can write. */
const MOST_BYTES = 4_000_000;
/** For each program. */
const MOST_SECONDS = 600;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json' && arg !== '--explore');
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
    else for (const code of codes) rows.push(await rowOf(file, code, judge, args.includes('--explore')));
  }
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(rows, null, 2)}\n` : text(rows));
  return rows.every(({ problem }) => problem === null) ? 0 : 1;
}

function codesOf(file: string): readonly string[] | Problem {
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

async function rowOf(file: string, code: string, judge: Judge, isExplored: boolean): Promise<Row> {
  const handIn = code.length > MOST_CHARS ? 'tooLong' : await readHandIn(code.trim());
  if (typeof handIn === 'string') return { ...refused(file, handIn), ...(await signatureOf(code)) };
  const { name, lesson } = handIn;
  const judged = judge.judge(handIn);
  if (judged === null) return { ...refused(file, 'unknownLesson'), name, lesson };
  const certificates = isExplored && judged.problem === null ? await certificatesOf(judged, handIn) : [];
  return { file, name, lesson, ...verdict(judged), certificates };
}

/** Of the last program of each part in which one is mended. */
async function certificatesOf({ lesson }: Judged, { work }: HandIn): Promise<readonly Certificate[]> {
  const certificates: Certificate[] = [];
  for (const part of lesson.parts) {
    const run = work[part.id]?.runs.at(-1);
    if (part.repair === undefined || run?.code === undefined) continue;
    const [choice] = sceneWith(part, run.set, run.code);
    if (choice === undefined) continue;
    const scenario = scenarioOf(choice, library);
    const bound = { faults: part.repair.exam.allow, atMost: 1, delays: 0, gates: 2 * choice.clients };
    const report = await exploreAll({ choice, bound }, library, MOST_SECONDS);
    certificates.push(certificateOf(report, choice, claimsOf(scenario, choice.values)));
  }
  return certificates;
}

function verdict({ goalReached, actions, misconceptions, problem }: Judged) {
  return { goalReached, actions, misconceptions, problem };
}

function refused(file: string, problem: Problem): Row {
  return {
    file,
    name: null,
    lesson: null,
    goalReached: false,
    actions: 0,
    misconceptions: [],
    problem,
    certificates: [],
  };
}

/** As the page says it. */
function sentenceOf(problem: Problem): string {
  return problem === 'noFile' ? 'There is no file that can be read.' : classroom.results.problems[problem];
}

function text(rows: readonly Row[]): string {
  const lines = rows.flatMap((row) => {
    const { file, name, lesson, goalReached, actions, misconceptions, problem, certificates } = row;
    if (problem !== null) return `REFUSED ${file}: ${name === null ? '' : `${name}: `}${sentenceOf(problem)}`;
    const ideas = misconceptions.length === 0 ? '' : `; misconceptions: ${misconceptions.join(', ')}`;
    return [
      `${goalReached ? 'reached' : 'open   '} ${file}: ${name} ${lesson}, ${actions} actions${ideas}`,
      ...certificates.map((certificate) => `        ${certifiedText(certificate)}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}
