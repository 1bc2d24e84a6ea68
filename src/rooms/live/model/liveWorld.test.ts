import { expect, it } from 'vitest';
import { liveChoice, LiveWorld } from './liveWorld.ts';

it('has little to tell a page that comes late, however many writes there were', () => {
  const choice = liveChoice(1, { servers: 1, latencyMs: 0 });
  const world = new LiveWorld(choice, { delivered() {}, given() {}, skipped() {} }, 0);
  const wire = world.open('server:1', null, '0x0', 0);
  world.send(
    wire,
    [
      {
        kind: 'connect',
        sessionId: '0x0',
        password: null,
        timeoutMs: 30_000,
        lastZxidSeen: 0,
        readOnly: false,
      },
    ],
    0,
  );
  const write = { op: 'setData', path: '/', data: 'x', version: -1 } as const;
  for (let xid = 1; xid <= WRITES; xid++) world.send(wire, [{ kind: 'request', xid, request: write }], xid);
  while (!world.pass(WRITES + 100));
  const logged = world.image().filter((entry) => JSON.stringify(entry).startsWith('{"type":"setData"'));
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.length).toBeLessThanOrEqual(2000);
});

const WRITES = 3000;
