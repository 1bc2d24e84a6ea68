// org.apache.commons.cli.DefaultParser 1.5.0, as far as zkCli uses it: short options, with a value or without, and one group of
// options that exclude each other.
import { CliException } from './cliException.ts';
import { JavaException } from './javaException.ts';

export interface Option {
  /** One letter; those of reconfig are words. */
  readonly name: string;
  readonly hasValue: boolean;
  readonly about: string;
}

export interface OptionTable {
  readonly options: readonly Option[];
  /** At most one of them may be given, or exactly one. */
  readonly group?: 'atMostOne' | 'exactlyOne';
}

export interface Parsed {
  /** What is no option, the command first. */
  readonly args: readonly string[];
  /** By option, what it was given; of several the first. */
  readonly values: ReadonlyMap<string, string>;
}

export function parseOptions({ options, group }: OptionTable, words: readonly string[]): Parsed {
  const args: string[] = [];
  const values = new Map<string, string>();
  /** The option whose value comes next. */
  let open: Option | null = null;
  let selected: string | null = null;
  let isLiteral = false;

  const give = (option: Option, value: string): void => {
    values.set(option.name, values.get(option.name) ?? value);
    open = null;
  };
  const begin = (option: Option): void => {
    requireValue(open);
    if (group !== undefined) {
      if (selected !== null && selected !== option.name)
        throw parseException(
          'AlreadySelectedException',
          `The option '${option.name}' was specified but an option from this group has already been selected: '${selected}'`,
        );
      selected = option.name;
    }
    if (option.hasValue) open = option;
    else {
      open = null;
      values.set(option.name, '');
    }
  };
  const optionNamed = (name: string): Option | undefined => options.find((option) => option.name === name);
  const readOption = (word: string): void => {
    const name = word.slice(1);
    const equals = name.indexOf('=');
    if (equals >= 0) {
      if (equals === 0)
        throw new JavaException('StringIndexOutOfBoundsException', 'begin 0, end 1, length 0');
      const option = optionNamed(name.slice(0, equals));
      if (equals !== 1 || !option?.hasValue) throw unrecognized(word);
      begin(option);
      return give(option, name.slice(equals + 1));
    }
    const whole = optionNamed(name);
    if (whole !== undefined) return begin(whole);
    for (let at = 1; at < word.length; at++) {
      const option = optionNamed(word.charAt(at));
      if (option === undefined) throw unrecognized(word);
      begin(option);
      if (option.hasValue) {
        if (at + 1 < word.length) give(option, word.slice(at + 1));
        return;
      }
    }
  };

  for (const word of words) {
    if (isLiteral) args.push(word);
    else if (word === '--') isLiteral = true;
    else if (open !== null && isValue(word, optionNamed)) give(open, withoutQuotes(word));
    else if (word.startsWith('--')) throw unrecognized(word);
    else if (word.startsWith('-') && word !== '-') readOption(word);
    else args.push(word);
  }
  requireValue(open);
  if (group === 'exactlyOne' && selected === null)
    throw parseException('MissingOptionException', `Missing required option: ${groupText(options)}`);
  return { args, values };
}

function requireValue(open: Option | null): void {
  if (open !== null)
    throw parseException('MissingArgumentException', `Missing argument for option: ${open.name}`);
}

/** What looks like an option is none if it is a number. */
function isValue(word: string, optionNamed: (name: string) => Option | undefined): boolean {
  if (!word.startsWith('-') || word.length === 1) return true;
  const [name = ''] = word.slice(1).split('=', 1);
  const isOption =
    optionNamed(name) !== undefined || (name !== '' && optionNamed(name.charAt(0)) !== undefined);
  return !isOption || NUMBER.test(word.trim());
}

/** Double.parseDouble. */
const NUMBER =
  /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?|0[xX](?:[\da-fA-F]+\.?|[\da-fA-F]*\.[\da-fA-F]+)[pP][+-]?\d+[fFdD]?)$/;

function withoutQuotes(word: string): string {
  return /^"[^"]*"$/su.test(word) ? word.slice(1, -1) : word;
}

function unrecognized(word: string): CliException {
  return parseException('UnrecognizedOptionException', `Unrecognized option: ${word}`);
}

function parseException(name: string, message: string): CliException {
  return new CliException(`org.apache.commons.cli.${name}: ${message}`);
}

function groupText(options: readonly Option[]): string {
  return `[${options.map(({ name, about }) => `-${name} ${about}`).join(', ')}]`;
}
