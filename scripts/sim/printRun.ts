// A run that was asked for on the command line, printed as trace or as counts.
import type { TraceRecord } from '../../src/engine/index.ts';
import { mermaidDiagram } from '../../src/exports/mermaid.ts';
import { shivizLog } from '../../src/exports/shiviz.ts';
import { commandWords } from '../../src/scenarios/link/commandNotation.ts';
import { refusedCommand } from '../../src/words/en/records.ts';
import { placedDescriber, placeFinder } from '../ownFile/places.ts';
import type { Order } from './arguments.ts';
import { runHeadless, type Report } from './headlessRun.ts';

const DEFAULT_MAX_STEPS = 5_000_000;
const FLUSH_AT_CHARACTERS = 1 << 16;

/** Exit code 0: it ran; 1: it did not end, or a command of the command line was refused. `closing`: what stands behind the trace. */
export function printRun(
  order: Extract<Order, { readonly kind: 'run' }>,
  closing: (report: Report) => string = () => '',
): number {
  const { scenario, choice, format, commands } = order;
  const maxSteps = order.steps ?? DEFAULT_MAX_STEPS;
  const described = placedDescriber(choice);
  const placeOf = placeFinder(choice);
  const out = bufferedOutput();
  const kept: TraceRecord[] = [];
  const refused: Refused[] = [];
  const { report, ending } = runHeadless(
    scenario,
    choice,
    { maxSteps, throughIdle: scenario.planFault !== undefined, commands },
    (record) => {
      if (record.kind === 'command.refused') refused.push(record);
      if (format === 'text') out.line(described(record));
      if (format === 'ndjson') {
        const place = placeOf(record);
        out.line(JSON.stringify(place === null ? record : { ...record, place }));
      }
      if (format === 'shiviz' || format === 'mermaid') kept.push(record);
    },
  );
  if (format === 'text' && closing(report) !== '') out.line(`\n${closing(report)}`);
  out.flush();
  if (format === 'json') process.stdout.write(json(report));
  if (format === 'shiviz') process.stdout.write([...shivizLog(kept)].join(''));
  if (format === 'mermaid') process.stdout.write(mermaidDiagram(kept));
  // A run that was recorded has what was refused in it as it was.
  const given = commands.filter(({ afterStep }) => afterStep === undefined).map(({ command }) => command);
  const inVain = refused.filter(({ command }) =>
    given.some((each) => commandWords(each) === commandWords(command)),
  );
  for (const record of inVain)
    process.stderr.write(
      `--give '${record.timeMs} ${commandWords(record.command)}': ${refusedCommand(record)}.\n`,
    );
  if (inVain.length > 0) return 1;
  if (ending === 'idle' || scenario.isEndless(choice.values)) return 0;
  process.stderr.write(
    `The run had not ended after ${maxSteps} steps, at ${report.virtualMs} ms. A run in which a timer goes on for ever cannot end; another one may need more --steps.\n`,
  );
  return 1;
}

type Refused = Extract<TraceRecord, { readonly kind: 'command.refused' }>;

/** Collects lines: a write for each of a million records would take longer than the run. */
function bufferedOutput() {
  let text = '';
  const flush = () => {
    process.stdout.write(text);
    text = '';
  };
  const line = (added: string) => {
    text += `${added}\n`;
    if (text.length >= FLUSH_AT_CHARACTERS) flush();
  };
  return { line, flush };
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
