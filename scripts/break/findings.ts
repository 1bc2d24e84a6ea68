// What a run shows, as both `npm run break` and `npm run explore` print it.
import { actorName, type Command, type InvariantId } from '../../src/engine/index.ts';
import { foundLink } from '../../src/rooms/breakIt/model/foundLink.ts';
import { filesOf, placeIn } from '../../src/ownRecipes/files.ts';
import type { Grade, ThrownError } from '../../src/rooms/breakIt/model/judge.ts';
import type { ScenarioLibrary } from '../../src/scenarios/experiment/experiment.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { encodeText } from '../../src/ui/link/encode.ts';
import { hashOf } from '../../src/ui/link/hash.ts';
import { OWN_RECIPE } from '../../src/ownRecipes/program.ts';
import { whyBroken } from '../../src/rooms/breakIt/ui/whyBroken.ts';
import { breakItWords } from '../../src/rooms/breakIt/words/en.ts';
import { withOwnVoice } from '../../src/rooms/ownRecipes/ui/ownVoice.ts';
import { inVoice } from '../../src/words/inVoice.ts';
import { invariantWords } from '../../src/words/invariantWords.ts';
import { ENGLISH } from '../../src/words/load.ts';
import { breachPlaced, codeOfProgram } from '../ownFile/places.ts';
import type { JudgedViolation } from '../../src/rooms/breakIt/model/blocker.ts';

export interface PlainFinding {
  readonly grade: Grade;
  readonly invariant: InvariantId | null;
  /** Of the file, where a program has several. */
  readonly line: number | null;
  readonly file?: string;
  /** Of a world with several programs: whose line it is. */
  readonly program?: string;
  readonly commands: readonly {
    readonly atMs: number;
    readonly afterStep: number;
    readonly command: Command;
  }[];
  readonly text: string;
  readonly link: string;
}

interface Shown {
  readonly grade: Grade;
  readonly violation: JudgedViolation | null;
  readonly error: ThrownError | null;
  readonly line: number | null;
  readonly program: string | null;
  readonly choice: ScenarioChoice;
  readonly commands: readonly LinkCommand[];
  readonly step: number;
  readonly timeMs: number;
}

/** The address of the page as `npm start` serves it. */
const PAGE = 'http://localhost:4173/';

export async function findingOf(shown: Shown, library: ScenarioLibrary): Promise<PlainFinding> {
  const { grade, violation, error, line, program, choice, commands } = shown;
  const code = codeOfProgram(choice, program);
  const link = foundLink(shown, library);
  const place = line === null || code === undefined ? null : placeIn(filesOf(code), line);
  return {
    grade,
    invariant: violation?.invariant ?? null,
    line,
    ...place,
    ...(program === null ? {} : { program }),
    commands: commands.map(({ command, afterStep, atMs }) => ({ atMs, afterStep, command })),
    text: breachPlaced(textOf(violation, error), choice),
    link: `${PAGE}${hashOf(await encodeText(JSON.stringify(link)))}`,
  };
}

function textOf(violation: JudgedViolation | null, error: ThrownError | null): string {
  const broken = violation === null ? '' : brokenText(violation);
  if (error === null || error.client === null) return broken;
  const ended = `the program of client ${actorName(error.client)} ended with ${error.code}`;
  return broken === '' ? ended : `${ended}; from then on ${broken}`;
}

function brokenText(violation: JudgedViolation): string {
  const { invariant } = violation;
  const words = inVoice(withOwnVoice(ENGLISH), [OWN]);
  const { name } = invariantWords(invariant, words);
  return `${invariant} ${name}: ${whyBroken(violation, words, breakItWords)}`;
}

const OWN = { id: OWN_RECIPE, family: 'locks' } as const;

/** Behind a grade: at which line, and of which file or program where there are several. */
export function placeText({ line, file, program }: Pick<PlainFinding, 'line' | 'file' | 'program'>): string {
  if (line === null) return '';
  const place = file === undefined ? `line ${line}` : `${file}:${line}`;
  return `, ${place}${program === undefined ? '' : ` of ${program}`}`;
}
