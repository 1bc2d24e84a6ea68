import { describe, expect, it } from 'vitest';
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

  it('says so when the run is too long to be told, and when its world is another one', () => {
    const { follower, open } = followed();
    open(null);
    expect(follower.advance(1)).toBe('tooLong');
    open();
    follower.hear({
      kind: 'commands',
      commands: [{ command: { type: 'thawServer', server: 'server:1' }, afterStep: 3, atMs: 1 }],
    });
    expect(follower.advance(100)).toBe('differs');
  });

  it('has nothing before it is told anything', () => {
    const follower = new Follower(library, { clock: null });
    expect([follower.advance(10), follower.experiment]).toEqual(['waiting', null]);
  });
});

function connect(world: LiveWorld): void {
  const wire = world.open('server:1', null, 5);
  const hello = { kind: 'connect', sessionId: '0x0', password: null, timeoutMs: 9000 } as const;
  world.send(wire, [{ ...hello, lastZxidSeen: 0, readOnly: false }], 6);
}

function followed() {
  const all: LinkCommand[] = [];
  let told = 0;
  const world = new LiveWorld(
    liveChoice(1, {}),
    { delivered: () => {}, given: (command) => all.push(command), skipped: () => {} },
    0,
  );
  const follower = new Follower(library, { clock: null });
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
  const open = (commandCount: number | null = all.length) => {
    hear({
      kind: 'opening',
      version: CHANNEL_VERSION,
      choice: world.choice,
      connectString: '',
      epochMs: 0,
      commandCount,
    });
    told = 0;
    tell();
  };
  open();
  return { world, follower, tell, open };
}
