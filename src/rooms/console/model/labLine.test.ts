import { expect, test } from 'vitest';
import { COMMAND_TYPES, FOUR_LETTER_WORDS } from '../../../engine/index.ts';
import { addressedTo, LAB_NAMES, parseLabLine, usageOf, usages } from './labLine.ts';

test.each([
  ['crashServer server:3', { type: 'crashServer', server: 'server:3' }],
  [
    '  cutLink server:1 client:A oneWay ',
    { type: 'cutLink', from: 'server:1', to: 'client:A', ways: 'oneWay' },
  ],
  ['ruok server:2', { type: 'askServer', server: 'server:2', word: 'ruok' }],
  ['mntr role:leader', { type: 'askServer', server: 'role:leader', word: 'mntr' }],
  [
    'typeLine client:A create /a "two  words"',
    { type: 'typeLine', client: 'client:A', line: 'create /a "two  words"' },
  ],
])('%s is a command', (line, command) => {
  expect(parseLabLine(line)).toEqual({ kind: 'command', command });
});

test('help lists all that a person can say, and nothing that only clients outside do', () => {
  expect(parseLabLine('help')).toEqual({ kind: 'help' });
  expect(usages()).toEqual(expect.arrayContaining(['crashServer server', 'ruok server', 'wait ms', 'help']));
  expect(usages().join()).not.toContain('openWire');
});

test('a pause says how long nothing is done', () => {
  expect(parseLabLine('wait 5000')).toEqual({ kind: 'wait', ms: 5000 });
});

test.each(['', '   ', '# the leader goes'])('%j asks for nothing', (line) => {
  expect(parseLabLine(line)).toEqual({ kind: 'nothing' });
});

test.each([
  ['crashSever server:1', { kind: 'unknownName', name: 'crashSever', like: 'crashServer' }],
  ['crash server:1', { kind: 'unknownName', name: 'crash', like: 'crashServer' }],
  ['ls /', { kind: 'ofZkcli', name: 'ls' }],
  ['create /a', { kind: 'ofZkcli', name: 'create' }],
  ['abracadabra', { kind: 'unknownName', name: 'abracadabra', like: null }],
  ['crashServer', { kind: 'fieldMissing', field: 'server', usage: 'crashServer server' }],
  ['ruok', { kind: 'fieldMissing', field: 'server', usage: 'ruok server' }],
  ['ruok client:A', { kind: 'fieldWrong', field: 'server', word: 'client:A', usage: 'ruok server' }],
  [
    'slowDisk server:1 much',
    { kind: 'fieldWrong', field: 'extraFsyncMs', word: 'much', usage: 'slowDisk server extraFsyncMs' },
  ],
  ['cutLink server:1', { kind: 'fieldMissing', field: 'to', usage: 'cutLink from to [oneWay]' }],
  ['healAll now', { kind: 'tooManyWords', word: 'now', usage: 'healAll' }],
  ['stat server:1 server:2', { kind: 'tooManyWords', word: 'server:2', usage: 'stat server' }],
  ['wait', { kind: 'fieldMissing', field: 'ms', usage: 'wait ms' }],
  ['wait long', { kind: 'fieldWrong', field: 'ms', word: 'long', usage: 'wait ms' }],
])('%s is refused, and says why', (line, problem) => {
  expect(parseLabLine(line)).toEqual({ kind: 'problem', problem });
});

test('every command and every word has a usage that begins with its name', () => {
  expect(LAB_NAMES).toEqual(expect.arrayContaining([...COMMAND_TYPES, ...FOUR_LETTER_WORDS]));
  for (const name of LAB_NAMES) expect(usageOf(name).split(' ')[0]).toBe(name);
});

test('a line of a script can name the console it is for', () => {
  expect(addressedTo('client:B> ls /')).toEqual({ to: 'client:B', line: 'ls /' });
  expect(addressedTo('lab> healAll')).toEqual({ to: 'lab', line: 'healAll' });
  expect(addressedTo('get /a > b')).toEqual({ to: null, line: 'get /a > b' });
});
