// Lines of a program of several files as its author knows them: `lock.js:12` instead of line 30 of the text that they are.
import { describe } from '../../src/engine/later.ts';
import { actorName, type TraceRecord } from '../../src/engine/index.ts';
import { filesOf, placeIn, type Files } from '../../src/ownRecipes/files.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';

type Programs = Pick<ScenarioChoice, 'code' | 'plan'>;

/** As `describe`, with places for lines. */
export function placedDescriber(programs: Programs): (record: TraceRecord) => string {
  const known = new Map<string, Files>();
  const filesOfClient = (client: string): Files | null => {
    const code = codeOf(programs, client);
    if (code === undefined) return null;
    const files = known.get(code) ?? filesOf(code);
    known.set(code, files);
    return files;
  };
  return (record) => {
    const text = describe(record);
    if (record.kind !== 'program.resumed' && record.kind !== 'fact.stated') return text;
    const files = filesOfClient(actorName(record.actor));
    return files === null ? text : placed(text, record, files);
  };
}

function placed(text: string, record: TraceRecord, files: Files): string {
  const fact = record.kind === 'fact.stated' ? record.fact : null;
  const isOfCode = fact?.type === 'says' || fact?.type === 'refuted';
  const line =
    isOfCode || / → fact (?:says|refuted) /u.test(text)
      ? /(?<= )(\d+)(?=(?: true)?$)/u
      : /(?<= → (?:atStep|threw) )line (\d+)\b/u;
  return withPlace(text, line, files);
}

/** What a program failed with, as it ends a run. */
export function failurePlaced(message: string, code: string | undefined): string {
  return withPlace(message, /(?<=^the program of \S+ failed: )line (\d+)\b/u, filesOf(code ?? ''));
}

/** What a breach says of lines, behind what it quotes of the program. */
export function breachPlaced(text: string, { code }: Programs): string {
  const files = filesOf(code ?? '');
  return text.replace(/[^”]*$/u, (said) => withPlace(said, /\bline ([\d,]+)/gu, files));
}

/** Line 0 is not known; a program of one file has no places. */
function withPlace(text: string, pattern: RegExp, files: Files): string {
  return text.replace(pattern, (all, digits: string) => {
    const line = Number(digits.replaceAll(',', ''));
    const place = line === 0 ? null : placeIn(files, line);
    return place === null ? all : `${place.file}:${place.line}`;
  });
}

function codeOf({ code, plan }: Programs, client: string): string | undefined {
  if (plan === undefined) return code;
  const place = plan.clients.find(({ name }) => name === client) ?? plan.clients.at(-1);
  const program = plan.programs[place?.program ?? -1];
  return program?.kind === 'own' ? program.code : undefined;
}
