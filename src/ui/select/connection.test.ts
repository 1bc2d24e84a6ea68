import { expect, it } from 'vitest';
import type { RecordKind } from '../../engine/index.ts';
import { connectionBetween } from './connection.ts';
import { stage } from './testing/stage.ts';

function creating() {
  const run = stage('sandbox', 2, { servers: '1' }).until(1000);
  run.give({ type: 'typeLine', client: 'client:A', line: 'create /a' }).settle();
  const { simulation } = run;
  return (kind: RecordKind) => {
    const step = simulation.trace.findLast(
      (record) => record.kind === kind && record.actor !== 'client:B',
    )?.step;
    return connectionBetween(simulation.worldAt(step ?? 0), 'client:A', 'server:1');
  };
}

it('a call goes from the outgoing queue to the pending one, and its packet is in flight', () => {
  const at = creating();
  const queued = at('request.queued');
  expect(queued.client?.outgoing.map(({ request }) => request.op)).toEqual(['create']);
  expect(queued.client?.pending).toEqual([]);
  const sent = at('request.sent');
  expect(sent.client?.outgoing).toEqual([]);
  expect(sent.client?.pending.map(({ request }) => request.op)).toEqual(['create']);
  expect(sent.toServer.map(({ message }) => message.kind)).toEqual(['request']);
});

it('a request that was read waits for one processor after the other, until its reply is in flight', () => {
  const at = creating();
  const stages = (kind: RecordKind) => at(kind).servers[0]?.outstanding.map(({ stage: where }) => where);
  expect(stages('request.received')).toEqual(['prep']);
  expect(stages('txn.proposed')).toEqual(['sync']);
  expect(at('reply.sent').toClient.map(({ message }) => message.kind)).toEqual(['reply']);
  expect(stages('reply.sent')).toEqual([]);
});

it('of a client that is gone the server keeps its side until the session ends', () => {
  const run = stage('sandbox', 2, { servers: '1', sessionTimeoutMs: '4000' }).until(1000);
  run.give({ type: 'cutClientLink', client: 'client:A' });
  run.simulation.runUntil(4000);
  const { client, servers } = connectionBetween(run.world(), 'client:A', 'server:1');
  expect([client?.number ?? null, servers.map(({ number }) => number)]).toEqual([2, [1]]);
});
