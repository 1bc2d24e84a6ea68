import { useState } from 'react';
import { isClientId, type ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { viewWithOwn, type ViewTexts } from '../../draw/view/viewOf.tsx';
import { useClaim, type OpenClaim } from '../../stores/claim.ts';
import { useOwnCode } from '../../stores/ownCode.ts';
import { useSelection, type Thing } from '../../stores/selection.ts';
import { EventLane } from './EventLane.tsx';
import { threadsModel, type Looks, type ThreadsModel } from './model.ts';
import { ThreadLine } from './ThreadLine.tsx';
import styles from './threads.module.css';
import { words as english, type Words } from './words/en.ts';

export const ThreadsView = viewWithOwn('threads', english, useInside, threadsModel, Inside, {
  Legend,
  ticks: true,
  height: 'fits',
});

function useInside(side: WorldSide): Looks {
  const lines = useOwnCode((state) => (state.lines?.side === side ? state.lines.of : null));
  return { chosen: useChosenClient(side), lines };
}

/** The client of that world that was selected last, or that the claim opened since is about. */
function useChosenClient(side: WorldSide): ClientId | null {
  const selected = useSelection((selection) => clientOf(selection.selected, side));
  const claim = useClaim((state) => state.claim);
  const [last, setLast] = useState<{ readonly client: ClientId | null; readonly claim: OpenClaim | null }>({
    client: null,
    claim: null,
  });
  const isOther = claim !== last.claim;
  const client = selected ?? (isOther ? clientOf(claim?.lookAt ?? null, side) : null) ?? last.client;
  if (isOther || client !== last.client) setLast({ client, claim });
  return client;
}

function clientOf(thing: Thing | null, side: WorldSide): ClientId | null {
  return thing?.world === side && isClientId(thing.id) ? thing.id : null;
}

function Legend({ words }: Pick<ViewTexts<Words>, 'words'>) {
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
