import { expect, it } from 'vitest';
import { commandNames } from './commandNames.ts';

const line = (seq: number, x: number) => ({ seq, x, nameWidth: 40 });
const sheet = (width: number, playhead = width) => ({ width, playhead });

it('the name of a command stands before its line, where the playhead does not run through it', () => {
  expect(commandNames([line(1, 100)], sheet(500))).toEqual(new Map([[1, 'end']]));
});

it('at the left edge it stands behind its line', () => {
  expect(commandNames([line(1, 10), line(2, 95)], sheet(500))).toEqual(
    new Map([
      [1, 'start'],
      [2, 'end'],
    ]),
  );
});

it('of two commands close to each other no name covers the other line', () => {
  expect(commandNames([line(1, 100), line(2, 120), line(3, 170)], sheet(500))).toEqual(
    new Map([
      [1, 'end'],
      [2, 'start'],
      [3, 'start'],
    ]),
  );
  expect(commandNames([line(1, 100), line(2, 120), line(3, 130)], sheet(160))).toEqual(new Map([[1, 'end']]));
});

it('of two commands at one time the first has its name', () => {
  expect(commandNames([line(1, 10), line(2, 30), line(3, 30)], sheet(500))).toEqual(new Map([[2, 'start']]));
});

it('no name stands where the playhead is', () => {
  // Looked back at.
  expect(commandNames([line(1, 100)], sheet(500, 80))).toEqual(new Map([[1, 'start']]));
  expect(commandNames([line(1, 10)], sheet(500, 30))).toEqual(new Map());
  // At the command itself it touches neither.
  expect(commandNames([line(1, 100)], sheet(500, 100))).toEqual(new Map([[1, 'end']]));
});

it('what is off the page has no name', () => {
  expect(commandNames([line(1, -20), line(2, 520)], sheet(500))).toEqual(new Map());
});
