import { beforeAll, describe, expect, it } from 'vitest';
import { queueLedger, type QueueLedger } from './queueLedger.ts';
import { addSamples } from '../../select/testing/samples.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';

beforeAll(addSamples);

describe('the items of a queue', () => {
  it('wait, are taken and are processed once by one worker that deletes first', () => {
    const world = stage('sample-queue-once', 2).until(200);
    expect(ledgerOf(world)).toMatchObject({ workers: ['client:B'], producers: ['client:A'] });
    expect(ledgerOf(world).counts).toMatchObject({ taken: 1, twice: 0, lost: 0 });
    expect(ledgerOf(world.until(5000)).counts).toEqual({
      waiting: 0,
      taken: 0,
      processed: 4,
      twice: 0,
      lost: 0,
    });
  });

  it('are processed twice by two workers that delete afterwards', () => {
    const ledger = ledgerOf(stage('sample-queue', 3).until(5000));
    const twice = ledger.items.filter(({ state }) => state === 'twice');
    expect(twice.length).toBeGreaterThan(0);
    expect(twice[0]?.by.toSorted()).toEqual(['client:B', 'client:C']);
  });

  it('are lost with a worker that has deleted and dies before it is done', () => {
    const world = stage('sample-queue-once', 2).until(200).give({ type: 'killClient', client: 'client:B' });
    const ledger = ledgerOf(world);
    expect(ledger.counts.lost).toBe(1);
    expect(ledger.items.find(({ state }) => state === 'lost')).toMatchObject({ item: 'i1', by: [] });
  });

  it('are not lost with a worker that would have deleted afterwards: they wait again', () => {
    const world = stage('sample-queue', 2).until(200).give({ type: 'killClient', client: 'client:B' });
    expect(ledgerOf(world).counts).toMatchObject({ lost: 0, taken: 0 });
  });

  it('are counted all, and told one by one as far as asked for', () => {
    const world = stage('sample-queue-long', 2).until(2000);
    const all = queueLedger(world.simulation.trace, world.simulation.steps, 10);
    expect(all.counts.waiting).toBeGreaterThan(20);
    expect(all.items.filter(({ state }) => state === 'waiting')).toHaveLength(10);
    const total = Object.values(all.counts).reduce((sum, count) => sum + count, 0);
    const produced = world.simulation.trace.filter(
      (record) => record.kind === 'fact.stated' && record.fact.type === 'produced',
    );
    expect(total).toBe(produced.length);
  });

  it('are as they were at the step asked for', () => {
    const world = stage('sample-queue-once', 2).until(200);
    const { steps } = world.simulation;
    const before = ledgerOf(world);
    world.until(5000);
    expect(queueLedger(world.simulation.trace, steps, 50)).toEqual(before);
  });
});

it('A world without a queue has an empty ledger', () => {
  const ledger = ledgerOf(stage('predecessor-lock', 2).settle());
  expect(ledger).toMatchObject({ items: [], workers: [], producers: [] });
});

function ledgerOf({ simulation }: Stage): QueueLedger {
  return queueLedger(simulation.trace, simulation.steps, 50);
}
