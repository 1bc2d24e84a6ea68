// What the calls of a line came to, client by client: read from the records of the run, so it is there when one looks back too.
import { actorName, type RecordOf, type TraceRecord } from '../../../engine/index.ts';

export interface Value {
  readonly client: string;
  /** As the code got it, or the name of the error it threw. */
  readonly text: string;
}

type Resumed = RecordOf<'program.resumed'>;

/** The last of each of some clients up to a step of its world, in the order of the clients. */
export function valuesAt(
  trace: readonly TraceRecord[],
  {
    step,
    line,
    isOne,
  }: { readonly step: number; readonly line: number; readonly isOne: (client: string) => boolean },
): readonly Value[] {
  const mark = `line ${line}`;
  /** Threads that have reached the line: whether their call is under way. */
  const there = new Map<string, 'reached' | 'calling'>();
  const values = new Map<string, string>();
  for (const record of trace) {
    if (record.step > step) break;
    if (record.kind !== 'program.resumed' || !isOne(actorName(record.actor))) continue;
    const thread = `${record.actor} ${record.thread}`;
    const before = there.get(thread);
    if (before === 'reached') there.set(thread, 'calling');
    else if (before === 'calling') {
      there.delete(thread);
      values.set(actorName(record.actor), valueText(record.input));
    }
    const { yielded } = record;
    if (yielded.kind === 'op' && yielded.op.kind === 'atStep' && yielded.op.step === mark)
      there.set(thread, 'reached');
  }
  return [...values]
    .map(([client, text]) => ({ client, text }))
    .toSorted((a, b) => a.client.length - b.client.length || (a.client < b.client ? -1 : 1));
}

/** The line on which a variable gets what a call came to; null where it is something else. */
export function lineOfVariable(code: string, name: string): number | null {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => {
    const [, declared = ''] = /\b(?:const|let|var)\s+([^=]+)=.*\bawait\b/.exec(line) ?? [];
    return declared.split(/[^\w$]+/).includes(name);
  });
  return at === -1 ? null : at + 1;
}

const MOST_CHARACTERS = 160;

function valueText(input: Resumed['input']): string {
  switch (input.kind) {
    case 'error':
      return input.code;
    case 'value':
      return shown(input.value);
    case 'response': {
      const { path, data, stat, children, acl, results, ephemerals } = input.body;
      if (data !== undefined) return shown({ data, version: stat?.version });
      if (acl !== undefined) return shown({ acl });
      return shown(children ?? ephemerals ?? results ?? path ?? (stat === undefined ? null : { stat }));
    }
    default:
      return input.kind;
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}
