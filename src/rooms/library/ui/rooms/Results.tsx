import { use, useDeferredValue, useMemo } from 'react';
import { museumPieces } from '../../../../scenarios/museum/museum.ts';
import type { RoomsWords } from '../../words/roomsContract.ts';
import { useWords } from '../../../../words/useWords.ts';
import { asksWhat, nearTags, search } from '../../../../ui/controls/search.ts';
import { fromRoom, roomEntries } from '../../../../ui/stores/stage.ts';
import { route } from '../../../../ui/parts/route.tsx';
import { search as askFor } from '../../../../ui/stores/dialogs.ts';
import { PieceCard } from '../museum/PieceCard.tsx';
import { Cards } from './Cards.tsx';
import type { Entry } from '../../../../ui/scenes/foundScenes.ts';
import { Pieces } from './MuseumRoom.tsx';
import { SceneCard } from './SceneCard.tsx';
import { useEntries } from './useEntries.ts';
import { useWays, Ways } from './Ways.tsx';
import cards from '../../../../ui/parts/cards.module.css';
import styles from './rooms.module.css';

const LessonResults = route(() => fromRoom('LessonResults'));
const ClaimResults = route(() => fromRoom('ClaimResults'));

/** Half a sentence or a claim’s number is looked for in what articles say; a word or two in the scenes first. 定时程序停止掉 is the shortest. */
function isOfArticle(query: string): boolean {
  const text = query.trim();
  const isLong = /\p{Script=Han}/u.test(text) ? text.length > 6 : text.split(/\s+/).length > 3;
  return isLong || /^S\d-?\d*$/i.test(text) || /[(){}=;]/.test(text);
}

interface Props {
  readonly query: string;
  readonly words: RoomsWords;
  readonly onOpen: () => void;
}

/** What is found: what explains it if that is asked, the best matches of many, then the rest room by room. */
export function Results({ query, words, onOpen }: Props) {
  const entries = useEntries();
  const asked = useDeferredValue(query);
  const found = useMemo(() => search(entries, asked), [entries, asked]);
  const ways = useWays(asked, use(roomEntries()));
  const isMany = found.length > BEST && roomsOf(found).length > 1;
  const best = isMany ? found.slice(0, BEST) : [];
  const rest = found.slice(best.length);
  const isAsked = asksWhat(asked);
  const lessons = (
    <LessonResults
      query={asked}
      name={words.rooms.learn}
      onOpen={onOpen}
      otherwise={found.length === 0 && ways.length === 0 && <Nothing query={asked} words={words} />}
    />
  );
  const claims = <ClaimResults query={asked} onOpen={onOpen} />;
  return (
    <>
      <p className={cards.about} role="status">
        {found.length > 0 && words.found(found.length)}
      </p>
      {isAsked && lessons}
      {isOfArticle(asked) && claims}
      {isMany && (
        <section className={styles.room} aria-label={words.best}>
          <h3>{words.best}</h3>
          <BestCards entries={best} words={words} onOpen={onOpen} />
        </section>
      )}
      {roomsOf(rest).map((room) => (
        <section key={room} className={styles.room} aria-label={words.rooms[room]}>
          <h3>{words.rooms[room]}</h3>
          {room === 'museum' ? (
            <Pieces pieces={rest.flatMap(pieceOf)} onOpen={onOpen} />
          ) : (
            <Cards entries={rest.filter((entry) => entry.room === room)} words={words} onOpen={onOpen} />
          )}
        </section>
      ))}
      <Ways ways={ways} name={words.goTo} onOpen={onOpen} />
      {!isOfArticle(asked) && claims}
      {!isAsked && lessons}
    </>
  );
}

/** One line of cards on most screens. */
const BEST = 3;

/** The best first. */
function roomsOf(found: readonly Entry[]): readonly Entry['room'][] {
  return [...new Set(found.map(({ room }) => room))];
}

function pieceOf({ id, room }: Entry) {
  return room === 'museum' ? museumPieces.filter((piece) => piece.id === id) : [];
}

/** Of any room. */
function BestCards({
  entries,
  words,
  onOpen,
}: Omit<Props, 'query'> & { readonly entries: readonly Entry[] }) {
  const { gallery } = useWords();
  return (
    <ul className={cards.cards}>
      {entries.map((entry) => {
        const [piece] = pieceOf(entry);
        return (
          <li key={entry.id}>
            {piece === undefined ? (
              <SceneCard entry={entry} words={words} onOpen={onOpen} />
            ) : (
              <PieceCard piece={piece} gallery={gallery} onOpen={onOpen} />
            )}
          </li>
        );
      })}
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
