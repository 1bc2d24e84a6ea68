// A world for programs that use the engine alone: servers, clients that all run one recipe, and nothing to fill in that has a
// usual value. What makes no sense is refused with a sentence before anything is simulated.
import * as v from 'valibot';
import {
  COMMAND_TYPES,
  INVARIANT_IDS,
  nthClientId,
  parentOf,
  Simulation,
  validatePath,
  type Command,
  type ProgramArgs,
  type Recipe,
  type Refusal,
  type ServerId,
  type SimulationOptions,
  type World,
} from '../engine/index.ts';
import { CommandSchema } from '../scenarios/link/commandSchema.ts';
import { SAMPLE_CONFIG } from '../scenarios/scenario/sampleServer.ts';
import { checkedRecipe } from './checkedRecipe.ts';

/** A client's program: a generator that yields ZooKeeper calls. `client` is the client's letter. */
export type ClientRecipe = (args: ProgramArgs & { readonly client: string }) => Recipe<void>;

export interface WorldOptions extends Partial<Pick<SimulationOptions, 'keep' | 'invariants'>> {
  /** 1 to 7; one is standalone, more are an ensemble. 3 by default. */
  readonly servers?: number;
  /** 0 to 200, named A, B, C and so on. 2 by default. */
  readonly clients?: number;
  /** What each client runs. `znode-lab/recipes` has some. */
  readonly recipe?: ClientRecipe;
  /** What the recipe is given beside its client's name. */
  readonly args?: ProgramArgs;
  /** The same seed and the same commands give the same trace. 1 by default. */
  readonly seed?: number;
  /** Milliseconds a message travels, drawn uniformly. 1 to 3 by default. */
  readonly latencyMs?: { readonly min: number; readonly max: number };
  /** Milliseconds that a client asks for; the servers give 4,000 to 40,000. 6,000 by default. */
  readonly sessionTimeoutMs?: number;
  /** Milliseconds between the arrivals of two clients; the first one comes after so many. 500 by default. */
  readonly apartMs?: number;
  /** Znodes that are there before anything happens, parents first. */
  readonly nodes?: readonly string[];
}

/**
 * A world at its first millisecond: `runUntil(ms)` goes on, `give(command)` does something to it, `trace` tells what happened.
 * Throws a RangeError with a sentence for every option that makes no sense.
 */
export function createWorld(options: WorldOptions = {}): CheckedSimulation {
  const { servers, clients, recipe, args, seed, latencyMs, sessionTimeoutMs, apartMs, nodes, ...others } =
    parsed(options);
  const serverIds = Array.from({ length: servers }, (_, index): ServerId => `server:${index + 1}`);
  const programs = (index: number) =>
    recipe === undefined
      ? []
      : [
          {
            recipe: 'recipe',
            args: { ...args, client: letterOf(index) },
            startAfterMs: apartMs * (index + 1),
          },
        ];
  return new CheckedSimulation(
    {
      seed,
      config: SAMPLE_CONFIG,
      servers: serverIds,
      clients: Array.from({ length: clients }, (_, index) => ({
        id: nthClientId(index),
        connectString: serverIds,
        sessionTimeoutMs,
        library: 'java' as const,
        programs: programs(index),
      })),
      newcomer: null,
      nodes,
      latencyMs,
      conductor: [],
    },
    recipe === undefined ? {} : { recipe: checkedRecipe(recipe as (given: ProgramArgs) => Recipe<void>) },
    others,
  );
}

/** A simulation that says what is wrong with what it is given and asked. */
export class CheckedSimulation extends Simulation {
  /** Throws an Error that says so when a recipe ends with an exception that is neither ZooKeeper's nor an interruption. */
  override step(): boolean {
    const isTaken = super.step();
    if (isTaken)
      for (const record of this.recordsOf(this.steps))
        if (record.kind === 'program.resumed' && record.yielded.kind === 'threw') {
          const { actor, input, yielded } = record;
          if (yielded.code === null && input.kind !== 'interrupted')
            throw new Error(`the recipe of ${actor} failed: ${yielded.message}`);
        }
    return isTaken;
  }

  override runUntil(timeMs: number, maxSteps?: number): number {
    if (!Number.isFinite(timeMs))
      throw new RangeError(`runUntil: its time is to be a number of milliseconds, not ${timeMs}`);
    return super.runUntil(timeMs, maxSteps);
  }

