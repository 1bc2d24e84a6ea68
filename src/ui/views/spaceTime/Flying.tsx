import { FlyingLine } from './FlyingLine.tsx';
import { laneY, type Page } from './page.ts';
import type { SpaceTime } from './spaceTime.ts';

interface Props {
  readonly diagram: SpaceTime;
  readonly page: Page;
  readonly rowPx: number;
}

/** Messages that move. Those that are held up stand still, whole. */
export function Flying({ diagram: { lanes, flying }, page, rowPx }: Props) {
  const y = laneY(lanes, rowPx);
  const moving = flying.filter(({ state }) => state === 'flying');
  return moving.map((message) => <FlyingLine key={message.id} {...{ message, y, page }} />);
}
