// What `npm run fuzz` is asked for.
import { parseArgs } from 'node:util';
import { MISTAKE_IDS, type MistakeId } from '../../src/engine/index.ts';
import { wholeIn } from '../sim/asked.ts';
import type { NotRun } from '../printUsage.ts';
import { messageOf } from '../messageOf.ts';

export type Order =
  | NotRun
  | {
      readonly kind: 'run';
      readonly from: number;
      readonly seeds: number;
      /** Null: one, three and five in turn. */
      readonly servers: number | null;
      /** `outside`: disks are wiped, or a single vote decides, and what rests on disks and quorums may break. */
      readonly assumptions: 'inside' | 'outside';
      /** The run ends with what is found first. */
      readonly mistake: MistakeId | null;
      /** Whether to tell what the seeds reached. */
      readonly coverage: 'told' | 'untold';
    };

export const USAGE = `npm run fuzz -- --seeds N [--from S] [--servers K] [--outside] [--mistake ID] [--coverage]

Runs random commands and faults over 1, 3 and 5 servers with every invariant looked at after every step: at least 200
commands and 10 faults a seed, drawn so that disks keep what was forced to them. In every other run bare connections send
besides what client libraries do not. An independent checker follows the history. In the end all is made good again, and the
servers have to recover and agree.

  --seeds N     how many seeds (default 100)
  --from S      the first one (default 1)
  --servers K   1 to 9 servers in every run, instead of 1, 3 and 5 in turn
  --outside     go beyond what the invariants assume: disks are wiped, or a single vote decides; breaches of what rests on
                that are expected, counted and shown in one line each
  --mistake ID  servers have this bug of released ones, such as ZOOKEEPER-3911: how many seeds does it take to find it?
  --coverage    tell which record kinds, error codes, requests, packets and changes of state the seeds reached, and which
                never, with the reason where none can
  --help        print this

For each finding it prints the seed, the commands, a link (where there are no bare connections) and a line that runs it again. The last line is "N seeds, M
violations", followed by the number of expected breaches with --outside or where there are any: a server that is told to drop what
its snapshot holds keeps it, as a real one does, and trees differ from then on. The exit code is 0 if M is 0, 1 if it is not, 2 if what was asked for makes no sense.
`;

const MAX_SEEDS = 10_000_000;
const MAX_SEED = 0xffff_ffff;

export function parseArguments(args: readonly string[]): Order {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seeds: { type: 'string', default: '100' },
        from: { type: 'string', default: '1' },
        servers: { type: 'string' },
        outside: { type: 'boolean', default: false },
        mistake: { type: 'string' },
        coverage: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    return {
      kind: 'run',
      seeds: wholeIn('--seeds', values.seeds, 1, MAX_SEEDS),
      from: wholeIn('--from', values.from, 0, MAX_SEED),
      assumptions: values.outside ? 'outside' : 'inside',
      mistake: values.mistake === undefined ? null : mistakeOf(values.mistake),
      coverage: values.coverage ? 'told' : 'untold',
      servers: values.servers === undefined ? null : wholeIn('--servers', values.servers, 1, 9),
    };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

function mistakeOf(text: string): MistakeId {
  const mistake = MISTAKE_IDS.find((id) => id === text);
  if (mistake === undefined)
    throw new Error(`--mistake takes one of ${MISTAKE_IDS.join(', ')}, not ${JSON.stringify(text)}.`);
  return mistake;
}
