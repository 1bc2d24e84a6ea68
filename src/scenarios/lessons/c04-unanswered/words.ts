import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'The write that survives',
  goal: 'A write without an answer may be committed all the same.',
  parts: {
    write: {
      text: [
        'Five servers; server 5 leads. No client may be told that its write is done: it sees ConnectionLoss.',
        'But later all servers that serve have the write, under a new leader. Four commands at most.',
      ],
      goal: { survives: 'A write ended in ConnectionLoss, and all servers that serve have it' },
      hints: [
        'How far must a proposal get so that the next leader has it?',
        'Let a client write. End the leader between the first ACK of a follower and the answer.',
        'Watch a write outlive its leader.',
      ],
    },
  },
};
