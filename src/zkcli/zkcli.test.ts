// The console of a client as a person has it before them: what stands there, what the prompt says, and what is offered.
import { expect, test } from 'vitest';
import { Simulation, zk, type ClientId, type RecipeBook, type WorldSetup } from '../engine/index.ts';
import { CONFIG } from '../engine/testing/config.ts';
import {
  complete,
  consoleOf,
  isAtWork,
  linesTyped,
  printedBy,
  promptOf,
  runsZkcli,
  zkcliProgram,
  zkcliRecipes,
} from './index.ts';

const A: ClientId = 'client:A';
const B: ClientId = 'client:B';

test('what was typed stands with what came of it, by its number', () => {
  const sim = typed(['create /a hello', '', 'nonsense', 'get /a']);
  const entries = consoleOf(sim.trace, A);
  expect(entries.map(({ line, number }) => [line, number])).toEqual([
    [null, null],
    ['create /a hello', 0],
    ['', null],
    ['nonsense', 1],
    ['get /a', 2],
  ]);
  expect(entries[1]?.printed).toMatchObject([{ stream: 'err', text: 'Created /a\n' }]);
  expect(entries.at(-1)?.printed).toMatchObject([{ stream: 'out', text: 'hello\n' }]);
  expect(promptOf(sim.world, A, entries)).toBe('[zk: localhost:2181(CONNECTED) 3] ');
  expect(linesTyped(entries)).toEqual(['get /a', 'nonsense', 'create /a hello']);
});

test('a line is at work from when it is typed until zkCli asks for the next', () => {
  const sim = typed(['create /a hello']);
  expect(isAtWork(sim.world, A, consoleOf(sim.trace, A))).toBe(false);
  sim.give({ type: 'typeLine', client: A, line: 'set /a new' });
  expect(isAtWork(sim.world, A, consoleOf(sim.trace, A))).toBe(true);
  settle(sim);
  expect(isAtWork(sim.world, A, consoleOf(sim.trace, A))).toBe(false);
});

test('looking back shows the console of that moment', () => {
  const sim = typed(['create /a', 'delete /a']);
  const [, created] = consoleOf(sim.trace, A);
  const then = sim.trace.slice(0, sim.recordCountAfter(created?.printed[0]?.step ?? 0));
  expect(printedBy(then, A)).toMatch(/Created \/a\n$/u);
  expect(promptOf(sim.worldAt(0), A, [])).toBe('[zk: localhost:2181(CONNECTING) 0] ');
});

test('a fork goes on where the console was', () => {
  const sim = typed(['create -s /n-', 'history']);
  const fork = sim.forkAt(sim.steps);
  for (const each of [sim, fork]) {
    each.give({ type: 'typeLine', client: A, line: 'redo 0' });
    settle(each);
  }
  expect(printedBy(fork.trace, A)).toMatch(/Created \/n-0000000001\n$/u);
  expect(fork.hash()).toBe(sim.hash());
});

test('a client hears at its console what another one changes', () => {
  const sim = typed(['create /a', 'get -w /a']);
  sim.give({ type: 'typeLine', client: B, line: 'set /a x' });
  settle(sim);
  expect(printedBy(sim.trace, A)).toMatch(
    /\nWATCHER::\n\nWatchedEvent state:SyncConnected type:NodeDataChanged path:\/a\n$/u,
  );
  expect(consoleOf(sim.trace, B).at(-1)?.printed).toEqual([]);
});

test('a server without a leader is read from, and says that it takes no writes', () => {
  const servers: WorldSetup['servers'] = ['server:1', 'server:2', 'server:3'];
  const client = {
    connectString: servers,
    sessionTimeoutMs: 10_000,
    library: 'java',
    canBeReadOnly: true,
    programs: [zkcliProgram(servers)],
  } as const;
  const setup: WorldSetup = {
    seed: 1,
    config: { ...CONFIG, readOnlyMode: true, localSessions: true },
    servers,
    notStarted: ['server:2', 'server:3'],
    clients: [{ id: A, ...client, startAfterMs: 5000 }],
    newcomer: client,
    nodes: ['/a'],
    latencyMs: { min: 1, max: 1 },
    conductor: [],
  };
  const sim = new Simulation(setup, zkcliRecipes);
  sim.runUntil(10_000);
  const said: string[] = [];
  for (const line of ['ls /', 'create /b', 'delete /a', 'deleteall /a', 'sync /', 'setquota -n 3 /a']) {
    sim.give({ type: 'typeLine', client: A, line });
    sim.runUntil(sim.nowMs + 1000);
    said.push(...(consoleOf(sim.trace, A).at(-1)?.printed ?? []).map(({ text }) => text));
  }
  // As zkCli.sh -r of 3.8.0 printed it at such a server.
  expect(said.join('')).toBe(`[a, zookeeper]
Not a read-only call: /b
Not a read-only call: /a
Failed to delete some node(s) in the subtree!
Sync has failed. rc=-119
Not a read-only call: /zookeeper/quota/a
`);
  expect(promptOf(sim.world, A, consoleOf(sim.trace, A))).toMatch(/\(CONNECTEDREADONLY\) 6\] $/u);
  sim.give({ type: 'typeLine', client: A, line: 'quit' });
  sim.runUntil(sim.nowMs + 1000);
  expect(sim.trace.filter(({ kind }) => kind === 'session.closed')).toHaveLength(1);
});

