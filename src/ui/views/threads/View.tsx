import { useState } from 'react';
import { isClientId, type ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf } from '../../select/cast.ts';
import { stuckClient, threads } from './threads.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { useSelection } from '../../stores/selection.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { EventLane } from './EventLane.tsx';
import { ThreadLine } from './ThreadLine.tsx';
import { lineOf, sentencesOf, type Telling } from './threadsText.ts';
import styles from './threads.module.css';

/** Inside one client, the one selected last: its threads, and its event lane with what waits in it. */
export function ThreadsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).threads;
  const all = useWords();
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const scene = useScene(side);
  const id = useChosenClient(side, scene);
  const inside =
    scene === null || id === null ? null : threads(scene.view.world, scene.view.simulation.trace, id);
  const client = scene === null || id === null ? undefined : scene.view.world.clients.get(id);
  if (scene === null) return null;
  if (inside === null || client === undefined) {
    return (
      <ViewFrame id="threads" line={words.empty} spoken={[]}>
        {null}
      </ViewFrame>
    );
  }
  const member = memberOf(scene.cast, inside.client);
  const telling: Telling = { words, all, client, nowMs: Math.max(timeMs, scene.now.timeMs) };
  return (
    <ViewFrame
      height="fits"
      id="threads"
      line={lineOf(inside, member?.name ?? '?', telling)}
      spoken={sentencesOf(inside, telling)}
      legend={<span>{words.another}</span>}
    >
      <div className={styles.inside} data-process={inside.process} data-programs={inside.programs}>
        <div className={styles.who}>
          <MemberDot member={member} />
        </div>
        <div className={styles.lines}>
          {inside.threads.map((thread) => (
            <ThreadLine key={thread.id} thread={thread} telling={telling} />
          ))}
          <EventLane lane={inside.lane} telling={telling} />
        </div>
      </div>
    </ViewFrame>
  );
}

/** The client of this world that was selected last, else one that is stuck, else the first. */
function useChosenClient(side: WorldSide, scene: Scene | null): ClientId | null {
  const selected = useSelection((selection) =>
    selection.selected?.world === side && isClientId(selection.selected.id) ? selection.selected.id : null,
  );
  const [last, setLast] = useState<ClientId | null>(null);
  if (selected !== null && selected !== last) setLast(selected);
  const chosen = selected ?? last;
  if (scene === null) return null;
  const member = memberOf(scene.cast, chosen) ?? memberOf(scene.cast, stuckClient(scene.view.world));
  return member?.id ?? scene.cast[0]?.id ?? null;
}
