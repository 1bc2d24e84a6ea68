import { expect, test } from 'vitest';
import { play } from '../../testing/playedStory.ts';

test.each(['get', 'http', 'tls'])('bytes of another protocol (%s) cost their connection', (story) => {
  const { trace } = play('packet-length', { story }).sim;
  const refused = trace.filter((record) => record.kind === 'connection.refused');
  expect(refused).toMatchObject([{ actor: 'server:1', why: 'lengthError' }]);
});

test('[S15] one client more than maxClientCnxns is turned away until another one has gone', () => {
  const { trace } = play('too-many-connections', { story: 'limit' }).sim;
  const refused = trace.filter((record) => record.kind === 'connection.refused');
  expect(refused.length).toBeGreaterThan(1);
  expect(new Set(refused.map(({ why }) => why))).toEqual(new Set(['tooManyConnections']));
  const gone = trace.findIndex((record) => record.kind === 'client.closed');
  const lastRefused = trace.findLastIndex((record) => record.kind === 'connection.refused');
  const written = trace.findIndex((record) => record.kind === 'reply.delivered' && record.op === 'setData');
  expect(trace[written]).toMatchObject({ actor: 'client:C', err: 'Ok' });
  expect(written).toBeGreaterThan(Math.max(gone, lastRefused));
});
