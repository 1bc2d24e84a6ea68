import { expect, test } from 'vitest';
import '../scenarios/library.ts';
import { findScenario, parseValues } from '../scenarios/catalogue.ts';
import { Experiment } from '../scenarios/experiment/experiment.ts';
import { recipeBook } from '../scenarios/recipeBook.ts';
import { ENGLISH, spokenIn, type Spoken } from '../words/load.ts';
import { search, wordCount } from '../ui/controls/search.ts';
import { lessonItems } from '../rooms/lessons/ui/shelf/lessonItems.ts';
import { clearSelection, select } from '../ui/stores/selection.ts';
import type { WorldView } from '../ui/stores/useWorld.ts';
import { entries } from '../rooms/library/entries.ts';
import { allItems } from '../rooms/library/ui/palette/allItems.ts';
import type { Languages, PaletteItem } from '../ui/room/paletteItem.ts';

const ofLessons = (languages: Languages) => lessonItems(languages, () => undefined);
const chinese = await spokenIn('zh-CN');
const small = viewOf('failover', 3, {});
/** Once for all that is asked: what there is, and the words of it, are as long in the making as most answers. */
const onEnglishPage = everything(ENGLISH, chinese);
const onChinesePage = everything(chinese, ENGLISH);

test.each([
  ['kill client b', 'Kill client B'],
  ['slow disk server 2', 'Slow down the disk of server 2…'],
  ['partition the network', 'Partition the network…'],
  ['zh', 'Language: 简体中文'],
  ['dark', 'Theme: Dark'],
  ['real time', 'Pace: Real time'],
  ['split brain', 'Split brain'],
  ['save mermaid', 'Save as Mermaid'],
  ['shivis', 'Save as ShiViz log'],
  ['server 3', 'Server 3'],
  ['client c', 'Client C'],
  ['杀死 客户端 b', 'Kill client B'],
  ['深色', 'Theme: Dark'],
])('“%s” finds %s first on a page in English', (query, name) => {
  expect(namesFor(query, onEnglishPage)[0]).toBe(name);
});

test.each([
  ['dark mode', 'Theme: Dark'],
  ['夜间模式', 'Theme: Dark'],
  ['zkCli', 'Panel: Console'],
  ['setData', 'Lesson 1 · Versions and lost updates'],
  ['getData', 'Lesson 1 · Versions and lost updates'],
  ['addWatch', 'Lesson 6 · Which bell rings?'],
  ['syncLimit', 'Lesson 24 · Network partition'],
  ['tickTime', 'Lesson 4 · When does the znode vanish?'],
  ['SessionExpiredException', 'Lesson 3 · A session is not a connection'],
  ['KeeperErrorCode = Session expired for /a', 'Lesson 3 · A session is not a connection'],
  ['KeeperErrorCode = ConnectionLoss for /locks/lock-0000000003', 'Lost reply: was the write done?'],
  ['KeeperErrorCode = NoNode for /locks/lock-0000000003', 'Lock parent deleted: NoNode on create'],
  ['what is a znode', 'Lesson 4 · When does the znode vanish?'],
  ['how do watches work', 'Lesson 9 · Where watches live'],
  ['how to implement a lock', 'Lesson 11 · Fair lock: watch your predecessor'],
  ['why odd number of servers', 'Even or odd ensemble size'],
  ['how many servers do I need', 'Four vs. five servers'],
  ['difference between follower and observer', 'Lesson 22 · One write, many reads'],
  ['is zookeeper consistent', 'Stale read and sync'],
  ['read only', 'Watch events: every call, every change'],
  ['quota', 'Sandbox: your own ensemble'],
  ['Too many connections from /10.0.0.1 - max is 60', '“Too many connections from … - max is 60”'],
  [
    'Client session timed out, have not heard from server in 20013ms',
    'Session expiry: client cut off for too long',
  ],
  ['什么是 znode', 'Lesson 4 · When does the znode vanish?'],
  ['如何避免羊群效应', 'Lesson 10 · The herd effect'],
  ['分布式锁怎么实现', 'Lesson 10 · The herd effect'],
])('“%s”, as a learner or a log has it, finds %s among the first three', (query, name) => {
  expect(namesFor(query, onEnglishPage).slice(0, 3)).toContain(name);
});

