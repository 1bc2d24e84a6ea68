import { LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

const LISTENERS: Readonly<Record<string, string>> = {
  adapter: 'cancels with the connection',
  deaf: 'ignores the connection',
  swallows: 'swallows the interruption',
};

export const words = {
  name: 'Curator’s LeaderSelector',
  more: 'a thread that leads until it returns',
  sentence: byChoice('listener', {
    adapter: (clients) =>
      `${clients} selectors. When the connection is lost, the listener cancels the leadership, and takeLeadership returns.`,
    deaf: (clients) => `${clients} selectors, whose listener does nothing when the connection is lost.`,
    swallows: (clients) =>
      `${clients} selectors. The leadership is cancelled with the connection, but takeLeadership catches the interruption and goes on.`,
  }),
  subtitle: ({ values }) => LISTENERS[String(values['listener'])] ?? '',
  parameters: {
    listener: {
      label: 'The user’s listener',
      values: {
        adapter: 'LeaderSelectorListenerAdapter',
        deaf: 'ignores the connection',
        swallows: 'swallows the interruption',
      },
    },
    requeue: {
      label: 'After a cancelled leadership',
      values: { auto: 'it stands again (autoRequeue)', never: 'it is over' },
    },
    leadMs: LEAD_MS,
  },
  contradictions: {
    standsOnlyOnce: 'Who is never requeued stands only once: choose one round, or autoRequeue.',
  },
} satisfies ScenarioWords;
