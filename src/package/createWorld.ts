// A world for programs that use the engine alone: servers, clients that all run one recipe, and nothing to fill in that has a
// usual value. What makes no sense is refused with a sentence before anything is simulated.
import * as v from 'valibot';
import {
  nthClientId,
  Simulation,
  validatePath,
  type Command,
  type ProgramArgs,
  type Recipe,
  type Refusal,
  type ServerId,
  type SimulationOptions,
} from '../engine/index.ts';
import { CommandSchema } from '../scenarios/link/commandSchema.ts';
import { SAMPLE_CONFIG } from '../scenarios/scenario/sampleServer.ts';

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
    recipe === undefined ? {} : { recipe: recipe as (given: ProgramArgs) => Recipe<void> },
    others,
  );
}

/** A simulation that says what is wrong with a command before it is given. */
export class CheckedSimulation extends Simulation {
  /** Throws a RangeError with a sentence for what is no command, and for a server or client that this world has not. */
  override give(command: Command, atMs?: number): Refusal | null {
    const result = v.safeParse(CommandSchema, command);
    if (!result.success) throw new RangeError(`give: ${result.issues[0].message}`);
    const { servers, clients } = this.world;
    for (const id of idsIn(result.output)) {
      const there = id.startsWith('server:') ? [...servers.keys()] : [...clients.keys()];
      if (!there.some((known) => known === id))
        throw new RangeError(`give: there is no ${id}, only ${there.join(', ')}`);
    }
    return super.give(result.output, atMs);
  }
}

/** The servers and clients that a command names; roles are found when it is carried out. */
function idsIn(command: Command): readonly string[] {
  return Object.values(command).filter(
    (value): value is string => typeof value === 'string' && /^(?:server|client):\w+$/.test(value),
  );
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
      v.strictObject({ min: whole(0, 60_000), max: whole(0, 60_000) }),
      v.check(({ min, max }) => min <= max, 'its min is larger than its max'),
    ),
    { min: 1, max: 3 },
  ),
  sessionTimeoutMs: v.optional(whole(1, 2_147_483_647), 6000),
  apartMs: v.optional(whole(0, 600_000), 500),
  nodes: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check((path) => path !== '/' && validatePath(path) === null, 'is to be a path such as /app/config'),
      ),
      'is to be a list of paths',
    ),
    [],
  ),
  keep: v.optional(
    v.picklist(['everything', 'newest', 'nothing'], "is to be 'everything', 'newest' or 'nothing'"),
  ),
  invariants: v.optional(
    v.array(v.custom<SimulationOptions['invariants'][number]>((id) => typeof id === 'string')),
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