/** What a beginner asks, and the lesson that explains it: before any scene that has the word in its name. */
test.each([
  ['what is a znode', 'lesson L0'],
  ['what is a watch', 'lesson L6'],
  ['what is a session', 'lesson L3'],
  ['what is an ephemeral node', 'lesson L4'],
  ['what is zab', 'lesson L22'],
  ['what is a quorum', 'lesson L22'],
  ['what is an observer', 'lesson L22'],
  ['what is an epoch', 'lesson L24'],
  ['什么是znode', 'lesson L0'],
  ['什么是会话', 'lesson L3'],
  ['会话是什么', 'lesson L3'],
  ['什么是监听', 'lesson L6'],
  ['什么是过半', 'lesson L22'],
])('“%s” is answered by %s first', (query, key) => {
  for (const items of [onEnglishPage, onChinesePage]) expect(search(items, query)[0]?.key).toBe(key);
});

test('a page in Chinese understands English and says it in Chinese', () => {
  expect(namesFor('kill client b', onChinesePage)[0]).toMatch(/客户端 B/);
  expect(namesFor('dark', onChinesePage)[0]).toBe('主题：深色');
  expect(search(onChinesePage, 'thundering herd')[0]?.kind).toMatch(/scenario|twoWorlds|lesson/);
});

test('a lesson is found by its title and by its number, a challenge by its kind', () => {
  const items = everything(ENGLISH);
  expect(namesFor('lesson 14', items)[0]).toMatch(/^Lesson 14 /);
  // As its link has it: #lesson=L27.
  expect(namesFor('lesson 27', items)[0]).toBe('Lesson 27 · Two histories');
  expect(search(items, 'the herd effect')[0]?.kind).toBe('lesson');
  expect(search(items, 'challenge 3')[0]?.kind).toBe('challenge');
});

test('the holder is one of those commands are for, and what is selected comes first', () => {
  const holder = viewOf('herd-lock', 3, { variant: 'exists' });
  expect(namesFor('kill the holder', itemsOf(holder, ENGLISH))[0]).toBe('Kill the holder');
  select({ world: 0, kind: 'client', id: 'client:C' });
  expect(itemsOf(holder, ENGLISH).find(({ name }) => name.startsWith('Kill'))?.name).toBe('Kill client C');
  clearSelection();
});

test('every client, server and znode can be turned to, and each has its commands', () => {
  const items = everything(ENGLISH);
  const { clients, servers } = small.world;
  for (const [kind, ids] of [
    ['client', clients.keys()],
    ['server', servers.keys()],
  ] as const)
    for (const id of ids) expect(items.map(({ key }) => key)).toContain(`${kind} ${id}`);
  for (const type of ['killClient', 'stallProgram', 'jumpClientClock', 'typeLine', 'crashServer', 'slowDisk'])
    expect(items.filter(({ key }) => key.includes(type)).length).toBeGreaterThan(1);
});

test('a letter costs as many comparisons as there are different words, not as there are things', () => {
  const view = viewOf('mixed-traffic', 200, { servers: '7', znodes: '1000' });
  expect(view.world.clients.size).toBe(200);
  expect(view.world.servers.get('server:1')?.nodes.size).toBeGreaterThan(1000);
  let read = 0;
  const items = itemsOf(view, ENGLISH, chinese).map(({ names, said, ...item }) => ({
    ...item,
    get names() {
      read++;
      return names;
    },
    get said() {
      read++;
      return said;
    },
  }));
  expect(items.length).toBeGreaterThan(4000);
  search(items, 'k');
  expect(read).toBe(2 * items.length);
  read = 0;
  for (const query of ['ki', 'kill client gr', 'pratition', '杀死', '/data/1'])
    expect(search(items, query).length).toBeGreaterThan(0);
  expect(read).toBe(0);
  expect(wordCount(items)).toBeLessThan(1.6 * items.length);
});

function everything(page: Spoken, ...others: readonly Spoken[]): readonly PaletteItem[] {
  return itemsOf(small, page, ...others);
}

function itemsOf(view: WorldView, page: Spoken, ...others: readonly Spoken[]): readonly PaletteItem[] {
  return allItems(view, [], [ofLessons], entries, [page, ...others]);
}

function namesFor(query: string, items: readonly PaletteItem[]): readonly string[] {
  return search(items, query).map(({ name }) => name);
}

function viewOf(id: string, clients: number, asked: Readonly<Record<string, string>>): WorldView {
  const scenario = findScenario(id);
  const values = scenario && parseValues(scenario, asked, 'initial');
  if (values?.ok !== true) throw new Error(`${id} cannot be opened`);
  const choice = { scenario: id, seed: 1, clients, values: values.value };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(4000, 20_000);
  const [simulation] = experiment.worlds;
  if (simulation === undefined) throw new Error('no world');
  const step = simulation.steps;
  return { side: 0, world: simulation.worldAt(step), simulation, step, timeMs: simulation.timeAt(step) };
}
