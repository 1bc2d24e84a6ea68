import type { ClientId, World } from '../../engine/index.ts';
import { initials, letters } from '../../words/names.ts';
import styles from './ClientMark.module.css';

/** A client's letter in its colour, as in the picture. */
export function ClientMark({ world, id }: { readonly world: World; readonly id: ClientId }) {
  const index = [...world.clients.keys()].indexOf(id);
  return (
    <span className={styles.mark} data-client={Math.max(0, index) % 8} aria-hidden="true">
      {initials(letters(id))}
    </span>
  );
}
