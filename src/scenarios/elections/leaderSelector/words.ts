import { LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

const LISTENERS: Readonly<Record<string, string>> = {
  adapter: 'cancels on connection loss',
  deaf: 'ignores the connection state',
  swallows: 'swallows the interrupt',
};

export const words = {
  name: 'Curator LeaderSelector',
  more: 'a client leads until takeLeadership returns',
  sentence: byChoice('listener', {
    adapter: (clients) =>
      `${clients} selectors. When the connection is lost, the listener cancels the leadership and takeLeadership returns.`,
    deaf: (clients) => `${clients} selectors. The listener does nothing when the connection is lost.`,
    swallows: (clients) =>
      `${clients} selectors. A connection loss cancels the leadership, but takeLeadership catches the interrupt and goes on.`,
  }),
  subtitle: ({ values }) => LISTENERS[String(values['listener'])] ?? '',
  parameters: {
    listener: {
      label: 'The user’s listener',
      values: {
        adapter: 'LeaderSelectorListenerAdapter',
        deaf: 'ignores the connection state',
        swallows: 'swallows the interrupt',
      },
    },
    requeue: {
      label: 'After a cancelled leadership',
      values: { auto: 'run again (autoRequeue)', never: 'stop' },
    },
    leadMs: LEAD_MS,
  },
  contradictions: {
    standsOnlyOnce: 'Without autoRequeue a selector leads at most once. Choose one round, or autoRequeue.',
  },
  tags: ['election', 'listener', 'connectionLoss', 'curator'],
} satisfies ScenarioWords;
