import { expect, test } from 'vitest';
import { KeeperError, type KeeperErrorCode } from '../model/keeperError.ts';
import type { Recipe } from '../model/op.ts';
import { play } from '../testing/play.ts';
import * as zk from './zk.ts';

/** Runs a call and notes how it ended. */
function* outcome(results: string[], call: () => Recipe<unknown>): Recipe<void> {
  try {
    yield* call();
    results.push('Ok');
  } catch (error) {
    results.push(error instanceof KeeperError ? error.code : String(error));
  }
}

test('[C1] calls made before there is a connection are sent when there is one', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a');
    },
  }).settle();
  const queued = game.all('request.queued', 'A')[0];
  const established = game.all('session.established', 'A')[0];
  expect(queued?.seq).toBeLessThan(established?.seq ?? 0);
  expect(game.paths()).toEqual(['/a']);
});

test('[C2] a program gets the answer of its own call, with the zxid it was done at', () => {
  const stats: number[] = [];
  play({
    A: function* () {
      const { stat } = yield* zk.create('/a', { data: 'x' });
      stats.push(stat.czxid, (yield* zk.setData('/a', 'y')).mzxid);
      stats.push((yield* zk.getData('/a')).stat.version);
    },
  }).settle();
  expect(stats[1]).toBe((stats[0] ?? 0) + 1);
  expect(stats[2]).toBe(1);
});

test('[C3] [N2] a dropped reply: the node is there, the call ends with ConnectionLoss', () => {
  const results: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.sync('/');
      yield* zk.gate('release');
      yield* outcome(results, () => zk.create('/a-', { mode: 'EPHEMERAL_SEQUENTIAL' }));
      yield* outcome(results, () => zk.create('/a-', { mode: 'EPHEMERAL_SEQUENTIAL' }));
    },
  }).settle();
  game.give({ type: 'dropReply', client: 'client:A' });
  game.give({ type: 'release', client: 'client:A' });
  game.settle();
  expect(results).toEqual(['ConnectionLoss', 'Ok']);
  expect(game.paths()).toEqual(['/a-0000000000', '/a-0000000001']);
  expect(game.all('request.failed', 'A').map(({ sent }) => sent)).toEqual(['sent']);
});

test('[C3] after a server restart the client resumes its session and its ephemerals are still there', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
    },
  }).settle();
  const session = game.client('A').vars.value.sessionId;
  game.give({ type: 'restartServer', server: 'server:1' });
  const back = game.until('session.established', 'A');
  expect([back.how, back.session]).toEqual(['resumed', session]);
  expect(game.paths()).toEqual(['/a']);
});

test('[C4] every attempt but the first waits less than a second', () => {
  const game = play({ A: function* () {} }).settle();
  const [first] = game.all('connection.attempted', 'A');
  expect(first?.timeMs).toBe(0);
  game.give({ type: 'restartServer', server: 'server:1' });
  const lost = game.until('connection.lost', 'A');
  const next = game.until('connection.attempted', 'A');
  expect(next.timeMs - lost.timeMs).toBeGreaterThanOrEqual(0);
  expect(next.timeMs - lost.timeMs).toBeLessThan(1000);
});

test('[C4] auth data is sent again on every connection', () => {
  const ids: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.addAuth('digest', 'amy:pw');
      yield* zk.gate('release');
      for (const { scheme, id } of yield* zk.whoAmI()) ids.push(`${scheme}:${id}`);
    },
  }).settle();
  game.give({ type: 'restartServer', server: 'server:1' });
  game.until('session.established', 'A');
  game.settle();
  game.give({ type: 'release', client: 'client:A' });
  game.settle();
  expect(ids).toContain('digest:amy');
});

test('[C6] an idle client pings every third of its timeout', () => {
  const game = play({ A: function* () {} }, { sessionTimeoutMs: 6000 }).settle();
  game.pass(11_000);
  const times = game.all('ping.sent', 'A').map(({ timeMs }) => timeMs);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(3);
  expect(new Set(gaps)).toEqual(new Set([2000]));
});

