// From a record to its sentence, in the language in use.
import {
  isClientId,
  isServerId,
  silenceMs,
  type RecordKind,
  type Simulation,
  type TraceRecord,
  type Zxid,
} from '../../engine/index.ts';
import { fateOf, zabHistory } from './ensemble/zabHistory.ts';
import { ownLineBehind } from './ownLines.ts';
import { isUnheard } from './unheard.ts';
import { traceIndex } from './traceIndex.ts';
import { nameOfZxid } from './zabTxns.ts';
import type { RecordWords, Telling } from '../../words/contracts/engine.ts';

/** What is told of: a run and the world it began with. */
type Told = Pick<Simulation, 'trace' | 'setup'>;

export function tell(words: RecordWords, record: TraceRecord, run: Told): string {
  return sentenceFor(words, record.kind)(record, tellingOf(run));
}

/** The words of a kind take records of that kind alone; looked up by the record's own kind they always fit. */
function sentenceFor(words: RecordWords, kind: RecordKind) {
  return words[kind] as (record: TraceRecord, telling: Telling) => string;
}

function tellingOf({ trace, setup }: Told): Telling {
  return {
    silenceMs: (record) => silenceMs(trace, record),
    programOf: (client) => {
      const named = setup.clients.find(({ id }) => id === client) ?? setup.newcomer;
      return isClientId(client) ? (named?.programName ?? null) : null;
    },
    lineBehind: (record) => ownLineBehind(trace, record),
    asksForWatch: (record) => asksForWatch(record, trace),
    isUnheard: (record) => isUnheard(trace, record),
    ownerOf: (session) => traceIndex(trace).clientOf.get(session) ?? null,
    undoneBy: ({ actor, seq, step }) =>
      undoneBy(actor, seq, trace).map((zxid) => ({
        ...nameOfZxid(zxid, trace),
        wasCommitted: fateOf(zabHistory(trace), zxid, step) === 'committed',
      })),
    standingOf({ zxid, step }) {
      if (setup.servers.length === 1) return 'alone';
      return fateOf(zabHistory(trace), zxid, step) === 'committed' ? 'committed' : 'uncommitted';
    },
  };
}

/** The request stands in what its program yielded, two causes back. */
function asksForWatch({ causes: [queued = 0] }: TraceRecord, trace: Simulation['trace']): boolean {
  const resumed = trace[(trace[queued - 1]?.causes[0] ?? 0) - 1];
  if (resumed?.kind !== 'program.resumed' || resumed.yielded.kind !== 'op') return false;
  const { op } = resumed.yielded;
  const call = op.kind === 'callInBackground' ? op.call : op;
  return call.kind === 'zk' && 'watch' in call.request && call.request.watch;
}

function undoneBy(server: TraceRecord['actor'], seq: number, trace: Simulation['trace']): readonly Zxid[] {
  const truncations = isServerId(server) ? zabHistory(trace).truncations.get(server) : undefined;
  return truncations?.find((truncation) => truncation.seq === seq)?.zxids ?? [];
}
