// A trace as a sequence diagram of Mermaid: an arrow for each message that arrived, a note for each command. Heartbeats and what
// stays within one actor are left out.
import type { TraceRecord } from '../engine/index.ts';
import { describe } from '../engine/later.ts';

/** Mermaid draws no more than 500 edges, and nobody reads that many. */
const MOST_LINES = 200;

/** The last messages and commands of a trace; what comes before them is counted. */
export function mermaidDiagram(trace: readonly TraceRecord[]): string {
  const shown = trace.flatMap((record): readonly Shown[] => {
    const sender = senderOf(record, trace);
    if (sender !== null) return [{ from: sender, record }];
    return record.kind === 'command.given' ? [{ from: null, record }] : [];
  });
  const last = shown.slice(-MOST_LINES);
  const left = shown.length - last.length;
  const actors = [...new Set(last.flatMap(({ from, record }) => [from ?? [], record.actor].flat()))];
  return [
    'sequenceDiagram',
    ...actors.toSorted(byPlace).map((actor) => `  participant ${idOf(actor)} as ${actor}`),
    ...(left === 0 ? [] : [`  Note over ${idOf(actors[0] ?? 'user')}: ${left} earlier messages left out`]),
    ...last.map(lineOf),
    '',
  ].join('\n');
}

interface Shown {
  /** Null: a command. */
  readonly from: string | null;
  readonly record: TraceRecord;
}

function lineOf({ from, record }: Shown): string {
  const to = idOf(record.actor);
  return from === null
    ? `  Note over ${to}: ${textOf(record)}`
    : `  ${idOf(from)}->>${to}: ${textOf(record)}`;
}

/** Who sent what this record received; null where it received nothing. */
function senderOf(
  { kind, actor, causes: [first] }: TraceRecord,
  trace: readonly TraceRecord[],
): string | null {
  if (kind === 'ping.received' || kind === 'pong.delivered' || !isHost(actor) || first === undefined)
    return null;
  const cause = trace[first - 1];
  return cause !== undefined && cause.actor !== actor && isHost(cause.actor) ? cause.actor : null;
}

function isHost(actor: string): boolean {
  return /^(?:client|server|wire|resource):/.test(actor);
}

/** Clients stand to the left of servers; otherwise as they come. */
function byPlace(a: string, b: string): number {
  return Number(a.startsWith('server:')) - Number(b.startsWith('server:'));
}

function idOf(actor: string): string {
  return actor.replaceAll(/\W/g, '_');
}

/** `;` and `#` have a meaning in Mermaid. */
function textOf(record: TraceRecord): string {
  const text = describe(record).replace(record.actor, '').replaceAll(/\s+/g, ' ').trim();
  return text.replaceAll(/[#;]/g, (sign) => (sign === '#' ? '#35;' : '#59;'));
}
