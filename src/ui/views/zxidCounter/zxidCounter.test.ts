import { describe, expect, it } from 'vitest';
import { creation, ensemble, type Ensemble } from '../../../engine/testing/ensemble.ts';
import { zxidCounters } from './zxidCounter.ts';

describe('the counter of zxids', () => {
  it('counts transactions within an epoch, the same on every server in the end', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a');
    expect(text(servers)).toEqual(['1 2 0x100000002', '1 2 0x100000002', '1 2 0x100000002']);
    expect(at(servers).counters.map(({ behind }) => behind)).toEqual([0, 0, 0]);
  });

  it('a new leader raises the epoch and begins to count at 0', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a');
    servers.crash(3);
    servers.until('leader.established');
    expect(text(servers)).toEqual(['1 2 0x100000002', '2 0 0x200000000', '1 2 0x100000002']);
    expect(at(servers).counters[0]).toMatchObject({ accepted: 2, behind: null });
  });

  it('a leader runs ahead by what it has proposed and not logged', () => {
    const servers = ensemble(3);
    servers.open(3).tell(creation('/a'));
    servers.until('txn.proposed');
    expect(at(servers).counters.map(({ counter, behind }) => [counter, behind])).toEqual([
      [1, 1],
      [1, 1],
      [2, 0],
    ]);
  });
});

function at({ sim }: Ensemble) {
  return zxidCounters(sim.world, sim.trace);
}

function text(servers: Ensemble): readonly string[] {
  return at(servers).counters.map(({ epoch, counter, hex }) => `${epoch} ${counter} ${hex}`);
}
