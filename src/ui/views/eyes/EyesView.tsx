import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useMemo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { eyes, type Eyes } from './eyes.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { EyeLine } from './EyeLine.tsx';
import { lineOf, seatText } from './eyesText.ts';
import { eyePath, eyesLayout } from './layout.ts';
import { SeatDrawn } from './SeatDrawn.tsx';
import styles from './eyes.module.css';

/** An election: who watches whom over the heads, crowns for belief, znodes below for what the tree says. */
export default function EyesView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).eyes;
  const scene = useScene(side);
  if (scene === null) return null;
  const shown = eyes(scene.view.simulation, scene.view.world, scene.line);
  const line = lineOf(shown, scene.cast, words);
  return (
    <ViewFrame
      id="eyes"
      line={shown.seats.length === 0 ? words.empty : line.text}
      tone={line.tone}
      spoken={shown.seats.map((seat) => seatText(seat, shown, scene.cast, words))}
    >
      {shown.seats.length === 0 ? null : (
        <Measured>
          {(size) => <Drawn side={side} shown={shown} cast={scene.cast} size={size} words={words} />}
        </Measured>
      )}
    </ViewFrame>
  );
}

interface DrawnProps {
  readonly side: WorldSide;
  readonly shown: Eyes;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['eyes'];
}

function Drawn({ side, shown, cast, size, words }: DrawnProps) {
  const layout = useMemo(() => eyesLayout(shown, size), [shown, size]);
  const looks = useLooks(
    side,
    shown.seats.flatMap(({ client }) => (client === null ? [] : [{ kind: 'client', id: client } as const])),
  );
  const memberAt = (key: string) =>
    memberOf(cast, shown.seats.find((seat) => seat.key === key)?.client ?? null);
  return (
    <svg className={styles.eyes} width={layout.width} height={layout.height} role="group">
      {shown.looks.map((look) => (
        <EyeLine
          key={look.key}
          look={look}
          path={eyePath(layout, look)}
          hue={(memberAt(look.from)?.index ?? 7) % 8}
          dim={
            looks.of(
              { kind: 'client', id: memberAt(look.from)?.id ?? '' },
              { kind: 'client', id: memberAt(look.to ?? '')?.id ?? '' },
            ) === 'dim'
          }
        />
      ))}
      {shown.seats.map((seat) => (
        <SeatDrawn
          key={seat.key}
          {...{ side, seat, layout, looks, words }}
          member={memberOf(cast, seat.client)}
          looksAt={targetX(shown, seat.key, layout.x)}
          text={seatText(seat, shown, cast, words)}
        />
      ))}
    </svg>
  );
}

/** Where the first thing is that a seat looks at: its pupils go there. */
function targetX({ looks }: Eyes, key: string, x: ReadonlyMap<string, number>): number | null {
  const look = looks.find(({ from }) => from === key);
  return look === undefined || look.to === null ? null : (x.get(look.to) ?? null);
}
