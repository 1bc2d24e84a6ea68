// What `npm run live` is asked for, parsed from the command line.
import { parseArgs } from 'node:util';
import { live } from '../../src/scenarios/ensemble/live/scenario.ts';
import { parseValue } from '../../src/scenarios/scenario/parameters.ts';
import type { ParameterValues } from '../../src/scenarios/scenario/scenario.ts';
import { messageOf } from '../messageOf.ts';

export interface LiveOrder {
  /** One for each server; 0: any that is free. */
  readonly ports: readonly number[];
  /** Null: no page. */
  readonly pagePort: number | null;
  /** Of the first server's AdminServer, the others have the following; null: there is none. */
  readonly adminPort: number | null;
  readonly host: string;
  /** The scenario's. */
  readonly values: ParameterValues;
  readonly seed: number;
  readonly recordTo: string | null;
  /** A run to be made again: nothing listens. */
  readonly replayFrom: string | null;
  readonly json: boolean;
}

/** What was asked for makes no sense; the message says what would. */
export class BadArgument extends Error {}

export const USAGE = `npm run live -- [OPTION]…

Simulated ZooKeeper servers behind real TCP ports: connect zkCli.sh, kazoo or Curator to them.

  --servers 3            how many, 1 to 9
  --ports 2181,2182,…    one for each server; without: 2181 and the following
  --page 4180            the port of the page that shows them; off: none
  --admin-port 8080      the AdminServer (/commands) of the first server, the others at the following ports; without: none
  --host 127.0.0.1       the address that is listened at; anything else lets other machines in
  --latency-ms 1         how long a message travels
  --tick-ms 2000         tickTime: 2000, 1000, 500 or 200; sessions live 2 to 20 of them
  --read-only            servers without a leader serve reads to clients that put up with it
  --extended-types       znodes may have a TTL
  --container-check-ms 60000  how often empty containers are looked for
  --child-order hash-set children come in the order of Java's hash set, as from a real server; or sorted
  --enforce-quota        a write beyond a quota is refused
  --super-digest ID      user:base64(sha1(user:password)) of the one who may do everything
  --four-letter-words *  4lw.commands.whitelist: those that are answered, with commas
  --max-client-cnxns 60  connections that an address may have at a server; 0: any number
  --seed 1               what chance in the servers is drawn from
  --record FILE          writes the run to a file
  --replay FILE          makes such a run again, without any client, and prints its trace
  --json                 prints one line of JSON when the servers listen, and nothing else

Faults are given as lines on standard input, as in the console of the page: crashServer role:leader,
startServer server:3, freezeServer server:1, partition server:1|server:2,server:3, healAll, expireWire wire:4,
cutLink wire:4 server:2; also pause, resume, speed 0.1 and status.
`;

const TICKS = [2000, 1000, 500, 200];
const FIRST_PORT = 2181;

/** Null: only help was asked for. */
export function parseLiveArguments(args: readonly string[]): LiveOrder | null {
  const values = valuesOf(args);
  if (values.help === true) return null;
  const servers = numberIn('--servers', values.servers ?? '3', 1, 9);
  const tickTimeMs = numberIn('--tick-ms', values['tick-ms'] ?? '2000', 1, 10_000);
  if (!TICKS.includes(tickTimeMs)) throw new BadArgument(`--tick-ms ${tickTimeMs}: ${TICKS.join(', ')}`);
  const childOrder = values['child-order'] ?? 'hash-set';
  if (childOrder !== 'hash-set' && childOrder !== 'sorted')
    throw new BadArgument(`--child-order ${childOrder}: hash-set, sorted`);
  const page = values.page ?? '4180';
  return {
    ports: portsOf(values.ports, servers),
    pagePort: page === 'off' ? null : numberIn('--page', page, 0, 65_535),
    adminPort:
      values['admin-port'] === undefined
        ? null
        : numberIn('--admin-port', values['admin-port'], 0, 65_535 - servers),
    host: values.host ?? '127.0.0.1',
    values: {
      servers,
      latencyMs: numberIn('--latency-ms', values['latency-ms'] ?? '1', 0, 1000),
      tickTimeMs: String(tickTimeMs),
      readOnlyMode: values['read-only'] === true ? 'on' : 'off',
      extendedTypes: values['extended-types'] === true ? 'on' : 'off',
      containerCheckMs: numberIn(
        '--container-check-ms',
        values['container-check-ms'] ?? '60000',
        100,
        3_600_000,
      ),
      childOrder: childOrder === 'sorted' ? 'sorted' : 'hashSet',
      enforceQuota: values['enforce-quota'] === true ? 'on' : 'off',
      superDigest: textLike('--super-digest', values['super-digest'] ?? 'none', 'superDigest'),
      fourLetterWords: textLike('--four-letter-words', values['four-letter-words'] ?? '*', 'fourLetterWords'),
      maxClientCnxns: numberIn('--max-client-cnxns', values['max-client-cnxns'] ?? '60', 0, 10_000),
    },
    seed: numberIn('--seed', values.seed ?? '1', 0, 0xffffffff),
    recordTo: values.record ?? null,
    replayFrom: values.replay ?? null,
    json: values.json ?? false,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new BadArgument(messageOf(error));
  }
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  servers: TEXT,
  ports: TEXT,
  page: TEXT,
  host: TEXT,
  'admin-port': TEXT,
  'latency-ms': TEXT,
  'tick-ms': TEXT,
  seed: TEXT,
  record: TEXT,
  replay: TEXT,
  'read-only': { type: 'boolean' },
  'extended-types': { type: 'boolean' },
  'container-check-ms': TEXT,
  'child-order': TEXT,
  'super-digest': TEXT,
  'four-letter-words': TEXT,
  'max-client-cnxns': TEXT,
  'enforce-quota': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function portsOf(text: string | undefined, servers: number): readonly number[] {
  if (text === undefined) return Array.from({ length: servers }, (_, index) => FIRST_PORT + index);
  const ports = text.split(',').map((port) => numberIn('--ports', port, 0, 65_535));
  if (ports.length !== servers) throw new BadArgument(`--ports ${text}: one for each of ${servers} servers`);
  const chosen = ports.filter((port) => port !== 0);
  if (new Set(chosen).size !== chosen.length)
    throw new BadArgument(`--ports ${text}: each server has its own`);
  return ports;
}

/** What the scenario takes for that parameter. */
function textLike(option: string, text: string, name: string): string {
  const parameter = live.scenario.parameters.find((each) => each.name === name);
  const value = parameter === undefined ? null : parseValue(parameter, text);
  if (value === null) throw new BadArgument(`${option} ${text}: ${FORMS[name]}`);
  return String(value);
}

const FORMS: Readonly<Record<string, string>> = {
  superDigest: 'a user, a colon and 28 characters of base64, as DigestAuthenticationProvider prints it',
  fourLetterWords: 'words of four letters with commas between them, or *',
};

function numberIn(option: string, text: string, min: number, max: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new BadArgument(`${option} ${text}: a number from ${min} to ${max}`);
}
