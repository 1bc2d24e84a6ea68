// Real servers, real clients and the tap between them, for `npm test -- --all`: what the tap says is what clients and servers say.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { unpack } from '../../src/rooms/data/reading/unpack.ts';
import { findingsOf } from '../../src/rooms/tap/model/findings.ts';
import { journeysOf } from '../../src/rooms/tap/model/journey.ts';
import { Ledger } from '../../src/rooms/tap/model/ledger.ts';
import { parseOrder } from '../../src/rooms/tap/model/order.ts';
import { FORMAT } from '../../src/rooms/tap/model/recording.ts';
import { parseScript } from '../../src/rooms/tap/model/script.ts';
import { filesBelow } from '../../scripts/logs/files.ts';
import { Asker } from '../../scripts/tap/asker.ts';
import { join as joinEvents } from '../../scripts/tap/join.ts';
import { ScriptPlayer } from '../../scripts/tap/scriptPlayer.ts';
import { reportOf } from '../../src/rooms/tap/model/serverReport.ts';
import { tapped, type Tapped } from '../../scripts/tap/testing/tapped.ts';
import { areSweepsWhole } from '../../scripts/wideSweeps.mjs';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const PYTHON = '/usr/bin/python3';
const JAVA = '/usr/share/java';
const CLASS_PATH = [
  'curator-client',
  'curator-framework',
  'curator-recipes',
  'zookeeper',
  'zookeeper-jute',
  'guava',
  'slf4j-api',
  'slf4j-nop',
]
  .map((jar) => `${JAVA}/${jar}.jar`)
  .join(delimiter);
const TIMEOUT_MS = 5 * 60_000;
const SERVERS = 3;
const CONTENDERS = 30;
const CLIENTS = 6;

/** A program that says a line after each line that it is told. */
class Talk {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(command: string, ...args: readonly string[]) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const { stdout } = this.#child;
    if (stdout === null) throw new Error('there is no standard output');
    this.#lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  async hear(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('the program ended');
    return value;
  }

  ask(line: string): Promise<string> {
    this.#child.stdin?.write(`${line}\n`);
    return this.hear();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.stdin?.end();
    await gone;
  }
}

