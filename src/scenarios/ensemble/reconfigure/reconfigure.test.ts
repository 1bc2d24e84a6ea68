import { expect, test } from 'vitest';
import type { RecordOf } from '../../../engine/index.ts';
import { play } from '../../testing/playedStory.ts';

test.each([
  ['podReplaced', ['reconfig Ok', 'setData Ok'], 'server:2 server:3 server:4'],
  ['podsLost', ['reconfig Ok'], 'server:3 server:4 server:5'],
  ['joinedTooEarly', ['reconfig Ok', 'setData Ok'], 'server:1 server:2 server:3 server:4 server:5'],
  ['noQuorum', ['reconfig NewConfigNoQuorum', 'reconfig Ok'], 'server:2 server:3 server:4 server:5'],
  ['leaderLeaves', ['reconfig Ok', 'setData Ok'], 'server:1 server:2'],
])('%s comes to %j', (story, answers, voters) => {
  const { trace } = play('reconfigure', { story }).sim;
  const replies = trace.filter(
    (record): record is RecordOf<'reply.delivered'> =>
      record.kind === 'reply.delivered' && record.op !== 'auth',
  );
  expect(replies.map(({ op, err }) => `${op} ${err}`)).toEqual(answers);
  const changes = trace.filter((record) => record.kind === 'config.changed');
  expect(changes.at(-1)?.voters.join(' ')).toBe(voters);
});

test('with most pods lost nobody can be added, and nothing is written, until one of them is back', () => {
  const { trace } = play('reconfigure', { story: 'podsLost' }).sim;
  const failed = trace.findIndex((record) => record.kind === 'request.failed');
  const back = trace.findLastIndex((record) => record.kind === 'server.started');
  const changed = trace.findLastIndex((record) => record.kind === 'config.changed');
  expect(failed).toBeGreaterThan(0);
  expect(back).toBeGreaterThan(failed);
  expect(changed).toBeGreaterThan(back);
});
