import { capital, spelled } from '../../scenario/englishNumbers.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Sandbox: your own ensemble',
  more: 'type zkCli commands and cause faults yourself',
  tags: ['zkCli', 'quota'],
  sentence: ({ values }) =>
    values['servers'] === '1'
      ? 'One server, and zkCli at every client. Open the console and type.'
      : `${capital(spelled(Number(values['servers'])))} voting servers, and zkCli at every client. Open the console and type.`,
  parameters: {
    servers: { label: 'Voting servers', values: { 1: '1', 3: '3', 5: '5', 7: '7' } },
    observers: { label: 'Observers' },
    tickTimeMs: { label: 'tickTime', values: { 2000: '2 s', 1000: '1 s', 500: '0.5 s', 200: '0.2 s' } },
    initLimit: { label: 'initLimit', hint: 'Ticks a follower may take to connect and synchronize.' },
    syncLimit: { label: 'syncLimit', hint: 'Silent ticks until leader and follower give each other up.' },
    sessionTimeoutMs: {
      label: 'Session timeout',
      hint: 'What clients ask for. Servers grant 2 to 20 ticks.',
    },
    latencyMs: { label: 'Network latency' },
    localSessions: {
      label: 'Local sessions',
      values: { off: 'off', on: 'on', upgrading: 'on, upgraded when needed' },
    },
    childOrder: {
      label: 'Order of children',
      values: { sorted: 'by name', hashSet: 'as in Java’s hash set' },
    },
    enforceQuota: { label: 'Quotas', values: { off: 'logged only', on: 'enforced' } },
  },
  contradictions: {
    observersWithoutQuorum:
      'A single server has no quorum that observers could follow. Choose three servers or no observers.',
  },
} satisfies ScenarioWords;
