import { expect, test } from 'vitest';
import {
  deedOf,
  EMPTY_LINE,
  escaped,
  lineOf,
  taken,
  walked,
  withCompletion,
  type CommandLine,
} from './commandLine.ts';

const PLAIN = { ctrlKey: false, shiftKey: false };
const TAB = { ...PLAIN, key: 'Tab' };
const LINES = ['get /b', 'ls /'];

test('Tab completes what is typed, takes what is offered, and leaves an empty line or one after Escape', () => {
  expect(deedOf(EMPTY_LINE, TAB)).toBeNull();
  expect(deedOf(lineOf('ge'), TAB)).toBe('complete');
  expect(deedOf(offering('get /', ['/a', '/b']), TAB)).toBe('take');
  expect(deedOf(escaped(lineOf('ge')), TAB)).toBeNull();
  expect(deedOf(lineOf('ge'), { ...TAB, shiftKey: true })).toBeNull();
});

test('the first Escape closes what is offered, and the next lets Tab leave', () => {
  const once = escaped(offering('get /', ['/a', '/b']));
  expect(once).toMatchObject({ offered: null, isLeaving: false });
  expect(escaped(once).isLeaving).toBe(true);
});

test('Enter runs a line, or takes the candidate that is marked', () => {
  expect(deedOf(lineOf('ls /'), { ...PLAIN, key: 'Enter' })).toBe('run');
  expect(deedOf(offering('get /', ['/a', '/b']), { ...PLAIN, key: 'Enter' })).toBe('take');
});

test('Control cuts with U, and leaves other keys to the field', () => {
  expect(deedOf(lineOf('ls'), { ...PLAIN, ctrlKey: true, key: 'U' })).toBe('cut');
  expect(deedOf(lineOf('ls'), { ...PLAIN, ctrlKey: true, key: 'ArrowUp' })).toBeNull();
});

test('the history ends at the oldest line, and comes back to an empty one', () => {
  const older = walked(lineOf('sta'), 'up', LINES);
  expect(older).toMatchObject({ line: { text: 'get /b', back: 0 }, cursor: 6 });
  const oldest = walked(walked(older.line, 'up', LINES).line, 'up', LINES);
  expect(oldest.line).toMatchObject({ text: 'ls /', back: 1 });
  const back = walked(walked(oldest.line, 'down', LINES).line, 'down', LINES);
  expect(back.line).toMatchObject({ text: '', back: -1 });
});

test('the arrows walk round what is offered', () => {
  const line = offering('get /', ['/a', '/b', '/c']);
  const last = walked(line, 'up', LINES).line;
  expect(last).toMatchObject({ text: 'get /', offered: { at: 2 } });
  expect(walked(last, 'down', LINES).line.offered?.at).toBe(0);
});

test('one candidate is written, several are offered behind what they agree in, none is null', () => {
  expect(withCompletion(lineOf('crea'), 4, { from: 0, to: 4, candidates: ['create'] })).toEqual({
    line: lineOf('create '),
    cursor: 7,
  });
  const several = withCompletion(lineOf('get /lo'), 7, {
    from: 4,
    to: 7,
    candidates: ['/locks-a', '/locks-b'],
  });
  expect(several).toMatchObject({ line: { text: 'get /locks-', offered: { at: 0 } }, cursor: 11 });
  expect(withCompletion(lineOf('get /x'), 6, { from: 4, to: 6, candidates: [] })).toBeNull();
  expect(withCompletion(lineOf('get /x'), 6, null)).toBeNull();
});

test('a candidate is taken in the place of what was written of it', () => {
  const line = offering('get /lo x', ['/locks-a', '/locks-b'], 7);
  expect(line.text).toBe('get /locks- x');
  expect(taken(line, 1)).toEqual({ line: lineOf('get /locks-b x'), cursor: 13 });
});

function offering(text: string, candidates: readonly string[], cursor = text.length): CommandLine {
  const placed = withCompletion(lineOf(text), cursor, { from: 4, to: cursor, candidates });
  if (placed === null) throw new Error('nothing is offered');
  return placed.line;
}
