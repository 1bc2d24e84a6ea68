import { expect, test } from 'vitest';
import '../library.ts';
import type { Command } from '../../engine/index.ts';
import {
  A,
  B,
  C,
  RESTART,
  cut,
  heal,
  kill,
  once,
  openGate,
  quiet,
  stall,
  unstall,
  when,
} from '../locks/cues.ts';
import { brokenUnder } from '../testing/brokenUnder.ts';

const BY_HAND = { pace: 'byHand' };
const start = (client: typeof B): Command => ({ type: 'startClient', client });

test.each([
  ['looks-again', []],
  ['any-event', ['I-10']],
])('a barrier, %s: the connection goes and comes before it opens', (variant, broken) => {
  const script = [
    ...when(quiet(), openGate(B, 'enter')),
    ...when(once('fact.stated', { actor: B, afterMs: 500 }), RESTART),
  ];
  expect(brokenUnder('barrier', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
});

test.each([
  ['looks-again', []],
  ['goes-with-keeper', ['I-10']],
])('a barrier, %s: its keeper dies before it opens it', (variant, broken) => {
  const script = [
    ...when(quiet(500), openGate(B, 'enter')),
    ...when(once('fact.stated', { actor: B, afterMs: 500 }), kill(A)),
  ];
  expect(brokenUnder('barrier', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
});

test.each([
  ['checks-owner', []],
  ['trusts-node-exists', ['I-31']],
])('a group, %s: a host dies and is there again before its session has expired', (variant, broken) => {
  const script = [...when(quiet(1500), kill(B)), ...when(once('client.killed', { afterMs: 1000 }), start(B))];
  expect(brokenUnder('group-membership', { variant }, 4, script, 30_000)).toEqual(broken);
});

test.each([
  ['checks-owner', []],
  ['registers-once', ['I-31']],
])('a group, %s: a host is cut off for longer than its session lives', (variant, broken) => {
  const script = [...when(quiet(1500), cut(B)), ...when(once('session.expired', { afterMs: 1000 }), heal(B))];
  expect(brokenUnder('group-membership', { variant }, 4, script, 40_000)).toEqual(broken);
});

test.each([
  ['checks-owner', []],
  ['persistent', ['I-32']],
])('a group, %s: a host dies', (variant, broken) => {
  expect(brokenUnder('group-membership', { variant }, 4, when(quiet(1500), kill(B)), 30_000)).toEqual(broken);
});

test.each([
  ['reads-with-watch', []],
  ['reads-then-watches', ['I-30']],
])('a value, %s: another is published while the one that was read is taken over', (variant, broken) => {
  const script = [
    ...when(quiet(1500), openGate(A, 'publish')),
    ...when(
      once('reply.delivered', { actor: B, where: { op: 'getData' }, afterMs: 100 }),
      openGate(A, 'publish'),
    ),
  ];
  expect(brokenUnder('published-value', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
});

test.each([
  ['reads-with-watch', []],
  ['watches-once', ['I-30']],
])('a value, %s: two are published one after the other', (variant, broken) => {
  const script = [...when(quiet(1500), openGate(A, 'publish')), ...when(quiet(2000), openGate(A, 'publish'))];
  expect(brokenUnder('published-value', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
});

test.each([
  ['ready-node', []],
  ['one-multi', []],
  ['version-node', []],
  ['plain', ['I-11']],
  ['multi-unchecked', ['I-11']],
])('two values, %s: they are published in the midst of being read', (variant, broken) => {
  const script = [
    ...when(quiet(500), openGate(A, 'publish')),
    ...when(once('reply.delivered', { actor: B, where: { op: 'getData' }, nth: 1 }), stall(B)),
    ...when(quiet(200), openGate(A, 'publish')),
    ...when(quiet(500), unstall(B)),
  ];
  expect(brokenUnder('two-values', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
});

test.each([
  ['one-shot', []],
  ['recursive', []],
  ['trusts-the-watch', ['I-30']],
])('a cache, %s: a znode changes while the connection is gone', (variant, broken) => {
  const script = [
    ...when(quiet(1000), cut(B)),
    ...when(once('link.cut', { afterMs: 500 }), openGate(A, 'write')),
    ...when(once('connection.lost', { actor: B, afterMs: 100 }), heal(B)),
  ];
  expect(brokenUnder('znode-cache', { ...BY_HAND, variant }, 3, script, 20_000)).toEqual(broken);
});

test.each([
  ['one-shot', []],
  ['recursive', []],
  ['compares-version', ['I-30']],
])('a cache, %s: a znode is made anew while the connection is gone', (variant, broken) => {
  const script = [
    ...when(quiet(1000), cut(B)),
    ...when(once('link.cut', { afterMs: 500 }), openGate(A, 'write')),
    ...when(once('connection.lost', { actor: B, afterMs: 100 }), heal(B)),
  ];
  const values = { ...BY_HAND, variant, changes: 'replaces' };
  expect(brokenUnder('znode-cache', values, 3, script, 20_000)).toEqual(broken);
});

test.each([
  ['decided-once', []],
  ['sites-decide', []],
  ['coordinator-decides', ['I-29']],
])('a commit, %s: the coordinator dies when all have voted', (variant, broken) => {
  const script = [
    ...when(quiet(500), openGate(A, 'act')),
    ...when(once('fact.stated', { actor: B, where: { fact: { type: 'voted' } } }), kill(A)),
  ];
  expect(brokenUnder('two-phase-commit', { ...BY_HAND, variant }, 4, script, 30_000)).toEqual(broken);
});

test.each([
  ['decided-once', []],
  ['sites-decide', ['I-29']],
])('a commit, %s: a site dies before it votes', (variant, broken) => {
  const script = [...when(quiet(500), kill(C)), ...when(once('client.killed'), openGate(A, 'act'))];
  expect(brokenUnder('two-phase-commit', { ...BY_HAND, variant }, 4, script, 30_000)).toEqual(broken);
});

test.each([
  ['decided-once', []],
  ['gives-up-alone', ['I-28']],
])(
  'a commit, %s: the coordinator stands still until the others have lost their patience',
  (variant, broken) => {
    const script = [
      ...when(quiet(500), openGate(A, 'act')),
      ...when(once('txn.applied'), stall(A)),
      ...when(quiet(4000), unstall(A)),
    ];
    expect(brokenUnder('two-phase-commit', { ...BY_HAND, variant }, 4, script, 30_000)).toEqual(broken);
  },
);
