import { use, useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { RoomsWords } from '../../words/roomsContract.ts';
import type { RoomId } from '../../../../words/contracts/roomId.ts';
import { ROOMS } from '../../words/rooms.ts';
import { useWords, wordsNow } from '../../../../words/useWords.ts';
import { fetched } from '../../../../ui/fetching/fetched.ts';
import { Dialog } from '../../../../ui/parts/Dialog.tsx';
import { route } from '../../../../ui/parts/route.tsx';
import { fromRoom, roomEntries } from '../../../../ui/stores/stage.ts';
import { openRooms, search as askFor, useRoom } from '../../../../ui/stores/dialogs.ts';
import { useReadAhead } from '../../../../ui/controls/useReadAhead.ts';
import { redMoments } from '../../../../ui/views/thumbnail/redMoments.ts';
import { Cards } from './Cards.tsx';
import { SCENE_ROOMS } from '../../../../ui/scenes/foundScenes.ts';
import { MuseumRoom } from './MuseumRoom.tsx';
import { Results } from './Results.tsx';
import { onRoomKey } from './roomKeys.ts';
import { focusEnd } from '../../../../ui/parts/focusEnd.ts';
import { useEntries } from './useEntries.ts';
import cards from '../../../../ui/parts/cards.module.css';
import styles from './rooms.module.css';

const LessonShelf = route(() => fromRoom('LessonShelf'));

const ROOM_IDS: readonly RoomId[] = [...SCENE_ROOMS, 'museum', 'learn'];

/** Every room of the lab, one click away from anywhere, and a search through all of them. */
export function FrontDoor({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(ROOMS);
  const messages = useWords();
  const entries = use(roomEntries());
  const { room, query } = useRoom();
  const inside = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const chooseId = useId();
  const goToId = useId();
  // As it opens: what is typed at once goes on behind what was typed before it came.
  useLayoutEffect(() => {
    // On a touch screen a keyboard would cover the rooms.
    if (matchMedia('(pointer: fine)').matches) focusEnd(box.current);
  }, []);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    return dialog ? redMoments.waitWhileScrolled(dialog) : undefined;
  }, []);
  return (
    <Dialog title={words.title} look="wide" onClose={onClose}>
      {/* Keys that move among the cards, whatever of them has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={inside} className={cards.inside} onKeyDown={onKeyDown}>
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
          <div className={styles.rooms} role="group" aria-labelledby={chooseId}>
            <span id={chooseId}>{words.choose}</span>
            {ROOM_IDS.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={query.trim() === '' && id === room}
                onClick={() => openRooms(id)}
              >
                {words.rooms[id]}
              </button>
            ))}
          </div>
          <nav className={styles.ways} aria-labelledby={goToId}>
            <span id={goToId}>{words.goTo}</span>
            <button
              type="button"
              onClick={() => {
                onClose();
                void fetched(() => fromRoom('openTenMinutes')).then((open) => open());
              }}
            >
              {words.rooms.present}
            </button>
            {entries
              .filter(({ isOnDoor }) => isOnDoor === true)
              .map(({ key, say, run }) => {
                const { name, more } = say({ messages, area: wordsNow });
                return (
                  <button
                    key={key}
                    type="button"
                    title={more}
                    onClick={() => {
                      onClose();
                      run();
                    }}
                  >
                    {name}
                  </button>
                );
              })}
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
  useReadAhead(entries);
  if (room === 'museum') return <MuseumRoom onOpen={onOpen} />;
  if (room === 'learn' || room === 'present') return <LessonShelf onOpen={onOpen} />;
  return (
    <section className={styles.room} aria-label={words.rooms[room]}>
      <h3 className="visually-hidden">{words.rooms[room]}</h3>
      <p className={cards.about}>{words.about[room]}</p>
      <Cards entries={entries.filter((entry) => entry.room === room)} words={words} onOpen={onOpen} />
    </section>
  );
}
