// A live run as text: a link whose commands stand a line each, so that it can be written as it happens. What was cut off in the
// middle, as when the process was killed, is read as far as it is whole.
import * as v from 'valibot';
import { CommandSchema } from '../../../scenarios/link/commandSchema.ts';
import { ChoicesSchema } from '../../../scenarios/link/linkChoices.ts';
import { BEHAVIOUR_VERSION, LINK_VERSION, type LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { jsonOf } from '../../../scenarios/link/jsonOf.ts';

/** A run as far as it was written down. */
export interface LiveRun {
  readonly behaviour: number;
  readonly choice: ScenarioChoice;
  readonly commands: readonly LinkCommand[];
  /** How far the world had come in the end; null where the end is missing. */
  readonly end: { readonly step: number; readonly timeMs: number } | null;
}

export function headOf(choice: ScenarioChoice): string {
  const head = { v: LINK_VERSION, behaviour: BEHAVIOUR_VERSION, choices: [choice] };
  return `${JSON.stringify(head).slice(0, -1)},"commands":[\n`;
}

/** The `nth` command, from 0. */
export function commandLine({ command, afterStep, atMs }: LinkCommand, nth: number): string {
  return `${nth === 0 ? '' : ',\n'}${JSON.stringify({ command, afterStep, atMs })}`;
}

export function tailOf(step: number, timeMs: number): string {
  const tail = { playhead: { step, timeMs }, hash: '', view: 'single' };
  return `\n],${JSON.stringify(tail).slice(1)}\n`;
}

/** Null if it is none. */
export function parseRun(text: string): LiveRun | null {
  const parsed = v.safeParse(RunSchema, jsonOf(text) ?? jsonOf(mended(text)));
  if (!parsed.success) return null;
  const { behaviour, choices, commands, playhead } = parsed.output;
  const [choice, other] = choices;
  if (choice === undefined || other !== undefined || !isInOrder(commands)) return null;
  return { behaviour, choice, commands, end: playhead ?? null };
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const moment = v.object({ step: whole, timeMs: whole });
const RunSchema = v.object({
  v: v.literal(LINK_VERSION),
  behaviour: whole,
  choices: ChoicesSchema,
  commands: v.array(v.strictObject({ command: CommandSchema, afterStep: whole, atMs: whole })),
  playhead: v.optional(moment),
});

/** The head and the commands up to the first line that is no whole one. */
function mended(text: string): string {
  const [head, ...lines] = text.split('\n');
  const commands = lines.map((line) => line.replace(/,$/, ''));
  const cut = commands.findIndex((line) => jsonOf(line) === null);
  return `${head}\n${commands.slice(0, cut === -1 ? undefined : cut).join(',\n')}\n]}`;
}

function isInOrder(commands: readonly LinkCommand[]): boolean {
  return commands.every(({ afterStep, atMs }, index) => {
    const before = commands[index - 1];
    return before === undefined || (afterStep > before.afterStep && atMs >= before.atMs);
  });
}
