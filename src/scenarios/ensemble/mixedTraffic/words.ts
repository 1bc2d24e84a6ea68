import { MISTAKE_IDS, type MistakeId } from '../../../engine/index.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

/** By the issues that report them. */
const BUGS = Object.fromEntries(MISTAKE_IDS.map((id) => [id, id])) as Readonly<Record<MistakeId, string>>;

export const words = {
  name: 'Mixed traffic',
  more: 'random reads, writes, deletes and watches',
  sentence: () =>
    'Clients create, read, write, delete and watch at random. The invariants hold under any fault.',
  parameters: {
    servers: { label: 'Servers' },
    rounds: { label: 'Rounds per client', values: { endless: 'without end' } },
    observers: { label: 'Observers among the servers' },
    sessions: {
      label: 'Sessions',
      values: { global: 'global', local: 'local until they need an ephemeral' },
    },
    readOnlyMode: { label: 'Reads without a leader', values: { off: 'no', on: 'yes' } },
    quorum: { label: 'Votes needed to commit', values: { majority: 'a majority', oneVote: 'a single vote' } },
    mistake: { label: 'Bug of the servers', values: { none: 'none', ...BUGS } },
    znodes: { label: 'Additional znodes' },
    restMs: { label: 'Milliseconds between two calls' },
  },
  tags: ['quorum', 'log', 'readOnly'],
} satisfies ScenarioWords;
