import { expect, test } from 'vitest';
import { PUBLISHED } from './events.ts';
import { follow } from './follow.ts';

const WHOLE = PUBLISHED.filter(({ untilSnapshot }) => untilSnapshot === undefined);

test.each(WHOLE)(
  '$name: servers with $mistake follow it to its end, and break $property',
  (counterexample) => {
    const { mistake, property, events } = counterexample;
    const followed = follow(counterexample, [mistake], null);
    expect(followed).toMatchObject({ events: events.length, stoppedBy: null });
    expect(followed.broken).toContain(property);
  },
);

test.each(PUBLISHED)('$name: servers without the fault break nothing', (counterexample) => {
  expect(follow(counterexample, [], null).broken).toEqual([]);
});

test('a leader whose log is in a snapshot sends that, where the specification, which has none, sends a DIFF', () => {
  const cut = PUBLISHED.filter(({ untilSnapshot }) => untilSnapshot !== undefined);
  expect(cut.map((each) => follow(each, [each.mistake], null))).toMatchObject([
    { events: 15, stoppedBy: 's0 is sent SNAP, where the trace has DIFF' },
  ]);
});
