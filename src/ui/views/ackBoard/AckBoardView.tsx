import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { ackBoard, type AckBoard, type LeaderBoard } from './ackBoard.ts';
import type { TxnName } from '../../select/zabTxns.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { useLitTxns } from '../../draw/thing/useLitTxns.ts';
import { AckDiscDrawn } from './AckDiscDrawn.tsx';
import { DoomedLine, ProposalLine } from './BoardLines.tsx';
import { lineOf, sentencesOf, type Telling } from './boardText.ts';
import styles from './ackBoard.module.css';

/** Each outstanding proposal with a disc for every voter, as it fills up to the quorum that commits it. */
export default function AckBoardView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).ackBoard;
  const { txns } = useWords(SHELF);
  const view = useWorld(side);
  if (view === null) return null;
  const { trace } = view.simulation;
  const board = ackBoard(view.world, trace);
  const telling: Telling = { words, txns };
  const isEmpty = board.doomed.length === 0 && board.leaders.every(({ rows }) => rows.length === 0);
  const line = lineOf(board, telling);
  return (
    <ViewFrame
      id="ackBoard"
      line={line.text}
      tone={line.tone}
      spoken={sentencesOf(board, telling)}
      legend={<Legend words={words} />}
    >
      {isEmpty ? null : <Board {...{ side, board, telling, trace }} />}
    </ViewFrame>
  );
}

function Legend({ words }: { readonly words: Telling['words'] }) {
  return (['acked', 'logged', 'awaited'] as const).map((state) => (
    <span key={state}>
      <AckDiscDrawn state={state} label="" /> {words.legend[state]}
    </span>
  ));
}

interface BoardProps {
  readonly side: WorldSide;
  readonly board: AckBoard;
  readonly telling: Telling;
  readonly trace: Parameters<typeof ackBoard>[1];
}

function Board({ side, board, telling, trace }: BoardProps) {
  const { words } = telling;
  const isLit = useLitTxns(side, trace);
  return (
    <div className={styles.board}>
      {board.leaders.map((leader) =>
        leader.rows.length === 0 ? null : (
          <Leader key={leader.leader.id} {...{ side, leader, telling, isLit }} />
        ),
      )}
      {board.doomed.length > 0 && (
        <div className={styles.part} data-tone="alarm">
          <h4 className={styles.title}>{words.doomed}</h4>
          {board.doomed.map((doomed) => (
            <DoomedLine key={doomed.name.zxid} {...{ side, doomed, telling }} isLit={isLit(doomed.name)} />
          ))}
        </div>
      )}
    </div>
  );
}

interface LeaderProps {
  readonly side: WorldSide;
  readonly leader: LeaderBoard;
  readonly telling: Telling;
  readonly isLit: (name: TxnName) => boolean;
}

function Leader({ side, leader, telling, isLit }: LeaderProps) {
  const { words, txns } = telling;
  const looks = useLooks(side, [{ kind: 'server', id: leader.leader.id }]);
  return (
    <div className={styles.part}>
      <div className={styles.title}>
        <ServerTag side={side} server={leader.leader} words={txns} looks={looks} />
        {leader.office === 'over' && <span className={styles.over}>{words.over}</span>}
      </div>
      {leader.rows.toReversed().map((row) => (
        <ProposalLine key={row.name.zxid} {...{ side, row, telling, leader }} isLit={isLit(row.name)} />
      ))}
    </div>
  );
}
