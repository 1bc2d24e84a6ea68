import { Disc } from '../../draw/thing/Disc.tsx';
import { CROSS } from '../../draw/thing/glyphs.ts';
import { legible } from '../../draw/thing/legible.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import { SMALLEST, type LedgerLayout, type Ticket } from './layout.ts';
import type { ResourceModel } from './model.ts';
import styles from './resource.module.css';

interface Props {
  readonly model: ResourceModel;
  readonly ticket: Ticket;
  readonly layout: LedgerLayout;
}

/** A write, or some alike in a row: their token, whose they are, what was written last. Rejected ones are struck out. */
export function TicketDrawn({ model, ticket: { run, x, y }, layout }: Props) {
  const { words } = model;
  const write = run.last;
  const { type } = layout;
  const { width, height } = layout.ticket;
  const member = model.memberOf(run);
  return (
    <Thing
      name={{ kind: 'client', id: write.client }}
      text={model.textOf(run)}
      className={styles.ticket}
      x={x}
      y={y}
      hue={member?.index ?? 7}
      data-fate={write.fate}
    >
      {run.count > 1 && (
        <rect
          className={styles.under}
          x={4 - width / 2}
          y={-4 - height / 2}
          width={width}
          height={height}
          rx={5}
        />
      )}
      <rect className={styles.paper} x={-width / 2} y={-height / 2} width={width} height={height} rx={5} />
      <text className={styles.token} y={-height * 0.12} fontSize={legible(12, type, 'text')}>
        {words.token(write.token)}
      </text>
      <g transform={`translate(${-width * 0.25} ${height * 0.24})`}>
        <Disc
          index={member?.index}
          name={member?.name ?? '?'}
          r={8 * type}
          edge="none"
          letter={legible(SMALLEST, type, 'text')}
        />
      </g>
      <text
        className={styles.written}
        x={width * 0.14}
        y={height * 0.35}
        fontSize={legible(SMALLEST, type, 'text')}
      >
        {write.value}
      </text>
      {run.count > 1 && (
        <text
          className={styles.count}
          x={width / 2 + 16 * type}
          y={-height / 2 - 6 * type}
          fontSize={legible(SMALLEST, type, 'text')}
        >
          ×{run.count}
        </text>
      )}
      {write.fate === 'rejected' && (
        <path
          className={styles.cross}
          d={CROSS}
          transform={`translate(${width / 2 - 2} ${-height / 2 + 2}) scale(0.8)`}
        />
      )}
      {write.fate === 'back' && (
        <text
          className={styles.back}
          x={-width / 2}
          y={-height / 2 - 5 * type}
          fontSize={legible(SMALLEST, type, 'text')}
        >
          {words.wentBack}
        </text>
      )}
    </Thing>
  );
}
