// Golden facts of what locks cost, counted in runs of their scenarios.
import { describe, expect, it } from 'vitest';
import { runHeadless } from '../../scripts/sim/headlessRun.ts';
import type { TraceRecord } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';

/** What so many clients pay until each has had the lock once. */
function costOf(scenarioId: string, clients: number) {
  const scenario = findScenario(scenarioId);
  if (scenario === undefined) throw new Error(`no scenario ${scenarioId}`);
  const values = { variant: 'children-try', arrival: 'lockstep', rounds: 1, holdMs: 0 };
  const choice = { scenario: scenarioId, seed: 1, clients, values };
  const sessions = new Map<string, string>();
  const arrived: string[] = [];
  const held: string[] = [];
  let names = 0;
  const { report } = runHeadless(scenario, choice, { maxSteps: 500_000, commands: [] }, (record) => {
    if (record.kind === 'request.received' && record.op === 'create') arrived.push(record.session);
    if (record.kind === 'belief.stated') held.push(sessions.get(record.actor) ?? '');
    if (record.kind === 'session.established') sessions.set(record.actor, record.session);
    names += namesIn(record);
  });
  const counts = Object.values(report.counters.requests).map(({ ok, error }) => ok + error);
  return {
    notifications: report.counters.notifications,
    requests: counts.reduce((sum, count) => sum + count, 0),
    names,
    /** By session: in the order of their first creates, and of their turns. */
    arrived: [...new Set(arrived)],
    held,
  };
}

/** Names in lists of children that programs were handed. */
function namesIn(record: TraceRecord): number {
  if (record.kind !== 'program.resumed' || record.input.kind !== 'response') return 0;
  return record.input.body.children?.length ?? 0;
}

describe('the price of a lock', () => {
  it.each([
    [5, 10, 30],
    [10, 45, 110],
    [20, 190, 420],
  ])(
    'G33 %i clients of one name are woken %i times and ask %i times: N(N−1)/2 and N(N+1), out of turn',
    (clients, notifications, requests) => {
      const cost = costOf('herd-lock', clients);
      expect(cost).toMatchObject({ notifications, requests });
      expect(cost.held).not.toEqual(cost.arrived);
    },
  );

  it.each([
    [5, 4, 23, 35],
    [10, 9, 48, 145],
    [20, 19, 98, 590],
  ])(
    'G34 %i clients in line are woken %i times, ask %i times, are sent %i names, and come in turn',
    (clients, notifications, requests, names) => {
      const cost = costOf('predecessor-lock', clients);
      expect(cost).toMatchObject({ notifications, requests, names });
      expect(cost.held).toEqual(cost.arrived);
    },
  );
});
