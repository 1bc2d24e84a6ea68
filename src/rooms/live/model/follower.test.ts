import { describe, expect, it } from 'vitest';
import type { ServerId, WireId } from '../../../engine/index.ts';
import { imageOf, type WorldImage } from '../../../engine/later.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import type { ScenarioLibrary } from '../../../scenarios/experiment/experiment.ts';
import '../../../scenarios/library.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { CHANNEL_VERSION, type ToPage } from './channel.ts';
import { Follower } from './follower.ts';
import { liveChoice, LiveWorld } from './liveWorld.ts';

const library: ScenarioLibrary = { findScenario, book: recipeBook };

describe('a page that follows', () => {
  it('has the world of the servers, step by step, and does not go ahead of it', () => {
    const { world, follower, tell } = followed();
    connect(world);
    world.pass(700);
    tell();
    expect(follower.advance(100_000)).toBe('there');
    expect(follower.experiment?.advance()).toBe(false);
    expect(follower.experiment?.steps).toBe(world.step);
    world.give({ type: 'crashServer', server: 'role:leader' }, 900);
    world.pass(4000);
    tell();
    expect(follower.advance(10)).toBe('behind');
    expect(follower.advance(100_000)).toBe('there');
    expect(follower.experiment?.steps).toBe(world.step);
    expect(follower.experiment?.worlds[0]?.world.servers.get('server:3')?.vars.value.state).toBe('down');
  });

  it('waits while a branch is looked at, and goes on when the live run is shown again', () => {
    const { world, follower, tell } = followed();
    connect(world);
    world.pass(700);
    tell();
    follower.advance(100_000);
    const experiment = follower.experiment;
    const liveBranch = experiment?.current ?? 0;
    experiment?.give({ type: 'freezeServer', server: 'server:1' }, { step: 10, timeMs: 0 });
    world.pass(3000);
    tell();
    expect(follower.advance(100_000)).toBe('away');
    experiment?.switchTo(liveBranch);
    expect(follower.advance(100_000)).toBe('there');
    expect(experiment?.steps).toBe(world.step);
  });

  it('shows who was connected before it came, with all that is known of them', () => {
    const { world, follower, open } = followed();
    connect(world);
    world.pass(700);
    open('now');
    expect(follower.advance(100_000)).toBe('there');
    const shown = follower.experiment?.worlds[0]?.world.outsiders.get('wire:1');
    expect(shown).toMatchObject({ server: 'server:1', session: '0x100000000ce0000' });
  });

  it('begins anew when it is told the beginning again', () => {
    const { world, follower, tell, open } = followed();
    connect(world);
    tell();
    follower.advance(100_000);
    const before = follower.experiment;
    open();
    expect(follower.advance(100_000)).toBe('there');
    expect(follower.experiment).not.toBe(before);
    expect(follower.experiment?.steps).toBe(world.step);
  });

  it('begins with the world as it is now, where it comes late, and goes on as the servers do', () => {
    const { world, follower, tell, open } = followed();
    connect(world);
    world.give({ type: 'crashServer', server: 'server:2' }, 900);
    world.pass(4000);
    const before = world.step;
    open('now');
    expect(follower.advance(100_000)).toBe('there');
    expect(follower.experiment?.knownFromMs).toBe(world.nowMs);
    world.give({ type: 'startServer', server: 'server:2' }, 4100);
    connect(world, 'server:1', 4200);
    world.pass(9000);
    tell();
    expect(follower.advance(100_000)).toBe('there');
    expect(before + (follower.experiment?.steps ?? 0)).toBe(world.step);
    const shown = follower.experiment?.worlds[0]?.world;
    expect(shown === undefined ? null : spelledOut(imageOf(shown))).toBe(spelledOut(world.image()));
    const looked = follower.experiment?.worlds[0]?.worldAt(3);
    expect(looked?.servers.get('server:2')?.vars.value.state).toBe('down');
  });

  it('keeps a window of what happened, and never less than half of it', () => {
    const { world, follower, tell } = followed(2000);
    const wire = connect(world);
    let least = Infinity;
    for (let atMs = 700; atMs < 90_000; atMs += 700) {
      world.pass(atMs);
      world.send(wire, PINGS, atMs);
      tell();
      while (follower.advance(500) === 'behind');
      const records = follower.experiment?.worlds[0]?.trace.length ?? 0;
      expect(records).toBeLessThan(2600);
      if (follower.experiment?.knownFromMs !== null) least = Math.min(least, records);
    }
    expect(follower.experiment?.knownFromMs).toBeGreaterThan(30_000);
    expect(least).toBeGreaterThan(800);
    expect(follower.advance(500)).toBe('there');
    const shown = follower.experiment?.worlds[0]?.world;
    expect(shown?.timeMs).toBe(world.nowMs);
  });

  it('cuts nothing while an earlier moment is looked at', () => {
    const { world, follower, tell } = followed(2000);
    const wire = connect(world);
    for (let atMs = 700; atMs < 90_000; atMs += 700) {
      world.pass(atMs);
      world.send(wire, PINGS, atMs);
      tell();
      while (follower.advance(500, 'back') === 'behind');
    }
    expect(follower.experiment?.knownFromMs).toBeNull();
    while (follower.advance(500) === 'behind');
    expect(follower.experiment?.knownFromMs).not.toBeNull();
    expect(follower.experiment?.worlds[0]?.world.timeMs).toBe(world.nowMs);
  });

  it('says so when it is too far behind, and when its world is another one', () => {
    const { follower, open } = followed();
    const thaw = (afterStep: number) => ({
      command: { type: 'thawServer', server: 'server:1' } as const,
      afterStep,
      atMs: 1,
    });
    follower.hear({ kind: 'commands', commands: Array.from({ length: 50_001 }, (_, nth) => thaw(nth)) });
    expect(follower.advance(1)).toBe('tooLong');
    open();
    follower.hear({ kind: 'commands', commands: [thaw(3)] });
    expect(follower.advance(100)).toBe('differs');
  });

  it('has nothing before it is told anything', () => {
    const follower = new Follower(library, { clock: null, maxRecords: 1000 });
    expect([follower.advance(10), follower.experiment]).toEqual(['waiting', null]);
  });
});

