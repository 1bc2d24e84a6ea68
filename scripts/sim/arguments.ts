// What the command line asks for: options and values, checked against the scenarios there are.
import { COMMAND_TYPES } from '../../src/engine/index.ts';
import { parseClients, parseScenario, parseValues } from '../../src/scenarios/catalogue.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { parseTimedCommand, type TimedCommand } from './commandWords.ts';
import { readWorld } from './readWorld.ts';
import { BadInput } from './badInput.ts';
import { chosen, readSetting, refuseContradiction, wholeIn } from './asked.ts';

export { BadInput } from './badInput.ts';

export type Order =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly format: Format }
  | {
      readonly kind: 'run';
      readonly scenario: Scenario;
      readonly choice: ScenarioChoice;
      readonly format: Format;
      /** Null: what is usual. A run that is meant to end and does not within it has failed. */
      readonly steps: number | null;
      /** By their moments. */
      readonly commands: readonly TimedCommand[];
    };
export type Format = (typeof FORMATS)[number];
const FORMATS = ['text', 'json', 'ndjson', 'shiviz', 'mermaid'] as const;

export function parseArguments(args: readonly string[]): Order {
  const written = readOptions(args);
  if (written.flags.has('--help')) return { kind: 'help' };
  const format = formatOf(written);
  if (written.flags.has('--list')) return { kind: 'list', format };
  const [id, ...others] = written.names;
  const file = written.values.get('--world');
  if (file !== undefined) return worldOrder(file, written, format);
  if (id === undefined) throw new BadInput('Which scenario? --list names them, --help explains.');
  if (others[0] !== undefined)
    throw new BadInput(`One scenario at a time: ${quote(others[0])} comes after ${quote(id)}.`);
  return order(id, written, format);
}

const FLAGS = ['--json', '--list', '--help'];
const VALUED = ['--format', '--world', '--clients', '--seed', '--set', '--steps', '--give'];
const MAX_SEED = 0xffff_ffff;

interface Written {
  readonly names: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly settings: Readonly<Record<string, string>>;
  readonly commands: readonly TimedCommand[];
}

function readOptions(args: readonly string[]): Written {
  const names: string[] = [];
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const settings: (readonly [string, string])[] = [];
  const commands: TimedCommand[] = [];
  const rest = args[Symbol.iterator]();
  for (const arg of rest) {
    const [option, inline] = splitOnce(arg, arg.startsWith('--') ? '=' : null);
    if (FLAGS.includes(arg)) flags.add(arg);
    else if (arg === '-h') flags.add('--help');
    else if (VALUED.includes(option)) {
      const value = inline ?? rest.next().value;
      if (value === undefined)
        throw new BadInput(`${option} needs a value, as in ${EXAMPLES[option] ?? ''}.`);
      if (option === '--set') settings.push(readSetting(value));
      else if (option === '--give') commands.push(readCommand(value));
      else values.set(option, value);
    } else if (arg.startsWith('-')) {
      throw new BadInput(`There is no option ${quote(arg)}; there are ${[...VALUED, ...FLAGS].join(', ')}.`);
    } else names.push(arg);
  }
  return {
    names,
    flags,
    values,
    settings: Object.fromEntries(settings),
    commands: commands.toSorted((a, b) => a.atMs - b.atMs),
  };
}

const GIVE_EXAMPLE = "--give '4000 crashServer server:1'";
const EXAMPLES: Readonly<Record<string, string>> = {
  '--format': '--format mermaid',
  '--world': '--world world.json',
  '--clients': '--clients 5',
  '--seed': '--seed 1',
  '--set': '--set holdMs=30',
  '--steps': '--steps 100000',
  '--give': GIVE_EXAMPLE,
};

function formatOf({ flags, values }: Written): Format {
  const named = values.get('--format');
  if (named === undefined) return flags.has('--json') ? 'json' : 'text';
  const format = FORMATS.find((each) => each === named);
  if (format === undefined)
    throw new BadInput(`--format is one of ${FORMATS.join(', ')}, not ${quote(named)}.`);
  return format;
}

function readCommand(text: string): TimedCommand {
  const command = parseTimedCommand(text);
  const [, word] = /^\s*\d{1,12}\s+([A-Za-z]\w*)/u.exec(text) ?? [];
  if (command === null && word !== undefined && !COMMAND_TYPES.some((type) => type === word))
    throw new BadInput(`--give ${quote(text)}: ${quote(word)} is no command; --help lists them.`);
  if (command === null)
    throw new BadInput(
      `--give takes a moment in milliseconds and a command, as in ${GIVE_EXAMPLE}, not ${quote(text)}.`,
    );
  return command;
}

function order(id: string, written: Written, format: Format): Order {
  const scenario = chosen(parseScenario(id));
  const clients = chosen(parseClients(scenario, written.values.get('--clients'), 'headless'));
  const values = chosen(parseValues(scenario, written.settings, 'headless'));
  const seed = numberOption(written, '--seed', 0, MAX_SEED) ?? 1;
  const choice = { scenario: id, seed, clients, values };
  refuseContradiction(scenario, choice);
  const steps = numberOption(written, '--steps', 1, 1_000_000_000);
  if (steps === null && scenario.isEndless(values))
    throw new BadInput('With rounds=endless the run never ends: say where to stop, as in --steps 100000.');
  return {
    kind: 'run',
    scenario,
    choice,
    format,
    steps,
    commands: written.commands,
  };
}

/** A world of a file has its own settings and seed. It runs to the moment that the file was written at, unless it is said how far. */
function worldOrder(file: string, written: Written, format: Format): Order {
  const [name] = written.names;
  if (name !== undefined)
    throw new BadInput(`${quote(file)} says which world it is, and so does ${quote(name)}.`);
  const other = ['--clients', '--seed'].find((option) => written.values.has(option));
  if (other !== undefined || Object.keys(written.settings).length > 0)
    throw new BadInput(`${other ?? '--set'} is for scenarios: a world of a file says it itself.`);
  const { choice, scenario, commands, steps } = readWorld(file);
  const asked = numberOption(written, '--steps', 1, 1_000_000_000);
  if (asked === null && steps === 0)
    throw new BadInput('The world is at its beginning: say where to stop, as in --steps 100000.');
  return {
    kind: 'run',
    scenario,
    choice,
    format,
    steps: asked ?? steps,
    commands: [...commands, ...written.commands].toSorted((a, b) => a.atMs - b.atMs),
  };
}

function numberOption(written: Written, option: string, min: number, max: number): number | null {
  const text = written.values.get(option);
  return text === undefined ? null : wholeIn(option, text, min, max);
}

function splitOnce(text: string, separator: string | null): [string, string?] {
  const at = separator === null ? -1 : text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function quote(text: string): string {
  return JSON.stringify(text);
}
