// Breakpoints of programs that are not in the editor: they stay where they are, and stop the world too.
import { createStore } from 'zustand';
import type { Stop } from './stops.ts';

interface Aside {
  /** The text that they stand in, as it was left. */
  readonly text: string;
  /** The code that ran then. */
  readonly runs: string;
  readonly stops: readonly Stop[];
}

/** By the names of the programs. */
export const stopsAsideStore = createStore<{ readonly of: ReadonlyMap<string, Aside> }>(() => ({
  of: new Map(),
}));

export function putStopsAside(program: string, aside: Aside): void {
  stopsAsideStore.setState(({ of }) => ({ of: new Map([...of, [program, aside]]) }));
}

/** Those of a program whose text is still as it was left. */
export function takeStops(program: string, text: string): readonly Stop[] {
  const { of } = stopsAsideStore.getState();
  const aside = of.get(program);
  stopsAsideStore.setState({ of: new Map([...of].filter(([name]) => name !== program)) });
  return aside?.text === text ? aside.stops : [];
}

/** What was typed there runs from now on. */
export function runAside(): void {
  stopsAsideStore.setState(({ of }) => ({
    of: new Map(
      [...of].map(([name, { text, stops }]) => [
        name,
        { text, runs: text, stops: stops.map((stop) => ({ ...stop, running: stop.line })) },
      ]),
    ),
  }));
}
