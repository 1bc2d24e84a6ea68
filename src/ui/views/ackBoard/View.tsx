import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { useLitTxns } from '../../draw/thing/useLitTxns.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import type { TxnName } from '../../select/zabTxns.ts';
import type { LeaderBoard } from './ackBoard.ts';
import { AckDiscDrawn } from './AckDiscDrawn.tsx';
import { DoomedLine, ProposalLine } from './BoardLines.tsx';
import { ackModel, type AckModel, type Telling } from './model.ts';
import styles from './ackBoard.module.css';
import { words as english, type Words } from './words/en.ts';

// A proposal is one thing with a disc for each voter in it: it is no table of chips.
export const AckBoardView = viewOf('ackBoard', english, ackModel, Board, { Legend });

function Legend({ words }: { readonly words: Words }) {
  return (['acked', 'logged', 'awaited'] as const).map((state) => (
    <span key={state}>
      <AckDiscDrawn state={state} label="" /> {words.legend[state]}
    </span>
  ));
}

function Board({ model: { board, telling, trace } }: { readonly model: AckModel }) {
  const { side } = useDrawing();
  const isLit = useLitTxns(side, trace);
  return (
    <div className={styles.board}>
      {board.leaders.map((leader) =>
        leader.rows.length === 0 ? null : <Leader key={leader.leader.id} {...{ leader, telling, isLit }} />,
      )}
      {board.doomed.length > 0 && (
        <div className={styles.part} data-tone="alarm">
          <h4 className={styles.title}>{telling.words.doomed}</h4>
          {board.doomed.map((doomed) => (
            <DoomedLine key={doomed.name.zxid} {...{ doomed, telling }} isLit={isLit(doomed.name)} />
          ))}
        </div>
      )}
    </div>
  );
}

interface LeaderProps {
  readonly leader: LeaderBoard;
  readonly telling: Telling;
  readonly isLit: (name: TxnName) => boolean;
}

function Leader({ leader, telling, isLit }: LeaderProps) {
  return (
    <div className={styles.part}>
      <div className={styles.title}>
        <ServerTag server={leader.leader} />
        {leader.office === 'over' && <span className={styles.over}>{telling.words.over}</span>}
      </div>
      {leader.rows.toReversed().map((row) => (
        <ProposalLine key={row.name.zxid} {...{ row, telling, leader }} isLit={isLit(row.name)} />
      ))}
    </div>
  );
}
