import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TAKE_AWAY } from '../../../words/takeAway.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { drawStoryboard, type StoryPicture } from './storyboard.ts';
import styles from './storyboard.module.css';

type State =
  | { readonly is: 'drawing'; readonly done: number; readonly all: number }
  | { readonly is: 'failed' }
  | { readonly is: 'drawn'; readonly pictures: readonly StoryPicture[] };

/** Moments on paper: drawn, looked at, printed. */
export function StoryboardDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TAKE_AWAY).storyboard;
  const { format } = useWords();
  const bookmarks = useDeck((deck) => deck.bookmarks.length);
  const [state, setState] = useState<State>({ is: 'drawing', done: 0, all: 1 });
  useEffect(() => {
    const under = new AbortController();
    const { signal } = under;
    // In development React begins everything twice.
    const begin = setTimeout(() => {
      drawStoryboard({ signal, onPicture: (done, all) => setState({ is: 'drawing', done, all }) }).then(
        (pictures) => {
          if (pictures !== null) setState({ is: 'drawn', pictures });
        },
        () => setState({ is: 'failed' }),
      );
    });
    return () => {
      clearTimeout(begin);
      under.abort();
    };
  }, []);
  return (
    <Dialog title={words.title} look="wide" onClose={onClose}>
      {state.is === 'drawing' && (
        <div className={styles.bar}>
          <progress aria-label={words.progress} value={state.done} max={state.all} />
          <span role="status">{words.drawing(state.done, state.all)}</span>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      )}
      {state.is === 'failed' && <p role="alert">{words.failed}</p>}
      {state.is === 'drawn' && (
        <>
          <div className={styles.bar}>
            <p role="status">
              {format.sentences([
                bookmarks > 0 ? words.ofBookmarks(bookmarks) : words.ofScene,
                words.pages(pagesOf(state.pictures).length),
              ])}
            </p>
            <Button look="main" onClick={() => print()}>
              <Printer aria-hidden="true" />
              {words.print}
            </Button>
          </div>
          <div className={styles.preview}>
            <Sheets pictures={state.pictures} />
          </div>
          {createPortal(
            <div className={styles.printed}>
              <Sheets pictures={state.pictures} />
            </div>,
            document.body,
          )}
        </>
      )}
    </Dialog>
  );
}

function Sheets({ pictures }: { readonly pictures: readonly StoryPicture[] }) {
  const words = useWords(TAKE_AWAY).storyboard;
  const pages = pagesOf(pictures);
  const rows = rowsFor(pictures.length);
  return pages.map((page, at) => (
    <section key={page[0]?.at ?? 0} className={styles.sheet} aria-label={words.page(at + 1, pages.length)}>
      <ol
        className={styles.rows}
        data-rows={rows}
        style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
      >
        {page.map(({ picture, at: number }) => (
          <Row key={number} picture={picture} number={number + 1} />
        ))}
      </ol>
      <footer className={styles.footer}>
        <span>Znode Lab · {words.title}</span>
        <span>{words.page(at + 1, pages.length)}</span>
      </footer>
    </section>
  ));
}

function Row({ picture, number }: { readonly picture: StoryPicture; readonly number: number }) {
  const words = useWords(TAKE_AWAY).storyboard;
  const { caption, sentence, clock, code, worlds } = picture;
  return (
    <li className={styles.moment}>
      <div className={styles.worlds}>
        {worlds.map(({ title, svg }) => (
          <figure key={title}>
            {worlds.length > 1 && <figcaption>{title}</figcaption>}
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
              alt={words.pictureOf(worlds.length > 1 ? `${caption} (${title})` : caption)}
            />
          </figure>
        ))}
      </div>
      <div className={styles.said}>
        <div>
          <h3>
            {number}. {caption}
          </h3>
          {sentence !== '' && <p>{sentence}</p>}
          <p className={styles.clock}>
            {worlds.length === 1 && `${worlds[0]?.title} · `}
            {clock}
          </p>
        </div>
        {code === null ? (
          <p className={styles.clock}>{words.tooLong}</p>
        ) : (
          <svg
            className={styles.code}
            role="img"
            aria-label={words.codeOf(caption)}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
          >
            <path d={code.path} fill="#000" />
          </svg>
        )}
      </div>
    </li>
  );
}

const MOST_PAGES = 4;
/** Fewer would waste paper, more would be too small to read. */
const FEWEST_ROWS = 2;

function rowsFor(pictures: number): number {
  return Math.max(FEWEST_ROWS, Math.ceil(pictures / MOST_PAGES));
}

interface Placed {
  readonly picture: StoryPicture;
  readonly at: number;
}

function pagesOf(pictures: readonly StoryPicture[]): readonly (readonly Placed[])[] {
  const rows = rowsFor(pictures.length);
  const placed = pictures.map((picture, at) => ({ picture, at }));
  return Array.from({ length: Math.ceil(placed.length / rows) }, (_, page) =>
    placed.slice(page * rows, (page + 1) * rows),
  );
}
