// What zkCli still takes from those who are used to its older forms.
import type { Recipe } from '../engine/index.ts';
import type { CliCall } from './command.ts';
import { parseOptions, type OptionTable } from './optionParser.ts';

/**
 * `get path watch`, as before 3.5: whatever is the second word after the name is taken for -w, even if it is the path.
 */
export function* withOldWatch(
  call: CliCall,
  options: OptionTable,
  forms: { readonly old: string; readonly present: string },
): Recipe<CliCall> {
  if (call.args.length <= 2) return call;
  yield* call.terminal.err(`'${forms.old}' has been deprecated. Please use '${forms.present}' instead.\n`);
  const words = call.words.with(2, '-w');
  return { ...call, ...parseOptions(options, words), words };
}
