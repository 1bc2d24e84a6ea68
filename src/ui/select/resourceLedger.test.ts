import { describe, expect, it } from 'vitest';
import { resourceLedgers, runsOf, type ResourceLedger } from './resourceLedger.ts';
import { stage, type Stage } from './testing/stage.ts';

describe('a guarded resource', () => {
  it('takes the writes of one holder after the other, tokens rising', () => {
    const [ledger] = ledgersOf(guarded('on').until(16_000));
    const tokens = ledger?.writes.map(({ token }) => token ?? -1) ?? [];
    expect(tokens.length).toBeGreaterThan(10);
    expect(tokens).toEqual(tokens.toSorted((a, b) => a - b));
    expect(ledger).toMatchObject({ fence: 'checkToken', value: ledger?.writes.at(-1)?.value });
    expect(new Set(ledger?.writes.map(({ fate }) => fate))).toEqual(new Set(['accepted']));
  });

  it('without a fence lets a holder that woke too late take the value back', () => {
    const ledger = afterPause('off');
    const back = ledger.writes.filter(({ fate }) => fate === 'back');
    expect(back.length).toBeGreaterThan(0);
    expect(back[0]?.client).toBe('client:A');
    expect(ledger.highest).toBeGreaterThan(back[0]?.token ?? Infinity);
  });

  it('with a fence rejects what comes too late, and the value stays', () => {
    const ledger = afterPause('on');
    const rejected = ledger.writes.find(({ fate }) => fate === 'rejected');
    expect(rejected?.client).toBe('client:A');
    expect(ledger.writes.filter(({ fate }) => fate === 'back')).toEqual([]);
    const next = ledger.writes[(rejected?.number ?? 0) - 2];
    expect(next?.client).toBe('client:B');
  });

  it('is short: what one holder writes in a row is one entry', () => {
    const runs = runsOf(afterPause('off').writes).map(({ first, count }) => [
      first.client,
      first.fate,
      count > 1,
    ]);
    expect(runs.slice(0, 3)).toEqual([
      ['client:A', 'accepted', true],
      ['client:B', 'accepted', true],
      ['client:A', 'back', false],
    ]);
  });

  it('is told up to the step asked for', () => {
    const { simulation, world } = guarded('on').until(9000);
    const [first] = resourceLedgers(simulation.trace, world(), simulation.steps)[0]?.writes ?? [];
    const before = resourceLedgers(simulation.trace, world(), (first?.step ?? 0) - 1)[0];
    expect(before).toMatchObject({ value: null, highest: null, writes: [] });
  });
});

it('A world without a resource has none', () => {
  expect(ledgersOf(stage('predecessor-lock', 2).settle())).toEqual([]);
});

function guarded(guard: 'on' | 'off'): Stage {
  return stage('guarded-lock', 3, { guard, holdMs: '6000', holder: 'deaf' });
}

/** The holder is paused for longer than its session lives, and resumes while another one writes. */
function afterPause(guard: 'on' | 'off'): ResourceLedger {
  const world = guarded(guard).until(2000).give({ type: 'pauseClient', client: 'client:A' }).until(10_500);
  const [ledger] = ledgersOf(world.give({ type: 'resumeClient', client: 'client:A' }).until(13_000));
  if (ledger === undefined) throw new Error('no resource');
  return ledger;
}

function ledgersOf({ simulation, world }: Stage): readonly ResourceLedger[] {
  return resourceLedgers(simulation.trace, world(), simulation.steps);
}
