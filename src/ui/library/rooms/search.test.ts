import { describe, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { LIBRARY } from '../../../scenarios/library.ts';
import { completed } from '../../../words/translation.ts';
import { en } from '../../../words/en/index.ts';
import { messages as zh } from '../../../words/zh/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { entriesOf } from './entries.ts';
import { nearTags, search } from '../../controls/search.ts';

const chinese: Messages = { ...completed<Messages>(en, zh), voices: zh.voices ?? {} };
const english = entriesOf(en, []);
const onChinesePage = entriesOf(chinese, [en]);

test('every scenario of the menus says what it is about', () => {
  const bare = LIBRARY.filter(({ isUnlisted, words }) => !isUnlisted && (words.tags ?? []).length < 1);
  expect(bare.map(({ scenario }) => scenario.id)).toEqual([]);
});

describe.each([
  ['partition', 'partition'],
  ['split brain', 'split-brain'],
  ['thundering herd', 'herd-lock'],
  ['quorum', 'quorum-write'],
  ['ephemeral', 'stranger-lock'],
  ['fencing', 'fence'],
  ['FLP', 'split-brain'],
  ['failover', 'failover'],
  ['latch', 'leader-latch'],
  ['barrier', 'double-barrier'],
  ['service discovery', 'group-membership'],
  ['linearizability', 'stale-read'],
  ['gc pause', 'guarded-lock'],
  ['羊群', 'herd-line'],
  ['惊群', 'herd-lock'],
  ['脑裂', 'split-brain'],
  ['分区', 'partition'],
  ['故障切换', 'failover'],
  ['读写锁', 'read-write-lock'],
])('%s', (query, id) => {
  test.each([
    ['English', english],
    ['Chinese', onChinesePage],
  ])(`is found on a page in %s: ${id}`, (_, entries) => {
    expect(idsFor(query, entries).slice(0, 12)).toContain(id);
  });
});

test.each([
  ['partiton', 'partition'],
  ['pratition', 'partition'],
  ['thunderng herd', 'herd-lock'],
  ['qourum', 'quorum-write'],
  ['semafore', 'semaphore'],
  ['baarrier', 'barrier'],
  ['ephemreal', 'stranger-lock'],
])('a slip of the fingers is forgiven: %s', (query, id) => {
  expect(idsFor(query, english).slice(0, 12)).toContain(id);
});

test('a museum piece is found by its number and by the issue that reports it', () => {
  expect(idsFor('F13', english)).toContain('woken-without-a-second-look');
  expect(
    idsFor('f13', english).every((id) => english.find((entry) => entry.id === id)?.room === 'museum'),
  ).toBe(true);
  expect(idsFor('F13 CURATOR', english)).toEqual([]);
});

test('every word has to be found', () => {
  const both = idsFor('observer restart', english);
  expect(both.every((id) => idsFor('observer', english).includes(id))).toBe(true);
});

test('what is not there leads to what is near', () => {
  expect(idsFor('kubernetes', english)).toEqual([]);
  expect(nearTags('fenzink', ['herd'])).toContain('fencing');
  expect(nearTags('xyzzyxyzzy', ['herd'])).toEqual(['herd']);
});

function idsFor(query: string, entries: typeof english): readonly string[] {
  return search(entries, query).map(({ id }) => id);
}
