// The sentence that is shown and read out: what happened between two moments, both worlds summarized.
import type { InvariantId, RecordKind, Simulation } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { calledClient } from '../../../words/names.ts';
import type { CastId } from '../../select/cast.ts';
import { isRepeated } from '../../select/topic.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { brokenClauses, holderClause, mistakenHolder } from './narrateBeliefs.ts';
import {
  commandClause,
  expiryClause,
  handleClause,
  isKill,
  listenerClause,
  livesOnMs,
  lostClause,
  refusalClause,
} from './narrateCalls.ts';
import { dataClauses } from './narrateData.ts';
import { isHerd, wakeUpClauses, watchClause, wokenIn } from './narrateWatches.ts';

/** Records of one world: those after the first `from` up to the first `to`. */
export interface Span {
  readonly simulation: Simulation;
  readonly from: number;
  readonly to: number;
  /** Invariants that are told where they break: what the recipe claims. */
  readonly claims: readonly InvariantId[];
  /** The step shown: what has ceased to be so by then is not said. The last of the records if left out. */
  readonly shownStep?: number;
  /** Whether nothing more can come to what is told: a write that has no quorum yet is not one that has none. */
  readonly isOver: boolean;
}

/** One sentence for what happened in all worlds, then one for each; empty if nothing worth telling did. */
export function narrate(spans: readonly Span[], words: Messages): string {
  const told = spans.map((span) => clausesOf(span, words, spans.length === 1 ? 'alone' : 'oneOfTwo'));
  const [first = [], ...others] = told;
  const common = first.filter((clause) => others.every((clauses) => clauses.includes(clause)));
  const lifeMs = lifeLeftMs(spans, first, common, words);
  const shared = lifeMs === null ? common : common.filter((clause) => clause !== words.live.livesOn(lifeMs));
  const sentences = shared.length === 0 ? [] : [words.live.both(shared)];
  if (spans.length > 1) {
    for (const [side, clauses] of told.entries()) {
      const own = clauses.filter((clause) => !common.includes(clause));
      if (own.length > 0)
        sentences.push(words.live.world(side === 0 ? words.shell.left : words.shell.right, own));
    }
  }
  if (lifeMs !== null) sentences.push(words.live.both([words.live.bothLiveOn(lifeMs)]));
  return words.format.sentences(sentences);
}

/** How long the sessions of clients that died at once still live, where it is the same of two that are not: said after both. */
function lifeLeftMs(
  spans: readonly Span[],
  clauses: readonly string[],
  common: readonly string[],
  words: Messages,
): number | null {
  const [span] = spans;
  const killed = span?.simulation.trace.slice(span.from, span.to).find(isKill);
  if (span === undefined || killed === undefined || killed.client === null) return null;
  const ms = livesOnMs(killed, span.simulation, killed.client);
  const at = ms === null ? -1 : clauses.indexOf(words.live.livesOn(ms));
  const isApart = common.includes(clauses[at] ?? '') && !common.includes(clauses[at - 1] ?? '');
  return isApart ? ms : null;
}

function clausesOf(
  { simulation, from, to, claims, isOver, shownStep }: Span,
  words: Messages,
  worlds: 'alone' | 'oneOfTwo',
): readonly string[] {
  const all = simulation.trace.slice(from, to);
  const last = all.at(-1);
  if (last === undefined) return [];
  const records = all.filter(({ kind }) => !WORK_OF_SERVERS.has(kind));
  const world = simulation.worldAt(Math.max(last.step, shownStep ?? 0));
  const who = (id: CastId) => words.controls.client(calledClient(id));
  const asked = new Set(records.flatMap((record) => (record.kind === 'command.given' ? record.client : [])));
  const news = records.filter((record) => !isRepeated(record, simulation.trace));
  const mistaken = mistakenHolder(news, simulation, world);
  const around = { simulation, records, world, isAlone: worlds === 'alone' };
  // The mistaken client and the herd have sentences of their own.
  const isTold = (id: InvariantId) =>
    id === 'I-3' ? mistaken !== null : id === 'I-7' && isHerd(wokenIn(around).awake, simulation.trace);
  const given = records.flatMap((record) => commandClause(record, around, who, words));
  const clauses = [
    ...given,
    ...records.flatMap((record) => refusalClause(record, simulation, { who, asked }, words)),
    ...(simulation.setup.servers.length > 1
      ? (useEnsembleNarrator
          .getState()
          .narrator?.clauses({ records: all, trace: simulation.trace, isOver }, { world, worlds }, words) ??
        [])
      : []),
    ...records.flatMap((record) => expiryClause(record, simulation, who, words)),
    ...records.flatMap((record) => handleClause(record, who, words)),
    ...wakeUpClauses(around, who, words),
    ...brokenClauses(simulation, all, { claims: claims.filter((id) => !isTold(id)), world }, who, words),
    ...holderClause(news, { mistaken, world }, who, words),
    ...listenerClause(records, who, words),
    ...lostClause(records, simulation, who, words),
    ...watchClause(records, simulation, world, who, words),
  ];

  // What was written is said where nothing came of it that says more.
  if (clauses.length === given.length && simulation.setup.servers.length === 1)
    clauses.push(...dataClauses(all, world, words));
  // Two sessions of one client may end at once.
  return [...new Set(clauses)];
}

/** Most of what an ensemble does, thousands of records in one sentence. Only who tells of ensembles, or of what was written, looks at it. */
const WORK_OF_SERVERS: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'request.received',
  'request.forwarded',
  'request.queued',
  'txn.proposed',
  'txn.received',
  'txn.logged',
  'txn.acked',
  'txn.committed',
  'txn.applied',
  'reply.sent',
]);
