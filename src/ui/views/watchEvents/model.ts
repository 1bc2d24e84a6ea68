// Which call that sets a watch hears of what: every cell is a run of this scenario.
import { valueLabel } from '../../../words/parameterNames.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import type { PlayedEvents } from '../../select/playedEvents.ts';
import { eventTable } from './eventTable.ts';
import type { PlayedTable } from './usePlayedTable.ts';
import type { Words } from './words/en.ts';

export interface EventsModel extends ViewModel {
  /** What each column is: a call. */
  readonly columns: readonly Head[];
  readonly rows: readonly EventRow[];
  readonly words: Words;
}

interface Head {
  readonly key: string;
  readonly name: string;
}

/** Something that happens. */
interface EventRow extends Head {
  /** One for each column. */
  readonly cells: readonly EventCell[];
}

export interface EventCell {
  readonly key: string;
  /** Undefined: it has not been played yet. */
  readonly played: PlayedEvents | undefined;
  /** Whether the watch is still set after what it heard. */
  readonly stays: boolean;
  /** Whether it is the run shown. */
  readonly isShown: boolean;
  readonly text: string;
}

export function eventsModel(
  { scenario, choice: { values } }: Scene,
  { words, page }: ViewTexts<Words>,
  { rows, cellOf }: PlayedTable,
): EventsModel | null {
  const table = eventTable(scenario);
  if (table === null) return null;
  const { calls, happenings } = table;
  const headOf = (parameter: string) => (key: string) => ({
    key,
    name: valueLabel({ scenario: scenario.id }, { name: parameter }, key, page),
  });
  const columns = calls.map(headOf('call'));
  return {
    line: rows < happenings.length ? words.playing(rows, happenings.length) : words.line,
    spoken: [],
    things: [],
    columns,
    rows: happenings.map(headOf('happening')).map((happening) => ({
      ...happening,
      cells: columns.map((call) => {
        const played = cellOf(call.key, happening.key);
        const { events, isSetAfterwards } = played ?? { events: [], isSetAfterwards: false };
        const stays = isSetAfterwards && events.length > 0;
        return {
          key: call.key,
          played,
          stays,
          isShown: values['call'] === call.key && values['happening'] === happening.key,
          text: words.cell(call.name, happening.name, events, stays),
        };
      }),
    })),
    words,
  };
}
