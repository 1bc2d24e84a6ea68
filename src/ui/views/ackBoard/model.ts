// The board in words: what leaders wait for, and a sentence for each transaction.
import type { ShelfWords } from '../../../words/messages.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { ackBoard, type AckBoard, type AckRow } from './ackBoard.ts';
import type { Words } from './words/en.ts';

export interface AckModel extends ViewModel {
  readonly board: AckBoard;
  readonly trace: Scene['view']['simulation']['trace'];
  readonly telling: Telling;
}

/** Each outstanding proposal with a disc for every voter, as it fills up to the quorum that commits it. */
export function ackModel({ view }: Scene, { words, txns }: ViewTexts<Words>): AckModel | string {
  const { trace } = view.simulation;
  const board = ackBoard(view.world, trace);
  const telling: Telling = { words, txns };
  const line = lineOf(board, telling);
  if (board.doomed.length === 0 && board.leaders.every(({ rows }) => rows.length === 0)) return line.line;
  return {
    ...line,
    spoken: sentencesOf(board, telling),
    things: board.leaders.map(({ leader }) => ({ kind: 'server', id: leader.id })),
    board,
    trace,
    telling,
  };
}

export interface Telling {
  readonly words: Words;
  readonly txns: ShelfWords['txns'];
}

type Line = Pick<ViewModel, 'line' | 'tone'>;

function lineOf({ state, leaders, doomed }: AckBoard, { words }: Telling): Line {
  if (state === 'alone') return { line: words.alone, tone: 'calm' };
  const rows = leaders.flatMap((leader) => leader.rows);
  const lost = doomed.length + rows.filter((row) => row.state === 'doomed').length;
  if (lost > 0) return { line: words.lost(lost), tone: 'alarm' };
  const [first] = leaders;
  if (first === undefined) return { line: words.noLeader, tone: 'calm' };
  const waiting = first.rows.filter((row) => row.state === 'waiting').length;
  const { id } = first.leader;
  return { line: waiting === 0 ? words.idle(id) : words.waiting(id, waiting), tone: 'calm' };
}

function sentencesOf({ leaders, doomed }: AckBoard, { words }: Telling): readonly string[] {
  return [
    ...leaders.flatMap(({ rows, voterCount, needed }) =>
      rows.map((row) => words.row(row.name, row.count, voterCount, needed, stateWord(row, words))),
    ),
    ...doomed.map(({ name, loggedBy }) => words.doomedSpoken(name, loggedBy)),
  ];
}

export function stateWord({ state, tookMs }: AckRow, words: Telling['words']): string {
  return tookMs === null ? words.states[state] : words.committedAfter(tookMs);
}
