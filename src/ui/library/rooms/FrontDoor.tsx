import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { RoomId, RoomsWords } from '../../../words/contracts/rooms.ts';
import { ROOMS } from '../../../words/rooms.ts';
import { WORLDS } from '../../../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { fetched } from '../../fetching/fetched.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { route } from '../../parts/route.tsx';
import { deck, editor, lessons } from '../../fetching/routes.ts';
import { openDialog, openRooms, search as askFor, useRoom } from '../../stores/dialogs.ts';
import { waitWhileScrolled } from '../museum/redMoments.ts';
import { entriesOf, SCENE_ROOMS, type Entry } from './entries.ts';
import { MuseumRoom, Pieces } from './MuseumRoom.tsx';
import { onRoomKey } from './roomKeys.ts';
import { SceneCard } from './SceneCard.tsx';
import { nearTags, search } from '../../controls/search.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';
import styles from './rooms.module.css';

const LessonShelf = route(async () => (await lessons()).LessonShelf);
const LessonResults = route(async () => (await lessons()).LessonResults);

const ROOM_IDS: readonly RoomId[] = [...SCENE_ROOMS, 'museum', 'learn', 'present'];

/** Every room of the lab, one click away from anywhere, and a search through all of them. */
export function FrontDoor({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(ROOMS);
  const worlds = useWords(WORLDS).menu;
  const { room, query } = useRoom();
  const inside = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a touch screen a keyboard would cover the rooms.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
    const dialog = inside.current?.closest('dialog');
    return dialog ? waitWhileScrolled(dialog) : undefined;
  }, []);
  const enter = (next: RoomId) => {
    if (next !== 'present') return openRooms(next);
    onClose();
    void fetched(deck).then(({ openTenMinutes }) => openTenMinutes());
  };
  return (
    <Dialog title={words.title} look="wide" onClose={onClose}>
      {/* Keys that move among the cards, whatever of them has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={inside} className={styles.inside} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <input
            ref={box}
            type="search"
            className={styles.search}
            value={query}
            aria-label={words.search}
            placeholder={words.searchTip}
            aria-keyshortcuts="/"
            onChange={(event) => askFor(event.currentTarget.value)}
          />
          <nav className={styles.rooms} aria-label={words.choose}>
            {ROOM_IDS.map((id) => (
              <button
                key={id}
                type="button"
                aria-current={(query.trim() === '' && id === room) || undefined}
                onClick={() => enter(id)}
              >
                {words.rooms[id]}
              </button>
            ))}
            <button
              type="button"
              title={words.writeMore}
              onClick={() => {
                onClose();
                void fetched(editor).then(({ openEditor }) => openEditor());
              }}
            >
              {words.write}
            </button>
            <button type="button" onClick={() => openDialog('newWorld')}>
              {worlds.create}
            </button>
            <button type="button" onClick={() => openDialog('savedWorlds')}>
              {worlds.saved}
            </button>
          </nav>
        </div>
        {query.trim() === '' ? (
          <Room room={room} words={words} onOpen={onClose} />
        ) : (
          <Results query={query} words={words} onOpen={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
  if (onRoomKey(event.nativeEvent, event.currentTarget)) event.preventDefault();
}

interface RoomProps {
  readonly words: RoomsWords;
  readonly onOpen: () => void;
}

function Room({ room, words, onOpen }: RoomProps & { readonly room: RoomId }) {
  const entries = useEntries();
  if (room === 'museum') return <MuseumRoom onOpen={onOpen} />;
  if (room === 'learn' || room === 'present') return <LessonShelf onOpen={onOpen} />;
  return (
    <section className={styles.room} aria-label={words.rooms[room]}>
      <p className={styles.about}>{words.about[room]}</p>
      <Cards entries={entries.filter((entry) => entry.room === room)} words={words} onOpen={onOpen} />
    </section>
  );
}

/** What is found, room by room: first the one with what fits best. */
function Results({ query, words, onOpen }: RoomProps & { readonly query: string }) {
  const entries = useEntries();
  const asked = useDeferredValue(query);
  const found = useMemo(() => search(entries, asked), [entries, asked]);
  const pieces = found.flatMap(({ id, room }) =>
    room === 'museum' ? museumPieces.filter((piece) => piece.id === id) : [],
  );
  return (
    <>
      <p className={styles.about} role="status">
        {found.length > 0 && words.found(found.length)}
      </p>
      {[...new Set(found.map(({ room }) => room))].map((room) => (
        <section key={room} className={styles.room} aria-label={words.rooms[room]}>
          <h3>{words.rooms[room]}</h3>
          {room === 'museum' ? (
            <Pieces pieces={pieces} onOpen={onOpen} />
          ) : (
            <Cards entries={found.filter((entry) => entry.room === room)} words={words} onOpen={onOpen} />
          )}
        </section>
      ))}
      <LessonResults
        query={asked}
        name={words.rooms.learn}
        onOpen={onOpen}
        otherwise={found.length === 0 && <Nothing query={asked} words={words} />}
      />
    </>
  );
}

function Cards({ entries, words, onOpen }: RoomProps & { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.cards}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <SceneCard entry={entry} words={words} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

const POPULAR = ['herd', 'partition', 'failover', 'fencing', 'quorum'] as const;

/** What comes near to what was typed, else what most people look for. */
function Nothing({ query, words }: { readonly query: string; readonly words: RoomsWords }) {
  return (
    <p className={styles.suggestions} role="status">
      {words.nothing(query.trim())} {words.tryInstead}{' '}
      {nearTags(query, POPULAR).map((tag) => (
        <button key={tag} type="button" onClick={() => askFor(words.tags[tag])}>
          {words.tags[tag]}
        </button>
      ))}
    </p>
  );
}

function useEntries(): readonly Entry[] {
  const words = useWords();
  const others = useOtherLanguages(useRoom().query);
  return useMemo(
    () =>
      entriesOf(
        words,
        others.map(({ messages }) => messages),
      ),
    [words, others],
  );
}
