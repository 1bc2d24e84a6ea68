import { expect, test } from 'vitest';
import { Simulation, type Command, type ServerId } from '../../../engine/index.ts';
import { SAMPLE_CONFIG } from '../../../scenarios/scenario/sampleServer.ts';
import { zkcliProgram, zkcliRecipes } from '../../../zkcli/index.ts';
import { entriesOf, type ConsoleId } from './consoleEntries.ts';

test('a client’s console has what was typed and printed there, and nothing of the others', () => {
  const world = worldOfTwo();
  type(world, 'client:A', 'create /a one');
  type(world, 'client:B', 'get /a');
  expect(text(world, 'client:A')).toEqual(['', 'create /a one | Created /a']);
  expect(text(world, 'client:B')).toEqual(['', 'get /a | one']);
});

test('the lab’s console has every other command as it can be typed, and what servers answered', () => {
  const world = worldOfTwo();
  type(world, 'client:A', 'ls /');
  give(world, { type: 'askServer', server: 'server:1', word: 'ruok' });
  give(world, { type: 'killClient', client: 'client:B' });
  expect(text(world, 'lab')).toEqual(['askServer server:1 ruok | imok', 'killClient client:B']);
});

test('a command that this world does not do stands there with the reason', () => {
  const world = worldOfTwo();
  world.give({ type: 'resumeClient', client: 'client:B' });
  expect(entriesOf(world.trace, 'lab', world.trace.length)).toMatchObject([
    { line: 'resumeClient client:B', refusal: 'notPaused' },
  ]);
});

test('looking back shows the console of then', () => {
  const world = worldOfTwo();
  type(world, 'client:A', 'create /a');
  const then = world.trace.length;
  type(world, 'client:A', 'delete /a');
  expect(text(world, 'client:A')).toHaveLength(3);
  expect(text(world, 'client:A', then)).toEqual(['', 'create /a | Created /a']);
});

/** Lines with what was printed behind them, without what zkCli says when it starts. */
function text(world: Simulation, console: ConsoleId, count = world.trace.length): readonly string[] {
  return entriesOf(world.trace, console, count).map(({ line, printed }) => {
    const said = printed.map((each) => each.text.trim()).filter((each) => each !== '');
    return line === null ? '' : [line, ...said].join(' | ');
  });
}

function worldOfTwo(): Simulation {
  const servers: readonly ServerId[] = ['server:1'];
  const client = {
    connectString: servers,
    sessionTimeoutMs: 30_000,
    library: 'java',
    programs: [zkcliProgram(servers)],
  } as const;
  const world = new Simulation(
    {
      seed: 1,
      config: SAMPLE_CONFIG,
      servers,
      clients: [
        { id: 'client:A', ...client },
        { id: 'client:B', ...client },
      ],
      newcomer: null,
      nodes: [],
      latencyMs: { min: 1, max: 1 },
      conductor: [],
    },
    zkcliRecipes,
  );
  settle(world);
  return world;
}

function type(world: Simulation, client: 'client:A' | 'client:B', line: string): void {
  give(world, { type: 'typeLine', client, line });
}

function give(world: Simulation, command: Command): void {
  expect(world.give(command)).toBeNull();
  settle(world);
}

function settle(world: Simulation): void {
  while (!world.isQuiescent()) world.step();
}
