// The AdminServer over HTTP. adminAnswers.json is what the real server of Debian 12 (3.8.0) answered to the same commands after the same
// requests of one client.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, type CreateMode, type Request } from '../../src/engine/index.ts';
import { AdminServers } from './adminServer.ts';
import { obey } from './console.ts';
import { startLive, type LiveServer } from './liveServer.ts';
import { TinyClient } from './testing/tinyClient.ts';

const REAL = JSON.parse(
  readFileSync(new URL('testing/adminAnswers.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

let live: LiveServer | null = null;
let admin: AdminServers | null = null;
let client: TinyClient | null = null;
afterEach(async () => {
  client?.close();
  await admin?.close();
  await live?.close();
});

describe('the AdminServer', () => {
  it('answers as the real one does, but for times, ids, sizes and what is of the machine', async () => {
    const [port] = await serve(1);
    const opened = await TinyClient.open(live?.portOf('server:1') ?? 0, 10_000);
    client = opened;
    for (const request of REQUESTS) await opened.request(request);
    for (const [command, answer] of Object.entries(REAL)) {
      const { told } = await ask(port, command);
      expect({ command, told: comparable(told) }).toEqual({ command, told: comparable(answer) });
    }
  });

  it('lists its commands, and knows no others', async () => {
    const [port] = await serve(1);
    const list = await fetch(`http://127.0.0.1:${port}/commands`);
    expect(await list.text()).toContain('<a href="/commands/voting_view">voting_view</a>\n<br/>\n');
    expect(await ask(port, 'nope')).toMatchObject({ told: { error: 'Unknown command: nope' } });
  });

  it('tells of the ensemble, and that a server without a leader does not serve', async () => {
    const [, , port] = await serve(3);
    expect(await ask(port, 'voting_view')).toMatchObject({
      told: { current_config: { 1: {}, 2: {}, 3: {} } },
    });
    expect(await ask(port, 'leader')).toMatchObject({ told: { is_leader: true, leader_id: 3, error: null } });
    expect(await ask(port, 'zabstate')).toMatchObject({ told: { voting: true, zabstate: 'broadcast' } });
    for (const server of ['server:1', 'server:2']) obey(serving(), `crashServer ${server}`);
    let answer = await ask(port, 'stats');
    while (answer.told['error'] === null) answer = await ask(port, 'stats');
    expect(answer.text).toBe(
      '{\n  "command" : "stats",\n  "error" : "This ZooKeeper instance is not currently serving requests"\n}',
    );
  });

  it('does not answer where the process is down, and answers after the thaw where it stands still', async () => {
    const [port] = await serve(1);
    obey(serving(), 'freezeServer server:1');
    const asked = ask(port, 'ruok');
    obey(serving(), 'thawServer server:1');
    expect((await asked).told).toEqual({ command: 'ruok', error: null });
    obey(serving(), 'crashServer server:1');
    await expect(ask(port, 'ruok')).rejects.toThrow('fetch failed');
  });

  it('resets what it is asked to, as a command of the run', async () => {
    const commands: string[] = [];
    const [port] = await serve(1, (type) => commands.push(type));
    client = await TinyClient.open(live?.portOf('server:1') ?? 0, 10_000);
    await ask(port, 'stat_reset');
    expect(commands.slice(-2)).toEqual(['openWire', 'sendWire']);
    let { told } = await ask(port, 'server_stats');
    while (JSON.stringify(told).includes('"packets_sent":1')) ({ told } = await ask(port, 'server_stats'));
    expect(told).toMatchObject({ server_stats: { packets_sent: 0, packets_received: 0 } });
  });
});

const REQUESTS: readonly Request[] = [
  create('/a', 'xy', 'PERSISTENT'),
  create('/a/e', '', 'EPHEMERAL'),
  { op: 'getData', path: '/a', watch: true },
  { op: 'exists', path: '/none', watch: true },
  { op: 'getChildren', path: '/a', watch: true },
];

function create(path: string, data: string, mode: CreateMode): Request {
  return { op: 'create', path, data, acl: OPEN_ACL_UNSAFE, mode };
}

async function serve(servers: number, given: (type: string) => void = () => {}): Promise<readonly number[]> {
  live = await startLive({
    ports: Array.from({ length: servers }, () => 0),
    host: '127.0.0.1',
    values: { latencyMs: 0, maxClientCnxns: 60 },
    seed: 1,
    onCommand: ({ command }) => given(command.type),
  });
  admin = new AdminServers(live);
  return admin.start('127.0.0.1', 0);
}

function serving(): LiveServer {
  if (live === null) throw new Error('nothing was started');
  return live;
}

async function ask(port: number | undefined, command: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/commands/${command}`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const text = await answer.text();
  return { text, told: JSON.parse(text) as Readonly<Record<string, unknown>> };
}

/** Of what is different by its nature only that it is there, and of which kind. */
function comparable(value: unknown, name = ''): unknown {
  if (VARIES.test(name)) return Array.isArray(value) ? value.map(() => 'some') : typeof value;
  if (Array.isArray(value)) return value.map((each) => comparable(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !OF_MACHINE.test(key));
  return Object.fromEntries(
    entries.map(([key, each]) => [/^\d{8,}$/u.test(key) ? 'id or time' : key, comparable(each, key)]),
  );
}

const VARIES =
  /^(?:version|zookeeper\.version|client_port|data_dir|data_log_dir|remote_socket_address|session_id|established|last_(?:response_time|latency|buffer_size)|(?:min|avg|max)_latency|(?:min|max)_buffer_size|uptime|(?:data|log)_?dir_size|timestamp|initial_configuration|\d{8,}|\/.*|open_file_descriptor_count|(?:last|min|max)_client_response_size)$/u;
const OF_MACHINE = /^(?:java|os|user|host|file|sun|line|path|native|jdk|awt)\./u;
