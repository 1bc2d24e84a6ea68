// The event table: a cell for each call that sets a watch and each thing that can happen, played when it is asked for.
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { turn } from '../../playback/slice.ts';
import { playedEvents, type PlayedEvents } from '../../select/playedEvents.ts';

export interface EventTable {
  readonly calls: readonly string[];
  readonly happenings: readonly string[];
}

/** Null for a scenario without such choices. */
export function eventTable({ parameters }: Scenario): EventTable | null {
  const optionsOf = (name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return parameter?.kind === 'choice' ? parameter.options : null;
  };
  const [calls, happenings] = [optionsOf('call'), optionsOf('happening')];
  return calls === null || happenings === null ? null : { calls, happenings };
}

const cells = new Map<string, PlayedEvents>();

/** A cell, once it has been played. */
export function cellOf(call: string, happening: string): PlayedEvents | undefined {
  return cells.get(`${call} ${happening}`);
}

/** Plays what has not been played yet, a row at a time, so that the page goes on. `onRow` answers whether it is still wanted. */
export async function playAll(scenario: Scenario, onRow: () => boolean): Promise<void> {
  const table = eventTable(scenario);
  for (const happening of table?.happenings ?? []) {
    for (const call of table?.calls ?? []) {
      if (cellOf(call, happening) === undefined)
        cells.set(`${call} ${happening}`, playedEvents(scenario, { call, happening }));
    }
    if (!onRow()) return;
    // Rows come one after the other, and the page is to draw and listen between them.
    await turn();
  }
}