test('lines that are typed while one is carried out wait', () => {
  const sim = world();
  for (const line of ['create /a', 'create /a/b', 'ls /a']) sim.give({ type: 'typeLine', client: A, line });
  settle(sim);
  expect(printedBy(sim.trace, A)).toMatch(/Created \/a\nCreated \/a\/b\n\[b\]\n$/u);
});

test('after quit nothing is read until the client is started again', () => {
  const sim = typed(['create -e /e', 'quit']);
  expect(runsZkcli(sim.world, A)).toBe(false);
  expect(promptOf(sim.world, A, consoleOf(sim.trace, A))).toBeNull();
  expect(sim.give({ type: 'typeLine', client: A, line: 'ls /' })).toBe('alreadyDead');
  sim.give({ type: 'startClient', client: A });
  settle(sim);
  sim.give({ type: 'typeLine', client: A, line: 'ls /' });
  settle(sim);
  expect(consoleOf(sim.trace, A).at(-1)).toMatchObject({
    line: 'ls /',
    number: 0,
    printed: [{ text: '[zookeeper]\n' }],
  });
});

test('what zkCli does not catch ends it, and its session lives on', () => {
  const sim = typed(['create -e /e', 'delete -v x /e']);
  expect(printedBy(sim.trace, A)).toMatch(
    /Exception in thread "main" java.lang.NumberFormatException: For input string: "x"\n$/u,
  );
  expect(sim.world.clients.get(A)?.vars.value.process).toBe('killed');
  expect(sim.world.servers.get('server:1')?.nodes.has('/e')).toBe(true);
});

test('calls fail with the connection, and the console goes on', () => {
  const sim = typed(['create /a']);
  sim.give({ type: 'typeLine', client: A, line: 'set /a x' });
  sim.give({ type: 'crashServer', server: 'server:1' });
  sim.runUntil(sim.nowMs + 100);
  expect(printedBy(sim.trace, A)).toMatch(
    /WatchedEvent state:Disconnected type:None path:null\nKeeperErrorCode = ConnectionLoss for \/a\n$/u,
  );
  sim.give({ type: 'startServer', server: 'server:1' });
  settle(sim);
  sim.give({ type: 'typeLine', client: A, line: 'ls /' });
  settle(sim);
  expect(printedBy(sim.trace, A)).toMatch(/\[a, zookeeper\]\n$/u);
});

test('quit does not wait for a server that is down', () => {
  const sim = typed(['create /a']);
  sim.give({ type: 'crashServer', server: 'server:1' });
  sim.runUntil(sim.nowMs + 100);
  sim.give({ type: 'typeLine', client: A, line: 'quit' });
  sim.runUntil(sim.nowMs + 100);
  expect(printedBy(sim.trace, A)).toMatch(/WatchedEvent state:Closed type:None path:null\n$/u);
  expect(sim.world.clients.get(A)?.vars.value.process).toBe('closed');
});

test('connect to a name that no server of the world has says so, and keeps the session that there is', () => {
  const sim = typed(['create -e /mine']);
  const session = sim.world.clients.get(A)?.vars.value.sessionId;
  for (const hosts of ['nowhere.example:2181', '10.0.0.1', 'localhost:2181,zk9:2181'])
    typeAt(sim, A, `connect ${hosts}`);
  typeAt(sim, A, 'ls /');
  expect(printedBy(sim.trace, A)).toMatch(
    /There is no server nowhere\.example in this world\n.*no server 10\.0\.0\.1 in.*no server zk9 in this world\n\[mine, zookeeper\]\n$/su,
  );
  expect(sim.world.clients.get(A)?.vars.value.sessionId).toBe(session);
});

