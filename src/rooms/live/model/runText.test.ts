import { describe, expect, it } from 'vitest';
import { Simulation, type Command } from '../../../engine/index.ts';
import { live } from '../../../scenarios/ensemble/live/scenario.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import { liveChoice, LiveWorld } from './liveWorld.ts';
import { headOf, commandLine, parseRun, tailOf } from './runText.ts';

describe('a live run that was written down', () => {
  it('is read as it was, and made again ends in the same world', () => {
    const { world, text } = lived();
    const run = parseRun(text);
    expect(run?.end).toEqual({ step: world.step, timeMs: world.nowMs });
    const again = new Simulation(live.scenario.setup(run?.choice ?? world.choice), {});
    for (const { command, afterStep, atMs } of run?.commands ?? []) {
      while (again.steps < afterStep) again.step();
      expect(again.give(command, atMs)).toBeNull();
    }
    again.runUntil(run?.end?.timeMs ?? 0);
    expect(again.steps).toBe(world.step);
    const leaders = [...again.world.servers.keys()].filter((server) => world.roleOf(server) === 'leader');
    expect(leaders).toEqual(['server:2']);
  });

  it('is read up to where it was cut off', () => {
    const { text } = lived();
    const whole = parseRun(text)?.commands ?? [];
    const cut = parseRun(text.slice(0, -200));
    expect(cut?.end).toBeNull();
    expect(cut?.commands).toEqual(whole.slice(0, cut?.commands.length));
    expect(cut?.commands.length).toBeGreaterThan(2);
  });

  it.each([
    ['before its first command', 0, ''],
    ['in its first command', 0, commandLine(at(3), 0).slice(0, -5)],
    ['behind its first command', 1, commandLine(at(3), 0)],
    ['in its second command', 1, commandLine(at(3), 0) + commandLine(at(4), 1).slice(0, -5)],
    ['behind its second command', 2, commandLine(at(3), 0) + commandLine(at(4), 1)],
    ['in its end', 2, commandLine(at(3), 0) + commandLine(at(4), 1) + tailOf(5, 5).slice(0, -9)],
  ])('is read as far as it is whole, cut %s', (_where, count, lines) => {
    const run = parseRun(headOf(liveChoice(1, {})) + lines);
    expect(run?.commands).toEqual([at(3), at(4)].slice(0, count));
    expect(run?.end).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['half a head', headOf(liveChoice(1, {})).slice(0, -9)],
    ['a list', '[]'],
    ['another version', headOf(liveChoice(1, {})).replace('"v":1', '"v":2') + tailOf(0, 0)],
    [
      'a command that is none',
      `${headOf(liveChoice(1, {}))}{"command":{"type":"rm"},"afterStep":1,"atMs":1}${tailOf(1, 1)}`,
    ],
    [
      'commands out of order',
      headOf(liveChoice(1, {})) + commandLine(at(5), 0) + commandLine(at(4), 1) + tailOf(9, 9),
    ],
  ])('is not %s', (_what, text) => {
    expect(parseRun(text)).toBeNull();
  });
});

const CRASH: Command = { type: 'crashServer', server: 'role:leader' };

function at(afterStep: number): LinkCommand {
  return { command: CRASH, afterStep, atMs: 1 };
}

/** A client connects, the leader is killed, time passes. */
function lived() {
  const commands: LinkCommand[] = [];
  const world = new LiveWorld(
    liveChoice(3, {}),
    { delivered: () => {}, given: (command) => commands.push(command), skipped: () => {} },
    0,
  );
  const wire = world.open('server:1', null, '0x0', 5);
  world.send(
    wire,
    [
      { kind: 'connect', sessionId: '0x0', password: null, timeoutMs: 9000, lastZxidSeen: 0, readOnly: true },
      { kind: 'request', xid: 1, request: { op: 'setData', path: '/', data: { hex: 'ff00' }, version: -1 } },
      { kind: 'request', xid: 2, request: { op: 'raw', type: 99, path: null } },
      { kind: 'unreadable', length: -7 },
    ],
    20,
  );
  world.give(CRASH, 300);
  for (let wallMs = 400; wallMs < 6000; wallMs += 400) world.pass(wallMs);
  const lines = commands.map((command, nth) => commandLine(command, nth));
  return { world, text: headOf(world.choice) + lines.join('') + tailOf(world.step, world.nowMs) };
}
