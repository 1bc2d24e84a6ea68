// Lines of a program of several files as its author knows them: `lock.js:12` instead of line 30 of the text that they are.
import { describe } from '../../src/engine/later.ts';
import { actorName, type TraceRecord } from '../../src/engine/index.ts';
import { placeIn } from '../../src/ownRecipes/files.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';

type Programs = Pick<ScenarioChoice, 'code' | 'plan'>;

/** Of one program: `lock.js:12`, or `line 12` where it has one file. */
export function placeName(code: string | undefined, line: number): string {
  const place = code === undefined ? null : placeIn(code, line);
  return place === null ? `line ${line}` : `${place.file}:${place.line}`;
}

/** As `describe`, with places for lines. */
export function describePlaced(record: TraceRecord, programs: Programs): string {
  const text = describe(record);
  if (record.kind !== 'program.resumed' && record.kind !== 'fact.stated') return text;
  const code = codeOf(programs, actorName(record.actor));
  if (code === undefined || placeIn(code, 1) === null) return text;
  const fact = record.kind === 'fact.stated' ? record.fact : null;
  const isOfCode = fact?.type === 'says' || fact?.type === 'refuted';
  if (isOfCode || / → fact (?:says|refuted) /u.test(text))
    return text.replace(
      / (\d+)( true)?$/u,
      (_all, line: string, rest = '') => ` ${placeName(code, Number(line))}${rest}`,
    );
  return text.replace(
    / → (atStep|threw) line (\d+)\b/u,
    (_all, how: string, line: string) => ` → ${how} ${placeName(code, Number(line))}`,
  );
}

/** What a program failed with, as it ends a run. */
export function failurePlaced(message: string, code: string | undefined): string {
  return message.replace(
    /^(the program of \S+ failed: )line (\d+)\b/u,
    (_all, who: string, line: string) => who + placeName(code, Number(line)),
  );
}

/** What a breach says of the line where it was found. */
export function breachPlaced(text: string, { code }: Programs): string {
  return text.replace(
    / line ([\d,]+)\)\.$/u,
    (_all, line: string) => ` ${placeName(code, Number(line.replaceAll(',', '')))}).`,
  );
}

function codeOf({ code, plan }: Programs, client: string): string | undefined {
  if (plan === undefined) return code;
  const place = plan.clients.find(({ name }) => name === client) ?? plan.clients.at(-1);
  const program = plan.programs[place?.program ?? -1];
  return program?.kind === 'own' ? program.code : undefined;
}
