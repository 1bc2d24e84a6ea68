// docs/coverage.md as text.
import type { NotPlayed } from './notPlayed.ts';
import type { Row, Sight, Verdict } from '../../src/rooms/claims/model/row.ts';
import { sentenceOf, shownIn, type Shown } from './shown.ts';

export interface Contents {
  readonly rows: readonly Row[];
  readonly notPlayed: readonly NotPlayed[];
}

export async function pageOf(contents: Contents): Promise<string> {
  const shown = new Map<Sight, Shown>();
  for (const { sights } of [...contents.rows, ...contents.notPlayed]) {
    for (const sight of sights) {
      // One after the other: each plays a scene, and there are two processors.
      if (!shown.has(sight)) shown.set(sight, await shownIn(sight));
    }
  }
  return textOf(contents, (sight) => shown.get(sight) ?? NOTHING);
}

/** The page with nothing behind its links: what of it is words. */
export function wordsOf(contents: Contents, tell: (sight: Sight) => string = sentenceOf): string {
  const sentences = new Map<Sight, string>();
  return textOf(contents, (sight) => {
    const sentence = sentences.get(sight) ?? tell(sight);
    sentences.set(sight, sentence);
    return { ...NOTHING, sentence };
  });
}

const NOTHING: Shown = { address: '', sentence: '' };

type Showing = (sight: Sight) => Shown;

function textOf({ rows, notPlayed }: Contents, showing: Showing): string {
  const lines = rows.map(({ id, claim, verdict, truth, sights }) =>
    lineOf([id, claim, verdict, truth, linksTo(sights, showing)]),
  );
  const failures = notPlayed.map(({ id, why, sights }) => lineOf([id, why, linksTo(sights, showing)]));
  return headOf(rows) + lines.join('') + BETWEEN + failures.join('');
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function linksTo(sights: readonly Sight[], showing: Showing): string {
  if (sights.length === 0) return '–';
  return sights.map((sight) => linkTo(sight, showing(sight))).join(' · ');
}

/** Neither a bar nor the end of a line ends the cell. */
function linkTo({ text }: Sight, { address, sentence }: Shown): string {
  return `[${text}](${address}): _${sentence.replaceAll('|', '∣').replaceAll(/\s*\n\s*/g, '; ')}_`;
}

const BETWEEN = `
## Known failures that are no piece of the museum

The museum plays what recipes and programs get wrong. Of the 72 known failure modes these turn no invariant red here:

| Id | Why | What can be seen of it |
| --- | --- | --- |
`;

function headOf(rows: readonly Row[]): string {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return `# The articles, sentence by sentence

${rows.length} things that the five articles say or print, whether they are so, and where that can be seen:
${count('right')} are right, ${count('half')} half (true with a condition that is not said, or with something missing),
${count('faulty')} faulty (the code does so, and should not), ${count('wrong')} wrong. S0: locks, queue, elections.
S1: ZooKeeper’s inside. S2: Curator’s LeaderLatch. S3: a fair lock. S4: an application’s election.

Links are relative to the page: \`npm start\`, then put them behind its address. \`#s=\` opens an exact moment, with the
playhead where it is decided: step back to see how it came. \`#museum=\` opens a museum piece shortly before its red
moment beside the recipe that holds, \`#lesson=\` a part of a lesson. Behind each link stands what the page says there: the
log at the playhead with the invariants that stand broken, the invariant that breaks, or what the lesson is for.

Written by \`npm run coverage\` from \`src/rooms/claims/model/rows\`, which says by what happens where each moment is. To be run when
the engine or a recipe has changed what leads there: \`tests/coverage.test.ts\` opens every link and says so.

| Id | The article says | Verdict | What is so | Where it can be seen |
| --- | --- | --- | --- | --- |
`;
}
