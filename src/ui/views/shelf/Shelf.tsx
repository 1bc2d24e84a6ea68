import { Fragment, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { SHELF as WORDS } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import {
  SHELF_SHARE,
  sizeShelf,
  sizeViews,
  useShelfShare,
  useWholeView,
  useWidthOf,
} from '../../stores/shownViews.ts';
import { Choice } from '../../parts/Choice.tsx';
import { useDiffering } from '../../stores/differing.ts';
import { useSession } from '../../stores/session.ts';
import { MarkedDifferences } from '../differences/useDifferences.ts';
import { SideName } from '../../draw/view/ViewFrame.tsx';
import { isEmbed } from '../../parts/isEmbed.ts';
import { SHELF } from './registry.ts';
import { raisedViewStore } from './raisedView.ts';
import { Separator } from './Separator.tsx';
import { ViewTools } from './ViewTools.tsx';
import { useKeptHeight } from './keptHeight.ts';
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
  const all = useWords();
  const words = all.views;
  const areTwo = useSession(({ experiment }) => experiment?.worlds.length === 2);
  const sideName = !areTwo ? '' : side === 0 ? all.shell.left : all.shell.right;
  const whole = useWholeView(side);
  const share = useShelfShare();
  const differing = useDiffering(side).views;
  const { tab } = useWords(WORDS).layout;
  const kept = useKeptHeight(shelf);
  useEffect(
    () =>
      raisedViewStore.subscribe(({ asked }) => {
        if (asked === null) return;
        setFront(asked.view);
        light(asked.view);
        shelf.current?.scrollIntoView({ block: 'nearest' });
      }),
    [],
  );
  const room = Math.max(1, Math.floor(width / MIN_VIEW_WIDTH));
  const first = front !== null && views.includes(front) ? front : views[0];
  const asWide = views.length <= room ? views : views.filter((id) => id === first);
  const shown = whole === null ? asWide : [whole];
  const hasTabs = shown.length < views.length && whole === null && first !== undefined;
  return (
    <section
      ref={shelf}
      className={styles.shelf}
      aria-label={sideName === '' ? words.shelf : all.picture.parameterIs(sideName, words.shelf)}
      data-whole={whole ?? undefined}
      data-sized={share !== null || undefined}
      data-tabs={hasTabs || undefined}
      style={{ ...kept, ...(share === null || whole !== null ? {} : { height: `${share}%` }) }}
    >
      {views.includes('differences') && <MarkedDifferences side={side} />}
      {whole === null && <HeightSeparator shelf={shelf} share={share} />}
      {/* The picture's own heading is not there. */}
      {whole !== null && <h2 className="visually-hidden">{words.shelf}</h2>}
      {hasTabs && (
        <Choice
          name={words.shelf}
          value={first}
          className={styles.tabs}
          options={views.map((value) => {
            const label = words.names[value];
            return differing.has(value)
              ? { value, label: <span className={styles.differs}>{label}</span>, name: tab(label) }
              : { value, label };
          })}
          onChoose={setFront}
        />
      )}
      <SideName value={sideName}>
        <Row views={shown} side={side} lit={lit} whole={whole} />
      </SideName>
    </section>
  );
}

interface RowProps {
  readonly views: readonly ViewId[];
  readonly side: WorldSide;
  readonly lit: ViewId | null;
  readonly whole: ViewId | null;
}

/** Side by side, each as wide as it was made. */
function Row({ views, side, lit, whole }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const widthOf = useWidthOf();
  return (
    <div ref={row} className={styles.row}>
      {views.map((id, at) => {
        const before = views[at - 1];
        return (
          <Fragment key={id}>
            {before !== undefined && <WidthSeparator left={before} right={id} />}
            <div
              className={styles.view}
              data-brought-up={id === lit || undefined}
              style={{ flexGrow: widthOf(id) }}
            >
              {!isEmbed() && <ViewTools id={id} side={side} isWhole={id === whole} />}
              <ViewOf id={id} side={side} />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

interface HeightProps {
  readonly shelf: RefObject<HTMLElement | null>;
  readonly share: number | null;
}

/** Between the picture and the views below it. */
function HeightSeparator({ shelf, share }: HeightProps) {
  const { layout } = useWords(WORDS);
  const boxes = () => {
    const own = shelf.current?.getBoundingClientRect();
    const all = shelf.current?.parentElement?.getBoundingClientRect();
    return { own, all, height: all?.height ?? 1 };
  };
  const now = () => share ?? (100 * (boxes().own?.height ?? 0)) / boxes().height;
  return (
    <Separator
      name={layout.height}
      orientation="horizontal"
      value={now}
      shown={share ?? USUAL_SHARE}
      least={SHELF_SHARE.least}
      most={SHELF_SHARE.most}
      valueAt={({ clientY }) => (100 * ((boxes().all?.bottom ?? 0) - clientY)) / boxes().height}
      onMove={sizeShelf}
      onReset={() => sizeShelf(null)}
    />
  );
}

/** As the style sheet has it. */
const USUAL_SHARE = 36;

/** Of two views beside each other neither gets less. */
const LEAST_SHARE = 20;

function WidthSeparator({ left, right }: { readonly left: ViewId; readonly right: ViewId }) {
  const { layout } = useWords(WORDS);
  const { names } = useWords().views;
  const widthOf = useWidthOf();
  const both = widthOf(left) + widthOf(right);
  const share = (100 * widthOf(left)) / both;
  const boxes = (separator: HTMLElement) => ({
    from: separator.previousElementSibling?.getBoundingClientRect().left ?? 0,
    to: separator.nextElementSibling?.getBoundingClientRect().right ?? 1,
  });
  const size = (percent: number) =>
    sizeViews({
      [left]: Math.round((both * percent) / 100),
      [right]: both - Math.round((both * percent) / 100),
    });
  return (
    <Separator
      name={layout.between(names[left], names[right])}
      orientation="vertical"
      value={() => share}
      shown={share}
      least={LEAST_SHARE}
      most={100 - LEAST_SHARE}
      valueAt={({ clientX, currentTarget }) => {
        const { from, to } = boxes(currentTarget);
        return (100 * (clientX - from)) / (to - from);
      }}
      onMove={size}
      onReset={() => size(50)}
    />
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
