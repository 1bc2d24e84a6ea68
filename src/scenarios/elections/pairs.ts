// Two elections worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

/** As the article prints it: 133 to 137 are elected, lead for five seconds each, and leave. */
const TRANSCRIPT = { firstNumber: 133, rounds: 1, leadMs: 5000 } as const;

export const electionPairs: readonly ScenarioPair[] = [
  {
    id: 'eyes',
    clients: 6,
    left: { scenario: 'candidates', values: { variant: 'everyone' } },
    right: { scenario: 'candidates', values: { variant: 'corrected' } },
  },
  // Before the pair it is a case of: the first whose sides fit has the name.
  {
    id: 'transcript',
    clients: 5,
    left: { scenario: 'candidates', values: { variant: 'article', ...TRANSCRIPT } },
    right: { scenario: 'candidates', values: { variant: 'corrected', ...TRANSCRIPT } },
  },
  {
    id: 'candidates-published',
    clients: 4,
    left: { scenario: 'candidates', values: { variant: 'article' } },
    right: { scenario: 'candidates', values: { variant: 'corrected' } },
  },
  {
    id: 'schemes',
    clients: 4,
    left: { scenario: 'scheme-one', values: { variant: 'published' } },
    right: { scenario: 'scheme-two', values: { removal: 'byAge' } },
  },
  {
    id: 'latch-versions',
    clients: 3,
    left: { scenario: 'leader-latch', values: { version: '4.0.1' } },
    right: { scenario: 'leader-latch', values: { version: '5.8.0' } },
  },
  {
    id: 'latch-policies',
    clients: 3,
    left: { scenario: 'leader-latch', values: { policy: 'standard' } },
    right: { scenario: 'leader-latch', values: { policy: 'session' } },
  },
  {
    id: 'selector-listeners',
    clients: 3,
    left: { scenario: 'leader-selector', values: { listener: 'deaf' } },
    right: { scenario: 'leader-selector', values: { listener: 'adapter' } },
  },
];
