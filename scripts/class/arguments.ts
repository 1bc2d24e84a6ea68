// What `npm run class` is asked for, parsed from the command line.
import { parseArgs } from 'node:util';
import { messageOf } from '../messageOf.ts';

export interface ClassOrder {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  readonly json: boolean;
}

/** What was asked for makes no sense; the message says what would. */
export class BadArgument extends Error {}

export const USAGE = `npm run class [-- OPTION…]

A live class on the local network: open the page that it prints, and let phones join by the QR code in it.
Everything is in memory; Ctrl+C ends it, and this computer keeps nothing of it.

  --port 4190       the port of the page, the join page and the relay; 0: any that is free
  --host 0.0.0.0    the address that is listened at; without: all of this machine
  --json            prints {"page","join","secret"} in one line when it is ready, and nothing else
`;

const DEFAULT_PORT = '4190';

/** Null: only help was asked for. */
export function parseClassArguments(args: readonly string[]): ClassOrder | null {
  const { help, port = DEFAULT_PORT, host = '0.0.0.0', json = false } = valuesOf(args);
  if (help === true) return null;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new BadArgument(`--port ${port}: a number from 0 to 65535`);
  return { port: Number(port), host, json };
}

function valuesOf(args: readonly string[]) {
  try {
    const options = {
      port: { type: 'string' },
      host: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BadArgument(messageOf(error));
  }
}
