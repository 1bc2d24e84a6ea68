import { useEffect, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { valueLabel } from '../../../words/parameterNames.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { loadScenario } from '../../playback/gestures.ts';
import type { PlayedEvents } from '../../select/playedEvents.ts';
import { movePlayhead } from '../../stores/movePlayhead.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { getExperiment, useSession } from '../../stores/session.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { cellOf, eventTable, playAll, type EventTable } from './eventTable.ts';
import styles from './watchEvents.module.css';

/** Which call that sets a watch hears of what: every cell is a run of this scene. */
export function WatchEventsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).watchEvents;
  const scenario = useSession(({ experiment }) => experiment?.scenarios[side]);
  const table = scenario === undefined ? null : eventTable(scenario);
  const rows = usePlayedRows(table === null ? undefined : scenario);
  if (scenario === undefined || table === null) return null;
  return (
    <ViewFrame
      id="watchEvents"
      line={rows < table.happenings.length ? words.playing(rows, table.happenings.length) : words.line}
      spoken={[]}
    >
      <Table side={side} scenario={scenario} table={table} />
    </ViewFrame>
  );
}

/** How many rows have been played so far. */
function usePlayedRows(scenario: Scenario | undefined): number {
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
  return rows;
}

interface TableProps {
  readonly side: WorldSide;
  readonly scenario: Scenario;
  readonly table: EventTable;
}

function Table({ side, scenario, table }: TableProps) {
  const words = useWords();
  const text = useWords(SHELF).watchEvents;
  const values = useSession(({ experiment }) => experiment?.choices[side]?.values);
  const label = (name: string, value: string) =>
    valueLabel({ scenario: scenario.id }, { name }, value, words);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.corner}</th>
            {table.calls.map((call) => (
              <th key={call} scope="col">
                {label('call', call)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.happenings.map((happening) => (
            <tr key={happening}>
              <th scope="row">{label('happening', happening)}</th>
              {table.calls.map((call) => (
                <td key={call}>
                  <Cell
                    cell={cellOf(call, happening)}
                    call={label('call', call)}
                    happening={label('happening', happening)}
                    isShown={values?.['call'] === call && values['happening'] === happening}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly cell: PlayedEvents | undefined;
  readonly call: string;
  readonly happening: string;
  /** Whether it is the scene shown. */
  readonly isShown: boolean;
}

function Cell({ cell, call, happening, isShown }: CellProps) {
  const text = useWords(SHELF).watchEvents;
  if (cell === undefined) return null;
  const { events, isSetAfterwards } = cell;
  const stays = isSetAfterwards && events.length > 0;
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={isShown}
      aria-label={text.cell(call, happening, events, stays)}
      data-silent={events.length === 0 || undefined}
      onClick={() => openCell(cell)}
    >
      {events.length === 0 ? (
        text.nothing
      ) : (
        <>
          {events.map((event) => (
            <span key={event}>{event}</span>
          ))}
          {stays && <small>{text.stays}</small>}
        </>
      )}
    </button>
  );
}

/** The scene of that cell, at the moment it is about. */
function openCell({ choice, momentMs }: PlayedEvents): void {
  usePlayhead.setState({ playing: false });
  loadScenario([choice]);
  const experiment = getExperiment();
  experiment?.runUntil(momentMs, MAX_STEPS);
  movePlayhead({ step: experiment?.steps ?? 0 });
}

const MAX_STEPS = 100_000;
