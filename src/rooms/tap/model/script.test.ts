import { expect, test } from 'vitest';
import { parseScript } from './script.ts';

test.each([
  ['at 5s: cut nonsense', 'line 1: "cut nonsense" has the target "nonsense"; targets are all, server:1'],
  ['at 5s: heal server:0', 'line 1: "heal server:0" has the target "server:0"'],
  ['at 5s: fry all', 'line 1: "fry all" is no order; orders are cut TARGET'],
  ['at 5s: stall all', 'line 1: "stall all" is no order; orders are cut TARGET'],
  ['at 5s:  ', 'line 1: "at 5s:" begins with no moment'],
  ['cut all', 'line 1: "cut all" begins with no moment'],
])('what is wrong with a line is named: %s', (line, problem) => {
  expect(() => parseScript(line)).toThrow(problem);
});
