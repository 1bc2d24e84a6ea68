import { describe, expect, it } from 'vitest';
import { why, type SessionId } from '../../engine/index.ts';
import { standaloneServer } from '../../engine/testing/serverHarness.ts';
import { ensemble, type Ensemble } from '../../engine/testing/ensemble.ts';
import { trafficWorld } from './testing/trafficWorld.ts';
import { unexpired } from './unexpired.ts';

describe('why does nobody expire this session?', () => {
  it('because no leader is in office, and here is why', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 4000 });
    servers.crash(2, 3);
    servers.pass(30_000);
    const answer = unexpired(servers.sim.world, servers.sim.trace, client.id);
    expect(answer.why).toBe('noLeader');
    const chain = why(servers.sim.trace, answer.seq ?? 0);
    expect(chain[0]).toMatchObject({
      kind: 'command.given',
      command: { type: 'crashServer', server: 'server:3' },
    });
  });

  it('because the leader stands still', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 4000 });
    servers.freeze(3);
    servers.pass(5000);
    expect(answerFor(servers, client.id)).toMatchObject({ why: 'frozen', server: { number: 3 } });
  });

  it('because the only server stands still', () => {
    const stand = standaloneServer();
    const { id } = stand.open('A', 2000);
    stand.sim.give({ type: 'freezeServer', server: 'server:1' });
    stand.wait(5000);
    expect(unexpired(stand.sim.world, stand.sim.trace, id)).toMatchObject({ why: 'frozen' });
  });

  it('because its clock began anew at the failover', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 8000 });
    servers.pass(7000);
    servers.crash(3);
    const established = servers.until('leader.established');
    servers.pass(3000);
    expect(answerFor(servers, client.id)).toMatchObject({
      why: 'restarted',
      server: { number: 2 },
      seq: established.seq,
      touchedAtMs: established.timeMs,
    });
  });

  it('because its clock began anew when the only server started again', () => {
    const stand = standaloneServer();
    const { id } = stand.open('A', 4000);
    stand.wait(1000);
    stand.sim.give({ type: 'restartServer', server: 'server:1' });
    stand.wait(1000);
    const { sim } = stand;
    const started = sim.trace.findLast(({ kind }) => kind === 'server.started');
    expect(unexpired(sim.world, sim.trace, id)).toMatchObject({
      why: 'restarted',
      server: { role: 'standalone' },
      touchedAtMs: started?.timeMs,
      seq: started?.seq,
    });
  });

  it('because its client is heard, until it is killed; then because it was not silent for long enough, and then for its bucket', () => {
    const sim = trafficWorld({ servers: 3, clients: 2 });
    sim.runUntil(4000);
    const id = sim.world.clients.get('client:A')?.vars.value.sessionId ?? '0x0';
    const answers: string[] = [];
    const look = () => {
      const { why: answer } = unexpired(sim.world, sim.trace, id);
      if (answers.at(-1) !== answer) answers.push(answer);
    };
    look();
    sim.give({ type: 'killClient', client: 'client:A' });
    while (answers.at(-1) !== 'gone' && sim.step()) look();
    expect(answers).toEqual(['heard', 'notYet', 'bucket', 'closing', 'gone']);
  });
});

function answerFor({ sim }: Ensemble, id: SessionId) {
  return unexpired(sim.world, sim.trace, id);
}
