import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { WatchLook } from '../../draw/board/WatchLook.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import type { Eyes } from './eyes.ts';
import { eyePath, eyesLayout, type EyesLayout } from './layout.ts';
import { eyesModel, type EyesModel } from './model.ts';
import { SeatDrawn, type Gaze } from './SeatDrawn.tsx';
import styles from './eyes.module.css';
import { words as english } from './words/en.ts';

export const EyesView = viewOf('eyes', english, eyesModel, boardOf(eyesLayout, Drawing, styles.eyes));

function Drawing({ model, layout }: BoardProps<EyesModel, EyesLayout>) {
  return (
    <>
      <EyeLines model={model} layout={layout} />
      {model.seats.map((seat) => (
        <SeatDrawn
          key={seat.seat.key}
          {...seat}
          layout={layout}
          words={model.words}
          gaze={gazeOf(model.shown, seat.seat.key, layout.x)}
        />
      ))}
    </>
  );
}

/** Where the first thing is that a seat looks at: its pupils go there. */
function gazeOf({ looks }: Eyes, key: string, x: ReadonlyMap<string, number>): Gaze {
  const look = looks.find(({ from }) => from === key);
  if (look === undefined) return null;
  return look.to === null ? 'list' : (x.get(look.to) ?? null);
}

function EyeLines({ model: { shown, seats }, layout }: BoardProps<EyesModel, EyesLayout>) {
  const { looks } = useDrawing();
  const memberAt = (key: string | null) => seats.find(({ seat }) => seat.key === key)?.member;
  return shown.looks.map((look) => {
    const path = eyePath(layout, look);
    const [from, to] = [memberAt(look.from), memberAt(look.to)];
    const isDim =
      looks.of({ kind: 'client', id: from?.id ?? '' }, { kind: 'client', id: to?.id ?? '' }) === 'dim';
    return path === null ? null : (
      <WatchLook
        key={look.key}
        path={path}
        hue={from?.index ?? 7}
        state={look.state}
        isList={look.to === null}
        head={look.to === null ? 'up' : 'down'}
        isDim={isDim}
      />
    );
  });
}
