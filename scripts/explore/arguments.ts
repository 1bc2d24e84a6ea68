// What `npm run explore` is asked for.
import { parseArgs } from 'node:util';
import '../../src/scenarios/library.ts';
import {
  isPlacedFault,
  PLACED_FAULTS,
  usualFaults,
  type Bound,
  type PlacedFault,
} from '../../src/rooms/breakIt/model/explore/bound.ts';
import { enoughClients } from '../../src/rooms/breakIt/model/explore/enoughClients.ts';
import { leastClients } from '../../src/rooms/breakIt/model/withClients.ts';
import { parseClients, parseScenario, parseValues } from '../../src/scenarios/catalogue.ts';
import type { Scenario, ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { chosen, readSetting, refuseContradiction, wholeIn } from '../sim/asked.ts';
import type { NotRun } from '../printUsage.ts';
import { messageOf } from '../messageOf.ts';

export type Order =
  | NotRun
  | {
      readonly kind: 'replay';
      readonly certificate: string;
      /** Of the program that it is of, if it is of one. */
      readonly file: string | undefined;
      readonly seconds: number;
    }
  | {
      readonly kind: 'run';
      /** Scenarios and files, as they were named. */
      readonly names: readonly string[];
      readonly clients: string | undefined;
      readonly settings: Readonly<Record<string, string>>;
      readonly faults: readonly PlacedFault[] | undefined;
      readonly atMost: number;
      readonly delays: number;
      readonly seconds: number;
      readonly format: 'text' | 'json';
    };

export const USAGE = `Tries every run of a scenario within a bound: every placement of faults, after every step and at every target, and every order of
delivery with so many deviations from first come, first served. What it prints as complete leaves nothing within the bound untried.

  npm run explore -- SCENARIO or FILE.js… [--clients N] [--faults FAULT,…] [--at-most K] [--delays D] [--servers N]
                     [--set KEY=VALUE]… [--seconds S] [--json]
  npm run explore -- --replay CERTIFICATE.json [FILE.js] [--seconds S]

  --clients N       how many clients (2, or as few as the scenario can do with; of permits one more than there are)
  --faults FAULT,…  of ${PLACED_FAULTS.slice(0, 9).join(', ')},
                    ${PLACED_FAULTS.slice(9).join(', ')}; none (kill, close, pause, cut, drop, expire; of several servers crash, isolate)
  --at-most K       faults in one run, at most (1)
  --delays D        messages that all others on their way overtake, and gates opened out of turn, at most (0)
  --servers N       how many servers, where the scenario has that parameter
  --set KEY=VALUE   a parameter of the scenario; npm run sim -- --list names them
  --seconds S       how long at most (600); what is cut off is not complete
  --replay FILE     tries all runs of a certificate again; FILE.js is the program that it is of, if it is of one
  --json            one JSON object, or a list of them for several: {complete, bound, runs, states, steps, violations, findings, …}

A lasting fault (pause, cut, stall, lane, crash, freeze, isolate) ends as soon as nothing else happens; a pause or a cut, in other runs,
when the session of its client has expired. A violation is printed with the fewest faults and deviations that lead to it. What no lease can
prevent (two believers while one cannot know that its session is over) is a limit and no violation; a program that ends with an error is
told at its line. The exit code is 0 whether or not something is found, 2 if what was asked for makes no sense; of a certificate it is 0 if
it comes to the same again, else 1.
`;

const MOST_AT_ONCE = 4;
const MAX_SECONDS = 86_400;

export function parseArguments(args: readonly string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        clients: { type: 'string' },
        faults: { type: 'string' },
        'at-most': { type: 'string', default: '1' },
        delays: { type: 'string', default: '0' },
        servers: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        seconds: { type: 'string', default: '600' },
        replay: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    const seconds = wholeIn('--seconds', values.seconds, 1, MAX_SECONDS);
    if (values.replay !== undefined)
      return { kind: 'replay', certificate: values.replay, file: positionals[0], seconds };
    if (positionals.length === 0)
      throw new Error('Which scenario? npm run sim -- --list names them, --help explains.');
    const servers = values.servers === undefined ? [] : ([['servers', values.servers]] as const);
    return {
      kind: 'run',
      names: positionals,
      clients: values.clients,
      settings: Object.fromEntries([...values.set.map(readSetting), ...servers]),
      faults: values.faults === undefined ? undefined : faultsIn(values.faults),
      atMost: wholeIn('--at-most', values['at-most'], 0, MOST_AT_ONCE),
      delays: wholeIn('--delays', values.delays, 0, MOST_AT_ONCE),
      seconds,
      format: values.json ? 'json' : 'text',
    };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

export interface Target {
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  readonly bound: Bound;
}

type Asked = Pick<
  Extract<Order, { readonly kind: 'run' }>,
  'clients' | 'settings' | 'faults' | 'atMost' | 'delays'
>;

/** Throws a sentence that says what makes no sense. */
export function targetOf(id: string, asked: Asked, code: string | undefined): Target {
  const scenario = chosen(parseScenario(id));
  const { servers, ...settings } = asked.settings;
  const hasServers = scenario.parameters.some(({ name }) => name === 'servers');
  if (servers !== undefined && servers !== '1' && !hasServers)
    throw new Error(`${id} has one server; --servers goes with scenarios that have several.`);
  const written = hasServers && servers !== undefined ? { ...settings, servers } : settings;
  const inFull: ScenarioChoice = {
    scenario: scenario.id,
    seed: 1,
    clients: scenario.clients.initial,
    values: chosen(parseValues(scenario, written, 'headless')),
    ...(code === undefined ? {} : { code }),
  };
  const clients =
    asked.clients === undefined
      ? fewClients(scenario, inFull)
      : chosen(parseClients(scenario, asked.clients, 'initial'));
  const choice = { ...inFull, clients };
  refuseContradiction(scenario, choice);
  const { faults = usualFaults(scenario.setup(choice)), atMost, delays } = asked;
  return { scenario, choice, bound: { faults, atMost, delays, gates: 2 * choice.clients } };
}

/** Two, or as few as go with what was chosen and put what it promises to the test. */
function fewClients(scenario: Scenario, choice: ScenarioChoice): number {
  const clients = Math.max(leastClients(scenario, choice), Math.min(scenario.clients.initial, 2));
  const few = { ...choice, clients };
  return enoughClients(scenario.madeBy?.(few) ?? scenario, few);
}

export function faultsIn(text: string): readonly PlacedFault[] {
  if (text === 'none') return [];
  return text.split(',').map((said) => {
    const name = said.trim();
    if (!isPlacedFault(name))
      throw new Error(`There is no fault ${JSON.stringify(said)}; there are ${PLACED_FAULTS.join(', ')}.`);
    return name;
  });
}
