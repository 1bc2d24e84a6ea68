import { useMemo } from 'react';
import { useWords, wordsNow } from '../../../../words/useWords.ts';
import { search } from '../../../../ui/controls/search.ts';
import type { Findable } from '../../../../ui/room/findable.ts';
import type { RoomEntry } from '../../../../ui/room/room.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';
import styles from './rooms.module.css';

interface Way extends Findable {
  readonly entry: RoomEntry;
  readonly name: string;
  readonly more: string | undefined;
}

/** The ways into rooms that a query finds. */
export function useWays(query: string, entries: readonly RoomEntry[]): readonly Way[] {
  const messages = useWords();
  const others = useOtherLanguages(query);
  const ways = useMemo(
    () =>
      entries.map((entry): Way => {
        const own = entry.say({ messages, area: wordsNow });
        const all = [own, ...others.map((spoken) => entry.say(spoken))];
        return {
          entry,
          name: own.name,
          more: own.more,
          names: all.flatMap(({ name, also = [] }) => [name, ...also]),
          tags: [],
          said: all.flatMap(({ more = [] }) => more),
        };
      }),
    [entries, messages, others],
  );
  return useMemo(() => search(ways, query), [ways, query]);
}

interface Props {
  readonly ways: readonly Way[];
  readonly name: string;
  readonly onOpen: () => void;
}

export function Ways({ ways, name, onOpen }: Props) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.room} aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.ways}>
        {ways.map(({ entry, name: way, more }) => (
          <button
            key={entry.key}
            type="button"
            title={more}
            onClick={() => {
              onOpen();
              entry.run();
            }}
          >
            {way}
          </button>
        ))}
      </p>
    </section>
  );
}
