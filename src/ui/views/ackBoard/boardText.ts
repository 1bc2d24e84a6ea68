// The board in words: what leaders wait for, and a sentence for each transaction.
import type { ViewWords } from '../../../words/messages.ts';
import type { AckBoard } from './ackBoard.ts';

export interface Telling {
  readonly words: ViewWords['ackBoard'];
  readonly txns: ViewWords['txns'];
}

export interface Line {
  readonly text: string;
  readonly tone: 'calm' | 'alarm';
}

export function lineOf({ state, leaders, doomed }: AckBoard, { words }: Telling): Line {
  if (state === 'alone') return { text: words.alone, tone: 'calm' };
  const rows = leaders.flatMap((leader) => leader.rows);
  const lost = doomed.length + rows.filter((row) => row.state === 'doomed').length;
  if (lost > 0) return { text: words.lost(lost), tone: 'alarm' };
  const [first] = leaders;
  if (first === undefined) return { text: words.noLeader, tone: 'calm' };
  const waiting = first.rows.filter((row) => row.state === 'waiting').length;
  const { id } = first.leader;
  return { text: waiting === 0 ? words.idle(id) : words.waiting(id, waiting), tone: 'calm' };
}

export function sentencesOf({ leaders, doomed }: AckBoard, { words }: Telling): readonly string[] {
  return [
    ...leaders.flatMap(({ rows, voterCount, needed }) =>
      rows.map(({ name, count, state }) => words.row(name, count, voterCount, needed, words.states[state])),
    ),
    ...doomed.map(({ name, loggedBy }) => words.doomedSpoken(name, loggedBy)),
  ];
}
