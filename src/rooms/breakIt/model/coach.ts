// Which known failure a found run shows: the museum piece that breaks the same promise by the same kinds of commands. What a recipe of
// the library fails by is looked for among its own pieces first.
import type { CommandType, InvariantId } from '../../../engine/index.ts';
import { isSide } from '../../../scenarios/pairs.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import type { FoundRun } from './search.ts';

/** Null if it is none of them, as far as can be told. */
export function knownFailure({
  invariant,
  choice,
  commands,
}: Pick<FoundRun, 'invariant' | 'choice' | 'commands'>): MuseumPiece | null {
  const done = faultsAmong(commands.map(({ command }) => command.type));
  let best: MuseumPiece | null = null;
  let most = 0;
  for (const piece of museumPieces) {
    const isSame = piece.invariant === invariant;
    const isKin = choice.code !== undefined && BELIEFS.has(piece.invariant) && BELIEFS.has(invariant);
    if (!isSame && !isKin) continue;
    const told = faultsAmong(piece.script.map(({ command }) => command.type));
    const isOwn = isSide(choice, piece.wrong);
    const isAlike = done.size > 0 && told.size === done.size && [...told].every((type) => done.has(type));
    const likeness = (isOwn ? 4 : 0) + (isAlike ? (isSame ? 2 : 1) : 0);
    if (likeness <= most) continue;
    best = piece;
    most = likeness;
  }
  return best;
}

/** A client that believes it holds what it has not: which of these own code breaks first depends on what it states and uses. */
const BELIEFS: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-1', 'I-2', 'I-3']);

/** What a user does at gates, and what puts something right, tells one failure from no other. */
function faultsAmong(types: readonly CommandType[]): ReadonlySet<CommandType> {
  return new Set(types.filter((type) => !TELLS_NOTHING.has(type)));
}

const TELLS_NOTHING: ReadonlySet<CommandType> = new Set<CommandType>([
  'release',
  'openGate',
  'resumeClient',
  'healClientLink',
  'healLink',
  'healAll',
  'unstallProgram',
  'unblockEventLane',
  'startClient',
  'startServer',
  'thawServer',
  'releaseMessage',
]);
