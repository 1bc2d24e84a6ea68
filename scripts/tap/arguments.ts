// What `npm run tap` is asked for, parsed from the command line.
import { parseArgs } from 'node:util';
import { durationOf, ORDER_FORMS } from '../../src/rooms/tap/model/order.ts';
import { SCRIPT_FORMS } from '../../src/rooms/tap/model/script.ts';
import type { Address } from './wire/messages.ts';
import { messageOf } from '../messageOf.ts';

export interface TapOrder {
  readonly upstreams: readonly Address[];
  /** One for each server; 0: any that is free. */
  readonly ports: readonly number[];
  /** Null: no page. */
  readonly pagePort: number | null;
  readonly host: string;
  /** What programs and browsers on this machine are to call it. */
  readonly shownHost: string;
  readonly recordTo: string | null;
  readonly scriptFile: string | null;
  readonly keepsData: boolean;
  /** How often the servers are asked for four-letter words; null: never. */
  readonly askEveryMs: number | null;
  readonly json: boolean;
  /** With its arguments; null: none is started. */
  readonly program: readonly string[] | null;
}

/** A recording is joined with a data directory; nothing is listened at. */
export interface JoinOrder {
  readonly recording: string;
  readonly directory: string;
  readonly recordTo: string;
}

/** What was asked for makes no sense; the message says what would. */
export class BadArgument extends Error {}

export const USAGE = `npm run tap -- --upstream HOST:PORT[,…] --listen PORT[,…] [OPTION]… [-- PROGRAM …]

npm run tap -- --join RUN.tap --data DIRECTORY --record FILE

Stands between your program and your ZooKeeper servers: passes bytes on unchanged, shows what is said, and disturbs it on request.

  --upstream 10.0.0.1:2181,…  the servers
  --listen 2181,…        a port for each of them; 0: any that is free; without: all free ones
  --page 4181            the port of the page; 0: any that is free; off: none
  --host 127.0.0.1       the address that is listened at; anything else lets other machines in
  --record FILE          writes what was said to a file that the page opens later
  --keep-data            keeps the data of znodes; without it only its length is kept
  --ask 10s              asks each server for srvr, mntr, cons, wchp and dump so often, over connections of the tap's own
  --script FILE          orders, each at its moment
  --join RUN.tap         adds to a recording what the data directory of a server (--data) has of its time
  --json                 prints one line of JSON when it listens, one when it ends, and nothing else
  -- PROGRAM …           starts a program, and ends with its exit code. {connect} among its arguments becomes the connect string,
                         which the variable ZNODE_LAB_TAP has too

Never kept: passwords of sessions, what addAuth and SASL send, ACLs. TLS passes through and is not read.

Orders are lines of standard input, of the page and of scripts:

${ORDER_FORMS.map((form) => `  ${form}`).join('\n')}

TARGET is all, server:1, connection:3, session:0x1a…, and in a script "it". status lists connections.

${SCRIPT_FORMS}
`;

/** Null: only help was asked for. */
export function parseTapArguments(args: readonly string[]): TapOrder | JoinOrder | null {
  const split = args.indexOf('--');
  const values = valuesOf(split === -1 ? args : args.slice(0, split));
  if (values.help === true) return null;
  const program = split === -1 ? null : args.slice(split + 1);
  if (program?.length === 0) throw new BadArgument('-- has no program behind it');
  if (values.join !== undefined || values.data !== undefined) return joinOf(values);
  if (values.upstream === undefined) throw new BadArgument('--upstream HOST:PORT[,…]: which servers?');
  const upstreams = values.upstream.split(',').map(addressOf);
  const page = values.page ?? '4181';
  const host = values.host ?? '127.0.0.1';
  return {
    upstreams,
    ports: portsOf(values.listen, upstreams.length),
    pagePort: page === 'off' ? null : portOf('--page', page),
    host,
    // What listens at all addresses has none of its own.
    shownHost: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host,
    recordTo: values.record ?? null,
    scriptFile: values.script ?? null,
    keepsData: values['keep-data'] ?? false,
    askEveryMs: values.ask === undefined ? null : intervalOf(values.ask),
    json: values.json ?? false,
    program,
  };
}

function joinOf({ join, data, record }: ReturnType<typeof valuesOf>): JoinOrder {
  if (join === undefined || data === undefined || record === undefined)
    throw new BadArgument('--join RUN.tap needs --data DIRECTORY and --record FILE');
  if (join === record) throw new BadArgument('--record FILE: another file than that of --join');
  return { recording: join, directory: data, recordTo: record };
}

const TEXT = { type: 'string' } as const;

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        upstream: TEXT,
        listen: TEXT,
        page: TEXT,
        host: TEXT,
        record: TEXT,
        script: TEXT,
        ask: TEXT,
        join: TEXT,
        data: TEXT,
        'keep-data': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BadArgument(messageOf(error));
  }
}

const USUAL_PORT = 2181;

/** `host`, `host:port`, `[::1]:port`. */
function addressOf(text: string): Address {
  const [, inBrackets, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]/\s]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const host = inBrackets ?? plain;
  if (host === undefined) throw new BadArgument(`--upstream ${text}: HOST:PORT, with commas between servers`);
  const number = port === undefined ? USUAL_PORT : portOf('--upstream', port);
  if (number === 0) throw new BadArgument(`--upstream ${text}: no server listens at port 0`);
  return { host, port: number };
}

function portsOf(text: string | undefined, servers: number): readonly number[] {
  if (text === undefined) return Array.from({ length: servers }, () => 0);
  const ports = text.split(',').map((port) => portOf('--listen', port));
  if (ports.length !== servers)
    throw new BadArgument(
      `--listen ${text}: ${servers === 1 ? 'one port for the one server' : `one port for each of ${servers} servers`} of --upstream`,
    );
  const chosen = ports.filter((port) => port !== 0);
  if (new Set(chosen).size !== chosen.length)
    throw new BadArgument(`--listen ${text}: each server has a port of its own`);
  return ports;
}

const SHORTEST_INTERVAL_MS = 1000;

function intervalOf(text: string): number {
  const ms = durationOf(text);
  if (ms !== null && ms >= SHORTEST_INTERVAL_MS) return ms;
  throw new BadArgument(`--ask ${text}: how often, such as 10s; 1s or more`);
}

function portOf(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new BadArgument(`${option} ${text}: a port from 0 to 65535`);
}
