import { LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'An article’s second scheme',
  more: 'a timer that makes up for what fails',
  sentence: byChoice('removal', {
    byAge: (clients) =>
      `${clients} members in line, each with a timer: it sends a heartbeat, removes whose heartbeat is old, and looks again who leads.`,
    never: (clients) =>
      `${clients} members in line, each with a timer: it sends a heartbeat and looks again who leads. Nobody removes anybody.`,
  }),
  subtitle: ({ values }) => (values['removal'] === 'byAge' ? 'removes the dead' : 'removes nobody'),
  parameters: {
    removal: {
      label: 'Members it takes for dead',
      values: { byAge: 'are removed', never: 'are left alone' },
      hint: 'Their heartbeat is old by its own clock. Whether their session lives it does not ask.',
    },
    checkMs: { label: 'Interval of the timer' },
    deadAfterMs: { label: 'A heartbeat is old after' },
    leadMs: LEAD_MS,
  },
  steps: {
    'scheme.heartbeat': 'Timer: write the time into its znode',
    'scheme.removeDead': 'Timer: read all, and delete those whose time is old. Then look who leads',
  },
  stepNames: { 'scheme.heartbeat': 'heartbeat', 'scheme.removeDead': 'removes the dead' },
  contradictions: {
    deadBeforeTheNextHeartbeat:
      'Heartbeats would be old before the next one is due, and everybody would remove everybody: let them grow older, or shorten the interval.',
  },
} satisfies ScenarioWords;
