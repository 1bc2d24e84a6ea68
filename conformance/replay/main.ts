// npm run conformance: replays recorded traces of the real server against the engine and tells which agree.
import { runSpec } from '../spec/main.ts';
import { readTraces } from './files.ts';
import { parseArguments, USAGE } from './arguments.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { jsonReport, verdictText, totalsText } from './report.ts';

const wish = parseArguments(process.argv.slice(2));
if (wish.kind === 'help') console.log(USAGE);
else if (wish.kind === 'spec') process.exitCode = runSpec(wish.folder);
else if (wish.kind === 'wrong') {
  console.error(`${wish.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const startedMs = performance.now();
  const verdicts: Verdict[] = [];
  for (const file of readTraces(wish.paths)) {
    const verdict = verdictOf(file);
    verdicts.push(verdict);
    if (wish.output === 'text') for (const line of verdictText(verdict)) console.log(line);
  }
  const seconds = (performance.now() - startedMs) / 1000;
  console.log(wish.output === 'json' ? jsonReport(verdicts, seconds) : totalsText(verdicts, seconds));
  const passed = verdicts.filter((verdict) => verdict.kind === 'passed').length;
  if (passed === 0 || verdicts.some((verdict) => verdict.kind === 'failed')) process.exitCode = 1;
}
