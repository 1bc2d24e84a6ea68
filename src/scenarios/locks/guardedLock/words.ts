import { CLIENT_LIBRARY } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital, spelled } from '../../scenario/englishNumbers.ts';

const HOLDERS: Readonly<Record<string, string>> = {
  deaf: 'holder ignores events',
  stopsWhenLost: 'holder stops at session loss',
  stopsWhenSuspended: 'holder stops at connection loss',
};

export const words = {
  name: 'Fencing token: a lock and the resource it protects',
  more: 'late writes by a former holder',
  subtitle: ({ values }) =>
    `${values['guard'] === 'on' ? 'fencing' : 'no fencing'} · ${HOLDERS[String(values['holder'])] ?? ''}`,
  sentence: ({ clients, values }) =>
    values['guard'] === 'on'
      ? `${capital(spelled(clients))} clients share one printer, and each prints while it holds the lock. The printer rejects any token older than the newest it has seen.`
      : `${capital(spelled(clients))} clients share one printer, and each prints while it holds the lock. The printer accepts every page.`,
  parameters: {
    guard: {
      label: 'Fencing at the resource',
      values: { off: 'no fencing: accepts every write', on: 'fencing: rejects old tokens' },
    },
    holder: {
      label: 'The holder stops when',
      values: {
        deaf: 'never: it ignores events',
        stopsWhenLost: 'its session is lost',
        stopsWhenSuspended: 'its connection is lost',
      },
    },
    library: CLIENT_LIBRARY,
  },
  tags: ['fencing', 'expiry', 'lease', 'pause'],
} satisfies ScenarioWords;
