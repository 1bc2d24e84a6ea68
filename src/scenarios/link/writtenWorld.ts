// A world as a person writes it in a file: who is there, what they run, and what is done when. It needs no hash and no numbers of steps.
// docs/worlds.md has the format.
import * as v from 'valibot';
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import { LOCAL_SESSIONS, type PlannedProgram, type WorldPlan } from '../scenario/worldPlan.ts';
import { parseLatencies } from '../world/latencyText.ts';
import { parsePauses } from '../world/pauseText.ts';
import { choiceOfPlan, EMPTY_PLAN, SESSION_TIMEOUT_MS } from '../world/planOf.ts';
import { planFault } from '../world/planSchema.ts';
import { parseZnodes } from '../world/znodeText.ts';
import { parseCommand } from './commandNotation.ts';
import { refuseChoices } from './linkChoices.ts';
import { BEHAVIOUR_VERSION, versionFor, type Link, type LinkCommand, type LinkError } from './permalink.ts';

const lines = v.union([v.string(), v.array(v.string())]);
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const WrittenSchema = v.strictObject({
  name: v.optional(v.string(), ''),
  seed: v.optional(whole, 1),
  servers: v.optional(whole, 1),
  observers: v.optional(whole, 0),
  tickTimeMs: v.optional(whole, EMPTY_PLAN.tickTimeMs),
  initLimit: v.optional(whole, EMPTY_PLAN.initLimit),
  syncLimit: v.optional(whole, EMPTY_PLAN.syncLimit),
  latencyMs: v.optional(v.strictObject({ min: whole, max: whole }), EMPTY_PLAN.latencyMs),
  latencies: v.optional(lines, ''),
  pauses: v.optional(lines, ''),
  localSessions: v.optional(v.picklist(LOCAL_SESSIONS), 'off'),
  readOnlyMode: v.optional(v.boolean(), false),
  enforceQuota: v.optional(v.boolean(), false),
  programs: v.optional(
    v.record(
      v.string(),
      v.union([
        v.strictObject({
          code: lines,
          values: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
        }),
        v.strictObject({
          recipe: v.string(),
          values: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
        }),
      ]),
    ),
    {},
  ),
  clients: v.array(
    v.strictObject({
      name: v.string(),
      program: v.exactOptional(v.string()),
      sessionTimeoutMs: v.optional(whole, SESSION_TIMEOUT_MS),
    }),
  ),
  znodes: v.optional(lines, ''),
  commands: v.optional(v.array(v.string()), []),
});

/** No programs: reading runs none. */
type Library = Pick<ScenarioLibrary, 'findScenario'>;

type Written = v.InferOutput<typeof WrittenSchema>;

/** The scenario that runs own programs. */
const OWN_RECIPE = 'own-recipe';

export function isWritten(json: unknown): boolean {
  return (
    typeof json === 'object' && json !== null && Object.hasOwn(json, 'clients') && !Object.hasOwn(json, 'v')
  );
}

/** The world at the moment of its last command, or at its beginning. Nothing of it runs here: by then nobody has seen its programs. */
export function readWritten(json: unknown, library: Library): Link | LinkError {
  const read = v.safeParse(WrittenSchema, json, { abortEarly: true });
  if (!read.success) return damaged(v.getDotPath(read.issues[0]));
  const plan = planIn(read.output, library);
  if ('code' in plan) return plan;
  const fault = planFault(plan);
  if (fault !== null) return damaged(fault);
  const commands = commandsIn(read.output.commands);
  if ('code' in commands) return commands;
  const choices = [choiceOfPlan(plan, read.output.seed)];
  return (
    refuseChoices(choices, '', library) ?? {
      v: versionFor(choices),
      behaviour: BEHAVIOUR_VERSION,
      choices,
      commands,
      playhead: { step: 0, timeMs: commands.at(-1)?.atMs ?? 0 },
      hash: '',
      view: 'single',
      isByClock: true,
    }
  );
}

function commandsIn(texts: readonly string[]): readonly LinkCommand[] | LinkError {
  const commands: LinkCommand[] = [];
  for (const [index, text] of texts.entries()) {
    const [, moment = '', said = ''] = /^\s*(\d{1,10})\s+(.*)$/su.exec(text) ?? [];
    const command = parseCommand(said);
    const atMs = Number(moment);
    if (moment === '' || command === null || atMs < (commands.at(-1)?.atMs ?? 0))
      return damaged(`commands.${index}`);
    commands.push({ command, afterStep: 0, atMs });
  }
  return commands;
}

function planIn(written: Written, library: Library): WorldPlan | LinkError {
  const { name, servers, observers, tickTimeMs, initLimit, syncLimit } = written;
  const names = Object.keys(written.programs);
  const programs: PlannedProgram[] = [];
  for (const [program, said] of Object.entries(written.programs)) {
    const id = 'recipe' in said ? said.recipe : OWN_RECIPE;
    const scenario = library.findScenario(id);
    if (scenario === undefined) return { code: 'unknownScenario', scenario: id };
    const usual = Object.fromEntries(
      scenario.parameters.map((each) => [each.name, each.headless ?? each.initial]),
    );
    const values = { ...usual, ...said.values };
    programs.push(
      'recipe' in said
        ? { kind: 'recipe', scenario: id, values }
        : { kind: 'own', scenario: id, values, name: program, code: textOf(said.code) },
    );
  }
  const clients: WorldPlan['clients'][number][] = [];
  for (const [index, { name: client, program, sessionTimeoutMs }] of written.clients.entries()) {
    const at = program === undefined ? null : names.indexOf(program);
    if (at === -1) return damaged(`clients.${index}.program`);
    if (clients.some((each) => each.name === client)) return damaged(`clients.${index}.name`);
    clients.push({ name: client, program: at, sessionTimeoutMs });
  }
  const plan: WorldPlan = {
    ...EMPTY_PLAN,
    name,
    servers,
    observers,
    tickTimeMs,
    initLimit,
    syncLimit,
    latencyMs: written.latencyMs,
    localSessions: written.localSessions,
    ...(written.readOnlyMode ? { readOnlyMode: true } : {}),
    enforceQuota: written.enforceQuota,
    programs,
    clients,
  };
  const znodes = parseZnodes(textOf(written.znodes));
  const latencies = parseLatencies(textOf(written.latencies), plan);
  const pauses = parsePauses(textOf(written.pauses), plan);
  if (!znodes.ok) return damaged(`znodes, ${lineOf(znodes.problems)}`);
  if (!latencies.ok) return damaged(`latencies, ${lineOf(latencies.problems)}`);
  if (!pauses.ok) return damaged(`pauses, ${lineOf(pauses.problems)}`);
  return {
    ...plan,
    znodes: znodes.znodes,
    ...(latencies.latencies.length === 0 ? {} : { latencies: latencies.latencies }),
    ...(pauses.pauses.length === 0 ? {} : { pauses: pauses.pauses }),
    ...(pauses.drifts.length === 0 ? {} : { drifts: pauses.drifts }),
  };
}

function textOf(said: string | readonly string[]): string {
  return typeof said === 'string' ? said : said.join('\n');
}

function lineOf(problems: readonly { readonly line: number }[]): string {
  return String(problems[0]?.line ?? 1);
}

function damaged(field: string | null): LinkError {
  return { code: 'damaged', field };
}
