import type { ViewWords } from '../../../words/messages.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { CastMember } from '../../select/cast.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { legible } from '../../draw/thing/legible.ts';
import { CROSS, discShape } from '../../draw/thing/glyphs.ts';
import type { LedgerLayout, Ticket } from './layout.ts';
import styles from './resource.module.css';

interface Props {
  readonly side: WorldSide;
  readonly ticket: Ticket;
  readonly layout: LedgerLayout;
  readonly looks: Looks;
  readonly words: ViewWords['resource'];
  readonly member: CastMember | undefined;
  readonly text: string;
  readonly onTell: (text: string | null) => void;
}

/** A write, or some alike in a row: their token, whose they are, what was written last. Rejected ones are struck out. */
export function TicketDrawn({ side, ticket, layout, looks, words, member, text, onTell }: Props) {
  const { run, x, y } = ticket;
  const write = run.last;
  const { type } = layout;
  const { width, height } = layout.ticket;
  const thing = { kind: 'client', id: write.client } as const;
  const name = member?.name ?? '?';
  const letter = legible(9.5, type, 'text');
  return (
    <g
      role="button"
      aria-label={text}
      className={styles.ticket}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-hue={(member?.index ?? 7) % 8}
      data-fate={write.fate}
      data-look={looks.of(thing)}
      {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
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
        <path className={styles.disc} d={discShape(member?.index ?? 0, 7.5 * type)} />
        <text className={styles.letter} y={letter * 0.35} fontSize={letter}>
          {name}
        </text>
      </g>
      <text
        className={styles.written}
        x={width * 0.14}
        y={height * 0.35}
        fontSize={legible(11.5, type, 'text')}
      >
        {write.value}
      </text>
      {run.count > 1 && (
        <text
          className={styles.count}
          x={width / 2 + 16 * type}
          y={-height / 2 - 6 * type}
          fontSize={legible(11.5, type, 'text')}
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
          fontSize={legible(11.5, type, 'text')}
        >
          {words.wentBack}
        </text>
      )}
    </g>
  );
}
