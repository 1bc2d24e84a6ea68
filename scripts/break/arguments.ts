// What `npm run break` is asked for.
import { parseArgs } from 'node:util';
import '../../src/scenarios/library.ts';
import { FAULTS, type Fault } from '../../src/rooms/breakIt/model/faults.ts';
import { parseClients, parseScenario, parseValues } from '../../src/scenarios/catalogue.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { chosen, readSetting, refuseContradiction, wholeIn } from '../sim/asked.ts';
import type { NotRun } from '../printUsage.ts';
import { messageOf } from '../messageOf.ts';

export type Order =
  | NotRun
  | {
      readonly kind: 'run';
      readonly scenario: Scenario;
      readonly choice: ScenarioChoice;
      readonly seconds: number;
      /** Ends with the first mistake, once its run is as short as it can be made. */
      readonly isFirstEnough: boolean;
      readonly seed: number;
      /** Undefined: the usual ones. */
      readonly allow: readonly Fault[] | undefined;
      readonly format: 'text' | 'json';
    };

export const USAGE = `Looks for a run of a scenario that breaks a promise which its recipe makes, over commands, faults and interleavings, and
shrinks it to the fewest commands.

  npm run break -- SCENARIO or FILE.js [--seconds 10] [--first] [--seed S] [--clients N] [--set KEY=VALUE]…
                    [--allow FAULT,…] [--json]

  --seconds N       how long to look, at most (10)
  --first           end with the first mistake; without it, others are looked for until the time is up
  --seed S          the same seed tries the same runs in the same order (1)
  --clients N       how many clients (three, where the scenario has as many)
  --set KEY=VALUE   a parameter of the scenario; npm run sim -- --list names them
  --allow FAULT,…   only these faults, of ${FAULTS.slice(0, 9).join(', ')},
                    ${FAULTS.slice(9).join(', ')}; none: what a user does at gates alone
  --json            one JSON object: {found, invariant, commands, steps, runs, seconds} and more

Commands are printed as npm run sim takes them behind --give, with a link that replays the run. The exit code is 0 whether or not
something is found, 2 if what was asked for makes no sense. Nothing found is no proof: the last line says how much was tried.
`;

const MAX_SEED = 0xffff_ffff;
const MAX_SECONDS = 86_400;
/** Enough for all that is known to go wrong, and a short film. */
const FEW_CLIENTS = 3;

export function parseArguments(args: readonly string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '10' },
        first: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        clients: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        allow: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const [id, ...others] = positionals;
    if (id === undefined)
      throw new Error('Which scenario? npm run sim -- --list names them, --help explains.');
    if (others[0] !== undefined) throw new Error(`One scenario at a time: ${others[0]} comes after ${id}.`);
    const scenario = chosen(parseScenario(id));
    const seed = wholeIn('--seed', values.seed, 0, MAX_SEED);
    return {
      kind: 'run',
      scenario,
      choice: choiceOf(scenario, seed, values.clients, values.set),
      seconds: wholeIn('--seconds', values.seconds, 1, MAX_SECONDS),
      isFirstEnough: values.first,
      seed,
      allow: values.allow === undefined ? undefined : faultsIn(values.allow),
      format: values.json ? 'json' : 'text',
    };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

function choiceOf(
  scenario: Scenario,
  seed: number,
  clients: string | undefined,
  settings: readonly string[],
): ScenarioChoice {
  const { min, initial } = scenario.clients;
  const few = Math.max(min, Math.min(initial, FEW_CLIENTS));
  const choice = {
    scenario: scenario.id,
    seed,
    clients: clients === undefined ? few : chosen(parseClients(scenario, clients, 'initial')),
    values: chosen(parseValues(scenario, Object.fromEntries(settings.map(readSetting)), 'initial')),
  };
  refuseContradiction(scenario, choice);
  return choice;
}

function faultsIn(text: string): readonly Fault[] {
  if (text === 'none') return [];
  return text.split(',').map((name) => {
    const fault = FAULTS.find((known) => known === name.trim());
    if (fault === undefined)
      throw new Error(`There is no fault ${JSON.stringify(name)}; there are ${FAULTS.join(', ')}.`);
    return fault;
  });
}
