import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { legible } from '../../draw/thing/legible.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { freeEnd, ledgerLayout, stepsOf, type LedgerLayout } from './layout.ts';
import { resourceModel, type ResourceModel } from './model.ts';
import { TheResource } from './TheResource.tsx';
import { TicketDrawn } from './TicketDrawn.tsx';
import styles from './resource.module.css';
import { words as english } from './words/en.ts';

export const ResourceView = viewOf(
  'resource',
  english,
  resourceModel,
  boardOf(ledgerLayout, Drawing, styles.ledger),
);

function Drawing({ model, layout }: BoardProps<ResourceModel, LedgerLayout>) {
  const { words } = model;
  const { width, left, trayY, ticket, type } = layout;
  const nameSize = legible(12, type, 'text');
  const nameEnd = freeEnd(layout, textWidth(words.rejectedRow, nameSize));
  return (
    <>
      {trayY !== null && (
        <>
          <rect
            className={styles.tray}
            x={left - 6}
            y={trayY - ticket.height / 2 - 4}
            width={width - left + 6}
            height={ticket.height + 7}
            rx={6}
          />
          <text
            className={styles.trayName}
            data-end={nameEnd}
            x={nameEnd === 'end' ? width - 8 : left + 2}
            y={trayY}
            dy="0.35em"
            fontSize={nameSize}
          >
            {words.rejectedRow}
          </text>
        </>
      )}
      <TheResource ledger={model.shown} layout={layout} words={words} />
      {stepsOf(layout).map(({ key, d, way }) => (
        <path key={key} className={styles.way} data-way={way} d={d} />
      ))}
      {layout.tickets.map((drawn) => (
        <TicketDrawn key={drawn.run.first.number} {...{ model, layout }} ticket={drawn} />
      ))}
    </>
  );
}
