import { CLIENT_LIBRARY } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital, spelled } from '../../englishNumbers.ts';

const HOLDERS: Readonly<Record<string, string>> = {
  deaf: 'heeds nothing',
  stopsWhenLost: 'heeds its session',
  stopsWhenSuspended: 'heeds its connection',
};

export const words = {
  name: 'A lock and what it guards',
  more: 'tokens at the resource',
  subtitle: ({ values }) =>
    `${values['guard'] === 'on' ? 'fence' : 'no fence'} · ${HOLDERS[String(values['holder'])] ?? ''}`,
  sentence: ({ clients, values }) =>
    values['guard'] === 'on'
      ? `${capital(spelled(clients))} clients print on one printer, each while it has the lock. The printer turns away a token older than one it has seen.`
      : `${capital(spelled(clients))} clients print on one printer, each while it has the lock. The printer takes what comes.`,
  parameters: {
    guard: { label: 'Fence at the resource', values: { off: 'off', on: 'on' } },
    holder: {
      label: 'What makes a holder stop',
      values: {
        deaf: 'nothing it hears',
        stopsWhenLost: 'its session is lost',
        stopsWhenSuspended: 'its connection is lost',
      },
    },
    library: CLIENT_LIBRARY,
  },
} satisfies ScenarioWords;
