// A learner's file among the arguments of a command: it stands where the name of a scenario would.
import { LINK_LIMITS } from '../../src/scenarios/link/linkLimits.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { OWN_RECIPE } from '../../src/ownRecipes/program.ts';
import { bundled } from './bundled.ts';

export interface OwnFile {
  /** With the scenario that runs it in the file's place. */
  readonly args: readonly string[];
  /** With the files that it imports. */
  readonly code: string;
}

/** Null if no argument names a file. Own recipes are known afterwards. */
export async function readOwnFile(args: readonly string[]): Promise<OwnFile | null> {
  const file = args.find((arg, index) => /\.[cm]?[jt]s$/.test(arg) && !args[index - 1]?.startsWith('--'));
  if (file === undefined) return null;
  const code = bundled(await loadOwnRecipes(), file);
  if (code.length > LINK_LIMITS.code)
    throw new RangeError(`${file} has ${code.length} characters; a recipe has ${LINK_LIMITS.code} at most.`);
  return { args: args.map((arg) => (arg === file ? OWN_RECIPE : arg)), code };
}
