// Who holds the lock or leads as it believes, and what the tree says against it.
import {
  isClientId,
  type Belief,
  type ClientId,
  type InvariantId,
  type Simulation,
  type TraceRecord,
  type Violation,
  type World,
} from '../../../engine/index.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Who } from './narrated.ts';

/** The client that got the lock or the lead and still believes so; if there is none, the one that no longer does. */
export function holderClause(
  records: readonly TraceRecord[],
  { mistaken, world }: { readonly mistaken: ClientId | null; readonly world: World },
  who: Who,
  words: Messages,
): readonly string[] {
  const stated = lastStated(records, world);
  if (stated !== null)
    return [
      stated.client === mistaken
        ? words.live.believes(who(mistaken), stated.what)
        : words.live.holds(who(stated.client), stated.what),
    ];
  const left = records.findLast((record) => record.kind === 'belief.withdrawn');
  const isAsked = records.some((record) => record.kind === 'command.given' && record.client === left?.actor);
  if (left === undefined || !isClientId(left.actor) || isAsked) return [];
  return isBelieved(world, left.actor, left.belief.what)
    ? []
    : [words.live.noLonger(who(left.actor), left.belief.what)];
}

/** The last that has got what it came for, if the tree says otherwise. */
export function mistakenHolder(
  records: readonly TraceRecord[],
  simulation: Simulation,
  world: World,
): ClientId | null {
  const stated = lastStated(records, world);
  return stated !== null && isUnfounded(simulation, stated.client, world.step) ? stated.client : null;
}

function lastStated(
  records: readonly TraceRecord[],
  world: World,
): { readonly client: ClientId; readonly what: Belief['what'] } | null {
  const stated = records.findLast(
    (record) => record.kind === 'belief.stated' && isBelieved(world, record.actor, record.belief.what),
  );
  return stated?.kind === 'belief.stated' && isClientId(stated.actor)
    ? { client: stated.actor, what: stated.belief.what }
    : null;
}

/** Whether the tree says otherwise than the client believes (I-3). */
function isUnfounded({ violations }: Simulation, client: ClientId, step: number): boolean {
  return violations.some(
    (violation) =>
      violation.invariant === 'I-3' &&
      violation.step <= step &&
      (violation.until === null || violation.until > step) &&
      violation.unfounded?.some((belief) => belief.client === client) === true,
  );
}

export function isBelieved(world: World, actor: TraceRecord['actor'], what: Belief['what']): boolean {
  if (!isClientId(actor)) return false;
  return world.clients.get(actor)?.vars.value.beliefs.some((held) => held.what === what) === true;
}

export function brokenClauses(
  simulation: Simulation,
  records: readonly TraceRecord[],
  { claims, world }: { readonly claims: readonly InvariantId[]; readonly world: World },
  who: Who,
  words: Messages,
): readonly string[] {
  const first = records[0]?.step ?? Infinity;
  const last = records.at(-1)?.step ?? -1;
  const broken = simulation.violations
    .filter(({ step, invariant }) => step >= first && step <= last && claims.includes(invariant))
    // Of one that lasted and is over, what came of it is said.
    .filter(({ step, until }) => until === null || until === step || until > world.step)
    .map((violation) => brokenClause(violation, world, who, words));
  return [...new Set(broken)];
}

/** What broke, and by whom where it is one client: its threads against each other, or its belief against the tree. */
function brokenClause(violation: Violation, { clients }: World, who: Who, words: Messages): string {
  const { live } = words;
  const { invariant, count, unfounded: [unfounded] = [], said } = violation;
  const [client, ...others] = violation.clients;
  if (client !== undefined && others.length === 0) {
    if (invariant === 'I-1') return live.threadsHold(who(client), count);
    const held = clients.get(client)?.vars.value.beliefs.find(({ path }) => path === unfounded?.path);
    if (invariant === 'I-3' && held !== undefined) return live.believes(who(client), held.what);
  }
  const { name, broken, told } = invariantWords(invariant, words);
  return said?.threw ? words.stage.invariants.failed(said.name ?? name) : (told?.(violation) ?? broken);
}
