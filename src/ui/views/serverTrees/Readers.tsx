import { ClientDot } from '../../draw/thing/ClientDot.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import { memberOf } from '../../select/cast.ts';
import type { TreesModel } from './model.ts';
import type { TreeColumn } from './serverTrees.ts';
import styles from './serverTrees.module.css';

interface Props extends Pick<TreesModel, 'words' | 'cast'> {
  readonly clients: TreeColumn['clients'];
}

/** Clients that are connected to a server; one that has asked for sync says so. */
export function Readers({ clients, words, cast }: Props) {
  const { side, looks } = useDrawing();
  // Two digits take the room of a dot.
  const drawn = clients.length < READERS + 10 ? READERS : READERS - 1;
  return (
    <span className={styles.readers}>
      {clients.slice(0, drawn).map(({ client, syncing }) => {
        const member = memberOf(cast, client);
        const name = { kind: 'client', id: client } as const;
        const told = words.connected([member?.name ?? '?']);
        return (
          <button
            key={client}
            type="button"
            className={styles.reader}
            data-look={looks.of(name)}
            title={told}
            aria-label={told}
            {...pointing(side, name)}
          >
            <ClientDot
              index={member?.index ?? -1}
              name={member?.name ?? '?'}
              body={member?.body ?? 'awake'}
            />
            {syncing === 'syncing' && <span className={styles.sync}>{words.sync}</span>}
          </button>
        );
      })}
      {clients.length > drawn && <span className={styles.more}>+{clients.length - drawn}</span>}
    </span>
  );
}

const READERS = 3;
