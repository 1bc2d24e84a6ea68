import { useEffect, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { PlayedEvents } from '../../select/playedEvents.ts';
import { useSession } from '../../stores/session.ts';
import { cellOf, playAll } from './eventTable.ts';

export interface PlayedTable {
  /** How many have been played so far. */
  readonly rows: number;
  /** A cell, once it has been played. */
  readonly cellOf: (call: string, happening: string) => PlayedEvents | undefined;
}

/** Plays the table of that world, row by row. */
export function usePlayedTable(side: WorldSide): PlayedTable {
  const scenario = useSession(({ experiment }) => experiment?.scenarios[side]);
  const [rows, setRows] = useState(0);
  useEffect(() => {
    if (scenario === undefined) return;
    let isShown = true;
    let played = 0;
    void playAll(scenario, () => {
      played += 1;
      if (isShown) setRows(played);
      return isShown;
    });
    return () => {
      isShown = false;
    };
  }, [scenario]);
  return { rows, cellOf };
}
