import { useDrawing } from '../../draw/thing/drawing.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { CommandMark } from '../../select/laneMessages.ts';
import { lookOf } from './chain.ts';
import type { NameSide } from './commandNames.ts';
import type { Telling } from './model.ts';
import { isOn, type Page } from './page.ts';
import styles from './spaceTime.module.css';

interface Props {
  readonly mark: CommandMark;
  readonly nameAt: NameSide | undefined;
  readonly height: number;
  readonly page: Page;
  readonly telling: Telling;
  /** Whether it is part of the chain that is lit; undefined: none is. */
  readonly chained: boolean | undefined;
}

/** What the user did, across all lanes. */
export function CommandLine({ mark, nameAt, height, page, telling, chained }: Props) {
  const { side, tell } = useDrawing();
  const x = page.xOf(mark.at.timeMs);
  if (!isOn(page, x)) return null;
  const text = telling.sentenceOf(mark.seq);
  return (
    <g
      className={styles.command}
      data-look={lookOf(chained, 'plain')}
      role="button"
      aria-label={text}
      {...pointing(side, { kind: 'record', id: String(mark.seq) }, (isPointedAt) =>
        tell(isPointedAt ? text : null),
      )}
    >
      <line x1={x} x2={x} y1={0} y2={height} />
      {nameAt !== undefined && (
        <text
          x={x}
          dy="0.8182em"
          dx={nameAt === 'end' ? -NAME_BESIDE_PX : NAME_BESIDE_PX}
          textAnchor={nameAt}
        >
          {telling.commandOf(mark.command)}
        </text>
      )}
    </g>
  );
}

/** Between a line and its name. */
export const NAME_BESIDE_PX = 4;
