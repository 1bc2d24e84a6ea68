import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Mixed traffic',
  more: 'clients that do a bit of everything',
  sentence: () =>
    'Clients create, read, write, delete and watch at random. Whatever is done to them, the promises hold.',
  parameters: {
    servers: { label: 'Servers' },
    rounds: { label: 'Rounds of each client', values: { endless: 'for ever' } },
    observers: { label: 'Observers among the servers' },
    sessions: { label: 'Sessions', values: { global: 'global', local: 'local until they need a node' } },
    readOnlyMode: { label: 'Reads without a leader', values: { off: 'no', on: 'yes' } },
    quorum: { label: 'Enough to commit', values: { majority: 'a majority', oneVote: 'a single vote' } },
    znodes: { label: 'Further znodes' },
    restMs: { label: 'Milliseconds between two calls' },
  },
} satisfies ScenarioWords;
