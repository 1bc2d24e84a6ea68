import { describe, expect, it } from 'vitest';
import type { Command } from '../../../engine/index.ts';
import type { MessageKind } from '../../select/laneMessages.ts';
import { spaceTime } from './spaceTime.ts';
import { trafficWorld } from '../../select/testing/trafficWorld.ts';

describe('space and time', () => {
  it('a write goes to the leader, to the disks of others and back, each time later than it was sent', () => {
    const { at } = stage();
    const { messages } = at(3000);
    for (const { sent, arrived, from, to } of messages) {
      expect(arrived.timeMs).toBeGreaterThan(sent.timeMs);
      expect(from).not.toBe(to);
    }
    const kinds = new Set(messages.map(({ kind }) => kind));
    const way: readonly MessageKind[] = ['request', 'proposal', 'ack', 'commit', 'reply'];
    for (const kind of way) expect(kinds).toContain(kind);
    const proposals = messages.filter(({ kind }) => kind === 'proposal');
    expect(new Set(proposals.map(({ from }) => from))).toEqual(new Set(['server:3']));
  });

  it('lanes are servers by number, then clients; what each was is told without gaps', () => {
    const { at, give } = stage();
    at(3000);
    give({ type: 'crashServer', server: 'server:3' });
    const { lanes, moreClients } = at(6000);
    expect(lanes.map(({ id }) => id).slice(0, 4)).toEqual(['server:1', 'server:2', 'server:3', 'client:A']);
    expect([lanes.length, moreClients]).toEqual([9, 2]);
    const states = lanes.map(({ spans }) => spans.map(({ state }) => state).join(' '));
    expect(states[1]).toBe('looking following looking leading');
    expect(states[2]).toBe('looking leading down');
    for (const { spans } of lanes)
      for (const [index, span] of spans.entries()) expect(span.to).toEqual(spans[index + 1]?.from ?? null);
  });

  it('what was done and what came of it is marked', () => {
    const { at, give } = stage();
    at(3000);
    give({ type: 'crashServer', server: 'server:3' });
    const { marks, commands } = at(4500);
    expect(commands.map(({ command }) => command.type)).toEqual(['crashServer']);
    const text = marks.map(({ lane, kind }) => `${lane} ${kind}`);
    expect(text).toContain('server:3 stopped');
    expect(text).toContain('server:2 crowned');
  });

  it('what the network holds up stands half-way', () => {
    const { at, give } = stage();
    at(3000);
    give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
    const { flying } = at(3600);
    const stalled = flying.find(({ state }) => state === 'stalled');
    expect(stalled?.share).toBe(0.5);
    expect(new Set([stalled?.from, stalled?.to])).toEqual(new Set(['server:1', 'server:3']));
  });

  it('looking back shows what was and a little of what came', () => {
    const { at, sim } = stage();
    at(6000);
    const then = sim.worldAt(sim.lastStepAt(2000));
    const { messages } = spaceTime(then, sim.trace, sim.steps);
    expect(Math.max(...messages.map(({ arrived }) => arrived.step))).toBeLessThan(sim.steps);
    expect(messages.some(({ arrived }) => arrived.step <= then.step)).toBe(true);
  });
});

it('What is simulated ahead of what was shown is not drawn: it may yet come otherwise', () => {
  const sim = trafficWorld({ servers: 3, clients: 8 });
  sim.runUntil(6000);
  const shown = sim.lastStepAt(2000);
  const { messages, marks } = spaceTime(sim.worldAt(shown), sim.trace, shown);
  expect(messages.at(-1)?.arrived.step).toBeLessThanOrEqual(shown);
  expect(Math.max(0, ...marks.map(({ at }) => at.step))).toBeLessThanOrEqual(shown);
});

it('What flies at the newest moment is drawn to where it arrives, and at an earlier one as far as it is', () => {
  const sim = trafficWorld({ servers: 3, clients: 8 });
  sim.runUntil(2000);
  while (spaceTime(sim.world, sim.trace).flying.length === 0) sim.step();
  const { world, trace } = sim;
  const moving = (shownStep: number) =>
    spaceTime(world, trace, shownStep).flying.filter(({ state }) => state === 'flying');
  const newest = moving(world.step).map(({ share, untilMs }) => [share, untilMs > world.timeMs]);
  expect(newest).toEqual(newest.map(() => [1, true]));
  const earlier = moving(world.step + 1).map(({ untilMs }) => untilMs);
  expect(earlier).toEqual(newest.map(() => world.timeMs));
  expect(newest.length).toBeGreaterThan(0);
});

/** Mixed traffic of eight clients on three servers. */
function stage() {
  const sim = trafficWorld({ servers: 3, clients: 8 });
  const at = (timeMs: number) => {
    sim.runUntil(timeMs);
    return spaceTime(sim.world, sim.trace);
  };
  const give = (command: Command) => expect(sim.give(command)).toBeNull();
  return { sim, at, give };
}

it('The lane of a server that stands alone is one that serves', () => {
  const sim = trafficWorld({ servers: 1, clients: 1 });
  sim.runUntil(2000);
  const [lane] = spaceTime(sim.world, sim.trace).lanes;
  expect(lane?.spans.map(({ state }) => state)).toEqual(['looking', 'following']);
});
