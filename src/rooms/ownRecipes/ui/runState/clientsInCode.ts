// What a world says of the code that it runs: at which line each client is, and whose program failed.
import { actorName, type TraceRecord, type World } from '../../../../engine/index.ts';
import { ownLineOf } from '../../../../scenarios/scenario/ownCodes.ts';
import { ownLineAt } from '../../../../ui/select/ownLines.ts';
import type { LinesShown } from '../../../../ui/stores/ownCode.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import type { ClientAtLine } from '../runMarks.ts';

export interface Failed {
  readonly clients: readonly string[];
  /** Without its line. */
  readonly message: string;
  /** Null where it is not known. */
  readonly line: number | null;
}

/** Clients that wait at a call of the code, or have just stated something, in their order. `lines`: where the debugger has them. */
export function clientsAtLines(
  { world, simulation: { trace } }: Pick<WorldView, 'world' | 'simulation'>,
  lines: LinesShown | null = null,
): readonly ClientAtLine[] {
  return [...world.clients].flatMap(([id, client], index) => {
    if (client.vars.value.process === 'killed' || client.vars.value.process === 'closed') return [];
    const shown = lines?.get(id);
    if (shown?.runsOn === true) return [{ name: nameOf(id), index, line: shown.line }];
    const own = new Set<number>();
    for (const { id: thread, state, atStep } of client.threads.values()) {
      if (state.kind !== 'waiting' && state.kind !== 'ready') continue;
      const called = ownLineOf(atStep) ?? 0;
      if (called > 0) own.add(ownLineAt(trace, { client: id, thread, step: world.step }) ?? called);
    }
    return [...(shown === undefined || own.size === 0 ? own : [shown.line])].map((line) => ({
      name: nameOf(id),
      index,
      line,
    }));
  });
}

/** Those that say the same stand together. */
export function failuresIn(world: World): readonly Failed[] {
  const clients = new Map<string, string[]>();
  for (const [id, { threads }] of world.clients) {
    for (const { state } of threads.values()) {
      if (state.kind !== 'ended' || state.how !== 'threw') continue;
      clients.set(state.message, [...new Set([...(clients.get(state.message) ?? []), nameOf(id)])]);
    }
  }
  return [...clients].map(([said, names]) => {
    const [, line, message = said] = /^line (\d+): ([^]*)$/.exec(said) ?? [];
    return { clients: names, message, line: line === undefined ? null : Number(line) };
  });
}

/** What some of the clients said, with the others left out of it. */
export function saidBy(failed: readonly Failed[], isMeant: (client: string) => boolean): readonly Failed[] {
  return failed.flatMap((each) => {
    const clients = each.clients.filter(isMeant);
    return clients.length === 0 ? [] : [{ ...each, clients }];
  });
}

/** What the run has warned of up to a step: those that say the same stand together. */
export function warningsIn(trace: readonly TraceRecord[], step: number): readonly Failed[] {
  const known = warned.get(trace) ?? { read: 0, found: [] };
  warned.set(trace, known);
  for (; known.read < trace.length; known.read++) {
    const record = trace[known.read];
    const ended = record === undefined ? null : endedClaim(trace, record);
    if (ended !== null) known.found.push(ended);
    if (record?.kind !== 'fact.stated' || record.fact.type !== 'says' || !record.fact.isWarning) continue;
    const { text: message, line } = record.fact;
    known.found.push({ client: nameOf(record.actor), message, line, step: record.step });
  }
  const said = new Map<string, Failed>();
  for (const { client, message, line, step: at } of known.found) {
    if (at > step) break;
    const key = `${line} ${message}`;
    const clients = [...new Set([...(said.get(key)?.clients ?? []), client])];
    said.set(key, { clients, message, line: line > 0 ? line : null });
  }
  return [...said.values()];
}

/** A program that returns at the very moment of its claim claims nothing any more, which its author may not have meant. */
function endedClaim(trace: readonly TraceRecord[], record: TraceRecord): Warned | null {
  if (record.kind !== 'program.resumed' || record.yielded.kind !== 'op') return null;
  const { op } = record.yielded;
  // What a line of the code withdraws has that line.
  if (op.kind !== 'disbelieve' || op.by !== 'process' || op.claimLine !== undefined) return null;
  for (let at = record.seq - 1; trace[at]?.timeMs === record.timeMs; at--) {
    const stated = trace[at];
    if (stated?.kind === 'belief.stated' && stated.actor === record.actor)
      return {
        client: nameOf(record.actor),
        message: RETURNED,
        line: stated.belief.claimLine ?? 0,
        step: record.step,
      };
  }
  return null;
}

const RETURNED = 'main has returned, which withdraws what client.holds stated';

interface Warned {
  readonly client: string;
  readonly message: string;
  readonly line: number;
  readonly step: number;
}

/** Of each run, as far as it has been read: records only ever come at its end. */
const warned = new WeakMap<
  readonly TraceRecord[],
  {
    read: number;
    found: Warned[];
  }
>();

function nameOf(id: string): string {
  return actorName(id);
}
