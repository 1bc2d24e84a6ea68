import { useLayoutEffect, useMemo } from 'react';
import { resolveTarget, type ClientId } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import { useHint } from '../stores/hints.ts';
import { give } from '../commands/give.ts';
import { isFirstScene } from '../controls/presets.ts';
import { speakOfStacked, useWords } from '../../words/useWords.ts';
import { Choice } from '../parts/Choice.tsx';
import { isEmbed } from '../parts/isEmbed.ts';
import { play } from '../playback/transport.ts';
import { useNarrow } from '../parts/useNarrow.ts';
import { useSession } from '../stores/session.ts';
import { useShownViews } from '../stores/shownViews.ts';
import { useWorld, type WorldView } from '../stores/useWorld.ts';
import { Counters } from '../views/world/Counters.tsx';
import { showSide, useShownSide } from '../stores/shownSide.ts';
import { WorldView as Picture } from '../views/WorldView.tsx';
import type { Hint } from '../views/world/Picture.tsx';
import { WorldBoundary } from './WorldBoundary.tsx';
import styles from './Worlds.module.css';

/** The worlds side by side; one above the other, or a switch that keeps both counters in sight, where there is less room. */
export function Worlds() {
  const count = useSession((session) => session.experiment?.worlds.length ?? 0);
  const isNarrow = useNarrow('worlds');
  const isFlat = useIsFlat();
  const areStacked = count > 1 && isNarrow && isFlat;
  useLayoutEffect(() => {
    speakOfStacked(areStacked);
    return () => speakOfStacked(false);
  }, [areStacked]);
  const side = useShownSide();
  const hint = useKillHint();
  if (count < 2) {
    return <div className={styles.worlds}>{count === 1 && <World side={0} hint={hint} />}</div>;
  }
  if (isNarrow && !isFlat) {
    return (
      <div className={styles.one}>
        <SideSwitch />
        <World side={side} hint={side === 0 ? hint : null} />
      </div>
    );
  }
  return (
    <div className={areStacked ? styles.stacked : styles.worlds} data-stacked={areStacked || undefined}>
      <World side={0} hint={hint} />
      <World side={1} hint={null} isBeside />
    </div>
  );
}

/** Whether a picture of each world can be small: a tree with its clients, and nothing on a shelf below. */
function useIsFlat(): boolean {
  const areTrees = useSession(
    ({ experiment }) => experiment?.scenarios.every(({ picture }) => picture === 'tree') === true,
  );
  const left = useShownViews(0);
  const right = useShownViews(1);
  return areTrees && left.length === 0 && right.length === 0 && !isEmbed();
}

interface WorldProps {
  readonly side: WorldSide;
  readonly hint: Hint | null;
  readonly isBeside?: boolean;
}

function World({ side, hint, isBeside = false }: WorldProps) {
  const step = useWorld(side)?.step ?? null;
  return (
    <WorldBoundary step={step}>
      <Picture side={side} hint={hint} isBeside={isBeside} />
    </WorldBoundary>
  );
}

function SideSwitch() {
  const words = useWords().shell;
  const side = useShownSide();
  return (
    <Choice
      name={words.worlds}
      value={side === 0 ? 'left' : 'right'}
      className={styles.switch}
      options={[
        { value: 'left', label: <SideLabel side={0} name={words.left} /> },
        { value: 'right', label: <SideLabel side={1} name={words.right} /> },
      ]}
      onChoose={(value) => showSide(value === 'left' ? 0 : 1)}
    />
  );
}

function SideLabel({ side, name }: { readonly side: 0 | 1; readonly name: string }) {
  return (
    <span className={styles.side}>
      <span>{name}</span>
      <Counters side={side} compact />
    </span>
  );
}

/** The one invitation of the first visit: on the left holder, as it goes about its business, until a client is killed. */
function useKillHint(): Hint | null {
  const words = useWords().shell.hints;
  const hint = useHint();
  const view = useWorld(0);
  const isFirst = useSession(({ experiment }) => experiment !== null && isFirstScene(experiment.choices));
  const holder = view === null ? null : invitedIn(view);
  const isShown = hint === 'kill' && isFirst;
  const text = words.kill;
  return useMemo(
    () => (isShown && holder !== null ? { client: holder, text, accept: killHolder } : null),
    [isShown, holder, text],
  );
}

function invitedIn({ world }: WorldView): ClientId | null {
  const holder = resolveTarget(world, 'role:holder');
  if (holder === null || world.cutOff.has(holder)) return null;
  const vars = world.clients.get(holder)?.vars.value;
  return vars?.process === 'running' && vars.connection === 'connected' ? holder : null;
}

/** In each world the holder of the lock there. */
function killHolder(): void {
  give({ type: 'killClient', client: 'role:holder' });
  play();
}
