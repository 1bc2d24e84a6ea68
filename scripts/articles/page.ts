// docs/coverage.md as text.
import { addressOf } from './links.ts';
import type { Row, Sight, Verdict } from './row.ts';

export async function pageOf(rows: readonly Row[]): Promise<string> {
  const lines: string[] = [];
  // One after the other: each plays a scene, and there are two processors.
  // oxlint-disable-next-line no-await-in-loop
  for (const row of rows) lines.push(lineOf(row, await Promise.all(row.sights.map(linkTo))));
  return `${headOf(rows)}${lines.join('\n')}\n`;
}

/** The page with nothing behind its links: what of it is words. */
export function wordsOf(rows: readonly Row[]): string {
  return (
    headOf(rows) +
    rows
      .map(
        (row) =>
          `${lineOf(
            row,
            row.sights.map(({ text }) => `[${text}]()`),
          )}\n`,
      )
      .join('')
  );
}

async function linkTo(sight: Sight): Promise<string> {
  return `[${sight.text}](${await addressOf(sight)})`;
}

function lineOf({ id, verdict, claim, truth, sights }: Row, links: readonly string[]): string {
  return `| ${id} | ${claim} | ${verdict} | ${truth} | ${sights.length === 0 ? '–' : links.join(' · ')} |`;
}

function headOf(rows: readonly Row[]): string {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return `# The articles, sentence by sentence

${rows.length} things that the five articles say or print, whether they are so, and where that can be seen:
${count('right')} are right, ${count('half')} half (true with a condition that is not said, or with something missing),
${count('wrong')} wrong. S0: locks, queue, elections. S1: ZooKeeper’s inside. S2: Curator’s LeaderLatch. S3: a fair lock.
S4: an application’s election.

Links are relative to the page: \`npm start\`, then put them behind its address. \`#s=\` opens an exact moment, with the
playhead where it is decided: step back to see how it came. \`#museum=\` opens a museum piece at its red moment beside the
recipe that holds, \`#lesson=\` a part of a lesson.

Written by \`npm run coverage\` from \`scripts/articles/rows\`, which says by what happens where each moment is. To be run when
the engine or a recipe has changed what leads there: \`tests/coverage.test.ts\` opens every link and says so.

| Id | The article says | Verdict | What is so | Where it can be seen |
| --- | --- | --- | --- | --- |
`;
}
