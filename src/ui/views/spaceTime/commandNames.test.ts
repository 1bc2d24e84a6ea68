import { expect, it } from 'vitest';
import { commandNames } from './commandNames.ts';

const line = (seq: number, x: number) => ({ seq, x, nameWidth: 40 });

it('the name of a command stands before its line, where the playhead does not run through it', () => {
  expect(commandNames([line(1, 100)], 500)).toEqual(new Map([[1, 'before']]));
});

it('at the left edge it stands behind its line', () => {
  expect(commandNames([line(1, 10), line(2, 95)], 500)).toEqual(
    new Map([
      [1, 'after'],
      [2, 'before'],
    ]),
  );
});

it('of two commands close to each other no name covers the other line', () => {
  expect(commandNames([line(1, 100), line(2, 120), line(3, 170)], 500)).toEqual(
    new Map([
      [1, 'before'],
      [2, 'after'],
      [3, 'after'],
    ]),
  );
  expect(commandNames([line(1, 100), line(2, 120), line(3, 130)], 160)).toEqual(new Map([[1, 'before']]));
});

it('what is off the page has no name', () => {
  expect(commandNames([line(1, -20), line(2, 520)], 500)).toEqual(new Map());
});
