// How grave a violation is. Two that believe they hold one lock are no mistake of a recipe while one of them cannot know that its session
// is over: that is the limit of every lease. What never comes about after a program has ended with an error is that error's doing.
import {
  type Claim,
  type ClientId,
  type InvariantId,
  type Said,
  type Simulation,
  type TraceRecord,
  type Violation,
  type World,
} from '../../../engine/index.ts';
import { blockerIn, type JudgedViolation } from './blocker.ts';
import { claimantsIn } from '../../../scenarios/scenario/claimants.ts';
import {
  BELIEFS,
  isLimitOfLease,
  NOBODY_TOLD,
  staysLimit,
  toldAfter,
  type ToldClients,
} from '../../../scenarios/scenario/leaseLimits.ts';
import { ownLineOf, ownProgramOf, runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';

export type Grade = 'mistake' | 'limit' | 'unhandledError';

/** What a run has shown. */
export interface Verdict {
  readonly grade: Grade;
  /** Null for an error that breaks nothing else so far. */
  readonly violation: JudgedViolation | null;
  readonly error: ThrownError | null;
  /** Where the learner's code is at fault, as far as can be told. */
  readonly line: number | null;
  /** Of a composed world: the name of the program that the line is of. */
  readonly program: string | null;
}

export interface ThrownError {
  /** Null where no client's program threw but an invariant of the file. */
  readonly client: ClientId | null;
  /** ZooKeeper's code, or what else was thrown. */
  readonly code: string;
  /** Of the learner's file; null where it is not known. */
  readonly line: number | null;
}

/** Those that something comes about within a bound. */
const IN_TIME: ReadonlySet<InvariantId> = new Set<InvariantId>([
  'I-4',
  'I-5',
  'I-13',
  'I-27',
  'I-29',
  'I-30',
  'I-31',
  'I-32',
]);
/** Those that rest on what clients say they are, besides. */
const MEMBERS: ReadonlySet<InvariantId> = new Set<InvariantId>(['I-31', 'I-32']);

/** Follows one run. */
export class Judge {
  readonly #choice: Coded;
  /** Whether its programs are the user's own, so that an error they end with is told. */
  readonly #heedsErrors: boolean;
  /** Clients that learned that their session is over. */
  #told: ToldClients;
  /** The first error that a program has ended with. */
  #threw: ThrownError | null;
  /** Where own code has written znodes without a version, by path. The way here makes no difference to a verdict but its line. */
  #blind: BlindLines;
  #judged: number;

  constructor(choice: Coded, from?: Judge) {
    this.#choice = choice;
    this.#heedsErrors = runsOwnCode(choice);
    this.#told = from === undefined ? NOBODY_TOLD : from.#told;
    this.#threw = from === undefined ? null : from.#threw;
    this.#blind = from === undefined ? NO_LINES : from.#blind;
    this.#judged = from === undefined ? 0 : from.#judged;
  }

  fork(): Judge {
    return new Judge(this.#choice, this);
  }

  /** What it knows of the past, as far as that makes a difference to later verdicts. */
  get memory(): readonly unknown[] {
    return [this.#told, this.#threw];
  }

  /** What the step just taken has shown; `over`: that it was the last one. */
  look(sim: Simulation, records: readonly TraceRecord[], state: 'goesOn' | 'over'): readonly Verdict[] {
    const verdicts: Verdict[] = [];
    for (const record of records) {
      this.#told = toldAfter(this.#told, record);
      if (this.#heedsErrors) this.#blind = blindAfter(this.#blind, record, sim.world);
      const error = this.#heedsErrors ? errorIn(record) : null;
      if (error === null) continue;
      this.#threw ??= error;
      verdicts.push({ grade: 'unhandledError', violation: null, error, ...this.#thrownAt(error) });
    }
    const { violations, world } = sim;
    for (let at = this.#judged; at < violations.length; at++) {
      const violation = violations[at];
      if (violation === undefined || isSaidUntold(violation, world)) continue;
      verdicts.push(this.#verdictOn(violation, world, records));
    }
    this.#judged = violations.length;
    if (violations.length > 0 && (state === 'over' || this.#told.size > 0)) {
      const overdue = violations.find((violation) => this.#isOverdue(violation, world));
      if (overdue !== undefined)
        verdicts.push({
          grade: 'mistake',
          violation: withClaims(overdue, world),
          error: null,
          ...this.#placeOf(world, overdue, NO_RECORDS),
        });
    }
    return verdicts;
  }

  #verdictOn(found: Violation, world: World, records: readonly TraceRecord[]): Verdict {
    const { invariant, said } = found;
    if (said?.threw === true) {
      const { text: code, line, program = null } = said;
      const error: ThrownError = { client: null, code, line };
      return { grade: 'unhandledError', violation: found, error, line, program };
    }
    const place = this.#placeOf(world, found, records);
    const violation = withBlocker(withClaims(found, world), world);
    if (isLimitOfLease(found, world, this.#told)) return { grade: 'limit', violation, error: null, ...place };
    const error = IN_TIME.has(invariant) ? this.#threw : null;
    if (error !== null) return { grade: 'unhandledError', violation, error, ...this.#thrownAt(error) };
    return { grade: 'mistake', violation, error: null, ...place };
  }

  /** Whether what was a limit has become a mistake: everybody knows by now. */
  #isOverdue(violation: Violation, world: World): boolean {
    if (!BELIEFS.has(violation.invariant) || violation.until !== null) return false;
    return !staysLimit(violation, world, this.#told);
  }

  /**
   * Where a learner's file says what is not so; or else the line that a client of the violation is at: first where code has just run.
   */
  #placeOf(world: World, violation: Violation, records: readonly TraceRecord[]): Place {
    const { clients, said } = violation;
    const [asserter] = clients;
    if (violation.invariant === 'I-39' && asserter !== undefined && said !== undefined)
      return { line: said.line, program: ownProgramOf(this.#choice, asserter) };
    const by = said?.by?.atStep == null ? undefined : said.by;
    const isNotSo = by === undefined ? null : unfoundedBeside(by.client, violation, world);
    if (isNotSo?.line != null)
      return { line: isNotSo.line, program: ownProgramOf(this.#choice, isNotSo.client) };
    if (by !== undefined) return this.#written(by);
    const overwriting = this.#overwriting(world, violation, records);
    if (overwriting !== null) return overwriting;
    const claim = claimIn(world, violation, records);
    if (claim !== null) return { line: claim.line, program: ownProgramOf(this.#choice, claim.client) };
    const blocker = blockerIn(world, violation);
    if (blocker !== null && blocker.program !== 'waitsForItself') return NOWHERE;
    const ran = new Set(
      records.flatMap((record) =>
        record.kind === 'program.resumed' ? [`${record.actor} ${record.thread}`] : [],
      ),
    );
    const places = (blocker === null ? clients : [blocker.client]).flatMap((client) =>
      [...(world.clients.get(client)?.threads.entries() ?? [])].flatMap(([thread, { atStep }]) => {
        const line = ownLineOf(atStep) ?? 0;
        return line === 0 ? [] : [{ line, client, hasRun: ran.has(`${client} ${thread}`) }];
      }),
    );
    const place = places.find(({ hasRun }) => hasRun) ?? places[0];
    if (place === undefined) return this.#broken(world, records);
    return { line: place.line, program: ownProgramOf(this.#choice, place.client) };
  }

  /** Of a lost update: the write without a version that has just been applied, or the only one there is; null if it cannot be told. */
  #overwriting(world: World, { invariant, path }: Violation, records: readonly TraceRecord[]): Place | null {
    if (invariant !== 'I-23' || path === null) return null;
    const writer = records.map((record) => writerOf(world, record)).find((client) => client !== null);
    const places = this.#blind
      .filter((write) => write.path === path && (writer === undefined || write.client === writer))
      .map(({ client, line }) => ({ line, program: ownProgramOf(this.#choice, client) }));
    const last = places.at(-1);
    const isKnown = writer !== undefined || new Set(places.map((one) => JSON.stringify(one))).size === 1;
    return isKnown && last !== undefined ? last : null;
  }

  /** Where no client is to blame: what has just been said, or written. */
  #broken(world: World, records: readonly TraceRecord[]): Place {
    for (const record of records.toReversed()) {
      const client = record.kind === 'fact.stated' ? (record.actor as ClientId) : writerOf(world, record);
      if (client === null) continue;
      const line =
        record.kind === 'fact.stated' ? (record.fact.claimLine ?? null) : lineOfClient(world, client);
      if (line !== null) return { line, program: ownProgramOf(this.#choice, client) };
    }
    return NOWHERE;
  }

  /** What broke an invariant of the file's own: the claim, or the write. */
  #written({ client, atStep }: NonNullable<Said['by']>): Place {
    return { line: ownLineOf(atStep), program: ownProgramOf(this.#choice, client) };
  }

  #thrownAt({ client, line }: ThrownError): Place {
    return { line, program: client === null ? null : ownProgramOf(this.#choice, client) };
  }
}

/** Where own code runs, of a violation that is about claims. */
function withClaims(violation: Violation, world: World): Violation {
  const isOfClaims = BELIEFS.has(violation.invariant) || violation.invariant === 'I-40';
  const claims = isOfClaims ? claimantsIn(world, violation) : [];
  return claims.length === 0 ? violation : { ...violation, claims };
}

/**
 * A program asserts what it knows, and no watch event reaches it while a command blocks its event thread: only its own code could block
 * that in a real process, and nothing that lives on watches could keep its word there.
 */
function isSaidUntold({ invariant, clients }: Violation, world: World): boolean {
  if (invariant !== 'I-39') return false;
  return clients.some((client) => world.clients.get(client)?.condition.value?.lane === 'blocked');
}

/** Of claims that a file's own invariant is about, one that is not so, where the newest is: the editor marks it likewise. */
function unfoundedBeside(newest: ClientId, violation: Violation, world: World): Claim | null {
  if (violation.invariant !== 'I-40') return null;
  const unfounded = claimantsIn(world, violation).filter(({ fault }) => fault !== null);
  return unfounded.some(({ client }) => client === newest) ? null : (unfounded[0] ?? null);
}

/** Where nobody comes in: who has the znode that all wait for. */
function withBlocker(violation: Violation, world: World): JudgedViolation {
  const blocker = blockerIn(world, violation);
  return blocker === null ? violation : { ...violation, blocker };
}

/** Where a client has said what a violation is about; null: it is about nothing that own code says. */
function claimIn(
  world: World,
  { invariant, clients, path, records: named }: Violation,
  records: readonly TraceRecord[],
): { readonly client: ClientId; readonly line: number } | null {
  const isAbout = (record: TraceRecord): boolean =>
    named.includes(record.seq) || (BELIEFS.has(invariant) && clients.includes(record.actor as ClientId));
  const stated = records.find(
    (record) => (record.kind === 'belief.stated' || record.kind === 'fact.stated') && isAbout(record),
  );
  if (stated?.kind === 'belief.stated') return saidAt(stated.actor as ClientId, stated.belief.claimLine);
  if (stated?.kind === 'fact.stated') return saidAt(stated.actor as ClientId, stated.fact.claimLine);
  if (!BELIEFS.has(invariant) && !MEMBERS.has(invariant)) return null;
  const held = clients.flatMap((each) =>
    (world.clients.get(each)?.vars.value.beliefs ?? []).map((belief) => ({ client: each, belief })),
  );
  const found = held.find(({ belief }) => belief.path === path) ?? held[0];
  return found === undefined ? null : saidAt(found.client, found.belief.claimLine);
}

function saidAt(client: ClientId, line: number | undefined) {
  return line === undefined ? null : { client, line };
}

/** What code a world runs. */
type Coded = Pick<ScenarioChoice, 'code' | 'plan'>;

type Place = Pick<Verdict, 'line' | 'program'>;

const NOWHERE: Place = { line: null, program: null };

/** Null if no program ends there, or ends well, or because its session is over: then nothing is left to it. */
function errorIn(record: TraceRecord): ThrownError | null {
  if (record.kind !== 'program.resumed' || record.yielded.kind !== 'threw') return null;
  const { code, message } = record.yielded;
  const said = message.replace(/^line \d+: /, '');
  const name = code ?? /^KeeperException: (\w+)/.exec(said)?.[1] ?? said;
  if (name === 'SessionExpired') return null;
  const line = Number(/^line (\d+)/.exec(message)?.[1] ?? 0);
  return { client: record.actor as ClientId, code: name, line: line === 0 ? null : line };
}

type BlindLines = readonly { readonly client: ClientId; readonly path: string; readonly line: number }[];

const NO_LINES: BlindLines = [];

/** Each place once, those that wrote last behind the others. The same list if that makes no difference. */
function blindAfter(lines: BlindLines, record: TraceRecord, { clients }: World): BlindLines {
  if (record.kind !== 'program.resumed' || record.yielded.kind !== 'op') return lines;
  const { op } = record.yielded;
  const call = op.kind === 'callInBackground' ? op.call : op;
  const request = 'request' in call ? call.request : null;
  if (request?.op !== 'setData' || request.version !== -1) return lines;
  const client = record.actor as ClientId;
  const line = ownLineOf(clients.get(client)?.threads.get(record.thread)?.atStep ?? null) ?? 0;
  const { path } = request;
  if (line === 0) return lines;
  const others = lines.filter((one) => one.client !== client || one.path !== path || one.line !== line);
  return [...others, { client, path, line }];
}

/** Who asked for what a server has applied; the end of a session is asked for by no line. */
function writerOf({ clients }: World, record: TraceRecord): ClientId | null {
  if (record.kind !== 'txn.applied' || record.type === 'closeSession') return null;
  for (const [id, { vars }] of clients) if (vars.value.sessionId === record.session) return id;
  return null;
}

export function lineOfClient({ clients }: World, client: ClientId): number | null {
  for (const { atStep } of clients.get(client)?.threads.values() ?? []) {
    const line = ownLineOf(atStep) ?? 0;
    if (line > 0) return line;
  }
  return null;
}

const NO_RECORDS: readonly TraceRecord[] = [];
