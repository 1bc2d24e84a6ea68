// A command as one writes it on the command line, with its moment: `4000 crashServer server:3`, `5000 partition
// server:1,server:2|server:3`, or as JSON behind the moment, as it stands in a link.
import * as v from 'valibot';
import type { Command } from '../../src/engine/index.ts';
import { CommandSchema } from '../../src/scenarios/commandSchema.ts';

export interface TimedCommand {
  readonly atMs: number;
  readonly command: Command;
}

/** Null if it is no command. */
export function parseTimedCommand(text: string): TimedCommand | null {
  const [, moment = '', rest = ''] = /^(\d{1,12})\s+(.+)$/.exec(text.trim()) ?? [];
  const parsed = v.safeParse(
    CommandSchema,
    rest.startsWith('{') ? jsonOf(rest) : fieldsOf(rest.split(/\s+/)),
  );
  return moment !== '' && parsed.success ? { atMs: Number(moment), command: parsed.output } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf([type = '', ...words]: readonly string[]): unknown {
  const [first = '', second = '', third] = words;
  switch (type) {
    case 'partition':
      return { type, groups: first.split('|').map((group) => group.split(',')) };
    case 'cutLink':
    case 'healLink':
      return { type, from: first, to: second, ways: third ?? 'both' };
    case 'slowLink':
      return { type, from: first, to: second, ways: words[3] ?? 'both', extraMs: Number(third) };
    case 'slowDisk':
      return { type, server: first, extraFsyncMs: Number(second) };
    case 'driftClock':
      return { type, server: first, byMs: Number(second) };
    case 'driftRate':
      return { type, server: first, perMille: Number(second) };
    case 'holdMessage':
    case 'releaseMessage':
    case 'cutAtMessage':
      return { type, link: first, direction: second, nth: Number(third) };
    case 'addClient':
    case 'healAll':
      return { type };
    default:
      return IS_SERVER.test(first) ? { type, server: first } : { type, client: first };
  }
}

const IS_SERVER = /^(?:server:|role:leader$|role:follower|role:observer)/;
