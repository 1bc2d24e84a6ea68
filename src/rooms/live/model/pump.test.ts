import { describe, expect, it } from 'vitest';
import { Pump } from './pump.ts';

describe('the world’s time', () => {
  it('goes as the wall clock does, in whole milliseconds', () => {
    const pump = new Pump(5000, 300);
    expect([5000.4, 5001, 5250.9].map((wallMs) => pump.at(wallMs).worldMs)).toEqual([300, 301, 550]);
  });

  it('does not make up for a gap, and says how much it left out', () => {
    const pump = new Pump(0, 0);
    expect(pump.at(60_000)).toEqual({ worldMs: 1000, skippedMs: 59_000 });
    expect(pump.at(60_010)).toEqual({ worldMs: 1010, skippedMs: 0 });
  });

  it('never goes back, whatever the wall clock does', () => {
    const pump = new Pump(1000, 0);
    expect([1100, 400, 500].map((wallMs) => pump.at(wallMs).worldMs)).toEqual([100, 100, 200]);
  });

  it('stands still while it is paused, however long', () => {
    const pump = new Pump(0, 0);
    pump.setPaused(true, 100);
    expect(pump.at(500_000)).toEqual({ worldMs: 100, skippedMs: 0 });
    expect(pump.wallMsUntil(200)).toBeNull();
    pump.setPaused(false, 500_000);
    expect(pump.at(500_050).worldMs).toBe(150);
  });

  it('goes slower or faster from when it is told', () => {
    const pump = new Pump(0, 0);
    pump.setSpeed(0.1, 100);
    expect(pump.at(200).worldMs).toBe(110);
    expect(pump.wallMsUntil(120)).toBeCloseTo(100);
    pump.setSpeed(10, 200);
    expect(pump.at(210).worldMs).toBe(210);
  });
});
