import { SceneLink } from '../../../../ui/controls/SceneLink.tsx';
import { useSession } from '../../../../ui/stores/session.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { useWords } from '../../../../words/useWords.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import styles from '../editor.module.css';
import { leaseLimits } from './leaseLimits.ts';

/** That no lock can prevent what is violated, and the lesson about it. */
export function LimitNote({ view }: { readonly view: WorldView }) {
  const words = useWords();
  const { limits: own } = useWords(OWN_RECIPE);
  const claims = useSession(({ experiment }) => experiment?.claims[view.side]);
  const names = leaseLimits(view, claims ?? [], words);
  if (names.length === 0) return null;
  return (
    <p className={styles.note}>
      {own.means(names)}{' '}
      <SceneLink link={FENCING} className={styles.lesson} onOpen={() => undefined}>
        {own.lesson}
      </SceneLink>
    </p>
  );
}

const FENCING = { kind: 'lesson', id: 'L14', part: null } as const;
