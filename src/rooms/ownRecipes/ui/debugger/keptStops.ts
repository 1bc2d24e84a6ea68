// Breakpoints, and which program is in the editor, for a visit that reloads the page.
import type { Text } from '@codemirror/state';
import { createStore } from 'zustand';
import { readAfterReload, readStored, store, storeForReload } from '../../../../ui/stores/storage.ts';
import { useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { useDebugger } from './place.ts';
import { keptDraft } from '../keptDrafts.ts';
import type { ShownProgram } from '../ownWorld.ts';
import type { Stop } from './stops.ts';
import { putStopsAside } from './stopsAside.ts';

const NAME = 'own-recipe.stops';
/** As many programs as are worked on at a time. */
const MOST = 8;

/** What the line says tells whether it is still the same. */
type KeptStop = readonly [line: number, text: string, condition: string];
type KeptProgram = readonly [name: string, stops: readonly KeptStop[]];

export function keepStops(name: string, doc: Text, stops: readonly Stop[]): void {
  const { wrong } = useDebugger.getState();
  const kept = stops.map(({ from, line, condition }): KeptStop => {
    // One that cannot be parsed is no condition.
    return [line, doc.line(line).text, wrong.has(from) ? '' : condition];
  });
  const others = keptPrograms().filter(([other]) => other !== name);
  store(NAME, JSON.stringify([...others, [name, kept]].slice(-MOST)));
}

export const visitStore = createStore<{ readonly hasTaken: boolean }>(() => ({ hasTaken: false }));

/**
 * In the first world of a visit they are where an earlier visit left them, in each of its programs. What is loaded again goes on with the
 * program that was in the editor; any other visit begins with the first.
 */
export function takeKeptStops(programs: readonly ShownProgram[]): void {
  if (visitStore.getState().hasTaken) return;
  visitStore.setState({ hasTaken: true });
  const kept = keptPrograms().filter(([name]) => programs.some((program) => program.name === name));
  for (const [name, stops] of kept) {
    const program = programs.find((each) => each.name === name);
    if (program === undefined) continue;
    const { index, code: runs } = program;
    const text = useOwnCode.getState().drafts.get(index) ?? keptDraft({ name, runs }) ?? runs;
    const lines = text.split('\n');
    const there = stops.flatMap(([line, said, condition]): Stop[] =>
      lines[line - 1] === said
        ? [{ from: startOf(lines, line), line, running: text === runs ? line : null, condition }]
        : [],
    );
    putStopsAside(name, { text, runs, stops: there });
  }
  const inEditor = readAfterReload(PROGRAM);
  const last = programs.find(({ name }) => name === inEditor);
  // A film opens at the program that it is about.
  if (last !== undefined && useOwnCode.getState().program === 0) useOwnCode.setState({ program: last.index });
}

/** Loaded again it is in the editor still. */
export function keepProgram(name: string): void {
  storeForReload(PROGRAM, name);
}

const PROGRAM = 'own-recipe.program';

function startOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
}

function keptPrograms(): readonly KeptProgram[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isProgram) : [];
  } catch {
    return [];
  }
}

function isProgram(value: unknown): value is KeptProgram {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  return Array.isArray(value[1]) && value[1].every(isStop);
}

function isStop(value: unknown): value is KeptStop {
  if (!Array.isArray(value) || !Number.isInteger(value[0])) return false;
  return typeof value[1] === 'string' && typeof value[2] === 'string';
}