test('[C6] however long the timeout, no longer than ten seconds pass without a ping', () => {
  const game = play({ A: function* () {} }, { sessionTimeoutMs: 40_000 }).settle();
  game.pass(35_000);
  expect(game.all('ping.sent', 'A')).toHaveLength(3);
});

test('[C6] pings keep a session alive for as long as it is connected', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
    },
  });
  game.pass(120_000);
  expect(game.paths()).toEqual(['/a']);
  expect(game.all('connection.lost')).toEqual([]);
});

test('[C7] [N4] a client that hears nothing drops its connection after two thirds of the timeout, and the cut is why', () => {
  const game = play({ A: function* () {} }, { sessionTimeoutMs: 6000 }).settle();
  const heardAtMs = game.client('A').io.value.lastHeardAtMs;
  game.give({ type: 'cutClientLink', client: 'client:A' });
  const given = game.all('command.given')[0];
  const lost = game.until('connection.lost', 'A');
  expect(lost.why).toBe('silence');
  expect(lost.timeMs - heardAtMs).toBe(4000);
  expect(lost.causes).toContain(given?.seq);
});

test.each(['killed', 'gave up'] as const)(
  '[N4] no connection comes of an attempt behind a cut whose process %s before it heals',
  (how) => {
    const game = play({ A: () => zk.gate('release') }).settle();
    game.give({ type: 'cutClientLink', client: 'client:A' });
    game.until('connection.lost', 'A');
    const attempt = game.until('connection.attempted', 'A');
    if (how === 'killed') game.give({ type: 'killClient', client: 'client:A' });
    else game.until('connection.lost', 'A');
    game.give({ type: 'healClientLink', client: 'client:A' });
    game.settle();
    const accepted = game.all('connection.accepted').map(({ link }) => link);
    expect(accepted).not.toContain(attempt.link);
  },
);

test('[C11] a client cut off for long learns of its expiry only when it is back, and then for good', () => {
  const heard: string[] = [];
  const game = play({
    A: [
      function* () {
        yield* zk.create('/a', { mode: 'EPHEMERAL' });
        yield* zk.gate('release');
      },
      function* () {
        for (;;) heard.push((yield* zk.nextWatchEvent('default')).state);
      },
    ],
  }).settle();
  game.give({ type: 'cutClientLink', client: 'client:A' });
  game.until('session.expired');
  game.pass(20_000);
  expect(game.paths()).toEqual([]);
  expect(heard).not.toContain('Expired');
  game.give({ type: 'healClientLink', client: 'client:A' });
  game.until('session.learnedExpired', 'A');
  game.settle();
  expect(heard.at(-1)).toBe('Expired');
  expect(game.client('A').vars.value.connection).toBe('closed');
});

test('[C11] calls on a handle whose session is over fail at once, without a request', () => {
  const results: string[] = [];
  const game = play({
    A: [
      function* () {
        try {
          yield* zk.gate('release');
        } catch {
          yield* outcome(results, () => zk.exists('/a'));
        }
      },
    ],
  }).settle();
  game.give({ type: 'expireSession', client: 'client:A' });
  game.until('session.learnedExpired', 'A');
  game.settle();
  expect(results).toEqual(['SessionExpired' satisfies KeeperErrorCode]);
  expect(game.all('request.sent', 'A')).toEqual([]);
});

test('[C11] a living process whose programs have ended makes a new handle when it is started again', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
      try {
        yield* zk.gate('release');
      } catch {
        return;
      }
    },
  }).settle();
  const before = game.client('A').vars.value.sessionId;
  game.give({ type: 'expireSession', client: 'client:A' });
  game.until('session.learnedExpired', 'A');
  game.settle();
  expect(game.give({ type: 'startClient', client: 'client:A' })).toBeNull();
  game.settle();
  expect(game.client('A').vars.value.sessionId).not.toBe(before);
  expect(game.paths()).toEqual(['/a']);
});

test('[C14] a killed process does nothing more; its ephemeral stays until its session expires', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
      yield* zk.gate('release');
    },
  }).settle();
  game.give({ type: 'killClient', client: 'client:A' });
  const killed = game.all('client.killed', 'A')[0];
  game.pass(1000);
  expect(game.paths()).toEqual(['/a']);
  const expired = game.until('session.expired');
  expect(expired.causes).toContain(game.all('command.given')[0]?.seq);
  game.settle();
  expect(game.paths()).toEqual([]);
  expect(game.sim.trace.filter((r) => r.actor === 'client:A' && r.seq > (killed?.seq ?? 0))).toEqual([]);
});

