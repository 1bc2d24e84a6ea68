// org.apache.zookeeper.ZooKeeperMain as a program of a client: it reads lines, does what they say over the client's handle, and prints
// what zkCli of 3.8.0 prints when its input is no terminal. What it does not catch ends the process.
import {
  CONSOLE_RECIPE,
  isServerId,
  zk,
  type ProgramArgs,
  type Recipe,
  type RecipeBook,
  type ServerId,
} from '../engine/index.ts';
import { CliException } from './cliException.ts';
import type { CommandMemory } from './command.ts';
import { COMMANDS, isCommand, USAGE_TEXT } from './commands.ts';
import { deleteRecipes } from './commands/delete.ts';
import { FIRST_MODE } from './commands/watches.ts';
import { closeHandle, connectTo, isAlive, isNews, takeState } from './handle.ts';
import { decodeInteger, JavaException } from './javaException.ts';
import { parseOptions } from './optionParser.ts';
import { hostsOf } from './setup.ts';
import { Terminal } from './terminal.ts';

/** What runs for watched events. */
const WATCHER = 'zkcli.watcher';

/** Watched events are heard, and not told. */
const SILENT_WATCHER = 'zkcli.silentWatcher';

/**
 * What `args` of the program name: all servers that it can connect to, `server:1,server:2`, and whether it works beside other programs
 * with the handle of their process.
 */
export const zkcliRecipes: RecipeBook = {
  *[CONSOLE_RECIPE](args: ProgramArgs) {
    yield* new ZooKeeperMain(args).run();
  },
  *[WATCHER](event: ProgramArgs) {
    if (event['eventType'] === 'None' && !(yield* isNews(String(event['eventState'])))) return;
    const path = event['eventPath'] === '' ? 'null' : String(event['eventPath']);
    yield* zk.print(
      `\nWATCHER::\n\nWatchedEvent state:${event['eventState']} type:${event['eventType']} path:${path}\n`,
    );
  },
  *[SILENT_WATCHER](event: ProgramArgs) {
    if (event['eventType'] === 'None') yield* isNews(String(event['eventState']));
  },
  ...deleteRecipes,
};

/** The watcher of the handle, which is the default one of every command too; beside other programs, it is theirs. */
const DEFAULT_WATCHER = 'default';
const ATTACHED_WATCHER = 'zkcli';

const NO_WORDS = 'Cannot invoke "java.util.List.toArray(Object[])" because "this.cmdArgs" is null';

class ZooKeeperMain {
  readonly #terminal: Terminal;
  readonly #isAttached: boolean;
  readonly #servers: readonly ServerId[];
  readonly #memory: CommandMemory = { addWatchMode: FIRST_MODE };
  readonly #history = new Map<number, string>();
  #host: string;
  #words: readonly string[] | null = null;
  #commandCount = 0;
  #printsWatches = true;
  #hasQuit = false;

  constructor({ servers, attached }: ProgramArgs) {
    this.#servers = String(servers).split(',').filter(isServerId);
    this.#host = hostsOf(this.#servers);
    this.#isAttached = attached === true;
    this.#terminal = new Terminal(this.#isAttached ? ATTACHED_WATCHER : DEFAULT_WATCHER);
  }

  *run(): Recipe<void> {
    yield* zk.onEvent(this.#terminal.watcher, WATCHER);
    if (this.#isAttached) yield* takeState();
    else
      yield* this.#terminal.out(
        `Connecting to ${this.#host}\nWelcome to ZooKeeper!\nJLine support is disabled\n`,
      );
    try {
      while (!this.#hasQuit) yield* this.#executeLine(yield* zk.nextLine());
    } catch (error) {
      if (!(error instanceof JavaException)) throw error;
      yield* this.#terminal.err(`Exception in thread "main" ${error.text}\n`);
      if (!this.#isAttached) yield* zk.exit();
    }
  }

  *#executeLine(line: string): Recipe<void> {
    if (line === '') return;
    this.#parseLine(line);
    this.#history.set(this.#commandCount, line);
    yield* this.#processCommand();
    this.#commandCount++;
  }

  /** A line without a word leaves the words of the one before. */
  #parseLine(line: string): void {
    const words = wordsOf(line);
    if (words.length > 0) this.#words = words;
  }

  *#processCommand(): Recipe<void> {
    try {
      yield* this.#carryOut();
    } catch (error) {
      if (!(error instanceof CliException)) throw error;
      yield* this.#terminal.err(`${error.message}\n`);
    }
  }

