// A barrier in words, and as what there is to draw of its last round.
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { barrier, type Barrier, type Comer, type Round } from './barrier.ts';
import type { Words } from './words/en.ts';

export interface BarrierModel extends ViewModel {
  readonly shown: Barrier;
  readonly round: Round;
  readonly gate: string;
  readonly memberOf: (comer: Comer) => CastMember | undefined;
  readonly textOf: (comer: Comer) => string;
  readonly words: Words;
}

/** A barrier as a gate with a lamp for each who has to come; who passes goes through it. */
export function barrierModel(
  { view, line, cast }: Scene,
  { words }: ViewTexts<Words>,
): BarrierModel | string {
  const shown = barrier(view.world, view.simulation.trace, line.parent);
  const round = shown.rounds.at(-1);
  if (round === undefined) return words.empty;
  const textOf = (comer: Comer) => comerText(comer, shown, cast, words);
  return {
    line: lineOf(round, shown, cast, words),
    tone: round.outcome === 'early' || round.outcome === 'divided' ? 'alarm' : 'calm',
    spoken: round.comers.map(textOf),
    things: round.comers.map(({ client }) => ({ kind: 'client', id: client })),
    shown,
    round,
    gate: shown.opensBy === 'opener' ? words.lamp(round.lit > 0) : words.gate(round.arrived, shown.members),
    memberOf: ({ client }) => memberOf(cast, client),
    textOf,
    words,
  };
}

/** It has come, and is gone; its znode is there. */
export function isGhost({ client }: Comer, { nodes }: Barrier): boolean {
  return nodes.some((node) => node.client === client && node.owner === 'forsaken');
}

function lineOf(
  round: Round,
  { members, opensBy }: Barrier,
  cast: readonly CastMember[],
  words: Words,
): string {
  const { name, arrived, outcome, comers } = round;
  const kept = opensBy === 'opener';
  switch (outcome) {
    case 'gathering':
      return kept ? words.closed(name, arrived) : words.gathering(name, arrived, members);
    case 'open':
      return kept ? words.opened(name) : words.open(name, arrived, members);
    case 'divided':
      return words.divided(name);
    case 'early': {
      const early = comers.filter(({ pace }) => pace === 'early');
      const names = early.map(({ client }) => nameIn(cast, client));
      return kept ? words.unopened(name, names) : words.early(name, names, members);
    }
    default:
      return outcome satisfies never;
  }
}

function comerText(comer: Comer, shown: Barrier, cast: readonly CastMember[], words: Words): string {
  const parts: string[] = [words.states[comer.state]];
  if (comer.pace === 'early') parts.push(shown.opensBy === 'opener' ? words.unopened1 : words.early1);
  if (isGhost(comer, shown)) parts.push(words.ghost);
  return words.comer(nameIn(cast, comer.client), parts);
}
