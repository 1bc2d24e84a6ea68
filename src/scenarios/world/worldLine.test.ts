import { describe, expect, it } from 'vitest';
import { findScenario } from '../catalogue.ts';
import '../library.ts';
import type { WorldPlan } from '../scenario/worldPlan.ts';
import { editedPlan } from './planEdit.ts';
import { EMPTY_PLAN } from './planOf.ts';
import { parseWorldLine } from './worldLine.ts';

describe('a world that is typed', () => {
  it('has the servers, clients, programs and znodes that the lines say', () => {
    const plan = typed(
      'name Billing at night',
      'servers 3',
      'observers 1',
      'tickTime 500',
      'latency 1 20',
      'localSessions upgrading',
      'readOnlyMode on',
      'quotas enforced',
      'client billing line-lock holdMs=500',
      'client orders line-lock holdMs=500',
      'client me',
      'timeout me 6000',
      'rename orders shop',
      'znode /app/config v 1',
    );
    expect(plan).toMatchObject({
      name: 'Billing at night',
      servers: 3,
      observers: 1,
      tickTimeMs: 500,
      latencyMs: { min: 1, max: 20 },
      localSessions: 'upgrading',
      enforceQuota: true,
      readOnlyMode: true,
      programs: [{ scenario: 'line-lock', values: { holdMs: 500, story: 'none' } }],
      clients: [
        { name: 'billing', program: 0 },
        { name: 'shop', program: 0 },
        { name: 'me', program: null, sessionTimeoutMs: 6000 },
      ],
      znodes: [{ path: '/app/config', data: 'v 1' }],
    });
  });

  it('forgets a program that nobody runs any more', () => {
    const plan = typed(
      'client A line-lock',
      'client B herd-lock',
      'remove A',
      'program B byHand',
      'remove B',
    );
    expect([plan.programs, plan.clients]).toEqual([[], []]);
  });

  it.each([
    ['flavour 3', 'flavour'],
    ['servers many', 'many'],
    ['servers 3 5', '5'],
    ['client a-name-that-is-far-too-long', 'a-name-that-is-far-too-long'],
    ['client A no-such-lock', 'no-such-lock'],
    ['client A line-lock holdMs=never', 'holdMs=never'],
    ['znode app', 'app'],
    ['remove', ''],
    ['latency server:2 5', 'server:2'],
    ['latency A 5', 'A'],
    ['latency server:1 9 5', '5'],
    ['latency server:1 5 soon', 'soon'],
  ])('%j names the word at fault and how it is meant', (line, word) => {
    expect(parseWorldLine(line, findScenario, EMPTY_PLAN)).toMatchObject({ kind: 'problem', word });
  });

  it.each([
    [['servers 12'], { code: 'outOfRange', min: 1, max: 9 }],
    [['observers 1'], { code: 'observersWithoutQuorum' }],
    [['client A', 'client A'], { code: 'nameTaken', name: 'A' }],
    [['remove A'], { code: 'noSuchClient', name: 'A' }],
    [['znode /a acl=auth::r'], { code: 'badAcl', acl: 'auth::r' }],
    [['znode /a//b'], { code: 'badPath', path: '/a//b' }],
    [['remove /a'], { code: 'noSuchZnode', path: '/a' }],
  ] as const)('%j cannot be done, and says why', (lines, problem) => {
    expect(lastOf(lines)).toEqual({ ok: false, problem });
  });
});

it('may be slow at one server, one client or one connection, until it is as usual again', () => {
  const lines = ['servers 3', 'client A', 'latency server:3 40 60', 'latency A 9', 'latency server:1 A 5'];
  expect(typed(...lines).latencies).toEqual([
    { of: ['server:3'], min: 40, max: 60 },
    { of: ['client:A'], min: 9, max: 9 },
    { of: ['server:1', 'client:A'], min: 5, max: 5 },
  ]);
  expect(typed(...lines, 'rename A shop', 'latency server:3 usual').latencies).toEqual([
    { of: ['client:shop'], min: 9, max: 9 },
    { of: ['server:1', 'client:shop'], min: 5, max: 5 },
  ]);
  expect(typed(...lines, 'latency server:3 usual', 'remove A').latencies).toBeUndefined();
});

it('has a znode with an ACL of its own', () => {
  expect(typed('znode /a acl=world:anyone:r v 1').znodes).toEqual([
    { path: '/a', data: 'v 1', acl: 'world:anyone:r' },
  ]);
});

it('can be run once more with other chance', () => {
  expect(parseWorldLine('seed 7', findScenario, null)).toEqual({ kind: 'seed', seed: 7 });
  expect(parseWorldLine('seed many', findScenario, null)).toMatchObject({ kind: 'problem', word: 'many' });
});

function typed(...lines: readonly string[]): WorldPlan {
  const edited = lastOf(lines);
  if (!edited.ok) throw new Error(JSON.stringify(edited.problem));
  return edited.plan;
}

function lastOf(lines: readonly string[]) {
  let edited: ReturnType<typeof editedPlan> = { ok: true, plan: EMPTY_PLAN };
  for (const line of lines) {
    const meant = parseWorldLine(line, findScenario, edited.ok ? edited.plan : null);
    if (meant.kind !== 'edit' || !edited.ok) throw new Error(`${line}: ${JSON.stringify([meant, edited])}`);
    edited = editedPlan(edited.plan, meant.edit);
  }
  return edited;
}

it('grows by clients like its last one, up to as many as it may have', () => {
  const plan = typed('client A line-lock', 'timeout A 6000');
  const grown = (from: WorldPlan, count: number) => editedPlan(from, { kind: 'addAlike', count });
  const one = grown(plan, 3);
  expect(one.ok && one.plan.clients).toEqual(
    ['A', 'B', 'C', 'D'].map((name) => ({ name, program: 0, sessionTimeoutMs: 6000 })),
  );
  const most = grown(plan, 1000);
  if (!most.ok) throw new Error(JSON.stringify(most.problem));
  expect(most.plan.clients).toHaveLength(500);
  expect(grown(most.plan, 1)).toMatchObject({ ok: false, problem: { code: 'tooMany', limit: 500 } });
});