  *#carryOut(): Recipe<void> {
    const words = this.#words;
    const [name] = words ?? [];
    if (words === null || name === undefined) throw new JavaException('NullPointerException', NO_WORDS);
    if (!isCommand(name)) {
      yield* this.#terminal.err(USAGE_TEXT);
      throw new CliException(`Command not found: Command not found ${name}`);
    }
    yield* this.#doOwn(words);
    if (!(yield* isAlive())) {
      yield* this.#terminal.out('Not connected\n');
      return;
    }
    const command = COMMANDS.get(name);
    if (command === undefined) return;
    const parsed =
      command.options === null ? { args: words, values: new Map() } : parseOptions(command.options, words);
    yield* command.run({ words, ...parsed, terminal: this.#terminal, memory: this.#memory });
  }

  /** What the console does by itself, before it looks whether there is a connection. */
  *#doOwn([name, argument]: readonly string[]): Recipe<void> {
    switch (name) {
      case 'quit':
        return yield* this.#quit();
      case 'redo':
        return argument === undefined ? undefined : yield* this.#redo(decodeInteger(argument));
      case 'history':
        return yield* this.#terminal.out(this.#historyText());
      case 'printwatches':
        return yield* this.#printWatches(argument);
      case 'connect':
        this.#host = argument ?? this.#host;
        return yield* this.#terminal.attempt(connectTo(this.#host, this.#servers));
      default:
    }
  }

  /** Beside other programs, whose handle it is, only the console ends. */
  *#quit(): Recipe<void> {
    this.#hasQuit = true;
    if (this.#isAttached) return;
    yield* closeHandle();
    yield* zk.sleepOn(1);
    yield* zk.exit();
  }

  *#redo(index: number): Recipe<void> {
    if (index >= this.#commandCount || index < 0) throw new CliException('Command index out of range');
    const line = this.#history.get(index) ?? '';
    this.#parseLine(line);
    if (this.#words?.[0] === 'redo') throw new CliException('No redoing redos');
    this.#history.set(this.#commandCount, line);
    yield* this.#processCommand();
  }

  /** The last ten and the present one. */
  #historyText(): string {
    const first = Math.max(0, this.#commandCount - 10);
    const numbers = Array.from({ length: this.#commandCount - first + 1 }, (_, at) => first + at);
    return numbers.map((number) => `${number} - ${this.#history.get(number) ?? 'null'}\n`).join('');
  }

  *#printWatches(argument: string | undefined): Recipe<void> {
    if (argument === undefined) {
      yield* this.#terminal.out(`printwatches is ${this.#printsWatches ? 'on' : 'off'}\n`);
      return;
    }
    this.#printsWatches = argument === 'on';
    yield* zk.onEvent(this.#terminal.watcher, this.#printsWatches ? WATCHER : SILENT_WATCHER);
  }
}

/**
 * Words between blanks; one in quotes may hold blanks. A quote that nothing ends is passed over, and what follows a closing quote
 * is another word.
 */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(WORD)].map(([, word = '']) => (QUOTED.test(word) ? word.slice(1, -1) : word));
}

/** Java's \s is these six alone, and no more. A word may begin with a blank, where there is nothing else. */
const WORD = /[ \t\n\v\f\r]*([^"'][^ \t\n\v\f\r]*|"[^"]*"|'[^']*')[ \t\n\v\f\r]*/gu;
/** Java's dot stands for no character that ends a line. */
const QUOTED = /^(["'])[^\n\r\u0085\u2028\u2029]*\1$/u;
