import { expect, test } from 'vitest';
import type { TraceRecord } from '../../../engine/index.ts';
import { foldRepeats } from './foldRepeats.ts';

test('what a client logs again and again is one line, where it was logged last, whatever others do between', () => {
  const lines = [
    says('A', 'waiting'),
    says('B', 'waiting'),
    says('A', 'waiting'),
    other('A'),
    says('A', 'waiting'),
  ];
  const folded = foldRepeats(lines, new Set());
  expect(folded.map(({ line, count }) => [line.sentence, count])).toEqual([
    ['B waiting', 1],
    ['A other', 1],
    ['A waiting', 3],
  ]);
  expect(folded.at(-1)?.line).toBe(lines[4]);
});

test('another line of the client between them keeps them apart, and another world is another client', () => {
  const lines = [
    says('A', 'one'),
    says('A', 'two'),
    says('A', 'one'),
    { ...says('A', 'one'), side: 1 as const },
  ];
  expect(foldRepeats(lines, new Set()).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
});

test('opened, all of them stand in their places, and the last can close them', () => {
  const lines = [says('A', 'waiting'), says('B', 'hello'), says('A', 'waiting')];
  const fold = foldRepeats(lines, new Set()).find(({ count }) => count > 1);
  const opened = foldRepeats(lines, new Set([fold?.key ?? '']));
  expect(opened.map(({ line }) => line)).toEqual(lines);
  expect(opened.map(({ count }) => count)).toEqual([1, 1, 2]);
  expect(opened.at(-1)?.isOpen).toBe(true);
});

test('what a client is refused and claims again and again is folded too, whatever it logs between', () => {
  const lines = [
    refused('B'),
    says('B', 'waiting'),
    claims('A'),
    refused('B'),
    says('B', 'waiting'),
    claims('A'),
    refused('B'),
  ];
  const folded = foldRepeats(lines, new Set());
  expect(folded.map(({ line, count }) => [line.sentence, count])).toEqual([
    ['B waiting', 2],
    ['A claims', 2],
    ['B refused', 3],
  ]);
});

test('what else is told of the client keeps refusals apart, and another client’s refusals do not', () => {
  const lines = [refused('A'), refused('B'), other('A'), refused('A'), refused('B')];
  expect(foldRepeats(lines, new Set()).map(({ line, count }) => [line.sentence, count])).toEqual([
    ['A refused', 1],
    ['A other', 1],
    ['A refused', 1],
    ['B refused', 2],
  ]);
});

let last = 0;

function says(name: string, text: string) {
  const fact = { type: 'says', text, line: 3 };
  return lineOf({ kind: 'fact.stated', actor: `client:${name}`, fact, thread: 0 }, `${name} ${text}`);
}

function refused(name: string) {
  const about = { kind: 'reply.delivered', actor: `client:${name}`, op: 'create', err: 'NodeExists' };
  return lineOf(about, `${name} refused`);
}

function claims(name: string) {
  const belief = { what: 'leader', path: '/leader' };
  return lineOf({ kind: 'belief.stated', actor: `client:${name}`, belief }, `${name} claims`);
}

function other(name: string) {
  return lineOf({ kind: 'ping.sent', actor: `client:${name}` }, `${name} other`);
}

function lineOf(about: object, sentence: string) {
  last += 1;
  const record = { seq: last, step: last, timeMs: last, causes: [], ...about } as unknown as TraceRecord;
  return { side: 0 as 0 | 1, record, sentence };
}
