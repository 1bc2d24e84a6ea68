import type { ClientId, World } from '../../../engine/index.ts';
import { initials, letters } from '../../../words/names.ts';
import styles from './ClientMark.module.css';

/** A client's letter in its colour, as in the picture. */
export function ClientMark({ world, id }: { readonly world: World; readonly id: ClientId }) {
  const index = [...world.clients.keys()].indexOf(id);
  return <Mark index={Math.max(0, index)} name={letters(id)} />;
}

/** `index`: its place among the clients, from 0. */
export function Mark({ index, name }: { readonly index: number; readonly name: string }) {
  return (
    <span className={styles.mark} data-client={index % 8} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
