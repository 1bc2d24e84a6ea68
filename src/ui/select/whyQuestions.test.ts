import { describe, expect, it } from 'vitest';
import { why, type ServerId, type Simulation, type TraceRecord } from '../../engine/index.ts';
import { trafficWorld } from './testing/trafficWorld.ts';
import { unexpired } from './unexpired.ts';
import { clientQuestions, serverQuestion } from './whyQuestions.ts';

const FIVE = { servers: 5, clients: 5 };

describe('the four questions, asked of a run in which the leader was cut off with one follower', () => {
  it('why is server 4 the leader? The cut comes first, then votes, then its office', () => {
    const sim = cutRun();
    const question = serverQuestion(sim.world, sim.trace, 'server:4');
    expect(question?.asks).toBe('leader');
    const kinds = why(sim.trace, question?.seq ?? 0).map(({ kind }) => kind);
    expect(kinds[0]).toBe('command.given');
    expect(kinds).toContain('vote.decided');
    expect(kinds.at(-1)).toBe('leader.established');
  });

  it('why does server 5 look for a leader? It heard too few, and here is why', () => {
    const sim = cutRun();
    expect(asked(sim, 'server:5')).toBe('looks');
    const chain = chainOf(sim, 'server:5');
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'partition' } });
    expect(chain.at(-1)).toMatchObject({ kind: 'role.left', why: 'noQuorum' });
  });

  it('who is elected looks for nobody any more, and does not lead yet', () => {
    const sim = cutRun();
    const { step } = sim.trace.findLast(
      ({ kind, actor }) => kind === 'vote.decided' && actor === 'server:4',
    )!;
    const before = sim.trace.filter((record) => record.step <= step);
    expect(serverQuestion(sim.worldAt(step), before, 'server:4')).toBeNull();
  });

  it('why does server 2 follow server 4? It was elected', () => {
    const sim = cutRun();
    expect(serverQuestion(sim.world, sim.trace, 'server:2')).toMatchObject({
      asks: 'follows',
      leader: 'server:4',
    });
  });

  it('why was a client disconnected? By the cut, whatever has failed since', () => {
    const sim = cutRun();
    const lost = [...sim.world.clients.keys()].flatMap(
      (id) => clientQuestions(sim.world, sim.trace, id).disconnected ?? [],
    );
    expect(lost.length).toBeGreaterThan(0);
    for (const seq of lost) expect(why(sim.trace, seq)[0]).toMatchObject({ kind: 'command.given' });
  });

  it('why does nobody expire the session of a killed client? At first its silence has not lasted; then it has ended', () => {
    const sim = cutRun();
    sim.give({ type: 'killClient', client: 'client:A' });
    const { unexpired: session } = clientQuestions(sim.world, sim.trace, 'client:A');
    expect(session).not.toBeNull();
    expect(unexpired(sim.world, sim.trace, session ?? '0x0').why).toMatch(/notYet|restarted|bucket/);
    sim.runUntil(sim.nowMs + 8000);
    expect(clientQuestions(sim.world, sim.trace, 'client:A').unexpired).toBeNull();
    expect(clientQuestions(sim.world, sim.trace, 'client:A').expired).not.toBeNull();
  });
});

it('A crashed server can be asked why it is down, and one that never did anything nothing', () => {
  const sim = trafficWorld({ servers: 3, clients: 1 });
  expect(serverQuestion(sim.world, sim.trace, 'server:1')).toBeNull();
  sim.runUntil(2000);
  sim.give({ type: 'crashServer', server: 'server:1' });
  expect(asked(sim, 'server:1')).toBe('down');
  expect(chainOf(sim, 'server:1')[0]).toMatchObject({ kind: 'command.given' });
});

it('Looking back, questions are those of then', () => {
  const sim = cutRun();
  const then = sim.worldAt(sim.lastStepAt(2500));
  expect(serverQuestion(then, sim.trace, 'server:5')?.asks).toBe('leader');
});

/** Server 5 led and is cut off with server 1; the others have another leader by the end. */
function cutRun(): Simulation {
  const sim = trafficWorld(FIVE);
  sim.runUntil(3000);
  const groups: readonly (readonly ServerId[])[] = [
    ['server:5', 'server:1'],
    ['server:2', 'server:3', 'server:4'],
  ];
  sim.give({ type: 'partition', groups });
  sim.runUntil(8000);
  return sim;
}

function asked({ world, trace }: Simulation, id: ServerId): string | undefined {
  return serverQuestion(world, trace, id)?.asks;
}

function chainOf({ world, trace }: Simulation, id: ServerId): readonly TraceRecord[] {
  return why(trace, serverQuestion(world, trace, id)?.seq ?? 0);
}
