// What is saved of a real server's moment: each file holds what its tool takes, and nothing that was masked.
import { beforeAll, expect, test } from 'vitest';
import { EXPORT_FORMATS, type ExportFormat } from '../../src/rooms/data/model/exportTexts.ts';
import { MASK_KINDS, type MaskKind } from '../../src/rooms/data/model/masking.ts';
import { DataService } from '../../src/rooms/data/reading/service.ts';
import { recordedFiles } from './recordings.ts';

let incident: DataService;
let row = 0;
let transactions = 0;
beforeAll(async () => {
  incident = await DataService.open(await recordedFiles('incident'), { progress: () => undefined });
  const [server] = incident.opened().servers;
  row = (server?.rows ?? 0) - 1;
  transactions = server?.transactions ?? 0;
});

const CONFIG = '{"replicas": 1}';

async function saved(format: ExportFormat, mask: MaskKind): Promise<string> {
  return (await incident.ask('export', { server: 0, row, format, mask })).text();
}

type SavedTree = Readonly<Record<string, { readonly data: string; readonly dataLength: number }>>;

test('the tree as JSON has every znode with its data', async () => {
  const tree = JSON.parse(await saved('json', 'nothing')) as SavedTree;
  expect(Object.keys(tree).filter((path) => path.startsWith('/app'))).toEqual([
    '/app',
    '/app/config',
    '/app/leader',
    '/app/workers',
    '/app/workers/worker-b',
    '/app/workers/worker-c',
  ]);
  expect(tree['/app/config']?.data).toBe(CONFIG);
});

test('transactions as CSV are a line each', async () => {
  const [head, ...lines] = (await saved('csv', 'nothing')).trimEnd().split('\n');
  expect(head).toBe('zxid,time,type,session,request,changes,paths');
  expect(lines).toHaveLength(transactions);
  expect(lines.find((line) => /,delete,.*config/.test(line))).toMatch(
    /^0x\w+,\d+,delete,0x\w+,\d+,1,\/app\/config$/,
  );
});

test('a zkCli script creates each znode after its parent', async () => {
  const made = [...(await saved('zkcli', 'nothing')).matchAll(/^create (?:-e )?(\S+)/gm)].map(
    ([, path = '']) => path,
  );
  expect(made).toContain('/locks/report/lock-0000000001');
  for (const path of made) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    expect(parent === '' || made.indexOf(parent) < made.indexOf(path)).toBe(true);
  }
});

test('ShiViz is given clocks that only rise, each event with its host', async () => {
  const log = await saved('shiviz', 'nothing');
  // The regular expression of ShiViz's default parser.
  const events = [...log.matchAll(/(?<host>\S*) (?<clock>\{.*\})\n(?<event>.*)/g)];
  expect(events).toHaveLength(2 * transactions);
  const last = new Map<string, number>();
  for (const { groups: { host = '', clock = '' } = {} } of events) {
    const own = (JSON.parse(clock) as Record<string, number>)[host] ?? 0;
    expect(own).toBe((last.get(host) ?? 0) + 1);
    last.set(host, own);
  }
});

test.each(EXPORT_FORMATS)(
  'the format %s keeps paths where data is replaced by its length',
  async (format) => {
    const text = await saved(format, 'data');
    expect(text).toContain('/app/config');
    expect(text).not.toContain('replicas');
  },
);

test.each(['json', 'zkcli'] as const)('the format %s has the length in the place of data', async (format) => {
  expect(await saved(format, 'data')).toContain('"<15 bytes>"');
});

test.each(EXPORT_FORMATS)(
  'the format %s has neither names nor sessions where those are replaced',
  async (format) => {
    const text = await saved(format, 'names');
    expect(text).not.toMatch(/\/app|worker|report|replicas/);
    const sessions = new Set((await saved('csv', 'nothing')).match(/0x[123]0000\w{10}/g));
    expect(sessions.size).toBeGreaterThan(10);
    expect([...sessions].filter((session) => text.includes(session))).toEqual([]);
  },
);

test.each(MASK_KINDS)(
  'a world with the mask “%s” has the znodes and a client for each owner',
  async (mask) => {
    const { plan, lines, left } = await incident.ask('world', { server: 0, row, mask });
    expect(plan.clients).toHaveLength(3);
    expect(lines).toHaveLength(5);
    expect(left).toEqual({ znodes: 0, clients: 0 });
    const texts = JSON.stringify([plan, lines]);
    expect(texts.includes('replicas')).toBe(mask === 'nothing');
    expect(texts.includes('config')).toBe(mask !== 'names');
  },
);
