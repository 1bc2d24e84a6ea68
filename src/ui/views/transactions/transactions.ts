// Transactions of a two-phase commit as their parties tell of them: who has voted what, who goes by which outcome, who is bound
// and knows none yet.
import { isClientId } from '../../../engine/index.ts';
import type { ClientId, TraceRecord, World } from '../../../engine/index.ts';
import { kept } from '../../select/kept.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface Transactions {
  /** In the order in which they began. */
  readonly transactions: readonly Transaction[];
  /** Who has voted or decided on any, in the order of the cast. */
  readonly parties: readonly ClientId[];
}

export interface Transaction {
  /** As programs name it: `transaction 1`. */
  readonly name: string;
  /** `divided`: parties go by different outcomes, or some commit what not all have voted for. */
  readonly state: 'open' | 'commit' | 'abort' | 'divided';
  readonly parts: readonly Part[];
}

export interface Part {
  readonly client: ClientId;
  /** Null: it has not voted. */
  readonly vote: 'yes' | 'no' | null;
  /** Null: it knows none. */
  readonly outcome: 'commit' | 'abort' | null;
  /** When it was bound by its vote. */
  readonly votedAtMs: number | null;
}

export const transactions = kept(transactionsOf);

function transactionsOf(world: World, trace: readonly TraceRecord[]): Transactions {
  const found = new Map<string, Map<ClientId, Part>>();
  for (const { step, timeMs, round, client, said } of read(trace)) {
    if (step > world.step) break;
    const parts = found.get(round) ?? new Map<ClientId, Part>();
    found.set(round, parts);
    const part = parts.get(client) ?? { client, vote: null, outcome: null, votedAtMs: null };
    const isVote = said === 'yes' || said === 'no';
    parts.set(client, isVote ? { ...part, vote: said, votedAtMs: timeMs } : { ...part, outcome: said });
  }
  const members = world.setup.recipe?.members ?? 1;
  const all = [...found].map(([name, parts]) => transactionOf(name, [...parts.values()], members));
  const known = new Set(all.flatMap(({ parts }) => parts.map(({ client }) => client)));
  return { transactions: all, parties: [...world.clients.keys()].filter((client) => known.has(client)) };
}

function transactionOf(name: string, parts: readonly Part[], members: number): Transaction {
  const committed = parts.filter(({ outcome }) => outcome === 'commit').length;
  const aborted = parts.filter(({ outcome }) => outcome === 'abort').length;
  const yes = parts.filter(({ vote }) => vote === 'yes').length;
  return { name, state: stateOf(committed, aborted, yes < members), parts };
}

function stateOf(committed: number, aborted: number, isIncomplete: boolean): Transaction['state'] {
  if (committed > 0 && (aborted > 0 || isIncomplete)) return 'divided';
  if (committed > 0) return 'commit';
  return aborted > 0 ? 'abort' : 'open';
}

interface Statement {
  readonly step: number;
  readonly timeMs: number;
  readonly round: string;
  readonly client: ClientId;
  readonly said: 'yes' | 'no' | 'commit' | 'abort';
}

const read = traceReader(
  (): Statement[] => [],
  (found, record) => {
    if (record.kind !== 'fact.stated' || !isClientId(record.actor)) return;
    const { step, timeMs, actor, fact } = record;
    if (fact.type === 'voted')
      found.push({ step, timeMs, client: actor, round: fact.round, said: fact.vote });
    if (fact.type === 'decided')
      found.push({ step, timeMs, client: actor, round: fact.round, said: fact.outcome });
  },
);
