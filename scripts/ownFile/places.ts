// Lines of a program of several files as its author knows them: `lock.js:12` instead of line 30 of the text that they are.
import { describe } from '../../src/engine/later.ts';
import { actorName, type TraceRecord } from '../../src/engine/index.ts';
import { filesOf, placeIn, type Files } from '../../src/ownRecipes/files.ts';
import { ownLineReached } from '../../src/scenarios/scenario/ownThreads.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';

type Programs = Pick<ScenarioChoice, 'code' | 'plan'>;

/** As `describe`, with places for lines. */
export function placedDescriber(programs: Programs): (record: TraceRecord) => string {
  const filesOfClient = filesByClient(programs);
  return (record) => {
    const text = describe(record);
    if (record.kind !== 'program.resumed' && record.kind !== 'fact.stated') return text;
    const files = filesOfClient(actorName(record.actor));
    return files === null ? text : placed(text, record, files);
  };
}

/** Of a record that speaks of a line: where that line is, in a program of several files. */
export function placeFinder(programs: Programs): (record: TraceRecord) => string | null {
  const filesOfClient = filesByClient(programs);
  return (record) => {
    const line = lineIn(record);
    const files = line === 0 ? null : filesOfClient(actorName(record.actor));
    const place = files === null ? null : placeIn(files, line);
    return place === null ? null : `${place.file}:${place.line}`;
  };
}

function filesByClient(programs: Programs): (client: string) => Files | null {
  const known = new Map<string, Files>();
  return (client) => {
    const code = codeOf(programs, client);
    if (code === undefined) return null;
    const files = known.get(code) ?? filesOf(code);
    known.set(code, files);
    return files;
  };
}

/** 0: it speaks of none. */
function lineIn(record: TraceRecord): number {
  if (record.kind === 'fact.stated') return 'line' in record.fact ? record.fact.line : 0;
  if (record.kind !== 'program.resumed') return 0;
  const { yielded } = record;
  if (yielded.kind === 'threw') return Number(/^line (\d+)\b/u.exec(yielded.message)?.[1] ?? 0);
  return ownLineReached(record) ?? 0;
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
  return withPlace(message, /(?<=^the program of client .+? failed: )line (\d+)\b/u, filesOf(code ?? ''));
}

/** What a breach says of lines, behind what it quotes of the program. */
export function breachPlaced(text: string, { code, plan }: Programs): string {
  const files = filesOf(code ?? '');
  return text.replace(/[^”]*$/u, (said) => {
    let now = withPlace(said, /\bline ([\d,]+)/gu, files);
    for (const program of plan?.programs ?? []) {
      if (program.kind !== 'own') continue;
      const name = program.name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
      const ofProgram = new RegExp(
        `(?<=\\(${name}, )line ([\\d,]+)|\\bline ([\\d,]+)(?= of ${name}\\.$)`,
        'gu',
      );
      now = withPlace(now, ofProgram, filesOf(program.code));
    }
    return now;
  });
}

/** The code of that program, or of all clients. */
export function codeOfProgram({ code, plan }: Programs, program: string | null): string | undefined {
  const named = plan?.programs.find((each) => each.kind === 'own' && each.name === program);
  return named?.kind === 'own' ? named.code : code;
}

/** Line 0 is not known; a program of one file has no places. */
function withPlace(text: string, pattern: RegExp, files: Files): string {
  return text.replace(pattern, (all, digits?: string, others?: string) => {
    const line = Number((digits ?? others ?? '0').replaceAll(',', ''));
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
