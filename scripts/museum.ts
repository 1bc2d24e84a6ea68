// npm run museum: plays every piece of the museum. Exit 0: each wrong variant broke its promise and each right one kept it;
// 1: one did not; 2: what was asked for makes no sense.
import '../src/scenarios/library.ts';
import { museumPieces } from '../src/scenarios/museum/museum.ts';
import type { MuseumPiece } from '../src/scenarios/scenario/piece.ts';
import { playPiece } from '../src/scenarios/museum/playPiece.ts';
import { readJsonOption } from './jsonOption.ts';

const USAGE = `Plays every piece of the museum without a page: the wrong variant and the right one, under the same commands.

  npm run museum -- [--json]

  --json   one JSON array instead of a line for each piece
`;

interface Verdict {
  readonly id: string;
  /** The failure modes of the corpus that the piece shows. */
  readonly corpus: readonly string[];
  /** The promise that the wrong variant is to break and the right one to keep. */
  readonly invariant: string;
  readonly wrong: { readonly violations: readonly string[] };
  readonly right: { readonly violations: readonly string[] };
}

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const output = readJsonOption(args, USAGE);
  if (typeof output !== 'string') return output.exitCode;
  const verdicts = museumPieces.map(verdictOn);
  process.stdout.write(output === 'json' ? `${JSON.stringify(verdicts, null, 2)}\n` : text(verdicts));
  return verdicts.every(isAsSaid) ? 0 : 1;
}

function verdictOn(piece: MuseumPiece): Verdict {
  const { wrong, right } = playPiece(piece);
  return {
    id: piece.id,
    corpus: piece.corpus,
    invariant: piece.invariant,
    wrong: { violations: wrong.violations },
    right: { violations: right.violations },
  };
}

function isAsSaid({ invariant, wrong, right }: Verdict): boolean {
  return wrong.violations.includes(invariant) && !right.violations.includes(invariant);
}

function text(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map((verdict) => {
    const { id, corpus, invariant, wrong, right } = verdict;
    const sides = `wrong ${list(wrong.violations)}, right ${list(right.violations)}`;
    return `${isAsSaid(verdict) ? 'ok    ' : 'FAILED'} ${id} (${corpus.join(', ')}) ${invariant}: ${sides}`;
  });
  const failed = verdicts.filter((verdict) => !isAsSaid(verdict)).length;
  return `${[...lines, `${verdicts.length} pieces, ${failed} not as said`].join('\n')}\n`;
}

function list(ids: readonly string[]): string {
  return ids.length === 0 ? 'breaks nothing' : `breaks ${ids.join(', ')}`;
}
