// A board: things and links on a plane as large as its place in the page. It is laid out once it is known how much room there is,
// and again when that or what is shown changes.
import { useMemo, type ComponentType } from 'react';
import { classes } from '../../parts/classes.ts';
import { Measured } from '../view/Measured.tsx';
import type { PictureSize } from '../view/useSize.ts';
import type { ViewModel } from '../view/viewOf.tsx';
import styles from './board.module.css';

export interface BoardProps<Model, Layout> {
  readonly model: Model;
  readonly layout: Layout;
}

interface Area {
  readonly width: number;
  readonly height: number;
}

interface Shows<Shown> extends Pick<ViewModel, 'things'> {
  readonly shown: Shown;
}

/** Each thing that glides to its place is a picture of its own to the browser while it does. */
const GLIDE_AT_MOST = 48;

/** `model.shown` is what the layout depends on besides the size: the same object as long as it has not changed. */
export function boardOf<Shown, Model extends Shows<Shown>, Layout extends Area>(
  layoutOf: (shown: Shown, size: PictureSize) => Layout,
  Drawing: ComponentType<BoardProps<Model, Layout>>,
  className?: string,
): ComponentType<{ readonly model: Model }> {
  function Laid({ model, size }: { readonly model: Model; readonly size: PictureSize }) {
    const { shown } = model;
    const layout = useMemo(() => layoutOf(shown, size), [shown, size]);
    return (
      <svg
        className={classes(styles.board, className)}
        width={layout.width}
        height={layout.height}
        role="group"
        data-crowded={model.things.length > GLIDE_AT_MOST || undefined}
      >
        <Drawing model={model} layout={layout} />
      </svg>
    );
  }
  return function Board({ model }) {
    return <Measured>{(size) => <Laid model={model} size={size} />}</Measured>;
  };
}
