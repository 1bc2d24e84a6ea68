// A board: things and links on a plane as large as its place in the page. It is laid out once it is known how much room there is,
// and again when that or what is shown changes.
import { useMemo, type ComponentType } from 'react';
import { classes } from '../../parts/classes.ts';
import { Measured } from '../view/Measured.tsx';
import type { PictureSize } from '../view/useSize.ts';
import styles from './board.module.css';

export interface BoardProps<Model, Layout> {
  readonly model: Model;
  readonly layout: Layout;
}

interface Area {
  readonly width: number;
  readonly height: number;
}

/** `model.shown` is what the layout depends on besides the size: the same object as long as it has not changed. */
export function boardOf<Shown, Model extends { readonly shown: Shown }, Layout extends Area>(
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
      >
        <Drawing model={model} layout={layout} />
      </svg>
    );
  }
  return function Board({ model }) {
    return <Measured>{(size) => <Laid model={model} size={size} />}</Measured>;
  };
}
