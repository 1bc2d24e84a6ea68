// A learner's file among the arguments of a command: it stands where the name of a scenario would.
import { readFileSync } from 'node:fs';
import { LINK_LIMITS } from '../src/scenarios/link/linkLimits.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { OWN_RECIPE } from '../src/ownRecipes/program.ts';
import { stripTypes } from '../src/ownRecipes/stripTypes.ts';

export interface OwnFile {
  /** With the scenario that runs it in the file's place. */
  readonly args: readonly string[];
  readonly code: string;
}

/** Null if no argument names a file. Own recipes are known afterwards. */
export async function readOwnFile(args: readonly string[]): Promise<OwnFile | null> {
  const file = args.find((arg, index) => /\.[cm]?[jt]s$/.test(arg) && !args[index - 1]?.startsWith('--'));
  if (file === undefined) return null;
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('ts') ? withoutTypes(text) : text;
  if (code.length > LINK_LIMITS.code)
    throw new RangeError(`${file} has ${code.length} characters; a recipe has ${LINK_LIMITS.code} at most.`);
  await loadOwnRecipes();
  return { args: args.map((arg) => (arg === file ? OWN_RECIPE : arg)), code };
}

function withoutTypes(text: string): string {
  const stripped = stripTypes(text);
  if (stripped.ok) return stripped.code;
  const { line, message } = stripped.mistake;
  throw new SyntaxError(`line ${line}: ${message}`);
}
