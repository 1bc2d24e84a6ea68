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
    words: {
      name: 'All eyes on the leader, or on the one before',
      more: 'everyone is woken · one is woken',
      sentence: 'Kill the leader. Left: everyone is woken, and everyone asks. Right: one is.',
    },
  },
  // Before the pair it is a case of: the first whose sides fit has the name.
  {
    id: 'transcript',
    clients: 5,
    left: { scenario: 'candidates', values: { variant: 'article', ...TRANSCRIPT } },
    right: { scenario: 'candidates', values: { variant: 'corrected', ...TRANSCRIPT } },
    words: {
      name: 'The article’s transcript, 133 to 137',
      more: 'as printed · and corrected',
      sentence:
        'Five candidates, numbered 133 to 137 as in the article’s output. Each leads for five seconds and leaves. Left the article’s form, right the corrected one.',
    },
  },
  {
    id: 'candidates-published',
    clients: 4,
    left: { scenario: 'candidates', values: { variant: 'article' } },
    right: { scenario: 'candidates', values: { variant: 'corrected' } },
    words: {
      name: 'Candidates: an article and its cure',
      more: 'waits to be notified · looks again',
      sentence: 'Left: the article’s candidates, faults and all. Right: the same election, corrected.',
    },
  },
  {
    id: 'schemes',
    clients: 4,
    left: { scenario: 'scheme-one', values: { variant: 'published' } },
    right: { scenario: 'scheme-two', values: { removal: 'byAge' } },
    words: {
      name: 'Two schemes of one article',
      more: 'nothing repeats what failed · a timer does',
      sentence:
        'Left: every hop can fail for good. Right: a timer makes up for it, and may remove the living.',
    },
  },
  {
    id: 'latch-versions',
    clients: 3,
    left: { scenario: 'leader-latch', values: { version: '4.0.1' } },
    right: { scenario: 'leader-latch', values: { version: '5.8.0' } },
    words: {
      name: 'LeaderLatch, old and new',
      more: '4.0.1 · 5.8.0',
      sentence:
        'Restart the server. Left: the latches begin anew, and meet each other’s remains. Right: they look.',
    },
  },
  {
    id: 'latch-policies',
    clients: 3,
    left: { scenario: 'leader-latch', values: { policy: 'standard' } },
    right: { scenario: 'leader-latch', values: { policy: 'session' } },
    words: {
      name: 'LeaderLatch, two policies',
      more: 'gives up with the connection · with the session',
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
      name: 'LeaderSelector and its listener',
      more: 'ignores the connection · cancels with it',
      sentence: 'Cut the leader off. Left: it is never told. Right: its leadership is cancelled.',
    },
  },
];
