import { useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import { Choice } from '../../parts/Choice.tsx';
import { SHELF } from './registry.ts';
import { useBroughtUp } from './broughtUp.ts';
import styles from './Shelf.module.css';

/** A view needs so many pixels to be read. */
const MIN_VIEW_WIDTH = 340;

interface Props {
  readonly side: WorldSide;
  readonly views: readonly ViewId[];
}

/** The views that are shown, side by side where there is room, else one at a time. */
export function Shelf({ side, views }: Props) {
  const shelf = useRef<HTMLElement>(null);
  const width = useWidth(shelf);
  const [front, setFront] = useState<ViewId | null>(null);
  const [lit, light] = useState<ViewId | null>(null);
  const words = useWords().views;
  useEffect(
    () =>
      useBroughtUp.subscribe(({ asked }) => {
        if (asked === null) return;
        setFront(asked.view);
        light(asked.view);
        shelf.current?.scrollIntoView({ block: 'nearest' });
      }),
    [],
  );
  const room = Math.max(1, Math.floor(width / MIN_VIEW_WIDTH));
  const first = front !== null && views.includes(front) ? front : views[0];
  const shown = views.length <= room ? views : views.filter((id) => id === first);
  return (
    <section ref={shelf} className={styles.shelf} aria-label={words.shelf}>
      {shown.length < views.length && first !== undefined && (
        <Choice
          name={words.shelf}
          value={first}
          className={styles.tabs}
          options={views.map((value) => ({ value, label: words.names[value] }))}
          onChoose={setFront}
        />
      )}
      <div className={styles.row}>
        {shown.map((id) => (
          <div key={id} className={styles.view} data-brought-up={id === lit || undefined}>
            <ViewOf id={id} side={side} />
          </div>
        ))}
      </div>
    </section>
  );
}

function ViewOf({ id, side }: { readonly id: ViewId; readonly side: WorldSide }) {
  const View = SHELF[id];
  return <View side={side} />;
}

/** How many pixels wide an element is; 0 before it has been laid out. */
function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
