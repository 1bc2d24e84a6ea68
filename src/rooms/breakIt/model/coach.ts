// Which known failure a found run shows: the museum piece that breaks the same promise by the same kinds of commands, and where clients
// claim what is not so, in the same way. What a recipe of the library fails by is looked for among its own pieces first.
import type { Claim, Command, CommandType, Cue, InvariantId } from '../../../engine/index.ts';
import { isSide } from '../../../scenarios/pairs.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import type { Moment } from './moment.ts';
import type { FoundRun } from './search.ts';

/** Null if it is none of them, as far as can be told. */
export function knownFailure({
  invariant,
  choice,
  commands,
  violation: { claims = [] },
}: Pick<FoundRun, 'invariant' | 'choice' | 'commands' | 'violation'>): MuseumPiece | null {
  const given = commands.map(({ command }) => command);
  const done = faultsAmong(commands.map(({ command }) => command.type));
  let best: MuseumPiece | null = null;
  let most = 0;
  for (const piece of museumPieces) {
    const isSame = piece.invariant === invariant;
    const isKin = choice.code !== undefined && BELIEFS.has(piece.invariant) && BELIEFS.has(invariant);
    if (!isSame && !isKin) continue;
    const told = faultsAmong(piece.script.map(({ command }) => command.type));
    const isOwn = isSide(choice, piece.wrong);
    const isAlike =
      done.size > 0 &&
      told.size === done.size &&
      [...told].every((type) => done.has(type)) &&
      (isOwn || (canBeOfOthers(piece, commands) && isClaimedAlike(piece, claims, given)));
    const likeness = (isOwn ? 4 : 0) + (isAlike ? (isSame ? 2 : 1) : 0);
    if (likeness <= most) continue;
    best = piece;
    most = likeness;
  }
  return best;
}

/** A client that believes it holds what it has not: which of these own code breaks first depends on what it states and uses. */
const BELIEFS: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-1', 'I-2', 'I-3']);

/**
 * Whether other code may fail by that. A program that ends with an error is told as that, so that it is never what was found; and what comes
 * of a lost reply depends on what was asked.
 */
function canBeOfOthers({ endsWithError, script }: MuseumPiece, commands: FoundRun['commands']): boolean {
  if (endsWithError === true) return false;
  const lost = script.filter(({ command }) => command.type === 'dropReply').map(({ when }) => callAt(when));
  const found = commands.filter(({ command }) => command.type === 'dropReply');
  return lost.every((call) => call !== null && found.some(({ when }) => callAt(when) === call));
}

/** How a claim is not so: its znode was lost, there is none, or it stands behind another one. */
export type Untrue = 'lost' | 'none' | 'early';

interface UntrueClaim {
  readonly is: Untrue;
  /** Whether it is made by a client that a fault hits, or by another one. */
  readonly by: 'theOneHit' | 'another';
}

/** What a piece about claims shows. */
export function untrueIn({ id }: Pick<MuseumPiece, 'id'>): UntrueClaim {
  return UNTRUE[id] ?? { is: 'lost', by: 'theOneHit' };
}

/** Those in which it is not a client that is cut off, or stands still, and claims what it has lost. */
const UNTRUE: Readonly<Record<string, UntrueClaim>> = {
  'deleted-somebody-elses-lock': { is: 'lost', by: 'another' },
  'exception-swallowed': { is: 'none', by: 'theOneHit' },
  'latch-adopts-its-old-node': { is: 'lost', by: 'another' },
  'lost-connection-taken-for-release': { is: 'early', by: 'theOneHit' },
  'nobody-there-so-my-turn': { is: 'early', by: 'theOneHit' },
  'woken-without-a-second-look': { is: 'early', by: 'another' },
};

/** True where nothing is claimed, or nothing is known of it. */
function isClaimedAlike(piece: MuseumPiece, claims: readonly Claim[], given: readonly Command[]): boolean {
  if (!ABOUT_CLAIMS.has(piece.invariant)) return true;
  const untrue = claims.filter(({ fault }) => fault !== null);
  const { is, by } = untrueIn(piece);
  return (
    untrue.length === 0 ||
    untrue.some(
      ({ client, fault }) => howUntrue(fault) === is && isHit(client, given) === (by === 'theOneHit'),
    )
  );
}

const ABOUT_CLAIMS: ReadonlySet<InvariantId> = new Set<InvariantId>([...BELIEFS, 'I-12']);

export function howUntrue(fault: Claim['fault']): Untrue {
  return fault === 'notFirst' ? 'early' : fault === 'noZnode' ? 'none' : 'lost';
}

/** Whether a fault is done to that client. */
export function isHit(client: Claim['client'], given: readonly Command[]): boolean {
  return given.some(
    (command) => !TELLS_NOTHING.has(command.type) && 'client' in command && command.client === client,
  );
}

/** Of a moment that is about one call: which call, and how far it was. */
function callAt(when: Cue['when'] | Moment): string | null {
  if (when.on !== 'record') return null;
  const op = ('mark' in when ? when.mark.where : when.where)?.['op'];
  const { kind } = 'mark' in when ? when.mark : when;
  return typeof op === 'string' ? `${kind} ${op}` : null;
}

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