const PINGS = Array.from({ length: 12 }, () => ({ kind: 'ping' }) as const);

/** An image as one text: which records are shared does not matter. */
function spelledOut(image: WorldImage): string {
  const whole = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const entry = image[value[0] as number];
    if (Array.isArray(entry)) return [entry[0], ...entry.slice(1).map(whole)];
    const fields = Object.entries(entry as object).map(([key, field]) => [key, whole(field)] as const);
    return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return JSON.stringify(whole([image.length - 1]));
}

function connect(world: LiveWorld, server: ServerId = 'server:1', atMs = 5): WireId {
  const wire = world.open(server, null, '0x0', atMs);
  const hello = { kind: 'connect', sessionId: '0x0', password: null, timeoutMs: 9000 } as const;
  world.send(wire, [{ ...hello, lastZxidSeen: 0, readOnly: false }], atMs + 1);
  return wire;
}

function followed(maxRecords = 100_000) {
  const all: LinkCommand[] = [];
  let told = 0;
  const world = new LiveWorld(
    liveChoice(1, {}),
    { delivered: () => {}, given: (command) => all.push(command), skipped: () => {} },
    0,
  );
  const follower = new Follower(library, { clock: null, maxRecords });
  const hear = (...messages: readonly ToPage[]) => {
    for (const message of messages) follower.hear(message);
  };
  const tell = () => {
    hear(
      { kind: 'commands', commands: all.slice(told) },
      { kind: 'now', timeMs: world.passedMs, isPaused: false, speed: 1 },
    );
    told = all.length;
  };
  const open = (from: 'beginning' | 'now' = 'beginning') => {
    const isLate = from === 'now';
    hear({
      kind: 'opening',
      version: CHANNEL_VERSION,
      choice: world.choice,
      connectString: '',
      epochMs: 0,
      // As it comes over the channel.
      image: isLate ? (JSON.parse(JSON.stringify(world.image())) as WorldImage) : null,
      step: isLate ? world.step : 0,
    });
    told = isLate ? all.length : 0;
    tell();
  };
  open();
  return { world, follower, tell, open };
}
