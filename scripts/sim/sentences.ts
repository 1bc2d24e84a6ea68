// The words of the command line: the page's catalogue is for the page.
import { COMMAND_TYPES, fieldsOf, type CommandType, type Field } from '../../src/engine/index.ts';
import { listScenarios, type ChoiceError } from '../../src/scenarios/catalogue.ts';
import { catalogue } from '../../src/scenarios/libraryWords.ts';
import type { Parameter, Scenario } from '../../src/scenarios/scenario/scenario.ts';

export const USAGE = `Runs a scenario without a page until nothing more can come of it.

  npm run sim -- SCENARIO [--clients N] [--seed S] [--set KEY=VALUE]… [--give 'MS COMMAND']… [--steps N] [--format FORMAT]
  npm run sim -- --world FILE [--give 'MS COMMAND']… [--steps N] [--json]
  npm run sim -- --list [--json]

  --world FILE      a world that the page has saved as a file, up to the moment it was saved at
  --clients N       how many clients
  --seed S          what latencies are drawn from; the same seed gives the same run (1)
  --set KEY=VALUE   a parameter of the scenario; --list names them
  --steps N         stops after N steps; a run that should have ended by then has failed (5000000)
  --give 'MS COMMAND'  gives a command at that virtual time, as in --give '4000 crashServer server:1';
                    what cannot be done then is refused: the trace and standard error say why, and the exit code is 1
  --format FORMAT   text, json, ndjson (a record a line), shiviz (a log that ShiViz reads), mermaid (a sequence diagram)
  --json            one JSON object instead of the trace; "ended" says whether nothing more could come of it, "consistency"
                    whether the calls of its sessions fit one history, and which two contradict each other
  --list            the scenarios and their parameters

Commands, with what has to be said of each. A CLIENT is client:A or role:holder, a SERVER server:1 or role:leader, a PEER either;
a GROUP is peers with commas between, a PACKET is JSON. As the console writes them they are understood too (cutLink server:1 ↔
server:2).

${COMMAND_TYPES.map(commandLine).join('\n')}
`;

function commandLine(type: CommandType): string {
  const fields = fieldsOf(type);
  const said = fields.flatMap(([, field]) => (field.kind === 'ways' ? [] : [fieldName(field)]));
  const ways = fields.some(([, { kind }]) => kind === 'ways') ? ['[both|oneWay]'] : [];
  return `  ${[type, ...said, ...ways].join(' ')}`;
}

function fieldName(field: Field): string {
  switch (field.kind) {
    case 'number':
      return field.unit === null ? 'NUMBER' : { ms: 'MS', '‰': 'PER_MILLE', thread: 'THREAD' }[field.unit];
    case 'choice':
      return field.of.join('|');
    case 'direction':
      return 'toServer|toClient';
    case 'groups':
      return 'GROUP|GROUP';
    default:
      return field.kind.toUpperCase();
  }
}

export function listText(): string {
  return listScenarios()
    .map((scenario) => `${scenarioLines(scenario).join('\n')}\n`)
    .join('\n');
}

/** One sentence: what is wrong, and what would be right. */
export function choiceSentence(error: ChoiceError): string {
  switch (error.code) {
    case 'unknownScenario':
      return `There is no scenario ${JSON.stringify(error.scenario)}; there are ${error.known.join(', ')}.`;
    case 'unknownParameter':
      return `There is no parameter ${JSON.stringify(error.name)}; there are ${error.known.join(', ')}.`;
    case 'badValue':
      return `${error.parameter.name} takes ${rangeOf(error.parameter)}, not ${JSON.stringify(error.value)}.`;
    case 'contradiction':
      return `${error.parameter}: ${catalogue.contradictions[error.because] ?? error.because}`;
    case 'badClients':
      return `--clients takes a whole number from ${error.min} to ${error.max}, not ${JSON.stringify(error.value)}.`;
  }
}

function scenarioLines(scenario: Scenario): readonly string[] {
  const { min, max, initial, headless = initial } = scenario.clients;
  return [
    scenario.id,
    `  --clients ${headless}`.padEnd(28) + `a whole number from ${min} to ${max}`,
    ...scenario.parameters.map(
      (parameter) =>
        `  --set ${parameter.name}=${parameter.headless ?? parameter.initial}`.padEnd(28) +
        rangeOf(parameter),
    ),
  ];
}

function rangeOf(parameter: Parameter): string {
  if (parameter.kind === 'choice') return either(parameter.options);
  return either([`a whole number from ${parameter.min} to ${parameter.max}`, ...parameter.words]);
}

function either(options: readonly string[]): string {
  if (options.length < 2) return options.join('');
  return `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;
}
