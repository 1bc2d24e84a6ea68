import { useDrawing } from '../../draw/thing/drawing.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { useChain } from './chain.ts';
import { CommandLine, NAME_BESIDE_PX } from './CommandLine.tsx';
import { commandNames, type NameSide } from './commandNames.ts';
import { FlyingLine } from './FlyingLine.tsx';
import { MarkDrawn } from './MarkDrawn.tsx';
import { MessageLine } from './MessageLine.tsx';
import type { Telling } from './model.ts';
import { laneY, type Page } from './page.ts';
import type { SpaceTime } from './spaceTime.ts';

interface Props {
  readonly diagram: SpaceTime;
  readonly page: Page;
  readonly telling: Telling;
  readonly rowPx: number;
  /** Where the playhead is. */
  readonly nowMs: number;
  readonly type: number;
}

/** Lines from lane to lane over all rows, and what happened on each lane. */
export function Messages(props: Props) {
  const { diagram, page, telling, rowPx } = props;
  const { side } = useDrawing();
  const y = laneY(diagram.lanes, rowPx);
  const heldUp = diagram.flying.filter(({ state }) => state !== 'flying');
  const named = namedCommands(props);
  const chain = useChain(side, diagram, page);
  return (
    <g>
      {diagram.commands.map((mark) => (
        <CommandLine
          key={mark.seq}
          {...{ mark, page, telling }}
          nameAt={named.get(mark.seq)}
          chained={chain?.has(mark.seq)}
          height={diagram.lanes.length * rowPx}
        />
      ))}
      {diagram.messages.map((message) => (
        <MessageLine key={message.seq} {...{ message, y, page, telling }} chained={chain?.has(message.seq)} />
      ))}
      {heldUp.map((message) => (
        <FlyingLine key={message.id} {...{ message, y, page }} />
      ))}
      {diagram.marks.map((mark) => (
        <MarkDrawn
          key={mark.seq}
          {...{ mark, page, telling }}
          y={y(mark.lane)}
          chained={chain?.has(mark.seq)}
        />
      ))}
    </g>
  );
}

function namedCommands({ diagram, page, telling, nowMs, type }: Props): ReadonlyMap<number, NameSide> {
  const lines = diagram.commands.map(({ seq, at, command }) => ({
    seq,
    x: page.xOf(at.timeMs),
    nameWidth: NAME_BESIDE_PX + BOLD * textWidth(telling.commandOf(command), NAME_PX * type),
  }));
  return commandNames(lines, { width: page.widthPx, playhead: page.xOf(nowMs) });
}

const NAME_PX = 11;
/** How much wider bold words with wide letters are than words are taken for. */
const BOLD = 1.28;