describe.runIf(areSweepsWhole)('the tap before a real ensemble', () => {
  let ensemble: Talk;
  let directories: readonly string[] = [];
  let direct = '';
  let ports: readonly number[] = [];
  let through: Tapped;
  let connect = '';
  const programs: Talk[] = [];
  let killed: number | null = null;
  const start = (name: string, ...args: readonly string[]) => {
    const program = new Talk(PYTHON, join(FOLDER, 'programs', name), ...args);
    programs.push(program);
    return program;
  };
  beforeAll(async () => {
    ensemble = new Talk(PYTHON, join(FOLDER, 'ensemble.py'), String(SERVERS));
    const said = JSON.parse(await ensemble.hear()) as { servers: string[]; directories: string[] };
    const { servers } = said;
    directories = said.directories;
    direct = servers.join(',');
    ports = servers.map((address) => Number(address.split(':')[1]));
  }, TIMEOUT_MS);
  afterAll(() => ensemble.end(), TIMEOUT_MS);
  afterEach(async () => {
    for (const program of programs.splice(0)) program.kill();
    await through.close();
    if (killed !== null) await ensemble.ask(`start ${killed}`);
    killed = null;
  }, TIMEOUT_MS);

  async function startTap(): Promise<void> {
    through = await tapped(...ports);
    connect = through.tap.ports.map((port) => `127.0.0.1:${port}`).join(',');
  }

  const word = async (server: number, name: string) =>
    JSON.parse(await ensemble.ask(`word ${server} ${name}`)) as string;

  async function wordOfAll(name: string): Promise<readonly string[]> {
    const said: string[] = [];
    for (let server = 1; server <= SERVERS; server++) said.push(await word(server, name));
    return said;
  }

  /** How many watchers the servers told of deleted znodes. */
  async function toldOfDeletions(): Promise<number> {
    const said = await wordOfAll('mntr');
    return said.reduce(
      (sum, text) => sum + Number(/^zk_sum_node_deleted_watch_count\t(\d+)/m.exec(text)?.[1]),
      0,
    );
  }

  test(
    'the herd of 30 kazoo contenders is what the servers say of their watches',
    async () => {
      await startTap();
      const toldBefore = await toldOfDeletions();
      const program = start('herd.py', connect, String(CONTENDERS));
      expect(await program.hear()).toBe('waiting');
      await through.tap.caughtUp();
      const holders = (await wordOfAll('wchp')).flatMap((text) => watchersOf(text, '/herd/lock'));
      const inferred = [...through.ledger.sessions.values()]
        .filter(({ watches }) => watches.has('data /herd/lock'))
        .map(({ id }) => id);
      expect(inferred.toSorted()).toEqual(holders.toSorted());
      expect(inferred).toHaveLength(CONTENDERS - 1);

      // Asked, each server agrees with what was inferred.
      const asker = new Asker(
        ports.map((port) => ({ host: '127.0.0.1', port })),
        TIMEOUT_MS,
        (server, report) => through.tap.report(server, report),
      );
      await asker.ask();
      await asker.ask();
      asker.close();
      await through.tap.caughtUp();
      for (const { report, knownSessions, inferredWatches, besides, differences } of through.ledger.asked
        .all) {
        expect({ besides, differences }).toEqual({ besides: [], differences: [] });
        expect(report.sessions).toHaveLength(knownSessions);
        expect(report.watchCount).toBe(inferredWatches);
        expect(report.ephemeralCount).toBe(1);
      }
      expect(through.ledger.asked.all.map(({ report }) => report.mode ?? '').toSorted()).toEqual([
        'follower',
        'follower',
        'leader',
      ]);

      const woken = JSON.parse(await program.ask('')) as number[];
      // The last in line was woken by each of those before it.
      const all = Array.from({ length: CONTENDERS }, (_, at) => at);
      expect(woken).toEqual(all);
      await program.end();
      await through.tap.caughtUp();
      const { wakeups } = through.ledger;
      const ofLock = wakeups.all.filter(({ path }) => path === '/herd/lock');
      expect(ofLock.map((wakeup) => wakeup.woken.size)).toEqual(all.slice(1).toReversed());
      expect(ofLock.every(({ cause }) => cause.kind === 'write' && cause.op === 'delete')).toBe(true);
      expect((await toldOfDeletions()) - toldBefore).toBe(woken.reduce((sum, times) => sum + times, 0));
      expect(findingsOf(through.ledger)).toContainEqual(
        expect.objectContaining({ kind: 'herd', path: '/herd/lock', largest: CONTENDERS - 1 }),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'the leader is killed, and the story of each client is the one that its listener tells',
    async () => {
      await startTap();
      const program = start('listeners.py', connect, String(CLIENTS));
      expect(await program.hear()).toBe('ready');
      await through.tap.caughtUp();
      const unlucky = [...through.ledger.sessions.values()].at(-1)?.id ?? '';
      const leader = Number(await ensemble.ask('leader'));
      give(`cut session:${unlucky}`);
      killed = leader;
      const next = Number(await ensemble.ask(`kill ${leader}`));
      expect(next).not.toBe(leader);
      await through.tap.caughtUp();
      const onLeader = [...through.ledger.connections.values()].filter(({ server }) => server === leader);
      // Its znode is gone once the new leader has expired it; one that does not serve yet tells of no session.
      for (let dump = ''; !dump.includes('Session') || dump.includes(unlucky);)
        dump = await word(next, 'dump');
      give('heal');

      const stories = JSON.parse(await program.ask('')) as {
        states: string[];
        before: string;
        after: string;
        owner: string | null;
      }[];
      expect(stories).toHaveLength(CLIENTS);
      await through.tap.caughtUp();
      const { sessions, connections, nodes } = through.ledger;
      const journeys = journeysOf(connections);
      for (const [number, { states, before, after, owner }] of stories.entries()) {
        const seen = sessions.get(before);
        const isLost = states.includes('LOST');
        expect({ number, state: seen?.state, isSame: before === after }).toEqual({
          number,
          state: isLost ? 'expired' : 'open',
          isSame: !isLost,
        });
        const stops = journeys.get(before) ?? [];
        expect(stops.map(({ server }) => server).includes(leader)).toBe(
          onLeader.some(({ session }) => session === before),
        );
        const now = sessions.get(after);
        const on = connections.get(now?.connection ?? 0);
        expect(on?.server).not.toBe(leader);
        // Each has lost its connection: followers leave their clients when their leader is gone.
        expect(states[0]).toBe('SUSPENDED');
        expect(states.at(-1)).toBe('CONNECTED');
        expect(journeys.get(after)?.at(-1)).toMatchObject({ server: on?.server, endedBy: null });
        expect(journeys.get(after)).toHaveLength(now?.connects ?? 0);
        // A connection that ended before the client had read its first answer is no story of the client's.
        expect(now?.connects).toBeGreaterThanOrEqual(
          isLost ? 1 : states.filter((state) => state === 'CONNECTED').length + 1,
        );
        expect(nodes.get(`/clients/${number}`)?.owner ?? null).toBe(owner);
        expect(owner).toBe(isLost ? null : before);
      }
      expect(stories.filter(({ before }) => before === unlucky)).toMatchObject([{ owner: null }]);
      expect(onLeader.length).toBeGreaterThan(0);
      expect(onLeader.every(({ endedBy }) => endedBy !== null)).toBe(true);
      await program.ask('').catch(() => '');
      await program.end();
    },
    TIMEOUT_MS,
  );

  test(
    'joined with the data directory of a server, a recording has the tree and the owners that the server has',
    async () => {
      const beside = start('herd.py', direct, '2');
      expect(await beside.hear()).toBe('waiting');
      await startTap();
      const program = start('listeners.py', connect, '2');
      expect(await program.hear()).toBe('ready');
      // The lock changes hands, and ends with its last holder: none of that passes the tap.
      await beside.ask('');
      await beside.end();
      const head = {
        format: FORMAT,
        epochMs: through.tap.epochMs,
        upstreams: [],
        keepsData: false,
      } as const;
      // Something of the tap's own clients comes after it.
      const count = through.events.length;
      await through.until(() => through.events.length > count);
      await through.tap.caughtUp();
      const recorded = [...through.events];
      const { sources } = await unpack(filesBelow(directories[0] ?? ''));
      const [files] = serversIn(sources);
      if (files === undefined) throw new Error('the server has no log');
      const joined = joinEvents(head, recorded, await readServer(files));
      expect(joined.beyond).toBe(0);
      const ledger = new Ledger();
      for (const event of joined.events) ledger.take(event);
      const there = [...ledger.nodes.values()].filter(({ state }) => state === 'there');
      const server = reportOf({ ...NO_ANSWERS, srvr: await word(1, 'srvr'), dump: await word(1, 'dump') });
      expect(there).toHaveLength(server.znodes ?? 0);
      expect(
        there
          .flatMap(({ path, owner }) => (owner === null ? [] : [{ session: owner, path }]))
          .toSorted(byPath),
      ).toEqual(server.ephemerals?.toSorted(byPath));
      expect(ledger.nodes.get('/herd/lock')?.state).toBe('gone');
      // What passed alone does not know of it.
      expect(through.ledger.nodes.has('/herd')).toBe(false);
    },
    TIMEOUT_MS,
  );

  test(
    'a dropped reply makes Curator look for its znode by the mark, and the tap tells so',
    async () => {
      await startTap();
      const lines = parseScript('when create of /protected/** is asked: dropReply it');
      const player = new ScriptPlayer(lines, through.tap, () => {});
      through.tell((event) => player.take(event));
      const classes = await mkdtemp(join(tmpdir(), 'znode-lab-tap-'));
      const run = promisify(execFile);
      await run('javac', [
        '-nowarn',
        '-cp',
        CLASS_PATH,
        '-d',
        classes,
        join(FOLDER, 'programs/Protected.java'),
      ]);
      const running = run('java', ['-cp', `${CLASS_PATH}${delimiter}${classes}`, 'Protected', connect]);
      const { stdout } = await running;
      player.close();
      await rm(classes, { recursive: true });
      const [path, count] = stdout.trim().split(' ');
      expect(count).toBe('1');
      await through.tap.caughtUp();
      expect(findingsOf(through.ledger).filter(({ kind }) => kind === 'lostAnswer')).toMatchObject([
        { lost: { op: 'create', found: { path } } },
      ]);
    },
    TIMEOUT_MS,
  );

  function give(text: string): void {
    const order = parseOrder(text);
    if (order === null || through.tap.give(order) === null) throw new Error(text);
  }
});

const NO_ANSWERS = { srvr: null, mntr: null, cons: null, wchp: null, dump: null };

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1;
}

/** Of `wchp`: a path in a line, and below it the sessions that watch it. */
function watchersOf(wchp: string, path: string): readonly string[] {
  const lines = wchp.split('\n');
  const at = lines.indexOf(path);
  const rest = at === -1 ? [] : lines.slice(at + 1);
  const end = rest.findIndex((line) => !line.startsWith('\t'));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) => line.trim());
}
