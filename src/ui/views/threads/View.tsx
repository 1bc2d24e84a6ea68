import { useState } from 'react';
import { isClientId, type ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { viewWithOwn, type ViewTexts } from '../../draw/view/viewOf.tsx';
import { useSelection } from '../../stores/selection.ts';
import { EventLane } from './EventLane.tsx';
import { threadsModel, type ThreadsModel } from './model.ts';
import { ThreadLine } from './ThreadLine.tsx';
import styles from './threads.module.css';

export const ThreadsView = viewWithOwn('threads', useChosenClient, threadsModel, Inside, {
  Legend,
  ticks: true,
  height: 'fits',
});

/** The client of that world that was selected last. */
function useChosenClient(side: WorldSide): ClientId | null {
  const selected = useSelection((selection) =>
    selection.selected?.world === side && isClientId(selection.selected.id) ? selection.selected.id : null,
  );
  const [last, setLast] = useState<ClientId | null>(null);
  if (selected !== null && selected !== last) setLast(selected);
  return selected ?? last;
}

function Legend({ words }: Pick<ViewTexts<'threads'>, 'words'>) {
  return <span>{words.another}</span>;
}

function Inside({ model: { inside, member, threads, lane } }: { readonly model: ThreadsModel }) {
  return (
    <div className={styles.inside} data-process={inside.process} data-programs={inside.programs}>
      <div className={styles.who}>
        <MemberDot member={member} />
      </div>
      <div className={styles.lines}>
        {threads.map((thread) => (
          <ThreadLine key={thread.id} thread={thread} />
        ))}
        <EventLane lane={lane} />
      </div>
    </div>
  );
}
