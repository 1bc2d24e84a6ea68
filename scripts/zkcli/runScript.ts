// A script of lines at the consoles of a fresh world. Each is typed once the one before has a result.
import {
  Simulation,
  isClientId,
  type ClientId,
  type Command,
  type ServerId,
  type WorldSetup,
} from '../../src/engine/index.ts';
import { addressedTo, parseLabLine, usages } from '../../src/rooms/console/model/labLine.ts';
import { SAMPLE_CONFIG } from '../../src/scenarios/scenario/sampleServer.ts';
import { commands } from '../../src/words/en/commands.ts';
import { refusals } from '../../src/words/en/refusals.ts';
import { labProblems } from '../../src/rooms/console/words/en.ts';
import { printedBy, zkcliProgram, zkcliRecipes } from '../../src/zkcli/index.ts';

export interface ScriptOptions {
  /** One unless said. */
  readonly servers?: number;
  /** `batch`: all lines at once. Otherwise each is typed once the one before has a result. */
  readonly typing?: 'batch';
  /** Server settings that differ from the default. */
  readonly set?: Partial<Readonly<Record<Switch, boolean>>>;
}

/** Switches of a server: znodes with a TTL, quotas that are enforced, ACLs that nobody looks at, members that join and leave. */
export const SWITCHES = ['extendedTypes', 'enforceQuota', 'skipAcl', 'reconfigEnabled'] as const;
export type Switch = (typeof SWITCHES)[number];

/**
 * What is printed for these lines. Where none names the console it is for, that is what zkCli of the one client prints. Otherwise it is
 * all consoles in order, each line with its prompt and what others print meanwhile under their names.
 */
export function runScript(lines: readonly string[], options: ScriptOptions = {}): string {
  const sim = new Simulation(setupOf(options), zkcliRecipes);
  if (options.typing === 'batch') return inBatch(sim, lines);
  settle(sim);
  return namesConsoles(lines) ? atConsoles(sim, lines) : atZkcli(sim, lines);
}

/** Whether a line says for which console it is. */
export function namesConsoles(lines: readonly string[]): boolean {
  return lines.some((line) => addressedTo(line).to !== null);
}

/** All lines are there before zkCli begins, as in a file, and at the end of the file it ends. */
function inBatch(sim: Simulation, lines: readonly string[]): string {
  for (const line of lines) sim.give({ type: 'typeLine', client: FIRST, line });
  while (!hasReadAll(sim) && sim.step());
  sim.runUntil(sim.nowMs);
  return printedBy(sim.trace, FIRST);
}

/** It waits for a further line, or is gone. */
function hasReadAll({ world }: Simulation): boolean {
  const client = world.clients.get(FIRST);
  const state = client?.threads.get(0)?.state;
  return state?.kind === 'ended' || (state?.kind === 'waiting' && state.for.kind === 'nextLine');
}

/** A process that has ended reads nothing more. */
function atZkcli(sim: Simulation, lines: readonly string[]): string {
  for (const line of lines) {
    if (sim.give({ type: 'typeLine', client: FIRST, line }) === 'alreadyDead') break;
    settle(sim);
  }
  return printedBy(sim.trace, FIRST);
}

function atConsoles(sim: Simulation, lines: readonly string[]): string {
  let text = '';
  let told = 0;
  let present: ClientId | 'lab' = FIRST;
  /** What was printed since this was asked last: by who is spoken to as it is, by others under their names. */
  const tellNews = () => {
    let speaker: string = present;
    for (const record of sim.trace.slice(told)) {
      const own =
        record.kind === 'text.printed' ? record.actor : record.kind === 'word.answered' ? 'lab' : null;
      if (own === null || !('text' in record)) continue;
      if (own !== speaker) text += `-- ${own}\n`;
      speaker = own;
      text += record.text.endsWith('\n') ? record.text : `${record.text}\n`;
    }
    told = sim.trace.length;
  };
  tellNews();
  for (const each of lines) {
    const { to, line } = addressedTo(each);
    present = to ?? present;
    text += `${present}> ${line}\n`;
    text += present === 'lab' ? doAtLab(sim, line) : give(sim, { type: 'typeLine', client: present, line });
    settle(sim);
    tellNews();
  }
  return text;
}

/** What is wrong with it, if it is not done. */
function doAtLab(sim: Simulation, line: string): string {
  const meant = parseLabLine(line);
  switch (meant.kind) {
    case 'command':
      return give(sim, meant.command);
    case 'wait':
      sim.runUntil(sim.nowMs + meant.ms);
      return '';
    case 'world':
      return 'A script cannot change its world: --servers says how many servers there are.\n';
    case 'help':
      return usages()
        .map((usage) => `${usage}\n`)
        .join('');
    case 'nothing':
      return '';
    case 'problem':
      return `${labProblems(meant.problem)}\n`;
  }
}

function give(sim: Simulation, command: Command): string {
  const refusal = sim.give(command);
  if (refusal === null) return '';
  const [, whom = ''] = Object.values(command).map(String);
  const reason = refusals[refusal](isClientId(whom) ? `client ${whom.slice(7)}` : whom);
  return `${commands[command.type].label}: ${reason}.\n`;
}

/** Until nothing more comes of what was typed, for at most that long. */
function settle(sim: Simulation): void {
  const endMs = sim.nowMs + PATIENCE_MS;
  while (!sim.isQuiescent()) {
    const nextMs = sim.nextAtMs();
    if (nextMs === null || nextMs > endMs) return;
    sim.step();
  }
}

const FIRST = 'client:A';
/** A client that finds no server tries on for ever. */
const PATIENCE_MS = 10_000;
/** A zkCli that starts finds a leader there. */
const ELECTION_MS = 2000;

/** Servers as the sample configures them, with TTL nodes allowed. */
function setupOf({ servers: count = 1, set = {} }: ScriptOptions): WorldSetup {
  const servers = Array.from({ length: count }, (_, at): ServerId => `server:${at + 1}`);
  const client = {
    connectString: servers,
    sessionTimeoutMs: 30_000,
    library: 'java',
    programs: [zkcliProgram(servers)],
  } as const;
  return {
    seed: 1,
    config: { ...SAMPLE_CONFIG, extendedTypes: true, ...set },
    servers,
    clients: [{ id: FIRST, ...client, startAfterMs: count === 1 ? 0 : ELECTION_MS }],
    newcomer: client,
    nodes: [],
    latencyMs: { min: 1, max: 3 },
    conductor: [],
  };
}
