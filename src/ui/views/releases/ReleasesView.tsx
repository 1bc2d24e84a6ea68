import type { ViewWords } from '../../../words/messages.ts';
import { useMemo, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { CastMember } from '../../select/cast.ts';
import { releases, REQUEST_KINDS, type ReleaseCost, type Releases } from './releases.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { newestThatFit } from '../../draw/view/newestThatFit.ts';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { wordsFor } from '../../draw/view/otherwise.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { CostColumn } from './CostColumn.tsx';
import { costText, lineOf } from './costText.ts';
import { costsLayout } from './layout.ts';
import styles from './releases.module.css';

/** What each release of the lock cost: whom it woke, upwards, and the requests that came of it, downwards. */
export default function ReleasesView({ side }: { readonly side: WorldSide }) {
  const ofLocks = useWords(SHELF).releases;
  const { format } = useWords();
  const scene = useScene(side);
  const all = useReleases(scene);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null || all === null) return null;
  const words = wordsFor(ofLocks, scene.scenario);
  const { costs } = all;
  const textOf = (cost: ReleaseCost) => costText(cost, { words, format, cast: scene.cast });
  return (
    <ViewFrame
      id="releases"
      line={costs.length === 0 ? words.empty : (told ?? lineOf(all, words))}
      spoken={costs.slice(-SPOKEN_AT_MOST).map(textOf)}
      legend={<Legend words={words} />}
    >
      {costs.length === 0 ? null : (
        <Measured>
          {(size) => <Columns {...{ side, all, size, words, textOf }} cast={scene.cast} onTell={setTold} />}
        </Measured>
      )}
    </ViewFrame>
  );
}

const SPOKEN_AT_MOST = 40;
/** More than fit on the widest page. */
const MOST_DRAWN = 60;

function useReleases(scene: Scene | null): Releases | null {
  const trace = scene?.view.simulation.trace ?? null;
  const line = scene?.line ?? null;
  const step = scene?.now.step ?? 0;
  return useMemo(
    () => (trace === null || line === null ? null : releases(trace, line, step, MOST_DRAWN)),
    [trace, line, step],
  );
}

function Legend({ words }: { readonly words: ViewWords['releases'] }) {
  return (
    <>
      <span>
        <i className={styles.waitedSign} /> {words.waited}
      </span>
      {REQUEST_KINDS.filter((kind) => kind !== 'other').map((kind) => (
        <span key={kind}>
          <svg className={styles.sign} viewBox="0 0 10 10" data-kind={kind}>
            <rect className={styles.request} x={1} y={1} width={8} height={8} rx={1.5} />
          </svg>{' '}
          {words.kinds[kind]}
        </span>
      ))}
    </>
  );
}

interface ColumnsProps {
  readonly side: WorldSide;
  readonly all: Releases;
  readonly cast: readonly CastMember[];
  readonly size: PictureSize;
  readonly words: ViewWords['releases'];
  readonly textOf: (cost: ReleaseCost) => string;
  readonly onTell: (text: string | null) => void;
}

function Columns({ side, all, cast, size, words, textOf, onTell }: ColumnsProps) {
  const layout = useMemo(() => costsLayout(all.costs, size), [all.costs, size]);
  const { shown, earlier } = newestThatFit(all.costs, layout.room, all.count);
  const looks = useLooks(
    side,
    cast.map(({ id }) => ({ kind: 'client', id })),
  );
  const { middleY, radius, type, width, height } = layout;
  const fontSize = 12.5 * type;
  return (
    <svg className={styles.costs} width={width} height={height} role="group">
      <text className={styles.axis} x={0} y={middleY - radius - 6} fontSize={fontSize}>
        {words.woken}
      </text>
      <text className={styles.axis} x={0} y={middleY + radius + fontSize + 2} fontSize={fontSize}>
        {words.requests}
      </text>
      {earlier > 0 && (
        <text className={styles.earlier} x={0} y={middleY} dy="0.35em" fontSize={11.5 * type}>
          {words.earlier(earlier)}
        </text>
      )}
      <line className={styles.middle} x1={layout.left - 6} x2={width} y1={middleY} y2={middleY} />
      {shown.map((cost, at) => (
        <CostColumn
          key={cost.number}
          {...{ side, cost, cast, layout, looks, onTell }}
          x={layout.left + (at + 0.5) * layout.pitch}
          text={textOf(cost)}
        />
      ))}
    </svg>
  );
}