test('[C14] a process started anew has another session and begins its program from the first line', () => {
  let runs = 0;
  const game = play({
    A: function* () {
      runs++;
      yield* zk.gate('release');
    },
  }).settle();
  const before = game.client('A').vars.value.sessionId;
  game.give({ type: 'killClient', client: 'client:A' });
  expect(game.give({ type: 'startClient', client: 'client:A' })).toBeNull();
  game.settle();
  expect(runs).toBe(2);
  expect(game.client('A').vars.value.sessionId).not.toBe(before);
});

test('[C14] [N5] a paused process answers nothing; going on, it reads what arrived', () => {
  const { game, heard } = pausedWatcher(3000);
  expect(heard).toEqual(['NodeDataChanged']);
  expect(game.all('connection.lost', 'A')).toEqual([]);
});

test('[C14] paused for longer than its read timeout, it gives the connection up and reads nothing of it', () => {
  const { game, heard } = pausedWatcher(4500);
  const [lost] = game.all('connection.lost', 'A');
  expect(lost?.why).toBe('silence');
  const told = game.all('event.delivered', 'A').filter(({ event }) => event.type === 'NodeDataChanged');
  // Disconnected comes first. The session lives: in answer to setWatches the server tells what has changed.
  expect(heard).toEqual(['None']);
  expect(told.map(({ seq }) => seq > (lost?.seq ?? 0))).toEqual([true]);
});

test('[C14] kazoo reads first, however long it was paused', () => {
  const { game, heard } = pausedWatcher(4500, 'kazoo');
  expect(heard).toEqual(['NodeDataChanged']);
  expect(game.all('connection.lost', 'A')).toEqual([]);
});

/** A watches /n and is paused for so long, B writes /n meanwhile; what A has heard in the end. */
function pausedWatcher(pausedMs: number, library: 'java' | 'kazoo' = 'java') {
  const heard: string[] = [];
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        heard.push((yield* zk.nextWatchEvent('w')).type);
        yield* zk.gate('release');
      },
      B: function* () {
        yield* zk.gate('release');
        yield* zk.setData('/n', 'x');
        // Time passes by what happens.
        for (let n = 0; n < 60; n++) yield* zk.sleep(100);
      },
    },
    { nodes: ['/n'], library },
  ).settle();
  game.give({ type: 'pauseClient', client: 'client:A' });
  game.give({ type: 'release', client: 'client:B' });
  game.pass(pausedMs);
  expect(heard).toEqual([]);
  game.give({ type: 'resumeClient', client: 'client:A' });
  game.settle();
  return { game, heard };
}

test('[C14] a process paused for longer than its session finds it expired', () => {
  const game = play({ A: () => zk.gate('release') }).settle();
  game.give({ type: 'pauseClient', client: 'client:A' });
  game.until('session.expired');
  game.settle();
  game.give({ type: 'resumeClient', client: 'client:A' });
  expect(game.until('session.learnedExpired', 'A').timeMs).toBeGreaterThan(6000);
});

test('[C16] closing a process closes its session: ephemerals go at once', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
      yield* zk.gate('release');
    },
  }).settle();
  game.give({ type: 'closeClient', client: 'client:A' });
  const closed = game.until('client.closed', 'A');
  expect(closed.timeMs - (game.all('command.given')[0]?.timeMs ?? 0)).toBeLessThan(10);
  expect(game.paths()).toEqual([]);
  expect(game.client('A').vars.value.process).toBe('closed');
});

test('[C16] a process that is cut off ends all the same once it notices; its session is left to expire', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
      yield* zk.gate('release');
    },
  }).settle();
  game.give({ type: 'cutClientLink', client: 'client:A' });
  game.give({ type: 'closeClient', client: 'client:A' });
  game.until('client.closed', 'A');
  expect(game.paths()).toEqual(['/a']);
  game.until('session.closed');
  expect(game.paths()).toEqual([]);
});
