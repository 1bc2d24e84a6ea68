// A recorded trace, format zk-trace/1: what the steps ask and what the real server answered. Parsed here, at the edge;
// everything behind it trusts the types.
import * as v from 'valibot';
import { problemText } from './problem.ts';
import { requestSchema, requestSchemas } from './requestSchema.ts';

export type ParsedTrace =
  | { readonly kind: 'trace'; readonly trace: Trace }
  /** Words for people: where in the file, what is wrong, what would be right. */
  | { readonly kind: 'noTrace'; readonly problem: string };

/** Reads a file's text. */
export function parseTrace(text: string): ParsedTrace {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return noTrace(`not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const result = v.safeParse(traceSchema, json, { abortPipeEarly: true });
  if (!result.success) return noTrace(problemText(result.issues[0], json));
  const stray = strangerOf(result.output);
  return stray === null ? { kind: 'trace', trace: result.output } : noTrace(stray);
}

/** The engine's own limit. */
const MOST_SERVERS = 9;
const integer = v.pipe(v.number(), v.integer());
const milliseconds = v.pipe(integer, v.minValue(0));
const paths = v.optional(v.nullable(v.array(v.string())), []);
const sessions = v.optional(v.array(v.string()), []);
const roles = v.optional(v.array(v.string()));
const flag = v.optional(v.boolean(), false);
/** Null: the byte is left out, and the answer has none either. */
const readOnly = v.optional(v.nullable(v.boolean()), false);

/** What the recorder wrote down; compared, never interpreted. */
const answers = {
  result: v.optional(v.record(v.string(), v.unknown())),
  events: v.optional(v.record(v.string(), v.array(v.record(v.string(), v.unknown())))),
  links: v.optional(v.record(v.string(), v.string())),
  results: v.optional(v.array(v.record(v.string(), v.unknown()))),
};

/** How a step is taken and compared, and its answers. */
const common = {
  /** Quiet is not awaited, and nothing of other sessions is read. */
  noSettle: flag,
  /** Events of a session are compared in the order of (path, type). */
  unordered: flag,
  /** The reply's header zxid is not compared. */
  noZxid: flag,
  ...answers,
};

const session = { session: v.string() };
const server = { server: v.optional(v.string()) };

const harnessSteps = [
  v.object({
    op: v.literal('open'),
    ...session,
    ...server,
    timeout: v.optional(integer, 10_000),
    readOnly,
    /** Null: a null one in place of sixteen zeros. */
    password: v.optional(v.null()),
    ...common,
  }),
  v.object({
    op: v.picklist(['reconnect', 'attach']),
    ...session,
    ...server,
    /** Whose session `attach` joins. */
    of: v.optional(v.string()),
    timeout: v.optional(integer),
    readOnly,
    /** Absent: what the session saw last. `future`: 1000 more. */
    lastZxidSeen: v.optional(v.union([v.literal('future'), integer])),
    password: v.optional(v.nullable(v.picklist(['right', 'wrong'])), 'right'),
    watches: v.optional(
      v.object({
        data: paths,
        exist: paths,
        child: paths,
        persistent: paths,
        recursive: paths,
      }),
    ),
    ...common,
  }),
  v.object({ op: v.picklist(['drop', 'close', 'hush']), ...session, ...common }),
  v.object({
    op: v.literal('awaitExpiry'),
    session: v.optional(v.string()),
    ...server,
    /** How many transactions to wait for. */
    count: v.optional(v.pipe(integer, v.minValue(1)), 1),
    awaitLost: sessions,
    ...common,
  }),
  v.object({ op: v.literal('awaitGone'), ...session, path: v.string(), ...common }),
  v.object({ op: v.literal('sleep'), ms: milliseconds, ...common }),
  v.object({ op: v.literal('four'), ...server, cmd: v.string(), ...common }),
  v.object({
    op: v.literal('server'),
    action: v.picklist(['kill', 'start', 'restart', 'pause', 'resume', 'partition', 'heal', 'none', 'roles']),
    ...server,
    target: v.optional(v.union([v.string(), v.array(v.string())])),
    awaitLost: sessions,
    awaitServing: roles,
    awaitNotServing: roles,
    awaitMode: v.optional(v.record(v.string(), v.string())),
    /** `modes` are left out of the result. */
    noRoles: flag,
    ...common,
  }),
  v.object({
    op: v.literal('pipeline'),
    ...session,
    requests: v.array(v.variant('op', requestSchemas)),
    ...common,
  }),
] as const;

const harnessStep = v.variant('op', harnessSteps);
const requestStep = v.intersect([
  requestSchema,
  v.object({
    ...session,
    /** Sent and left: neither the answer nor quiet is awaited. */
    noWait: flag,
    /** How long an answer is waited for before it counts as none. */
    patienceMs: v.optional(milliseconds, 20_000),
    ...common,
  }),
]);

const HARNESS_OPS = harnessSteps.flatMap((step) => opsOf(step.entries.op));
const REQUEST_OPS = requestSchemas.flatMap((request) => opsOf(request.entries.op));

const harnessOp = v.looseObject({ op: v.picklist(HARNESS_OPS) });

const stepSchema = v.pipe(
  v.looseObject({ op: v.picklist([...REQUEST_OPS, ...HARNESS_OPS]) }),
  v.lazy((step) => (isHarnessOp(step) ? harnessStep : requestStep)),
);

const traceSchema = v.object({
  format: v.literal('zk-trace/1'),
  name: v.string(),
  group: v.optional(v.string(), ''),
  about: v.optional(v.string(), ''),
  servers: v.optional(
    v.object({
      count: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(MOST_SERVERS)), 1),
      observers: v.optional(v.pipe(integer, v.minValue(0)), 0),
      /** So many more, which are in no configuration but their own and do not run at first. */
      joiners: v.optional(v.pipe(integer, v.minValue(0)), 0),
      /** zoo.cfg keys and system properties, by the names the recorder passes to the server. */
      options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
    }),
    {},
  ),
  steps: v.pipe(v.array(stepSchema), v.minLength(1, 'at least one step')),
});

export type Trace = v.InferOutput<typeof traceSchema>;
export type HarnessStep = v.InferOutput<typeof harnessStep>;
export type RequestStep = v.InferOutput<typeof requestStep>;
export type Step = HarnessStep | RequestStep;
export type ServerOptions = Trace['servers']['options'];

export function isHarness(step: Step): step is HarnessStep {
  return isHarnessOp(step);
}

function isHarnessOp(step: unknown): boolean {
  return v.is(harnessOp, step);
}

/** A session that is used before it has a connection; null if there is none. */
function strangerOf(trace: Trace): string | null {
  const known = new Set<string>();
  for (const [index, step] of trace.steps.entries()) {
    for (const name of sessionsNeeded(step)) {
      if (!known.has(name))
        return `step ${index + 1} (${step.op}): session "${name}" was never opened; an open or attach step must come first`;
    }
    if (step.op === 'open' || step.op === 'attach') known.add(step.session);
  }
  return null;
}

function sessionsNeeded(step: Step): readonly string[] {
  if (step.op === 'server' || step.op === 'awaitExpiry') return step.awaitLost;
  if (step.op === 'attach') return [step.of ?? ''];
  return step.op === 'open' || step.op === 'sleep' || step.op === 'four' ? [] : [step.session];
}

function opsOf(
  schema: { readonly literal: string } | { readonly options: readonly string[] },
): readonly string[] {
  return 'literal' in schema ? [schema.literal] : schema.options;
}

function noTrace(problem: string): ParsedTrace {
  return { kind: 'noTrace', problem };
}
