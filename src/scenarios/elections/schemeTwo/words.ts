import { LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Leader election with heartbeats (scheme two)',
  more: 'as published: a timer repairs what failed',
  sentence: byChoice('removal', {
    byAge: (clients) =>
      `${clients} members in line, each with a timer. It sends a heartbeat, removes members with an old heartbeat, and checks who leads.`,
    never: (clients) =>
      `${clients} members in line, each with a timer. It sends a heartbeat and checks who leads. No member removes another.`,
  }),
  subtitle: ({ values }) => (values['removal'] === 'byAge' ? 'removes silent members' : 'removes no member'),
  parameters: {
    removal: {
      label: 'Members with an old heartbeat',
      values: { byAge: 'old members are removed', never: 'no member is removed' },
      hint: 'Each member judges by its own clock. It does not check whether the other session is alive.',
    },
    checkMs: { label: 'Timer interval' },
    deadAfterMs: { label: 'A heartbeat is old after' },
    timerAtStop: {
      label: 'The timer at stop()',
      values: { ended: 'ends, as the text says', asPrinted: 'runs on, as printed' },
    },
    leadMs: LEAD_MS,
  },
  steps: {
    'scheme.heartbeat': 'Timer: write the current time to its own znode',
    'scheme.removeDead': 'Timer: read all znodes and delete those with an old time. Then check who leads',
  },
  stepNames: { 'scheme.heartbeat': 'sends a heartbeat', 'scheme.removeDead': 'removes old members' },
  contradictions: {
    deadBeforeTheNextHeartbeat:
      'Heartbeats would be old before the next one is due, so all members would remove each other. Raise the age limit, or shorten the interval.',
  },
  tags: ['election', 'heartbeat', 'clock', 'split'],
} satisfies ScenarioWords;
