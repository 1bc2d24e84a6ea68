import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { ballots, type Ballot, type Ballots, type HeardVote } from './ballots.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { ballotName, lineOf, spokenBallot, voteName, type Telling } from './ballotText.ts';
import styles from './ballots.module.css';
import { BALLOT, CROWN } from '../../draw/thing/glyphs.ts';

/** While servers look for a leader: what each has, whom it wants, whom it has heard, and whether that is enough. */
export default function BallotsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).ballots;
  const { txns } = useWords(SHELF);
  const { format } = useWords();
  const view = useWorld(side);
  if (view === null) return null;
  const election = ballots(view.world, view.simulation.trace);
  const telling: Telling = { words, txns, format };
  const isOn = election.state === 'electing';
  return (
    <ViewFrame
      id="ballots"
      line={lineOf(election, telling)}
      spoken={isOn ? election.ballots.map((ballot) => spokenBallot(ballot, telling)) : []}
      legend={<span>{words.legend}</span>}
    >
      {isOn ? <Measured>{(size) => <Table {...{ side, election, telling, size }} />}</Measured> : null}
    </ViewFrame>
  );
}

interface TableProps {
  readonly side: WorldSide;
  readonly election: Ballots;
  readonly telling: Telling;
  readonly size: PictureSize;
}

function Table({ side, election, telling, size }: TableProps) {
  const { words } = telling;
  const looks = useLooks(
    side,
    election.ballots.map(({ server }) => ({ kind: 'server', id: server.id })),
  );
  const isNarrow = size.width < NARROW_PX * size.type;
  return (
    <div className={styles.table} data-narrow={isNarrow || undefined}>
      <div className={styles.head} aria-hidden="true">
        <span>{words.head.server}</span>
        {!isNarrow && <span title={words.hasTip}>{words.head.has}</span>}
        <span className={styles.votesHead}>{words.head.votes}</span>
        {!isNarrow && <span>{words.head.round}</span>}
        <span className={styles.heardHead} title={words.heardTip}>
          {!isNarrow && <span className={styles.heardWord}>{words.head.heard}</span>}
          {election.voters.map((voter) => (
            <span key={voter} className={styles.sender}>
              {voter.slice('server:'.length)}
            </span>
          ))}
        </span>
        <span>{words.head.tally}</span>
      </div>
      {election.ballots.map((ballot) => (
        <Row key={ballot.server.id} {...{ side, ballot, election, telling, looks, isNarrow }} />
      ))}
    </div>
  );
}

const NARROW_PX = 520;

interface RowProps {
  readonly side: WorldSide;
  readonly ballot: Ballot;
  readonly election: Ballots;
  readonly telling: Telling;
  readonly looks: ReturnType<typeof useLooks>;
  readonly isNarrow: boolean;
}

function Row({ side, ballot, election, telling, looks, isNarrow }: RowProps) {
  const { words, txns } = telling;
  const { server, state, count } = ballot;
  return (
    <div className={styles.row} data-state={state} data-look={looks.of({ kind: 'server', id: server.id })}>
      <ServerTag side={side} server={server} words={txns} looks={looks} short={isNarrow} />
      {!isNarrow && <span className={styles.figure}>{words.has(ballot.has)}</span>}
      <Vote {...{ side, ballot, telling, isNarrow }} />
      {!isNarrow && (
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
function Vote({ side, ballot, telling, isNarrow }: Omit<RowProps, 'election' | 'looks'>) {
  const { vote, seq, server } = ballot;
  if (vote === null || seq === null) return <span />;
  return (
    <button
      type="button"
      className={styles.vote}
      data-own={vote.leader === server.id || undefined}
      aria-label={ballotName(ballot, telling)}
      {...pointing(side, { kind: 'record', id: String(seq) })}
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

/** A vote as it was heard: a slip of paper with a number on it; with a crown where the sender has that leader already. */
function Slip({ heard, title }: { readonly heard: HeardVote; readonly title: string }) {
  const { kind, leader } = heard;
  return (
    <svg className={styles.slip} viewBox="-9.5 -8 19 16" data-kind={kind} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={BALLOT} />
      {leader !== null && <text y={4}>{leader.slice('server:'.length)}</text>}
      {kind === 'settled' && (
        <path className={styles.crown} d={CROWN} transform="translate(6 -7) scale(0.55)" />
      )}
    </svg>
  );
}
