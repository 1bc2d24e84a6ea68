import { useDrawing, usePointed } from '../../draw/thing/drawing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import type { Ballot } from './ballots.ts';
import { ballotName, ballotsModel, voteName, type BallotsModel } from './model.ts';
import { Slip } from './Slip.tsx';
import styles from './ballots.module.css';
import { words as english, type Words } from './words/en.ts';

// A row has more columns than things to point at: it is no table of chips.
export const BallotsView = viewOf('ballots', english, ballotsModel, BallotTable, { Legend, height: 'fits' });

function Legend({ words }: { readonly words: Words }) {
  return <span>{words.legend}</span>;
}

function BallotTable({ model }: { readonly model: BallotsModel }) {
  return <Measured>{(size) => <Rows {...model} size={size} />}</Measured>;
}

interface RowsProps extends BallotsModel {
  readonly size: PictureSize;
}

function Rows({ election, telling, size }: RowsProps) {
  const { words } = telling;
  const voters = election.voters.length;
  const isNarrow = size.width < (WORDS_PX + SLIP_PX * voters) * size.type;
  const hasFigures = size.width >= (FIGURES_PX + SLIP_PX * voters) * size.type;
  // The line above the table says which round it is.
  const isTight = size.width < Math.max(TIGHT_PX, TIGHT_SLIP_PX * voters) * size.type;
  const hasCrowns = election.ballots.some(({ heard }) => heard.some(({ kind }) => kind === 'settled'));
  return (
    <div
      className={styles.table}
      data-narrow={isNarrow || undefined}
      data-figures={hasFigures || undefined}
      data-tight={isTight || undefined}
    >
      <div className={styles.head} aria-hidden="true">
        <span>{words.head.server}</span>
        {hasFigures && <span title={words.hasTip}>{words.head.has}</span>}
        <span className={styles.votesHead}>{words.head.votes}</span>
        {!isTight && <span>{words.head.round}</span>}
        <span className={styles.heardHead} title={words.heardTip}>
          {!isNarrow && <span className={styles.heardWord}>{words.head.heard}</span>}
          {election.voters.map((voter) => (
            <span key={voter} className={styles.sender}>
              {voter.slice('server:'.length)}
            </span>
          ))}
        </span>
        <span>{words.head.tally}</span>
        {!isNarrow && hasCrowns && <span>{words.crown}</span>}
      </div>
      {election.ballots.map((ballot) => (
        <Row key={ballot.server.id} {...{ ballot, election, telling, isNarrow, hasFigures, isTight }} />
      ))}
    </div>
  );
}

/** What all columns take in words, and each voter's slip beside them. */
const WORDS_PX = 565;
const SLIP_PX = 25;
/** Without words, with what each has. */
const FIGURES_PX = 320;
/** Without that, too, but with the round. */
const TIGHT_PX = 280;
const TIGHT_SLIP_PX = 52;

interface RowProps extends Pick<BallotsModel, 'election' | 'telling'> {
  readonly ballot: Ballot;
  readonly isNarrow: boolean;
  readonly hasFigures: boolean;
  readonly isTight: boolean;
}

function Row({ ballot, election, telling, isNarrow, hasFigures, isTight }: RowProps) {
  const { looks } = useDrawing();
  const { words } = telling;
  const { server, state, count } = ballot;
  return (
    <div className={styles.row} data-state={state} data-look={looks.of({ kind: 'server', id: server.id })}>
      <ServerTag server={server} short={isNarrow} />
      {hasFigures && <span className={styles.figure}>{words.has(ballot.has)}</span>}
      <Vote {...{ ballot, telling, isNarrow }} />
      {!isTight && (
        <span className={styles.figure}>{state === 'absent' ? '' : words.round(ballot.round)}</span>
      )}
      <span className={styles.slips}>
        {ballot.heard.map((heard) => (
          <Slip key={heard.from} heard={heard} title={words.slip(heard)} />
        ))}
      </span>
      <span className={styles.tally} title={words.states[state]}>
        {state !== 'absent' && (
          <>
            <b>{count}</b>
            <span className={styles.needed}>/{election.needed}</span>
            {count >= election.needed && <Mark state={state} />}
          </>
        )}
      </span>
    </div>
  );
}

/** Whom it votes for; choosing it asks why. */
function Vote({ ballot, telling, isNarrow }: Pick<RowProps, 'ballot' | 'telling' | 'isNarrow'>) {
  const { vote, seq, server } = ballot;
  const pointed = usePointed({ kind: 'record', id: String(seq) }, ballotName(ballot, telling));
  return vote === null || seq === null ? (
    <span>{server.votes === 'voter' || isNarrow ? '' : telling.words.noVote[server.votes]}</span>
  ) : (
    <button
      type="button"
      className={styles.vote}
      data-own={vote.leader === server.id || undefined}
      {...pointed}
    >
      {isNarrow ? telling.words.votesForShort(vote.leader) : voteName(ballot, telling)}
    </button>
  );
}

/** A quorum agrees: a ring while a better vote is waited for, a tick when it is decided. */
function Mark({ state }: { readonly state: Ballot['state'] }) {
  return (
    <svg className={styles.mark} viewBox="-8 -8 16 16" data-state={state} aria-hidden="true">
      <path d="M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z" />
      {state === 'decided' && <path className={styles.tick} d="M-3.2 0.3L-1 2.6L3.4 -2.4" />}
    </svg>
  );
}
