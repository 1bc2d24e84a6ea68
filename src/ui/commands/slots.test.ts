import { expect, test } from 'vitest';
import { fieldsOf } from '../../engine/index.ts';
import { HOLDER, LEADER, slotsOf, type Subject } from './slots.ts';

const LINK: Subject = { kind: 'link', link: { a: 'server:1', b: 'server:2' } };
const MESSAGE: Subject = {
  kind: 'message',
  message: { link: 'server:1#1', direction: 'toServer', nth: 1 },
};

test.each([
  ['client', HOLDER],
  ['server', LEADER],
  ['link', LINK],
  ['message', MESSAGE],
])('no two buttons of a %s have one key, and each command says all that it has to', (_, subject) => {
  const slots = slotsOf(subject, null);
  const keys = slots.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  for (const command of slots.flatMap(({ commands }) => commands)) {
    const said = Object.entries(command).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    expect(said).toEqual(expect.arrayContaining(fieldsOf(command.type).map(([name]) => name)));
  }
});

test('what is chosen goes into the command that asks for it, and into no other', () => {
  const usual = slotsOf(LEADER, null).flatMap(({ commands }) => commands);
  const chosen = slotsOf(LEADER, null, { slowDisk: 5000 }).flatMap(({ commands }) => commands);
  expect(chosen.filter((command, at) => JSON.stringify(command) !== JSON.stringify(usual[at]))).toEqual([
    { type: 'slowDisk', server: 'role:leader', extraFsyncMs: 5000 },
  ]);
});

test('one way of a link has its ends in that order', () => {
  const [cut] = slotsOf({ ...LINK, way: 'bToA' }, null);
  expect(cut?.commands[0]).toEqual({ type: 'cutLink', from: 'server:2', to: 'server:1', ways: 'oneWay' });
});
