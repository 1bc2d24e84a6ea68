// org.apache.zookeeper.cli.CliCommand: one command of zkCli, and what it is handed.
import type { AddWatchMode, Recipe } from '../engine/index.ts';
import { CliException } from './cliException.ts';
import type { Option, OptionTable } from './optionParser.ts';
import type { Terminal } from './terminal.ts';

export interface CliCommand {
  readonly name: string;
  /** What usage says after the name. */
  readonly usage: string;
  /** Null: its words are not looked at for options. */
  readonly options: OptionTable | null;
  run(call: CliCall): Recipe<void>;
}

export interface CliCall {
  /** All words as typed, the name first. */
  readonly words: readonly string[];
  /** Those that are no options, the name first. */
  readonly args: readonly string[];
  /** By option, what it was given; empty for one that takes nothing. */
  readonly values: ReadonlyMap<string, string>;
  readonly terminal: Terminal;
  readonly memory: CommandMemory;
}

/** What commands remember, as zkCli has one object for each. */
export interface CommandMemory {
  /** addWatch: the mode that was named last. */
  addWatchMode: AddWatchMode;
}

export const NO_OPTIONS: OptionTable = { options: [] };

export function flag(name: string, about = ''): Option {
  return { name, hasValue: false, about };
}

export function valued(name: string, about = ''): Option {
  return { name, hasValue: true, about };
}

/** The word at that place; without it the command says how it is used. */
export function argument({ name, usage }: CliCommand, { args }: CliCall, at: number): string {
  const word = args[at];
  if (word === undefined) throw new CliException(`${name} ${usage}`);
  return word;
}
