import { Check, Download, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { LIVE_CLASS } from '../words/liveClass.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import {
  askedPhones,
  changesOfMind,
  countsOf,
  csvOf,
  totalOf,
  voteBefore,
  type Ballot,
} from '../model/ballot.ts';
import { phoneName } from './classRun.ts';
import { useClass } from './classStore.ts';
import { askAgain, canPlay, closeVote, count, endVote, markOption, playRun } from './voting.ts';
import styles from './VotePanel.module.css';

/** The question as the class sees it: what it chose stays hidden until the vote is closed. */
export function VotePanel({ ballot }: { readonly ballot: Ballot }) {
  const words = useWords(LIVE_CLASS).vote;
  const [countsHands, setCountsHands] = useState(false);
  const phones = useClass((state) => askedPhones(ballot, state.phones));
  const hasRelay = useClass(({ line }) => line !== 'none');
  const total = totalOf(ballot);
  const isOpen = ballot.state === 'open';
  const counts = countsOf(ballot);
  const numbers = ballot.question.options.map(({ id }) => counts[id] ?? 0);
  const typesHands = countsHands || !hasRelay;
  return (
    <section className={styles.vote} aria-label={words.region} data-state={ballot.state}>
      <div className={styles.head}>
        <h2>{ballot.question.text}</h2>
        <div className={styles.acts}>
          {isOpen ? (
            <Button look="main" onClick={closeVote}>
              {words.close}
            </Button>
          ) : (
            <>
              {canPlay(ballot) && (
                <Button look={ballot.right === null ? 'main' : 'plain'} onClick={playRun}>
                  {words.play}
                </Button>
              )}
              <Button onClick={askAgain}>{words.again}</Button>
              <SaveVotes />
            </>
          )}
          {hasRelay && (
            <Button look="quiet" aria-pressed={countsHands} onClick={() => setCountsHands(!countsHands)}>
              {words.byHand}
            </Button>
          )}
          <Button look="quiet" onClick={endVote}>
            {words.done}
          </Button>
        </div>
      </div>
      {/* For scripts: how many have voted and, once it is closed, the count of each answer. */}
      <div data-votes={isOpen ? String(total) : numbers.join(' ')}>
        {isOpen && (
          <p role="status" className={styles.status}>
            <strong>{words.voted(total, Math.max(phones, total))}</strong> {words.hidden}
          </p>
        )}
        <ul className={styles.options}>
          {ballot.question.options.map(({ id, text }) => (
            <Option key={id} ballot={ballot} id={id} text={text} counts={counts} typesHands={typesHands} />
          ))}
        </ul>
      </div>
      {!isOpen && <Changed ballot={ballot} />}
    </section>
  );
}

interface OptionProps {
  readonly ballot: Ballot;
  readonly id: string;
  readonly text: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly typesHands: boolean;
}

function Option({ ballot, id, text, counts, typesHands }: OptionProps) {
  const words = useWords(LIVE_CLASS).vote;
  const isClosed = ballot.state === 'closed';
  const most = Math.max(1, ...Object.values(counts));
  const isRight = ballot.right === id;
  const own = counts[id] ?? 0;
  return (
    <li className={styles.option} data-right={isRight || undefined} data-choice={id}>
      {isClosed && (
        <span aria-hidden="true" className={styles.bar} style={{ width: `${(100 * own) / most}%` }} />
      )}
      <span className={styles.text}>
        {text}
        {isRight && (
          <strong className={styles.right}>
            <Check aria-hidden="true" /> {words.right}
          </strong>
        )}
      </span>
      {isClosed && <output className={styles.count}>{own}</output>}
      {typesHands && <Hands ballot={ballot} id={id} text={text} />}
      {isClosed && ballot.right === null && !canPlay(ballot) && (
        <IconButton look="quiet" name={words.markRight(text)} onClick={() => markOption(id)}>
          <Check aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function Hands({
  ballot,
  id,
  text,
}: {
  readonly ballot: Ballot;
  readonly id: string;
  readonly text: string;
}) {
  const words = useWords(LIVE_CLASS).vote;
  const hands = ballot.byHand[id] ?? 0;
  return (
    <span className={styles.hands}>
      <IconButton look="quiet" name={`${words.hands(text)} −1`} onClick={() => count(id, hands - 1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        type="number"
        min={0}
        max={9999}
        inputMode="numeric"
        aria-label={words.hands(text)}
        value={hands}
        onChange={({ target }) => count(id, target.valueAsNumber)}
      />
      <IconButton look="quiet" name={`${words.hands(text)} +1`} onClick={() => count(id, hands + 1)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** Against the vote on the same question before; the counts are for all to see, the names only for a teacher who opens them. */
function Changed({ ballot }: { readonly ballot: Ballot }) {
  const words = useWords(LIVE_CLASS).vote;
  const before = useClass(({ ballots }) => voteBefore(ballots, ballot));
  const phones = useClass((state) => state.phones);
  if (before === undefined) return null;
  const textOf = (option: string) => ballot.question.options.find(({ id }) => id === option)?.text ?? option;
  const changes = changesOfMind(before, ballot);
  if (changes.length === 0) return <p className={styles.changed}>{words.nobodyChanged}</p>;
  const names = changes.flatMap((change) =>
    phones.filter(({ phone }) => change.phones.includes(phone)).map(phoneName),
  );
  return (
    <div className={styles.changed}>
      <ul>
        {changes.map(({ from, to, phones: who }) => (
          <li key={`${from} ${to}`}>{words.changed(who.length, textOf(from), textOf(to))}</li>
        ))}
      </ul>
      <details>
        <summary>{words.who}</summary>
        <p>{names.join(', ')}</p>
      </details>
    </div>
  );
}

function SaveVotes() {
  const words = useWords(LIVE_CLASS).vote;
  const ballots = useClass((state) => state.ballots);
  return (
    <Button look="quiet" onClick={() => saveFile('votes.csv', csvOf(ballots), 'text/csv')}>
      <Download aria-hidden="true" />
      {words.csv}
    </Button>
  );
}
