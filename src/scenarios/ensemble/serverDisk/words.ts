import { story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  snapshotAndCrash:
    'Client B keeps writing. Server 1 writes a snapshot meanwhile, crashes, and starts again from that snapshot and the log behind it.',
  truncated:
    'The leader is cut off with a write that only its own log has, and crashes. When it is back, the new leader has it cut that write away.',
  none: 'Client B keeps writing. Crash a server and start it again: what does it read, and what is it sent?',
};

export const words = {
  name: 'A server’s disk: log, snapshot, recovery',
  more: 'a fuzzy snapshot, a crash, and TRUNC',
  tags: ['log', 'restart', 'crash'],
  sentence: ({ values }) => SENTENCES[String(values['story'])] ?? '',
  parameters: {
    story: story({ snapshotAndCrash: 'a snapshot, a crash, a recovery', truncated: 'a write is cut away' }),
    snapCount: {
      label: 'Snapshot after',
      hint: 'snapCount: transactions between two snapshots, 100,000 by default',
    },
  },
} satisfies ScenarioWords;
