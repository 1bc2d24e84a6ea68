import type { Messages, ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useMemo, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { queueLedger, type QueueItem, type QueueLedger } from './queueLedger.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { Bins } from './Bins.tsx';
import { BoxDrawn } from './BoxDrawn.tsx';
import { beltLayout } from './layout.ts';
import { StationDrawn } from './StationDrawn.tsx';
import styles from './conveyor.module.css';

/** A queue as a belt: what waits on it, what workers have in hand, and bins for what is done, done twice or lost. */
export default function ConveyorView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).conveyor;
  const { format } = useWords();
  const scene = useScene(side);
  const ledger = useLedger(scene);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null || ledger === null) return null;
  const isEmpty = ledger.producers.length === 0 && ledger.workers.length === 0;
  const textOf = (item: QueueItem) => itemText(item, scene.cast, words);
  return (
    <ViewFrame
      id="conveyor"
      line={isEmpty ? words.empty : (told ?? lineOf(ledger, words, format))}
      tone={told === null && ledger.counts.twice + ledger.counts.lost > 0 ? 'alarm' : 'calm'}
      spoken={ledger.items.slice(0, SPOKEN_AT_MOST).map(textOf)}
    >
      {isEmpty ? null : (
        <Measured>
          {(size) => <Belt {...{ side, ledger, size, words, textOf }} cast={scene.cast} onTell={setTold} />}
        </Measured>
      )}
    </ViewFrame>
  );
}

const SPOKEN_AT_MOST = 40;
/** More than fit on the widest belt. */
const TOLD_AT_MOST = 40;

function useLedger(scene: Scene | null): QueueLedger | null {
  const trace = scene?.view.simulation.trace ?? null;
  const step = scene?.now.step ?? 0;
  return useMemo(() => (trace === null ? null : queueLedger(trace, step, TOLD_AT_MOST)), [trace, step]);
}

interface BeltProps {
  readonly side: WorldSide;
  readonly ledger: QueueLedger;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['conveyor'];
  readonly textOf: (item: QueueItem) => string;
  readonly onTell: (text: string | null) => void;
}

function Belt({ side, ledger, cast, size, words, textOf, onTell }: BeltProps) {
  const layout = useMemo(() => beltLayout(ledger, size), [ledger, size]);
  const looks = useLooks(
    side,
    [...ledger.workers, ...ledger.producers].map((id) => ({ kind: 'client', id })),
  );
  const { belt, box, type } = layout;
  return (
    <svg className={styles.conveyor} width={layout.width} height={layout.height} role="group">
      <rect
        className={styles.belt}
        x={0}
        y={belt.y - box.height / 2 - 7}
        width={belt.right + 10}
        height={box.height + 14}
        rx={(box.height + 14) / 2}
      />
      {ledger.producers.slice(0, 1).map((client) => (
        <StationDrawn
          key={client}
          {...{ side, looks, words, type }}
          station={{ client, x: 20 * type, y: belt.y }}
          member={memberOf(cast, client)}
        />
      ))}
      {layout.more > 0 && (
        <text className={styles.more} x={belt.left + 6} y={belt.y + 4 * type} fontSize={12 * type}>
          {words.behind(layout.more)}
        </text>
      )}
      {layout.workers.map((station) => (
        <StationDrawn
          key={station.client}
          {...{ side, looks, words, type, station }}
          member={memberOf(cast, station.client)}
        />
      ))}
      {layout.moreWorkers > 0 && (
        <text className={styles.moreWorkers} x={layout.width - 4} y={12 * type} fontSize={12 * type}>
          {words.more(layout.moreWorkers)}
        </text>
      )}
      <Bins layout={layout} counts={ledger.counts} words={words} />
      {layout.boxes.map((drawn) => (
        <BoxDrawn
          key={drawn.key}
          {...{ side, layout, looks, onTell }}
          box={drawn}
          hue={memberOf(cast, drawn.item.producer)?.index ?? 7}
          text={textOf(drawn.item)}
        />
      ))}
    </svg>
  );
}

function lineOf({ counts }: QueueLedger, words: ViewWords['conveyor'], format: Messages['format']): string {
  const wrong = [
    ...(counts.twice > 0 ? [words.twice(counts.twice)] : []),
    ...(counts.lost > 0 ? [words.lost(counts.lost)] : []),
  ];
  return wrong.length > 0
    ? format.sentences(wrong)
    : words.calm(counts.waiting, counts.taken, counts.processed);
}

function itemText(item: QueueItem, cast: readonly CastMember[], words: ViewWords['conveyor']): string {
  const names = item.by.map((client) => memberOf(cast, client)?.name ?? '?');
  switch (item.state) {
    case 'waiting':
      return words.item.waiting(item.item, item.path);
    case 'lost':
      return words.item.lost(item.item);
    case 'taken':
    case 'processed':
    case 'twice':
      return words.item[item.state](item.item, names);
    default:
      return item.state satisfies never;
  }
}
