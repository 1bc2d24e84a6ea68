import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { Disc } from '../../draw/thing/Disc.tsx';
import { textWidth, wrap } from '../../draw/thing/textFit.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { Bins } from './Bins.tsx';
import { beltLayout, LEAST_FONT, type BeltLayout, type Box, type Station } from './layout.ts';
import { queueModel, type QueueModel } from './model.ts';
import styles from './conveyor.module.css';
import { words as english } from './words/en.ts';

export const ConveyorView = viewOf(
  'conveyor',
  english,
  queueModel,
  boardOf(beltLayout, Drawing, styles.conveyor),
);

function Drawing({ model, layout }: BoardProps<QueueModel, BeltLayout>) {
  const { shown, words } = model;
  const { belt, box, type } = layout;
  const [producer] = shown.producers;
  return (
    <>
      <rect
        className={styles.belt}
        x={0}
        y={belt.y - box.height / 2 - 7}
        width={belt.right + 10}
        height={box.height + 14}
        rx={(box.height + 14) / 2}
      />
      {producer !== undefined && (
        <StationDrawn
          {...{ model, r: 13 * type, text: words.producer }}
          station={{ client: producer, x: 20 * type, y: belt.y }}
        />
      )}
      {layout.more > 0 && (
        <text className={styles.more} x={belt.left + 6} y={belt.y + 4 * type} fontSize={12 * type}>
          {words.behind(layout.more)}
        </text>
      )}
      {layout.workers.map((station) => (
        <StationDrawn key={station.client} {...{ model, station, r: 13 * type, text: words.worker }} />
      ))}
      {layout.moreWorkers > 0 && (
        <text className={styles.moreWorkers} x={layout.width - 4} y={12 * type} fontSize={12 * type}>
          {words.more(layout.moreWorkers)}
        </text>
      )}
      <Bins layout={layout} counts={shown.counts} words={words} />
      {layout.boxes.map((drawn) => (
        <BoxDrawn key={drawn.key} {...{ model, layout }} box={drawn} />
      ))}
    </>
  );
}

interface StationProps {
  readonly model: QueueModel;
  readonly station: Station;
  readonly r: number;
  readonly text: (name: string) => string;
}

/** A client at the belt. */
function StationDrawn({ model, station: { client, x, y }, r, text }: StationProps) {
  const { index, name = '?', body = 'dead' } = model.memberOf(client) ?? {};
  return (
    <Thing name={{ kind: 'client', id: client }} text={text(name)} {...{ x, y }}>
      <Disc {...{ index, name, r, body }} />
    </Thing>
  );
}

interface BoxProps extends BoardProps<QueueModel, BeltLayout> {
  readonly box: Box;
}

/** One item, wherever it is: it glides from the belt into a hand, and from there into a bin. */
function BoxDrawn({ model, layout, box: { item, x, y } }: BoxProps) {
  const { width, height } = layout.box;
  const fitting = ((width - 8) / textWidth(item.item, 1)) * 0.98;
  const fontSize = Math.max(LEAST_FONT * layout.type, Math.min(13 * layout.type, fitting));
  const [name = item.item] = wrap(item.item, width - 4, fontSize, 1);
  return (
    <Thing
      name={{ kind: 'znode', id: item.path }}
      also={item.by.map((id) => ({ kind: 'client', id }))}
      text={model.textOf(item)}
      className={styles.box}
      {...{ x, y }}
      hue={model.memberOf(item.producer)?.index ?? 7}
      data-state={item.state}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
      <text y={fontSize * 0.36} fontSize={fontSize}>
        {name}
      </text>
    </Thing>
  );
}
