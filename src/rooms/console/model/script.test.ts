import { expect, test } from 'vitest';
import { addressedTo, parseLabLine } from './labLine.ts';
import { scriptOf } from './script.ts';

test('a run as a text says who typed what, and when the lab did what', () => {
  const script = scriptOf([
    {
      command: { type: 'typeLine', client: 'client:A', line: 'create /a "two words"' },
      atMs: 0,
      afterStep: 4,
    },
    { command: { type: 'crashServer', server: 'server:1' }, atMs: 1500, afterStep: 60 },
    {
      command: { type: 'cutLink', from: 'server:2', to: 'server:3', ways: 'oneWay' },
      atMs: 1500,
      afterStep: 61,
    },
    { command: { type: 'typeLine', client: 'client:B', line: 'ls /' }, atMs: 4000, afterStep: 90 },
  ]);
  expect(script).toBe(`client:A> create /a "two words"
lab> wait 1500
lab> crashServer server:1
lab> cutLink server:2 server:3 oneWay
lab> wait 2500
client:B> ls /
`);
});

test('what it says is understood', () => {
  const command = { type: 'partition', groups: [['server:1'], ['server:2', 'client:A']] } as const;
  const [line = ''] = scriptOf([{ command, atMs: 0, afterStep: 0 }]).split('\n');
  expect(addressedTo(line)).toEqual({ to: 'lab', line: 'partition server:1|server:2,client:A' });
  expect(parseLabLine(addressedTo(line).line)).toEqual({ kind: 'command', command });
});