  override worldAt(step: number): World {
    return super.worldAt(this.#taken(step, 'worldAt'));
  }

  override forkAt(step: number): Simulation {
    return super.forkAt(this.#taken(step, 'forkAt'));
  }

  override timeAt(step: number): number {
    return super.timeAt(this.#taken(step, 'timeAt'));
  }

  #taken(step: number, asked: string): number {
    if (Number.isInteger(step) && step >= 0 && step <= this.steps) return step;
    throw new RangeError(`${asked}: there is no step ${step}, only 0 to ${this.steps}`);
  }

  /** Throws a RangeError with a sentence for what is no command, and for a server or client that this world has not. */
  override give(command: Command, atMs?: number): Refusal | null {
    const given = parsedCommand(command);
    const { servers, clients } = this.world;
    for (const id of idsIn(given)) {
      const there = id.startsWith('server:') ? [...servers.keys()] : [...clients.keys()];
      if (!there.some((known) => known === id))
        throw new RangeError(`give: there is no ${id}, only ${there.join(', ')}`);
    }
    return super.give(given, atMs);
  }
}

function parsedCommand(command: unknown): Command {
  const result = v.safeParse(CommandSchema, command);
  if (result.success) return result.output;
  const type = typeof command === 'object' && command !== null && 'type' in command ? command.type : command;
  if (!COMMAND_TYPES.some((known) => known === type))
    throw new RangeError(`give: there is no command ${String(type)}, only ${COMMAND_TYPES.join(', ')}`);
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw new RangeError(
    issue.input === undefined
      ? `give: ${String(type)} needs its ${field}`
      : `give: ${String(type)} cannot have ${JSON.stringify(issue.input)} as its ${field}`,
  );
}

/** The servers and clients that a value of a command names; roles are found when it is carried out. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^(?:server|client):\w+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

const letterOf = (index: number): string => nthClientId(index).slice('client:'.length);

const whole = (least: number, most: number) =>
  v.pipe(
    v.number((issue) => `is to be a number, not ${issue.received}`),
    v.check(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `is to be a whole number from ${least} to ${most}`,
    ),
  );

const ProgramArgsSchema = v.record(
  v.string(),
  v.union([v.string(), v.number()], 'is to be a text or a number'),
);

const OptionsSchema = v.strictObject({
  servers: v.optional(whole(1, 7), 3),
  clients: v.optional(whole(0, 200), 2),
  recipe: v.optional(
    v.custom<ClientRecipe>((value) => typeof value === 'function', 'is to be a generator function'),
  ),
  args: v.optional(ProgramArgsSchema, {}),
  seed: v.optional(whole(0, 4_294_967_295), 1),
  latencyMs: v.optional(
    v.pipe(
      v.strictObject(
        { min: whole(0, 60_000), max: whole(0, 60_000) },
        'is to be { min, max }, both in milliseconds',
      ),
      v.check(({ min, max }) => min <= max, 'has a min that is larger than its max'),
    ),
    { min: 1, max: 3 },
  ),
  sessionTimeoutMs: v.optional(whole(1, 2_147_483_647), 6000),
  apartMs: v.optional(whole(0, 600_000), 500),
  nodes: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string('is to be a path such as /app/config'),
          v.check(
            (path) => path !== '/' && validatePath(path) === null,
            'is to be a path such as /app/config',
          ),
        ),
        'is to be a list of paths',
      ),
      v.check((paths) => new Set(paths).size === paths.length, 'names a path twice'),
      v.check(
        (paths) =>
          paths.every(
            (path, index) => parentOf(path) === '/' || paths.slice(0, index).includes(parentOf(path)),
          ),
        'has a path whose parent does not stand before it',
      ),
    ),
    [],
  ),
  keep: v.optional(
    v.picklist(['everything', 'newest', 'nothing'], "is to be 'everything', 'newest' or 'nothing'"),
  ),
  invariants: v.optional(
    v.array(
      v.picklist(INVARIANT_IDS, `is to be one of ${INVARIANT_IDS.join(', ')}`),
      'is to be a list of ids such as I-1',
    ),
  ),
});

function parsed(options: WorldOptions) {
  const result = v.safeParse(OptionsSchema, options);
  if (result.success) {
    const { keep, invariants, ...given } = result.output;
    return { ...given, ...(keep && { keep }), ...(invariants && { invariants }) };
  }
  const sentences = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return issue.type === 'strict_object' && issue.expected === 'never'
      ? `createWorld has no option ${name}`
      : `createWorld: ${name === '' ? 'its options' : name} ${issue.message}`;
  });
  throw new RangeError(sentences.join('; '));
}
