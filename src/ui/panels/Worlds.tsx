import { resolveTarget, type ClientId } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import { useHint } from '../stores/hints.ts';
import { isFirstScene } from '../controls/presets.ts';
import { useWords } from '../../words/useWords.ts';
import { Choice } from '../parts/Choice.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { useSession } from '../stores/session.ts';
import { useWorld } from '../stores/useWorld.ts';
import { Counters } from '../views/world/Counters.tsx';
import { WorldView } from '../views/WorldView.tsx';
import { showSide, useShownSide } from '../stores/shownSide.ts';
import { WorldBoundary } from './WorldBoundary.tsx';
import styles from './Worlds.module.css';

/** The worlds side by side; where there is room for one, a switch that keeps both counters in sight. */
export function Worlds() {
  const count = useSession((session) => session.experiment?.worlds.length ?? 0);
  const isNarrow = useNarrow('worlds');
  const side = useShownSide();
  const hint = useKillHint();
  if (count < 2) {
    return <div className={styles.worlds}>{count === 1 && <World side={0} hint={hint} />}</div>;
  }
  if (isNarrow) {
    return (
      <div className={styles.one}>
        <SideSwitch />
        <World side={side} hint={side === 0 ? hint : null} />
      </div>
    );
  }
  return (
    <div className={styles.worlds}>
      <World side={0} hint={hint} />
      <World side={1} hint={null} />
    </div>
  );
}

interface WorldProps {
  readonly side: WorldSide;
  readonly hint: ReturnType<typeof useKillHint>;
}

function World({ side, hint }: WorldProps) {
  const step = useWorld(side)?.step ?? null;
  return (
    <WorldBoundary step={step}>
      <WorldView side={side} hint={hint} />
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

/** The one invitation of the first visit: on the left holder, as it goes about its business, until somebody is killed. */
function useKillHint(): { readonly client: ClientId; readonly text: string } | null {
  const words = useWords().shell.hints;
  const hint = useHint();
  const view = useWorld(0);
  const isFirst = useSession(({ experiment }) => experiment !== null && isFirstScene(experiment.choices));
  if (hint !== 'kill' || view === null || !isFirst) return null;
  const holder = resolveTarget(view.world, 'role:holder');
  if (holder === null || view.world.cutOff.has(holder)) return null;
  const vars = view.world.clients.get(holder)?.vars.value;
  const isAtWork = vars?.process === 'running' && vars.connection === 'connected';
  return isAtWork ? { client: holder, text: words.kill } : null;
}
