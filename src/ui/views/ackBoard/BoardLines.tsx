import { zxidText } from '../../../words/names.ts';
import type { AckRow, DoomedTxn, LeaderBoard } from './ackBoard.ts';
import { usePointed } from '../../draw/thing/drawing.ts';
import { AckDiscDrawn } from './AckDiscDrawn.tsx';
import { stateWord, type Telling } from './model.ts';
import styles from './ackBoard.module.css';

interface ProposalProps {
  readonly row: AckRow;
  readonly leader: LeaderBoard;
  readonly telling: Telling;
  readonly isLit: boolean;
}

/** A proposal: its zxid, what it asks for, who has acknowledged it, and how many are needed. */
export function ProposalLine({ row, leader, telling, isLit }: ProposalProps) {
  const { words, txns } = telling;
  const { name, acks, count, state, seq } = row;
  return (
    <button
      type="button"
      className={styles.row}
      data-state={state}
      data-lit={isLit || undefined}
      {...usePointed(
        { kind: 'record', id: String(seq ?? 0) },
        words.row(name, count, leader.voterCount, leader.needed, stateWord(row, words)),
      )}
    >
      <span className={styles.zxid}>{zxidText(name.zxid)}</span>
      <span className={styles.name}>{txns.short(name)}</span>
      <span className={styles.discs}>
        {acks.map(({ server, state: of }) => (
          <AckDiscDrawn
            key={server}
            state={of}
            label={server.slice('server:'.length)}
            title={words.disc(server, words.discs[of])}
          />
        ))}
      </span>
      <span className={styles.count}>
        {state === 'waiting' ? words.count(count, leader.voterCount, leader.needed) : stateWord(row, words)}
      </span>
    </button>
  );
}

interface DoomedProps {
  readonly doomed: DoomedTxn;
  readonly telling: Telling;
  readonly isLit: boolean;
}

/** What is still on a disk and will not stay there. */
export function DoomedLine({ doomed, telling, isLit }: DoomedProps) {
  const { words, txns } = telling;
  const { name, loggedBy, seq } = doomed;
  return (
    <button
      type="button"
      className={styles.row}
      data-state="doomed"
      data-lit={isLit || undefined}
      {...usePointed({ kind: 'record', id: String(seq ?? 0) }, words.doomedSpoken(name, loggedBy))}
    >
      <span className={styles.zxid}>{zxidText(name.zxid)}</span>
      <span className={styles.name}>{txns.short(name)}</span>
      <span className={styles.because}>{words.doomedRow(loggedBy)}</span>
    </button>
  );
}