test('a line is one line', () => {
  expect(world().refusal({ type: 'typeLine', client: A, line: 'ls /\nls /' })).toBe('notOneLine');
});

test('a client with programs of its own gets a console beside them with the first line', () => {
  const sim = besideOthers();
  expect(runsZkcli(sim.world, A)).toBe(false);
  typeAt(sim, A, 'create -e /typed');
  expect(printedBy(sim.trace, A)).toBe('Created /typed\n');
  const { vars, threads } = sim.world.clients.get(A) ?? {};
  expect(sim.world.servers.get('server:1')?.nodes.get('/typed')?.owner).toBe(vars?.value.sessionId);
  expect(threads?.get(0)?.state.kind).toBe('waiting');
});

test('beside other programs its watches are its own, and it hears of the connection while it has some', () => {
  const sim = besideOthers();
  for (const line of ['create /a', 'get -w /a', 'set /a x', 'get -w /a']) typeAt(sim, A, line);
  sim.give({ type: 'crashServer', server: 'server:1' });
  sim.runUntil(sim.nowMs + 3000);
  expect(printedBy(sim.trace, A)).toMatch(
    /NodeDataChanged path:\/a\nx\n\nWATCHER::\n\nWatchedEvent state:Disconnected type:None path:null\n$/u,
  );
});

test('beside other programs quit ends the console alone, and the next line opens another', () => {
  const sim = besideOthers();
  for (const line of ['create /a', 'quit', 'history']) typeAt(sim, A, line);
  expect(sim.world.clients.get(A)?.vars.value.connection).toBe('connected');
  expect(printedBy(sim.trace, A)).toBe('Created /a\n0 - history\n');
});

test('a console does not keep a client from being started again', () => {
  const sim = besideOthers('endsAtOnce');
  typeAt(sim, A, 'create /a');
  expect(sim.give({ type: 'startClient', client: A })).toBeNull();
});

test.each([
  ['', 0, 28],
  ['get', 3, 4],
])('%j has commands to offer', (line, cursor, count) => {
  expect(complete(line, cursor, world().world, A).candidates).toHaveLength(count);
});

test('options and paths are offered where they can stand', () => {
  const { world: present } = typed(['create /app', 'create /app/db', 'create "/app/my data"']);
  const offered = (line: string) => complete(line, line.length, present, A).candidates;
  expect(offered('set -')).toEqual(['-s', '-v']);
  expect(offered('get /a')).toEqual(['/app']);
  expect(offered('get /app/')).toEqual(['/app/db', '"/app/my data"']);
  expect(offered('get "/app/my d')).toEqual(['"/app/my data"']);
  expect(offered('ls -R /zookeeper/c')).toEqual(['/zookeeper/config']);
  expect(offered('printwatches o')).toEqual(['on', 'off']);
  expect(offered('get nothing')).toEqual([]);
  expect(complete('get /ap -s', 7, present, A)).toEqual({ from: 4, to: 7, candidates: ['/app'] });
});

function typed(lines: readonly string[]): Simulation {
  const sim = world();
  for (const line of lines) {
    sim.give({ type: 'typeLine', client: A, line });
    settle(sim);
  }
  return sim;
}

function typeAt(sim: Simulation, client: ClientId, line: string): void {
  sim.give({ type: 'typeLine', client, line });
  settle(sim);
}

/** Clients whose own program waits for what never comes, or has nothing to do. */
function besideOthers(recipe: 'waits' | 'endsAtOnce' = 'waits'): Simulation {
  const book: RecipeBook = {
    ...zkcliRecipes,
    *waits() {
      yield* zk.nextWatchEvent('nothing');
    },
    *endsAtOnce() {},
  };
  return world([{ recipe, args: {}, startAfterMs: 0 }], book);
}

function world(
  programs: WorldSetup['clients'][number]['programs'] = [zkcliProgram(['server:1'])],
  book: RecipeBook = zkcliRecipes,
): Simulation {
  const client = {
    connectString: ['server:1'],
    sessionTimeoutMs: 10_000,
    library: 'java',
    programs,
  } as const;
  const setup: WorldSetup = {
    seed: 1,
    config: CONFIG,
    servers: ['server:1'],
    clients: [
      { id: A, ...client },
      { id: B, ...client },
    ],
    newcomer: client,
    nodes: [],
    latencyMs: { min: 1, max: 3 },
    conductor: [],
  };
  const sim = new Simulation(setup, book);
  settle(sim);
  return sim;
}

function settle(sim: Simulation): void {
  while (!sim.isQuiescent()) sim.step();
}
