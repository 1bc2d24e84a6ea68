import { expect, test } from 'vitest';
import type { TraceRecord } from '../../../engine/index.ts';
import { lastLines } from './logIndex.ts';

test('the story leaves out heartbeats and keeps what you did', () => {
  const trace = [killed(1), ping(2), ping(3)];
  expect(lastLines(trace, 'story', 3, 10).map(({ kind }) => kind)).toEqual(['command.given']);
});

test('the story has what a read was refused, and that a sync was done', () => {
  const trace = [reply(1, 'getData', 'Ok'), reply(2, 'exists', 'NoNode'), reply(3, 'sync', 'Ok')];
  expect(lastLines(trace, 'story', 3, 10).map(({ seq }) => seq)).toEqual([2, 3]);
});

test('everything is everything, oldest first', () => {
  const trace = [killed(1), ping(2)];
  expect(lastLines(trace, 'everything', 2, 10).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('nothing beyond the playhead is told', () => {
  const trace = [killed(1), ping(2), killed(3)];
  expect(lastLines(trace, 'story', 2, 10).map(({ seq }) => seq)).toEqual([1]);
});

test('a trace that has grown is read on from where it ended', () => {
  const trace = [killed(1)];
  lastLines(trace, 'story', 1, 10);
  trace.push(killed(2));
  expect(lastLines(trace, 'story', 2, 10).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('of a long story the last lines are shown', () => {
  const trace = Array.from({ length: 30 }, (_, index) => killed(index + 1));
  expect(lastLines(trace, 'story', 30, 3).map(({ seq }) => seq)).toEqual([28, 29, 30]);
});

const head = (seq: number) => ({ seq, step: seq, timeMs: seq, causes: [] });

function killed(seq: number): TraceRecord {
  const command = { type: 'killClient', client: 'client:A' } as const;
  return { ...head(seq), actor: 'user', kind: 'command.given', command, client: 'client:A' };
}

function reply(seq: number, op: 'getData' | 'exists' | 'sync', err: 'Ok' | 'NoNode'): TraceRecord {
  const of = { link: 'client:A#1', xid: seq, op, path: '/x', zxid: 1, err } as const;
  return { ...head(seq), actor: 'client:A', kind: 'reply.delivered', ...of };
}

function ping(seq: number): TraceRecord {
  return { ...head(seq), actor: 'client:A', kind: 'ping.sent', link: 'client:A#1' };
}
