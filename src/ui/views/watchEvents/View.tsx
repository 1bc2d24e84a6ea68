import { viewWithOwn } from '../../draw/view/viewOf.tsx';
import { eventsModel, type EventsModel } from './model.ts';
import { RunButton } from './RunButton.tsx';
import { usePlayedTable } from './usePlayedTable.ts';
import styles from './watchEvents.module.css';
import { words as english } from './words/en.ts';

// A cell is a run that can be opened: it is no table of chips.
export const WatchEventsView = viewWithOwn('watchEvents', english, usePlayedTable, eventsModel, EventTable);

function EventTable({ model: { columns, rows, words } }: { readonly model: EventsModel }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.corner}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell.key}>
                  <RunButton cell={cell} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
