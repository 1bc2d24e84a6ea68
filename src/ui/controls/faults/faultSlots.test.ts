import { expect, test } from 'vitest';
import { diskSlots, linkSlots, messageSlots, processSlots, USUAL } from './faultSlots.ts';

const SERVER = [...processSlots('server:1'), ...diskSlots('server:1', USUAL.diskMs, USUAL.clockMs)];
const LINK = linkSlots({ a: 'server:1', b: 'server:2' }, 'both', USUAL.linkMs);
const MESSAGE = messageSlots({ link: 'server:1#1', direction: 'toServer', nth: 1 });

test.each([
  ['server', SERVER],
  ['link', LINK],
  ['message', MESSAGE],
])('no two buttons of a %s have one key, and each command says all that it has to', (_, slots) => {
  const keys = slots.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const command of slots.flatMap(({ commands }) => commands))
    expect(Object.values(command)).not.toContain(undefined);
});
