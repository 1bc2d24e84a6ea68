// What was found of a world is still there when the dialog is opened again: the same order of the same world comes to the same.
import { useCallback, useState } from 'react';
import { create } from 'zustand';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';

/** A value, and what changes it. */
export type Held<T> = readonly [value: T, change: (by: (before: T) => T) => void];

/** Two worlds, and two more that one goes back to. */
const MOST_WORLDS = 4;

/** Like useState, by world, for as long as the page is open. */
export function keptByWorld<T>(): (world: ScenarioChoice, initial: () => T) => Held<T> {
  const useKept = create<{ readonly of: ReadonlyMap<string, T> }>(() => ({ of: new Map() }));
  return function useKeptOf(world, initial) {
    const key = JSON.stringify(world);
    const [first] = useState(initial);
    const value = useKept(({ of }) => of.get(key)) ?? first;
    const change = useCallback(
      (by: (before: T) => T): void =>
        useKept.setState(({ of }) => {
          const others = [...of].filter(([other]) => other !== key).slice(1 - MOST_WORLDS);
          return { of: new Map([...others, [key, by(of.get(key) ?? first)]]) };
        }),
      [key, first],
    );
    return [value, change];
  };
}
