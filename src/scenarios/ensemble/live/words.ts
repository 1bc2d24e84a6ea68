import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Real clients',
  more: 'programs outside the lab talk to these servers',
  sentence: ({ values }) =>
    values['servers'] === 1
      ? 'Real clients talk to this server over TCP.'
      : `Real clients talk to these ${values['servers'] ?? ''} servers over TCP.`,
  parameters: {
    servers: { label: 'Servers' },
    latencyMs: { label: 'Milliseconds a message travels' },
    readOnlyMode: { label: 'Reads without a leader', values: { off: 'no', on: 'yes' } },
    extendedTypes: { label: 'Znodes with a TTL', values: { off: 'no', on: 'yes' } },
    containerCheckMs: { label: 'Milliseconds between checks for empty containers' },
    startedAtMs: { label: 'Start, in milliseconds since 1970' },
    childOrder: {
      label: 'Order of children',
      values: { hashSet: 'as in Java’s hash set', sorted: 'by name' },
    },
    ports: { label: 'Ports', values: { unsaid: 'not known' } },
    fourLetterWords: { label: 'Four-letter words', values: { '*': 'all' } },
    superDigest: { label: 'Super user', values: { none: 'none' } },
    enforceQuota: { label: 'Quotas', values: { off: 'counted', on: 'enforced' } },
    maxClientCnxns: { label: 'Connections from one address' },
    snapCount: { label: 'Transactions between two snapshots' },
    tickTimeMs: { label: 'tickTime', values: { 2000: '2 s', 1000: '1 s', 500: '0.5 s', 200: '0.2 s' } },
  },
} satisfies ScenarioWords;
