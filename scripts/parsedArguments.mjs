// @ts-check
import { parseArgs } from 'node:util';

/** @import { ParseArgsConfig } from 'node:util' */

/**
 * What a script was called with. An option that it does not know ends it with exit code 2, and a sentence says so.
 *
 * @template {NonNullable<ParseArgsConfig['options']>} Options
 * @param {Options} options
 * @returns {ReturnType<typeof parseArgs<{ options: Options }>>['values']}
 */
export function parsedArguments(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}. --help tells how it is called.`,
    );
    process.exit(2);
  }
}
