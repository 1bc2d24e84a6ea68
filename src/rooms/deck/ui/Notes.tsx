import { DECK } from '../words/deck.ts';
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWordsIn } from '../../../words/useWords.ts';
import type { DeckMessages } from '../words/contract.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/parts/Button.tsx';
import { RouteBoundary } from '../../../ui/parts/route.tsx';
import { usePreferences } from '../../../ui/stores/preferences.ts';
import type { LanguageId } from '../../../words/languages.ts';
import { LANGUAGE_NAMES } from '../../../words/languageNames.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import { captionOf, numberOf } from './captions.ts';
import { clock } from './clock.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { entriesOf, type DeckEntry } from './entries.ts';
import styles from './notes.module.css';
import { TalkClock } from './TalkClock.tsx';

interface Props {
  readonly print: () => void;
  /** Null where they are there already. */
  readonly putBeside: (() => void) | null;
  readonly close: () => void;
}

/** What the speaker reads: where she is, what the next press does, and how late it is. */
export function Notes(props: Props) {
  const [locale, setLocale] = useState<LanguageId>(() => usePreferences.getState().locale);
  return (
    <RouteBoundary key={locale}>
      <NotesIn {...props} locale={locale} onLocale={setLocale} />
    </RouteBoundary>
  );
}

interface InProps extends Props {
  readonly locale: LanguageId;
  readonly onLocale: (locale: LanguageId) => void;
}

function NotesIn({ print, putBeside, close, locale, onLocale }: InProps) {
  const words = useWordsIn(locale, DECK);
  const { notes } = useWordsIn(locale, DECK_PANEL);
  const entries = useDeck(entriesOf);
  const at = useDeck((deck) => deck.at);
  const entry = entries[at ?? -1];
  const next = entries[at === null ? 0 : at + 1];
  return (
    <div className={styles.notes} lang={locale}>
      <header className={styles.header}>
        <h1>{notes.title}</h1>
        <TalkClock notes={notes} from={secondsOf(entry)} to={secondsOf(next)} />
        <div className={styles.tools}>
          <select
            aria-label={notes.language}
            value={locale}
            onChange={({ currentTarget }) => {
              const chosen = LANGUAGES.find((each) => each === currentTarget.value);
              if (chosen !== undefined) onLocale(chosen);
            }}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
          <Button onClick={print}>{notes.print}</Button>
          {putBeside !== null && <Button onClick={putBeside}>{notes.beside}</Button>}
          <Button onClick={close}>{notes.close}</Button>
        </div>
      </header>
      <section className={styles.now} aria-label={notes.now} aria-live="polite">
        <h2>{notes.now}</h2>
        {entry !== undefined && <Told entry={entry} number={numberOf(entry, at ?? 0)} words={words} />}
      </section>
      <section className={styles.next} aria-label={notes.nextPress}>
        <h2>{notes.nextPress}</h2>
        {next === undefined ? (
          <p>{notes.end}</p>
        ) : (
          <Told entry={next} number={numberOf(next, (at ?? -1) + 1)} words={words} withWhat />
        )}
      </section>
      <section className={styles.whole}>
        <h2>{notes.whole}</h2>
        <ol>
          {entries.map((each, index) => (
            <li key={keyOf(each, index)} aria-current={index === at ? 'step' : undefined}>
              <Told entry={each} number={numberOf(each, index)} words={words} withWhat />
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.keysHere}>{notes.keysHere}</p>
    </div>
  );
}

interface ToldProps {
  readonly entry: DeckEntry;
  readonly number: string;
  readonly words: DeckMessages;
  /** Also says what the key press that leads there does. */
  readonly withWhat?: boolean;
}

function Told({ entry, number, words, withWhat = false }: ToldProps) {
  const own = entry.kind === 'talk' ? words.rows[entry.row]?.moments[entry.id] : undefined;
  const told = entry.kind === 'end' ? words.end : own;
  return (
    <div className={styles.told}>
      <h3>
        {number !== '' && <kbd>{number}</kbd>}
        {captionOf(entry, words)}
        {'atSeconds' in entry && <small>{clock(entry.atSeconds)}</small>}
      </h3>
      {withWhat && told !== undefined && <p className={styles.happens}>{told.happens}</p>}
      {told !== undefined && <Say>{told.say}</Say>}
      {told?.hint !== undefined && <p className={styles.hint}>{told.hint}</p>}
    </div>
  );
}

function Say({ children }: { readonly children: ReactNode }) {
  return <blockquote className={styles.say}>{children}</blockquote>;
}

function secondsOf(entry: DeckEntry | undefined): number | null {
  return entry !== undefined && 'atSeconds' in entry ? entry.atSeconds : null;
}

function keyOf(entry: DeckEntry, index: number): string {
  return entry.kind === 'talk' ? `${entry.row} ${entry.id}` : `${entry.kind} ${index}`;
}
