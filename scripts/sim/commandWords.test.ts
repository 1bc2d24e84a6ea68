import { expect, test } from 'vitest';
import { COMMAND_TYPES, fieldsOf, type CommandType, type Field } from '../../src/engine/index.ts';
import { commandText } from '../../src/engine/trace/commandText.ts';
import { parseTimedCommand } from './commandWords.ts';
import { USAGE } from './sentences.ts';

test.each([
  ['4000 crashServer server:3', { type: 'crashServer', server: 'server:3' }],
  ['4000 killClient role:holder', { type: 'killClient', client: 'role:holder' }],
  ['4000 crashServer role:leader', { type: 'crashServer', server: 'role:leader' }],
  [
    '4000 partition role:leader|role:follower1,server:2',
    { type: 'partition', groups: [['role:leader'], ['role:follower1', 'server:2']] },
  ],
  ['4000 healAll', { type: 'healAll' }],
  [
    '4000 partition server:1,server:2|server:3',
    { type: 'partition', groups: [['server:1', 'server:2'], ['server:3']] },
  ],
  ['4000 cutLink server:1 server:2', { type: 'cutLink', from: 'server:1', to: 'server:2', ways: 'both' }],
  [
    '4000 cutLink server:1 client:A oneWay',
    { type: 'cutLink', from: 'server:1', to: 'client:A', ways: 'oneWay' },
  ],
  [
    '4000 slowLink server:1 server:2 150',
    { type: 'slowLink', from: 'server:1', to: 'server:2', ways: 'both', extraMs: 150 },
  ],
  ['4000 openGate client:B act', { type: 'openGate', client: 'client:B', gate: 'act' }],
  ['4000 jumpClientClock client:A -500', { type: 'jumpClientClock', client: 'client:A', byMs: -500 }],
  ['4000 interruptThread client:A 0', { type: 'interruptThread', client: 'client:A', thread: 0 }],
  [
    '4000 holdMessage client:A#1 toServer 3',
    { type: 'holdMessage', link: 'client:A#1', direction: 'toServer', nth: 3 },
  ],
  [
    '4000 typeLine client:A set /a  "two words"',
    { type: 'typeLine', client: 'client:A', line: 'set /a  "two words"' },
  ],
  ['4000 driftRate server:1 250', { type: 'driftRate', server: 'server:1', perMille: 250 }],
  ['4000 driftClock server:1 -500', { type: 'driftClock', server: 'server:1', byMs: -500 }],
  ['4000 {"type":"thawServer","server":"server:2"}', { type: 'thawServer', server: 'server:2' }],
])('%s is understood', (text, command) => {
  expect(parseTimedCommand(text)).toEqual({ atMs: 4000, command });
});

test.each([
  'crashServer server:3',
  '4000',
  '4000 launch server:1',
  '4000 crashServer role:follower9',
  '4000 crashServer',
  '4000 crashServer server:1 server:2',
  '-1 healAll',
  '4000 {"type":',
])('%j is no command', (text) => {
  expect(parseTimedCommand(text)).toBeNull();
});

const WORDS: Readonly<Record<Exclude<Field['kind'], 'choice'>, string>> = {
  client: 'client:A',
  server: 'server:1',
  peer: 'server:2',
  ways: 'oneWay',
  groups: 'server:1|server:2',
  link: 'client:A#1',
  direction: 'toServer',
  wire: 'wire:1',
  address: '127.0.0.1:40000',
  packet: '{"kind":"ping"}',
  line: 'create /a "two words"',
  number: '5',
};

/** The log has of a packet no more than its kind. */
const LOGGED = COMMAND_TYPES.filter((type) => !fieldsOf(type).some(([, { kind }]) => kind === 'packet'));

test.each(LOGGED)('%s can be given as the log writes it', (type) => {
  const command = parseTimedCommand(`4000 ${wordsOf(type).join(' ')}`)?.command;
  if (command === undefined) throw new Error(`${type} is not understood`);
  expect(parseTimedCommand(`4000 ${commandText(command)}`)).toEqual({ atMs: 4000, command });
});

test.each([
  ['4000 cutLink server:1 → server:2', 'oneWay'],
  ['4000 cutLink server:1↔server:2', 'both'],
])('%s is about those ways', (text, ways) => {
  expect(parseTimedCommand(text)?.command).toEqual({
    type: 'cutLink',
    from: 'server:1',
    to: 'server:2',
    ways,
  });
});

test('--help names every command with what has to be said of it', () => {
  for (const type of COMMAND_TYPES) expect(USAGE).toContain(`  ${type}`);
  expect(USAGE).toContain('slowLink PEER PEER MS [both|oneWay]');
  expect(USAGE).toContain('partition GROUP|GROUP');
});

test.each(COMMAND_TYPES)('%s can be given', (type) => {
  expect(parseTimedCommand(`4000 ${wordsOf(type).join(' ')}`)?.command).toMatchObject({ type });
});

test.each(COMMAND_TYPES.filter((type) => wordsOf(type).length > 1))(
  '%s without one of its fields is no command',
  (type) => {
    const needed = fieldsOf(type).filter(([, { kind }]) => kind !== 'ways' && kind !== 'address');
    expect(parseTimedCommand(`4000 ${wordsOf(type).slice(0, needed.length).join(' ')}`)).toBeNull();
  },
);

/** A command with what has to be said of it. */
function wordsOf(type: CommandType): readonly string[] {
  const fields = fieldsOf(type).filter(([, { kind }]) => kind !== 'ways');
  return [
    type,
    ...fields.map(([, field]) => (field.kind === 'choice' ? (field.of[0] ?? '') : WORDS[field.kind])),
  ];
}
