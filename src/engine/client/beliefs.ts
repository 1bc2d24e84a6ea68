// What a client's programs believe, stated by themselves: each thread for itself, or one for the whole process. Nobody but
// them ever mends it, so that belief and truth can differ ([C15]).
import type { Op } from '../model/op.ts';
import type { ClientState, HeldBelief } from './clientState.ts';
import type { Outbox } from './threads.ts';

export function stateBelief(
  self: ClientState,
  thread: number,
  { belief, by }: Extract<Op, { readonly kind: 'believe' }>,
  outbox: Outbox,
): void {
  const held: HeldBelief = { ...belief, thread: by === undefined ? thread : null };
  const others = self.vars.value.beliefs.filter((other) => !isSame(other, held));
  self.vars.update({ beliefs: [...others, held] });
  outbox.record({ kind: 'belief.stated', belief, thread: held.thread });
}

export function withdrawBelief(
  self: ClientState,
  thread: number,
  { what, path, by }: Extract<Op, { readonly kind: 'disbelieve' }>,
  outbox: Outbox,
): void {
  const believer = by === undefined ? thread : null;
  withdrawBeliefs(
    self,
    (held) => held.thread === believer && held.what === what && (path === undefined || held.path === path),
    outbox,
  );
}

/** Withdraws those that are meant, in the order they were stated. */
export function withdrawBeliefs(
  self: ClientState,
  isMeant: (held: HeldBelief) => boolean,
  outbox: Outbox,
): void {
  const { beliefs } = self.vars.value;
  if (!beliefs.some(isMeant)) return;
  self.vars.update({ beliefs: beliefs.filter((held) => !isMeant(held)) });
  for (const held of beliefs) {
    const { what, path, thread } = held;
    if (isMeant(held)) outbox.record({ kind: 'belief.withdrawn', belief: { what, path }, thread });
  }
}

function isSame(a: HeldBelief, b: HeldBelief): boolean {
  return a.thread === b.thread && a.what === b.what && a.path === b.path;
}
