// Two elections worth looking at side by side.
import type { ScenarioPair } from '../scenario/pair.ts';

/** As the article prints it: 133 to 137 are elected, lead for five seconds each, and leave. */
const TRANSCRIPT = { firstNumber: 133, rounds: 1, leadMs: 5000 } as const;

export const electionPairs: readonly ScenarioPair[] = [
  {
    id: 'eyes',
    clients: 6,
    left: { scenario: 'candidates', values: { variant: 'everyone' } },
    right: { scenario: 'candidates', values: { variant: 'corrected' } },
    words: {
      name: 'Leader election: watch the leader vs. your predecessor',
      more: 'all are woken · one is woken',
      sentence: 'Kill the leader. Left: all candidates wake up and list. Right: only one does.',
    },
  },
  // Before the pair it is a case of: the first whose sides fit has the name.
  {
    id: 'transcript',
    clients: 5,
    left: { scenario: 'candidates', values: { variant: 'article', ...TRANSCRIPT } },
    right: { scenario: 'candidates', values: { variant: 'corrected', ...TRANSCRIPT } },
    words: {
      name: 'Published election log, numbers 133 to 137',
      more: 'as published · corrected',
      sentence:
        'Five candidates, numbered 133 to 137 as in the published output. Each leads for five seconds and leaves. Left: as published. Right: corrected.',
    },
  },
  {
    id: 'candidates-published',
    clients: 4,
    left: { scenario: 'candidates', values: { variant: 'article' } },
    right: { scenario: 'candidates', values: { variant: 'corrected' } },
    words: {
      name: 'Leader election: as published vs. corrected',
      more: 'waits to be notified · lists again',
      sentence: 'Left: the published election with its bugs. Right: the same election, corrected.',
    },
  },
  {
    id: 'schemes',
    clients: 4,
    left: { scenario: 'scheme-one', values: { variant: 'published' } },
    right: { scenario: 'scheme-two', values: { removal: 'byAge' } },
    words: {
      name: 'Leader election: no retries vs. a timer',
      more: 'scheme one: no retry · scheme two: a timer',
      sentence:
        'Left: every failed call is final. Right: a timer repairs failures, but may remove live members.',
    },
  },
  {
    id: 'latch-versions',
    clients: 3,
    left: { scenario: 'leader-latch', values: { version: '4.0.1' } },
    right: { scenario: 'leader-latch', values: { version: '5.8.0' } },
    words: {
      name: 'LeaderLatch: 4.0.1 vs. 5.8.0',
      more: 'resets · lists again',
      sentence:
        'Restart the server. Left: the latches reset and run into each other’s old znodes. Right: they list again.',
    },
  },
  {
    id: 'latch-policies',
    clients: 3,
    left: { scenario: 'leader-latch', values: { policy: 'standard' } },
    right: { scenario: 'leader-latch', values: { policy: 'session' } },
    words: {
      name: 'LeaderLatch: standard vs. session policy',
      more: 'stops at connection loss · at session loss',
      sentence:
        'Cut the leader off. Left: it stops at once. Right: it goes on until its session counts as lost.',
    },
  },
  {
    id: 'selector-listeners',
    clients: 3,
    left: { scenario: 'leader-selector', values: { listener: 'deaf' } },
    right: { scenario: 'leader-selector', values: { listener: 'adapter' } },
    words: {
      name: 'LeaderSelector: listener ignores vs. cancels',
      more: 'ignores the connection · cancels on loss',
      sentence: 'Cut the leader off. Left: its listener does nothing. Right: its leadership is cancelled.',
    },
  },
];
